import ScreenModel

extension LabelNotLocalized {
  private static let spoken: Set<String> = ["accessibilityLabel", "accessibilityValue", "accessibilityHint"]

  /// A literal, which no string table is asked for.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    let translates =
      part.isTranslated
      || ["NSLocalizedString(", "String(localized:", ".localized"].contains { part.source.contains($0) }
    return part.steps.compactMap { step in
      guard step.kind == .assigns, Self.spoken.contains(step.name), let value = step.value, value.isBareLiteral,
        let words = value.text?.known, words.filter(\.isLetter).count > 2, words.contains(where: \.isUppercase)
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(words)’ is spoken in one language only", heard: part.heard(step.object),
        review: translates ? nil : Self.untranslated,
        help: "look it up with String(localized:) or NSLocalizedString")
    }
  }
}
