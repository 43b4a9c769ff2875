import ScreenModel

extension ToastSilent {
  /// A message that comes and goes and is never said.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    var seen: Set<SourceSpan> = []
    return part.running.compactMap { method in
      guard let (_, gone) = UIKitTimers.dismissal(in: method, part), !UIKitTimers.isSaid(method, part),
        let shown = method.flow.first(where: { step in
          step.object == gone.id && step.shows
            || step.last == "addSubview" && step.arguments.contains { $0.objects.contains(gone.id) }
        }), !part.hasUnknownBase, seen.insert(shown.span).inserted, !UIKitErrors.isError(gone.id, part)
      else { return nil }
      return AuditFinding(
        at: shown.span, "‘\(gone.name)’ comes and goes and nothing says it", heard: "", after: part.heard(gone.id),
        help: "post an announcement with its words")
    }
  }
}
