/// A modifier to put behind an element.
struct AddedModifier: Sendable, Hashable {
  /// With its dot: `.accessibilityHidden(true)`.
  var text: String
  /// The words in it were guessed.
  var isGuess: Bool

  init(_ text: String, isGuess: Bool = false) {
    self.text = text
    self.isGuess = isGuess
  }

  var name: String { String(text.dropFirst().prefix { $0.isLetter || $0.isNumber }) }

  /// The place in a group: identifier, label, hint, value, traits, then the rest.
  var rank: Int { Self.rank(of: name) ?? 90 }

  /// `nil`: no accessibility modifier.
  static func rank(of name: String) -> Int? {
    if let known = ranks[name] { return known }
    return name.hasPrefix("accessibility") ? 85 : nil
  }

  private static let ranks: [String: Int] = [
    "accessibilityElement": 0, "accessibilityRepresentation": 1, "accessibilityChildren": 2,
    "accessibilityIdentifier": 10, "accessibilityLabel": 20, "accessibilityInputLabels": 21,
    "accessibilityHint": 30, "accessibilityValue": 40, "accessibilityRemoveTraits": 50, "accessibilityAddTraits": 51,
    "accessibilityHeading": 52, "accessibilityHidden": 60, "accessibilityFocused": 70,
    "accessibilityAction": 80, "accessibilityActions": 81, "accessibilityAdjustableAction": 82,
  ]

  /// The mark behind words that a person has to check.
  static let mark = "[VERIFY]"

  /// The mark as a comment at the end of a line, or in it where more follows.
  static func mark(before rest: String) -> String {
    rest.trimmed.isEmpty ? "  // \(mark)" : " /* \(mark) */"
  }
}
