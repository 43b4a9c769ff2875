import ScreenModel

extension DuplicateIdentifier {
  /// The same identifier on two objects of one screen.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var first: [String: UIKitStep] = [:]
    var found: [AuditFinding] = []
    for step in part.steps where step.kind == .assigns && step.name == "accessibilityIdentifier" {
      guard let words = step.value?.text?.known, !words.isEmpty, let object = part.object(step.object),
        object.isProperty || part.isSetUp(step), step.tests.isEmpty
      else { continue }
      if let other = first[words], other.object != step.object {
        found.append(
          AuditFinding(
            at: step.span,
            "the identifier ‘\(words)’ is also that of ‘\(part.object(other.object)?.name ?? "another")’",
            heard: part.heard(step.object), help: "give each its own identifier"))
      } else {
        first[words] = step
      }
    }
    return found
  }
}
