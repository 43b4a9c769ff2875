import ScreenModel

extension SpokenText {
  private static let cutName = "rest"

  /// Words of which a recording kept the beginning only.
  public static func cut(_ beginning: String, because reason: String) -> SpokenText {
    SpokenText((beginning.isEmpty ? [] : [.known(beginning)]) + [.hole(name: cutName, because: Reason(reason))])
  }

  /// The beginning, where this is a text that was cut.
  public var cutBeginning: String? {
    guard case .hole(Self.cutName, _)? = parts.last else { return nil }
    return SpokenText(Array(parts.dropLast())).known
  }
}
