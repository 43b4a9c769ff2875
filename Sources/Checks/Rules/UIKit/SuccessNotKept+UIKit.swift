import ScreenModel

extension SuccessNotKept {
  /// Code on a touch that announces that something is done and leaves nothing to find.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<SourceSpan> = []
    return part.running.compactMap { method in
      guard !part.hasUnknownBase,
        let post = method.flow.first(where: { $0.isPost && $0.notification == "announcement" && says($0) }),
        !method.flow.contains(where: { $0.leavesScreen || keeps($0, part) }),
        Words.wrong.isDisjoint(with: Words.list(post.source))
      else { return nil }
      let toast = UIKitTimers.dismissal(in: method, part)
      guard toast != nil || isOnTouch(method), seen.insert(post.span).inserted else { return nil }
      return AuditFinding(
        at: post.span,
        toast == nil
          ? "the announcement is all that says it is done"
          : "the announcement and a passing message are all that says it",
        heard: nil,
        review: toast == nil && method.flow.contains(where: isOpen) ? "the result may be shown elsewhere" : nil,
        help: "leave a text on the screen that says it, and let the announcement point at it")
    }
  }

  private func says(_ step: UIKitStep) -> Bool { !Self.done.isDisjoint(with: Words.list(step.source)) }

  /// Something on the screen is another afterwards, and stays.
  private func keeps(_ step: UIKitStep, _ part: UIKitPart) -> Bool {
    if step.kind == .calls {
      return [
        "setTitle", "setImage", "reloadData", "addSubview", "addArrangedSubview", "apply", "insertRows", "deleteRows",
        "reloadRows", "setNeedsUpdateConfiguration",
      ].contains(step.last) && !isGone(step, part)
    }
    let shown: Set<String> = ["text", "attributedText", "image", "title", "isHidden", "alpha", "isOn", "isSelected"]
    return shown.contains(step.last) && !step.hides && !isGone(step, part)
  }

  /// What a timer takes away again in the same type.
  private func isGone(_ step: UIKitStep, _ part: UIKitPart) -> Bool {
    let touched = Set([step.object] + step.arguments.flatMap(\.objects))
    return part.running.contains { method in
      guard let gone = UIKitTimers.dismissal(in: method, part)?.gone else { return false }
      return touched.contains(gone.id) || part.descendants(of: gone.id).contains { touched.contains($0.id) }
    }
  }

  private func isOnTouch(_ method: UIKitMethod) -> Bool {
    method.triggers.contains { [.touch, .tap].contains($0.kind) }
  }

  /// A call that leads somewhere else.
  private func isOpen(_ step: UIKitStep) -> Bool {
    guard step.kind == .calls, !step.isPost, step.delay == nil, step.object.isEmpty || step.object == "self" else {
      return false
    }
    let words = Set(nameWords(step.name))
    return !words.isDisjoint(with: [
      "show", "present", "did", "on", "delegate", "completion", "handler", "reload", "update", "refresh", "display",
      "finish", "coordinator", "router",
    ])
  }
}
