import ScreenModel

extension LoadingUnnamed {
  /// An activity indicator without a name, with no words beside it.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    besideNothing(part) + inButtons(part)
  }

  private func besideNothing(_ part: UIKitPart) -> [AuditFinding] {
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

  /// A button whose title goes while the indicator turns in it.
  private func inButtons(_ part: UIKitPart) -> [AuditFinding] {
    part.objects.compactMap { object in
      guard object.role == .spinner, let button = part.containers(of: object.id).lazy.compactMap(part.object).first,
        button.role == .button, button.id != "self", !part.isNamed(button.id), !part.isOpen(button),
        let emptied = part.calls("setTitle", of: button.id).first(where: { step in
          step.value?.source == "nil" || step.value?.text.map { $0.isEmpty } ?? false
        })
      else { return nil }
      let isDimmed = emptied.argument("for")?.members.contains("disabled") ?? false
      return AuditFinding(
        at: emptied.span, "‘\(object.name)’ takes the name of ‘\(button.name)’",
        heard: isDimmed ? "dimmed, button" : "button",
        review: "other code may name it", help: "keep an accessibilityLabel on the button while it is busy")
    }
  }
}
