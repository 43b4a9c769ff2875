import ScreenModel

extension ImageWithoutLabel {
  /// An image view that is made an element and given no name.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .image, !object.isOwnType, object.id != "self",
        !DecorationSpoken.isDecoration(object, part),
        let flag = part.assignments("isAccessibilityElement", of: object.id).first(where: { $0.value?.truth == true }),
        !part.isNamed(object.id), !part.isOpen(object), !part.source.contains("UIImage.accessibilityLabel"),
        !part.assignments("image", of: object.id).contains(where: { $0.source.contains("ccessibility") })
      else { return nil }
      return AuditFinding(
        at: flag.span, "the picture ‘\(object.name)’ is an element and has no label", heard: part.heard(object.id),
        help: "set accessibilityLabel where the picture is set, or leave it no element")
    }
  }
}
