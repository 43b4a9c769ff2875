import ScreenModel

extension FocusMovedWhileTyping {
  /// Focus that leaves the field while somebody types.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    UIKitTyping.methods(part).compactMap { method in
      guard
        let post = method.flow.first(where: { step in
          step.isPost && ["layoutChanged", "screenChanged"].contains(step.notification ?? "")
            && ![nil, "nil"].contains(step.argument("argument")?.source)
        }), !UIKitTyping.pauses(method), !isField(post, method, part)
      else { return nil }
      return AuditFinding(
        at: post.span, "the focus leaves the field while somebody types", heard: nil,
        help: "move the focus when editing ends, or announce instead")
    }
  }

  /// The focus is sent to the field itself.
  private func isField(_ post: UIKitStep, _ method: UIKitMethod, _ part: UIKitPart) -> Bool {
    let target = post.argument("argument")?.objects.first
    return target != nil && method.triggers.contains { $0.object == target }
  }
}
