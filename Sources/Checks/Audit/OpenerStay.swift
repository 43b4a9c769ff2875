import ScreenModel

extension AuditedView {
  /// What shows that the control which opened a sheet may be gone or elsewhere when it closes; `nil`: it stays where it
  /// is, and the system gives the focus back to it.
  func goingReason(of opener: AuditedNode, _ element: AuditedElement, _ presentation: AuditedPresentation) -> String? {
    let around = ancestors(of: opener.id)
    let own = Set(presentation.node.map { [nodes[$0]] + ancestors(of: $0) }?.map(\.id) ?? [])
    for node in around where !own.contains(node.id) {
      guard node.kind == .presentation else { continue }
      return ["alert", "confirmationDialog"].contains(node.name)
        ? "it is in a dialog, which is gone when the sheet closes"
        : "it is in what another sheet shows, which may be gone by then"
    }
    if isInRow(opener) {
      return "it is in a row, which may be gone or elsewhere when the sheet closes"
    }
    let changing = changes(by: presentation)
    let tests = element.presence + around.filter { $0.kind == .branch }.compactMap(\.condition)
    for test in tests.flatMap(\.conjuncts) where test.names.contains(where: changing.holds) {
      return "it is there only where ‘\(test.text)’, which may change while the sheet is open"
    }
    return nil
  }

  /// Whether a node stands in a row of a collection that is known only when the app runs.
  func isInRow(_ node: AuditedNode) -> Bool {
    selfAndAncestors(of: node).contains { around in
      if around.isRow { return true }
      guard around.kind == .control, ["ForEach", "List", "Table", "OutlineGroup"].contains(around.name),
        let rows = around.argument(nil) ?? around.argument("data"), !rows.source.contains("..")
      else { return false }
      // Rows that are known one by one stay what they are.
      switch rows.value {
      case .list, .choice, .code: return false
      default: return true
      }
    }
  }

  private func changes(by presentation: AuditedPresentation) -> Changes {
    var changes = Changes()
    changes.written = Set(presentation.prediction.condition.names)
    let inside = presentation.content.map { code(inside: $0) } ?? []
    let span = presentation.prediction.span
    let closing = handlers.filter { $0.kind == "onDismiss" && $0.span == span && $0.frames == presentation.frames }
    for handler in inside + closing {
      changes.written.formUnion(handler.assigned)
      for case .calls(let name) in handler.effects.map(\.kind) {
        let parts = name.split(separator: ".")
        if parts.count > 1 { changes.asked.insert(String(parts.dropLast().joined(separator: "."))) }
      }
    }
    for node in presentation.content.map({ subtree(of: $0) }) ?? [] {
      for argument in node.arguments + node.modifiers.flatMap(\.arguments) {
        if case .binding(let name, _) = argument.value { changes.written.insert(name) }
      }
    }
    return changes
  }

  /// What the code of a sheet may change on the screen beneath.
  private struct Changes {
    /// Properties that are written, or handed on to be written.
    var written: Set<String> = []
    /// What methods are called on: `model` of `model.add(it)`.
    var asked: Set<String> = []

    func holds(_ name: String) -> Bool {
      written.contains { Condition.isSame($0, name) } || asked.contains { name.hasPrefix($0 + ".") }
    }
  }
}
