import ScreenModel

extension StateInLabel {
  /// A label that changes with a state.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.isControl || part.namesTrait(["button"], of: object.id) || object.role == .cell else { return nil }
      let steps = part.assignments("accessibilityLabel", of: object.id)
      guard let step = steps.last(where: { !$0.tests.isEmpty || $0.value?.text?.isKnown == false }) else { return nil }
      let words =
        steps.count == 1
        ? step.value?.text
        : SpokenText([
          .varies(
            steps.compactMap { step in
              step.value?.text.map { .init(Condition(step.tests.last ?? step.method), $0) }
            })
        ])
      guard let words, let word = stateWord(in: words) else { return nil }
      return AuditFinding(
        at: step.span, "the label changes with a state: ‘\(word)’", heard: part.heard(object.id),
        help: "keep the label, and say the state with a trait or accessibilityValue",
        why: steps.allSatisfy { isWrittenOut($0.value?.text ?? words, in: $0.source) } ? Self.oneLanguage : nil)
    }
  }
}
