import ScreenModel

extension FocusNotReturned {
  /// A panel of the screen's own that is removed without a word of where the focus goes.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    let modal = Set(
      part.steps.filter { $0.name == "accessibilityViewIsModal" && $0.value?.truth == true }.map(\.object))
    guard !modal.isEmpty, !part.hasUnknownBase else { return [] }
    var seen: Set<SourceSpan> = []
    return part.running.compactMap { method in
      guard let gone = method.flow.first(where: { $0.hides && modal.contains($0.object) }),
        !part.methods.contains(where: { other in
          other.flow.contains { $0.span == gone.span } && other.flow.contains { $0.isPost }
        }), !method.flow.contains(where: { $0.name == "delegate" || $0.last.hasPrefix("on") }),
        seen.insert(gone.span).inserted
      else { return nil }
      let isOwn = gone.object != "self"
      return AuditFinding(
        at: gone.span, "‘\(part.object(gone.object)?.name ?? "")’ goes and the focus is not returned", heard: nil,
        review: isOwn ? nil : "who shows it may return the focus",
        help: "post .screenChanged with the control that opened it")
    }
  }
}
