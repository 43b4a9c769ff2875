import ScreenModel

extension AnnouncementPerKeystroke {
  /// An announcement on every letter typed.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    UIKitTyping.methods(part).compactMap { method in
      guard let post = method.flow.first(where: { $0.isPost && $0.notification == "announcement" && $0.turn == 0 }),
        !UIKitTyping.pauses(method)
      else { return nil }
      return AuditFinding(
        at: post.span, "it is announced on every letter typed", heard: post.argument("argument")?.text?.written,
        help: "wait until typing has paused before the announcement")
    }
  }
}

/// Code that runs while text is typed.
enum UIKitTyping {
  static func methods(_ part: UIKitPart) -> [UIKitMethod] {
    part.methods.filter { method in
      method.triggers.contains { $0.kind == .editing } || method.name.contains("textDidChange:")
        || method.name.contains("shouldChangeCharactersIn:") || method.name.contains("shouldChangeTextIn:")
    }
  }

  /// Whether a pause is waited for.
  static func pauses(_ method: UIKitMethod) -> Bool {
    method.flow.contains { $0.delay != nil || $0.last == "cancel" || $0.last == "invalidate" }
      || ["ebounce", "hrottle", "cancelPrevious"].contains { method.source.contains($0) }
  }
}
