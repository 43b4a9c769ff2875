import ScreenModel

extension ModalWithoutWayOut {
  /// A panel that takes the screen and has nothing to leave it by.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard !part.methods.contains(where: { $0.base == "accessibilityPerformEscape" }), !part.hasUnknownBase else {
      return []
    }
    return part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityViewIsModal", step.value?.truth == true,
        let object = part.object(step.object), !part.isOpen(object), !object.isOwnType
      else { return nil }
      let inside = part.descendants(of: object.id)
      let isBusy = inside.contains { $0.role == .spinner || $0.role == .progress }
      guard !inside.isEmpty, !inside.contains(where: { $0.isControl }), !isBusy,
        !part.methods.contains(where: { $0.triggers.contains { $0.kind == .tap } })
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(object.name)’ takes the screen and has no way out", heard: part.heard(object.id),
        review: inside.contains { $0.isOwnType } ? "a view in it may have a button" : nil,
        help: "add a close button, and override accessibilityPerformEscape")
    }
  }
}
