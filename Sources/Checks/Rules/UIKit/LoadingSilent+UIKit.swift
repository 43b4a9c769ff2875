import ScreenModel

extension LoadingSilent {
  /// Content that gives way to a spinner without a word.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard part.kind == .controller else { return [] }
    for method in part.running where !method.flow.contains(where: \.isPost) {
      guard
        let start = method.flow.first(where: { step in
          part.object(step.object)?.role == .spinner && step.last == "startAnimating" || isLoader(step)
        }),
        let gone = method.flow.first(where: {
          $0.hides && $0.object != start.object && isContent($0.object, part, isTouched: method.isTouched)
        }),
        !method.flow.contains(where: { $0.last == "becomeFirstResponder" })
      else { continue }
      // Which of them is seen just then, the code alone does not tell.
      var names: [String] = []
      for step in method.flow where step.hides && step.object != start.object {
        if let name = part.object(step.object)?.name, !names.contains(name) { names.append(name) }
      }
      let given = names.isEmpty ? [part.object(gone.object)?.name ?? ""] : Array(names.prefix(3))
      return [
        AuditFinding(
          at: start.span,
          "\(given.map { "‘\($0)’" }.joined(separator: " or ")) gives way to a spinner and nothing says so",
          heard: "", help: "post .screenChanged with the spinner, and again with the content when it is there")
      ]
    }
    return []
  }

  private func isLoader(_ step: UIKitStep) -> Bool {
    step.shows && !Set(Words.ofName(step.object)).isDisjoint(with: ["loader", "loading", "spinner", "skeleton"])
  }

  private func isContent(_ id: String, _ part: UIKitPart, isTouched: Bool) -> Bool {
    guard let object = part.object(id) else { return false }
    let name = Set(Words.ofName(object.name))
    guard name.isDisjoint(with: ["error", "empty", "network", "no", "icon", "indicator", "retry", "footer"]) else {
      return false
    }
    if [.stack, .scroll, .table].contains(object.role) || isTouched && object.role == .label { return true }
    return object.role == .view && !name.isDisjoint(with: ["content", "page", "main", "container", "body", "form"])
  }
}

extension UIKitMethod {
  /// A touch sets it off.
  var isTouched: Bool { triggers.contains { [.touch, .tap].contains($0.kind) } }
}
