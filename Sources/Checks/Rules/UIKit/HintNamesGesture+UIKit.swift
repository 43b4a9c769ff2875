import ScreenModel

extension HintNamesGesture {
  /// A hint that tells people how to touch.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityHint", let text = step.value?.text,
        let gesture = text.variants.lazy.compactMap({ gesture(in: $0.written) }).first,
        !part.namesTrait(["allowsDirectInteraction"], of: step.object) || part.traitSteps(step.object).isEmpty
      else { return nil }
      return AuditFinding(at: step.span, "the hint names a gesture: ‘\(gesture)’", heard: part.heard(step.object))
    }
  }
}
