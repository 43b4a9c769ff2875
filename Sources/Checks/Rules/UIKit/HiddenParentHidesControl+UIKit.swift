import ScreenModel

extension HiddenParentHidesControl {
  /// A container that is hidden from VoiceOver and never shown again, with controls in it.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<String> = []
    return part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityElementsHidden", step.value?.truth == true,
        let object = part.object(step.object), seen.insert(object.id).inserted,
        !part.assignments("accessibilityElementsHidden", of: object.id).contains(where: { $0.value?.truth != true }),
        let control = part.descendants(of: object.id).first(where: { $0.isControl && !part.isSwallowedAlone($0.id) })
      else { return nil }
      let isSure = !part.isOpen(object) && !step.asksForVoiceOver
      return AuditFinding(
        at: step.span, "‘\(object.name)’ is hidden and never shown again, with ‘\(control.name)’ in it", heard: "",
        review: isSure ? nil : "other code may show it again",
        help: "set accessibilityElementsHidden to false when what covers it is gone")
    }
  }
}

extension UIKitPart {
  /// Whether the object itself is no element.
  func isSwallowedAlone(_ id: String) -> Bool {
    assignments("isAccessibilityElement", of: id).contains { $0.value?.truth == false }
      || assignments("isUserInteractionEnabled", of: id).contains { $0.value?.truth == false }
      || assignments("isHidden", of: id).contains { $0.value?.truth == true }
        && assignments("isHidden", of: id).count == 1
  }
}
