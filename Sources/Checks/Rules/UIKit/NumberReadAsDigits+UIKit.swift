import ScreenModel

extension NumberReadAsDigits {
  /// A compact number in a label without a spoken form.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .label, !part.isNamed(object.id), !part.isSwallowed(object.id), !part.isOpen(object),
        let step = part.assignments("text", of: object.id).last(where: {
          $0.value?.text.map { isCompact($0, isMonospaced: false) } == true
            || Self.isCompactFormat($0.value?.source ?? "")
        })
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(step.value?.text?.written ?? "")’ has no spoken form", heard: part.heard(object.id),
        help: "set accessibilityLabel to the words people say")
    }
  }
}
