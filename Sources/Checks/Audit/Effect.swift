/// What a defect does to the person who listens.
public enum Effect: String, Sendable, Codable, Comparable, CaseIterable {
  /// Something cannot be reached or used.
  case blocks
  /// Information is wrong or missing.
  case misleads
  /// It works, with friction.
  case slows
  /// A gap beyond VoiceOver: text size, motion, colour, targets.
  case limits

  /// The worst is the least.
  public static func < (left: Effect, right: Effect) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// How loud it is where nobody set it otherwise.
  public var severity: Finding.Severity {
    switch self {
    case .blocks: .error
    case .misleads: .warning
    case .slows, .limits: .note
    }
  }
}
