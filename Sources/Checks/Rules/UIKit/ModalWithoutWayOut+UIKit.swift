import ScreenModel

extension ModalWithoutWayOut {
  /// A panel that takes the screen and has nothing to leave it by.
  public func check(_ part: UIKitPart) -> [AuditFinding] { panels(part) + presented(part) }

  /// A controller that is presented and has nothing in it to touch.
  private func presented(_ part: UIKitPart) -> [AuditFinding] {
    // Who presents it may take it away again.
    guard !part.source.contains("dismiss(") else { return [] }
    return part.presentations.compactMap { presentation in
      let shown = presentation.shown
      guard !Self.floating.contains(presentation.style ?? ""), isDeadEnd(shown) else { return nil }
      return AuditFinding(
        at: presentation.step.span, "‘\(shown.name)’ is presented and has nothing in it that closes it",
        heard: shown.elements.prefix(6).map(\.heard).joined(separator: " | "),
        help: "add a close button that calls dismiss(animated:)")
    }
  }

  /// A touch beside them closes them.
  private static let floating: Set<String> = ["popover", "custom", "none"]

  /// All of it was read, words are in it, and no touch, timer or caller leads away.
  private func isDeadEnd(_ part: UIKitPart) -> Bool {
    let inert: Set<UIKitObject.Role> = [.label, .image, .stack, .scroll, .view, .controller]
    return part.kind == .controller && part.bases.first == "UIViewController" && !part.hasUnknownBase
      && part.objects.contains { ($0.role == .label || isPage($0, part)) && part.isPlaced($0) }
      && part.objects.allSatisfy { object in
        object.id == "self"
          || isPage(object, part)
          || inert.contains(object.role) && !object.isOwnType && !object.isOutlet && object.role != .controller
          // Named for every controller, whether it is there or not.
          || object.type.isEmpty && part.steps(of: object.id).isEmpty
      }
      && part.methods.allSatisfy { $0.triggers.isEmpty && !$0.flow.contains(where: \.leavesScreen) }
      && !Self.leaving.contains { part.source.contains($0) }
  }

  /// A text view to read in.
  private func isPage(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    object.role == .textView && !object.isOutlet
      && part.assignments("isEditable", of: object.id).contains { $0.value?.truth == false }
  }

  private static let leaving = [
    "dismiss", "delegate", "closure", "GestureRecognizer", "BarButton", "UIAction", "UIHostingController", "addChild",
    "touchesBegan", "touchesEnded", "performSegue", "UIButton", "UIControl", "accessibilityPerformEscape", "-> Void)?",
    "-> ()", "WKWebView", "Timer", "asyncAfter",
  ]

  private func panels(_ part: UIKitPart) -> [AuditFinding] {
    guard !part.methods.contains(where: { $0.base == "accessibilityPerformEscape" }), !part.hasUnknownBase else {
      return []
    }
    return part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "accessibilityViewIsModal", step.value?.truth == true,
        let object = part.object(step.object), !part.isOpen(object), !object.isOwnType
      else { return nil }
      let inside = part.descendants(of: object.id)
      let isBusy = inside.contains { $0.role == .spinner || $0.role == .progress }
      guard !inside.isEmpty, !inside.contains(where: { $0.isControl }), !isBusy,
        !part.methods.contains(where: { $0.triggers.contains { $0.kind == .tap } })
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(object.name)’ takes the screen and has no way out", heard: part.heard(object.id),
        review: inside.contains { $0.isOwnType } ? "a view in it may have a button" : nil,
        help: "add a close button, and override accessibilityPerformEscape")
    }
  }
}
