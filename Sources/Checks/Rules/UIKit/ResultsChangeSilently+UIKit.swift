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
        review: isOwnWork(method) ? nil : "the number of results may be announced by other code",
        help: "announce the number of results once typing has paused")
    }
  }

  /// The list is filtered at once by the controller's own code: nobody else is asked, and nobody else can tell.
  private func isOwnWork(_ method: UIKitMethod) -> Bool {
    let calls = method.flow.filter { $0.kind == .calls && $0.object.isEmpty }.map(\.last)
    let plain: Set<String> = [
      "filter", "contains", "localizedCaseInsensitiveContains", "localizedStandardContains", "hasPrefix", "lowercased",
      "sorted", "map", "compactMap", "isEmpty", "trimmingCharacters", "reloadData", "range",
    ]
    return method.flow.allSatisfy { $0.turn == 0 } && calls.allSatisfy(plain.contains)
  }
}
