import ScreenModel

extension LabelRepeatsRole {
  /// A label that says the role.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard let element = part.element(object), let label = element.label?.known,
        let role = repeated(label, element),
        let step = part.assignments("accessibilityLabel", of: object.id).last
          ?? part.calls("setTitle", of: object.id).last
      else { return nil }
      let kept = shortened(label, role)
      return AuditFinding(
        at: step.span, "the label ‘\(label)’ says ‘\(role)’, which VoiceOver says anyway", heard: element.heard,
        after: kept.isEmpty ? nil : element.heard(label: kept))
    }
  }
}
