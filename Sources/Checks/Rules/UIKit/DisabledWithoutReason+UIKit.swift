import ScreenModel

extension DisabledWithoutReason {
  /// A button that stays disabled while a form is not complete.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<String> = []
    return UIKitTyping.methods(part).compactMap { method in
      // Who searches fills in no form.
      guard !method.name.hasPrefix("searchBar"), !method.name.hasPrefix("updateSearchResults") else { return nil }
      guard let step = method.flow.first(where: { $0.name == "isEnabled" && $0.value?.truth == nil }),
        let object = part.object(step.object), object.role == .button || object.role == .barButton,
        !part.mentions("accessibilityHint", of: object.id), !part.mentions("accessibilityValue", of: object.id),
        !part.objects.contains(where: { UIKitErrors.isError($0.id, part) }), seen.insert(object.id).inserted
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(object.name)’ is disabled by a form and nothing says why", heard: part.heard(object.id),
        review: "a text on the screen may say it", help: "say in accessibilityHint what is missing")
    }
  }
}
