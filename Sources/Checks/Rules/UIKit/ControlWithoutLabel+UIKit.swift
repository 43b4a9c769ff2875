import ScreenModel

extension ControlWithoutLabel {
  /// A switch, slider, stepper or picker without a name.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard [.toggle, .slider, .stepper, .picker, .datePicker, .progress].contains(object.role), !object.isOwnType,
        object.id != "self", !part.isNamed(object.id), !part.isOpen(object), !part.isSwallowed(object.id),
        part.isPlaced(object)
      else { return nil }
      let isSure = [.toggle, .slider].contains(object.role) && part.kind != .cell && object.isProperty
      return AuditFinding(
        at: object.span, "‘\(object.name)’ has no label", heard: part.heard(object.id),
        review: isSure ? nil : "a cell or container may speak for it",
        help: "set accessibilityLabel to the words beside it",
        why: Self.why(object.role == .toggle ? "Toggle" : object.role == .progress ? "ProgressView" : ""))
    }
  }
}
