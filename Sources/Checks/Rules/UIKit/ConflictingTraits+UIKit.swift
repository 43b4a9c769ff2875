import ScreenModel

extension ConflictingTraits {
  private static let contradicting: [(String, String)] = [
    ("button", "staticText"), ("link", "staticText"), ("button", "link"), ("button", "searchField"),
    ("image", "searchField"), ("keyboardKey", "button"), ("header", "searchField"), ("updatesFrequently", "header"),
  ]

  /// Traits written together that contradict each other.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.name == "accessibilityTraits" || step.name == "accessibilityTraits.insert", let value = step.value,
        !value.source.contains("?"),
        let pair = Self.contradicting.first(where: {
          value.members.contains($0.0) && value.members.contains($0.1)
        })
      else { return nil }
      return AuditFinding(
        at: step.span, "‘.\(pair.0)’ and ‘.\(pair.1)’ contradict each other", heard: part.heard(step.object),
        help: "keep the one trait that says what it is")
    }
  }
}
