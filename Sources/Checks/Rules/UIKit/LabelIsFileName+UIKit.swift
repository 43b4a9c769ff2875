import ScreenModel

extension LabelIsFileName {
  /// A label that is the name of a file or symbol.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityLabel", let value = step.value, value.isBareLiteral,
        let words = value.text?.known, !words.contains(" ")
      else { return nil }
      let isFile = Self.endings.contains { words.lowercased().hasSuffix($0) }
      let isPicture = part.steps.contains {
        $0.object == step.object && $0.source.contains("UIImage(") && $0.source.contains("\"\(words)\"")
      }
      let isSure = isFile || isSymbol(words) || isPicture && words.contains { !$0.isLetter }
      guard isSure || words.contains("_") else { return nil }
      return AuditFinding(
        at: step.span, "the label ‘\(words)’ is the name of a file or symbol", heard: part.heard(step.object),
        review: isSure ? nil : "it may be the key of a string table that was not read")
    }
  }
}
