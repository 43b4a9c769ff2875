import ScreenModel

extension SelectedAsText {
  private static let traitWords: Set<String> = [
    "selected", "disabled", "dimmed", "button", "not selected", "unselected", "deselected",
  ]

  /// What a trait should say, typed into a value or label.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, ["accessibilityValue", "accessibilityLabel"].contains(step.name),
        let text = step.value?.text
      else { return nil }
      for variant in text.variants {
        let written = variant.written.lowercased()
        let last = written.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? written
        let isWhole = Self.traitWords.contains(written) && step.name == "accessibilityValue"
        let isTail = written.contains(",") && Self.traitWords.contains(last)
        guard isWhole || isTail else { continue }
        return AuditFinding(
          at: step.span, "‘\(isWhole ? written : last)’ is typed as text where a trait says it",
          heard: part.heard(step.object), help: "use accessibilityTraits.insert(.selected) or .notEnabled")
      }
      return nil
    }
  }
}
