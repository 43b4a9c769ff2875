import ScreenModel

extension ResultsChangeSilently {
  /// Results that change while the focus stays in the field.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard !part.steps.contains(where: \.isPost), !part.hasUnknownBase else { return [] }
    return UIKitTyping.methods(part).compactMap { method in
      guard let change = method.flow.first(where: { ["reloadData", "apply", "reloadSections"].contains($0.last) })
      else {
        return nil
      }
      return AuditFinding(
        at: change.span, "the results change while somebody types and nothing says how many there are", heard: "",
        review: "the number of results may be announced by other code",
        help: "announce the number of results once typing has paused")
    }
  }
}
