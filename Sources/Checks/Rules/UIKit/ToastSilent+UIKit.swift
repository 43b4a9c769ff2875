import ScreenModel

extension ToastSilent {
  /// A message that comes and goes and is never said.
  public static var readsHelpers: Bool { true }

  public func check(_ part: UIKitPart) -> [AuditFinding] {
    let timed = timed(part)
    return timed + slidIn(part).filter { found in !timed.contains { $0.span == found.span } }
  }

  private static let names: Set<String> = ["toast", "toasts", "snackbar", "snack", "toaster"]

  /// A message by its name that is put over the screen and moved into sight.
  private func slidIn(_ part: UIKitPart) -> [AuditFinding] {
    guard !part.source.contains("UIAccessibility.post"), !part.source.contains("nnouncement"), !part.hasUnknownBase
    else { return [] }
    var seen: Set<SourceSpan> = []
    return part.methods.compactMap { method in
      guard !Self.names.isDisjoint(with: Words.ofName(part.name) + Words.ofName(method.base)),
        !method.flow.contains(where: UIKitErrors.speaks),
        let (step, object) = put(by: method, part),
        method.flow.contains(where: { step in
          step.name.contains("UIView.animate") || step.last == "removeFromSuperview" || step.last == "startAnimation"
            || step.delay != nil
        }), seen.insert(step.span).inserted
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(object == "self" ? part.name : object)’ slides in and nothing says it", heard: "",
        help: "post an announcement with its words")
    }
  }

  /// The call that puts a message over something else, and what the message is called.
  private func put(by method: UIKitMethod, _ part: UIKitPart) -> (UIKitStep, String)? {
    for step in method.flow where step.kind == .calls && ["addSubview", "insertSubview"].contains(step.last) {
      for id in step.arguments.flatMap(\.objects) {
        guard let object = part.object(id) else { continue }
        let isMessage =
          id == "self"
          ? step.object != "self" && part.objects.contains { $0.role == .label }
          : UIKitTimers.hasWords(object, part) && step.object != "self" || part.isHelper && object.role == .label
        if isMessage { return (step, object.name) }
      }
    }
    return nil
  }

  private func timed(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<SourceSpan> = []
    return part.running.compactMap { method in
      guard let (_, gone) = UIKitTimers.dismissal(in: method, part), !UIKitTimers.isSaid(method, part),
        let shown = method.flow.first(where: { step in
          step.object == gone.id && step.shows
            || step.last == "addSubview" && step.arguments.contains { $0.objects.contains(gone.id) }
        }) ?? method.flow.first(where: { $0.object == gone.id && $0.fills }), !part.hasUnknownBase,
        seen.insert(shown.span).inserted, !UIKitErrors.isError(gone.id, part)
      else { return nil }
      return AuditFinding(
        at: shown.span, "‘\(gone.id == "self" ? part.name : gone.name)’ comes and goes and nothing says it", heard: "",
        after: part.heard(gone.id),
        help: "post an announcement with its words")
    }
  }
}
