import ScreenModel

extension TimedDismissal {
  /// Something with words that a timer takes away.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<SourceSpan> = []
    return part.running.compactMap { method in
      guard let (wait, gone) = UIKitTimers.dismissal(in: method, part), !method.source.contains("oiceOver"),
        !method.flow.contains(where: \.asksForVoiceOver), seen.insert(wait.span).inserted,
        UIKitTimers.isSaid(method, part)
      else { return nil }
      return AuditFinding(
        at: wait.span, "‘\(gone.name)’ leaves by itself", heard: part.heard(gone.id),
        help: "let people close it, or keep it while UIAccessibility.isVoiceOverRunning")
    }
  }
}

/// Messages that a timer takes away.
enum UIKitTimers {
  /// The wait, and the object with words that leaves behind it.
  static func dismissal(in method: UIKitMethod, _ part: UIKitPart) -> (wait: UIKitStep, gone: UIKitObject)? {
    for (position, step) in method.flow.enumerated() {
      // A time that was handed on: that of an animation is short.
      let isAnimation = step.name.contains("UIView.animate") || step.name.contains("UIView.transition")
      guard let delay = step.delay, (delay ?? (isAnimation ? 0 : 2)) >= 1 else { continue }
      for later in method.flow[(position + 1)...]
      where (later.hides || later.empties && later.tests == step.tests)
        && (later.turn > step.turn || step.name == "UIView.animate" || step.name == "Task.sleep")
      {
        let name = Set(Words.ofName(later.object == "self" ? part.name : later.object))
        guard let object = part.object(later.object), ![.spinner, .progress, .button].contains(object.role),
          name.isDisjoint(with: ["loading", "loader", "spinner", "splash", "highlight", "placeholder", "skeleton"]),
          hasWords(object, part), !canBeClosed(object, part)
        else { continue }
        return (step, object)
      }
    }
    return nil
  }

  static func hasWords(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    object.role == .label || part.descendants(of: object.id).contains { $0.role == .label }
      || object.isOwnType
        && !Set(Words.ofName(object.name)).isDisjoint(with: ["toast", "banner", "snackbar", "message"])
  }

  private static func canBeClosed(_ object: UIKitObject, _ part: UIKitPart) -> Bool {
    object.id != "self" && part.descendants(of: object.id).contains { $0.role == .button }
  }

  /// Whether something in the same code speaks.
  static func isSaid(_ method: UIKitMethod, _ part: UIKitPart) -> Bool { method.flow.contains(where: \.isPost) }
}
