import ScreenModel

extension LoadingUnnamed {
  /// An activity indicator without a name, with no words beside it.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .spinner, object.type == "UIActivityIndicatorView", !part.isNamed(object.id),
        !part.isOpen(object), !part.isSwallowed(object.id), let container = part.containers(of: object.id).first,
        !part.children(of: container).contains(where: { part.object($0)?.role == .label })
      else { return nil }
      let isSure = part.kind == .controller && object.isProperty
      return AuditFinding(
        at: object.span, "‘\(object.name)’ has no label", heard: part.heard(object.id),
        review: isSure ? nil : "what it stands in may say what is loading",
        help: "set accessibilityLabel to what is being loaded")
    }
  }
}
