import ScreenModel

extension StatusByColorOnly {
  private static let words: Set<String> = ["dot", "indicator", "status", "light", "lamp", "marker"]

  /// A dot whose colour alone says a status.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard [.view, .image].contains(object.role), !object.isOwnType, !part.isOpen(object), object.isProperty,
        !Self.words.isDisjoint(with: Words.ofName(object.name)), !part.isNamed(object.id)
      else { return nil }
      let steps = part.steps.filter { step in
        step.object == object.id && ["backgroundColor", "tintColor"].contains(step.name)
          && (step.source.contains("?") || !step.tests.isEmpty) && !part.isSetUp(step)
      }
      guard let step = steps.first, let test = test(of: step), !isSaid(test, step, part) else { return nil }
      return AuditFinding(
        at: step.span, "the colour of ‘\(object.name)’ is all that tells \(test)", heard: part.heard(object.id) ?? "",
        help: "say the status in a text or in accessibilityValue")
    }
  }

  private func test(of step: UIKitStep) -> String? {
    if let cut = step.source.firstIndex(of: "?") { return step.source[..<cut].trimmingCharacters(in: .whitespaces) }
    return step.tests.last
  }

  private func isSaid(_ test: String, _ step: UIKitStep, _ part: UIKitPart) -> Bool {
    // What a getter of its own says is worked out when the app runs.
    let computed = ["accessibilityLabel", "accessibilityValue", "accessibilityAttributedLabel"]
    if computed.contains(where: { part.overrides[$0].map { $0?.known == nil } ?? false }) { return true }
    let name = Words.ofName(test).filter { $0.count > 2 }
    return part.steps.contains { other in
      guard ["text", "accessibilityValue", "accessibilityLabel", "accessibilityHint", "setTitle"].contains(other.name)
      else {
        return false
      }
      let source = (other.source + other.tests.joined()).lowercased()
      return name.contains { source.contains($0) }
        || other.method == step.method && other.tests == step.tests && !step.tests.isEmpty
    }
  }
}
