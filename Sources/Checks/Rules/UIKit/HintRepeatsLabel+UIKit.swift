import ScreenModel

extension HintRepeatsLabel {
  /// A hint that restates the label.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityHint", let hint = step.value?.text?.known,
        let object = part.object(step.object), let element = part.element(object), let label = element.label?.known,
        !Words.isKey(hint), !Words.isKey(label)
      else { return nil }
      let said = Set(Words.list(label).filter { !Words.small.contains($0) }.map(Words.stem))
      let hinted = Words.list(hint).filter { !Words.small.contains($0) && $0 != "button" }.map(Words.stem)
      guard !hinted.isEmpty, hinted.allSatisfy(said.contains) else { return nil }
      return AuditFinding(
        at: step.span, "the hint ‘\(hint)’ says what the label ‘\(label)’ says", heard: element.heard)
    }
  }
}
