import ScreenModel

extension HiddenYetLabelled {
  /// A label on something that is no element.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      let flags = part.assignments("isAccessibilityElement", of: object.id)
      guard !flags.isEmpty, flags.allSatisfy({ $0.value?.truth == false && $0.tests.isEmpty }),
        object.isControl || object.role == .label || object.role == .image, !object.isOwnType, !part.isOpen(object),
        let label = part.assignments("accessibilityLabel", of: object.id).first(where: { $0.value?.source != "nil" }),
        !part.source.contains("\(object.name).accessibilityLabel,"), !isRead(object, part)
      else { return nil }
      return AuditFinding(
        at: label.span, "‘\(object.name)’ is no element, so its label is never spoken", heard: "",
        help: "remove the label, or make it an element")
    }
  }

  /// The label is used in another's words.
  private func isRead(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    part.source.components(separatedBy: "\(object.name).accessibilityLabel").count - 1
      > part.assignments("accessibilityLabel", of: object.id).count
  }
}
