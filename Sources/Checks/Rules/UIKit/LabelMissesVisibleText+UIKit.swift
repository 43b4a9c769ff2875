import ScreenModel

extension LabelMissesVisibleText {
  /// A button that is called otherwise than what is written on it.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .button || object.role == .barButton,
        !part.mentions("accessibilityUserInputLabels", of: object.id),
        let label = part.assignments("accessibilityLabel", of: object.id).last,
        part.assignments("accessibilityLabel", of: object.id).count == 1, let said = label.value?.text?.known
      else { return nil }
      let titles = part.calls("setTitle", of: object.id) + part.assignments("configuration.title", of: object.id)
      guard titles.count == 1, let seen = titles.first?.value?.text?.known, isLegible(seen),
        !Words.isKey(seen), !Words.isKey(said),
        !contains(Words.list(said), Words.list(seen))
      else { return nil }
      return AuditFinding(
        at: label.span, "‘\(seen)’ is seen and ‘\(said)’ is said", heard: part.heard(object.id),
        after: part.element(object)?.heard(label: seen),
        help: "begin the label with the words on the button, and say the rest in accessibilityHint")
    }
  }
}
