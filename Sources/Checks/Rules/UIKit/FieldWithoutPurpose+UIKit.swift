import ScreenModel

extension FieldWithoutPurpose {
  /// A field for personal data without a content type.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .field, object.id != "self", !object.isOutlet, !object.isOwnType, !part.hasUnknownBase,
        !part.mentions("textContentType", of: object.id)
      else { return nil }
      let placeholder = part.assignments("placeholder", of: object.id).last
      let label = part.assignments("accessibilityLabel", of: object.id).last
      let texts = [placeholder, label].compactMap { $0?.value?.text?.known }.map(Words.list)
      let name = Words.ofName(object.name)
      guard let purpose = Self.purposes.first(where: { words, _ in (texts + [name]).contains { isName(words, $0) } })
      else { return nil }
      return AuditFinding(
        at: (placeholder ?? label)?.span ?? object.span, "this field does not say that it is for ‘\(purpose.1)’",
        heard: part.heard(object.id), help: "set textContentType = .\(purpose.1)")
    }
  }
}
