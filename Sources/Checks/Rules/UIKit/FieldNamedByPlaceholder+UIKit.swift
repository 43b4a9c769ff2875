import ScreenModel

extension FieldNamedByPlaceholder {
  /// A text field that is called by its placeholder alone.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .field, object.type == "UITextField", object.id != "self", !part.isOpen(object),
        !part.isNamed(object.id), !part.isSwallowed(object.id),
        let step =
          (part.assignments("placeholder", of: object.id)
          + part.assignments("attributedPlaceholder", of: object.id)).first,
        step.value?.source != "nil", !isSearch(object, step)
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(object.name)’ is called by its placeholder only", heard: part.heard(object.id),
        help: "set accessibilityLabel as well: the placeholder is gone once something is typed")
    }
  }

  private func isSearch(_ object: UIKitObject, _ step: UIKitStep) -> Bool {
    object.name.lowercased().contains("search") || step.source.lowercased().contains("search")
  }
}
