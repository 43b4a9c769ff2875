/// A kind of fact that a recording format or the source can carry. What is not carried is "not recorded", never "empty".
public enum Fact: Sendable, Hashable {
  case label, value, hint, identifier, frame, actions, customContent, position, container, headingLevel, expanded
  case placeholder, inputLabels
  /// The order of VoiceOver's walk.
  case order
  case keyboardFocus
  /// Where VoiceOver's focus went.
  case focusMoves
  case announcements
  case trait(Trait)

  /// All facts: what the source and our own recordings carry.
  public static let all: Set<Fact> = Set(
    [
      .label, .value, .hint, .identifier, .frame, .actions, .customContent, .position, .container, .headingLevel,
      .expanded, .placeholder, .inputLabels, .order, .keyboardFocus, .focusMoves, .announcements,
    ] + Trait.allCases.map(Fact.trait))

  /// The name used in JSON output: `label`, `trait:selected`.
  public var name: String {
    if case .trait(let trait) = self { return "trait:\(trait.rawValue)" }
    return String(describing: self)
  }
}

extension Fact: Codable {
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let fact = Self.byName[name] else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no fact is called ‘\(name)’")
    }
    self = fact
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
