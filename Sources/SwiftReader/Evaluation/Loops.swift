import ScreenModel

extension Evaluator {
  /// A loop over known values runs once for each; any other runs its body once for what it does, and changes nothing known.
  func executeLoop(_ statement: Syntax, in scope: Scope) {
    guard let body = statement.first(.block) else { return }
    guard statement.kind == .forStmt, statement.count >= 3 else {
      if effects != nil { _ = execute(body.children[...], in: Scope(parent: scope.forked())) }
      forget(changedIn: body, in: scope)
      return
    }
    if case .list(let items) = evaluate(statement[1], in: scope), items.count <= 50 {
      let before = openForks
      for item in items {
        let inner = Scope(parent: scope)
        for (name, value) in match(item, with: statement[0], in: inner).bindings { inner.locals[name] = value }
        if let value = execute(body.children[...], in: inner) {
          _ = value
          break
        }
      }
      if openForks != before { forget(changedIn: body, in: scope) }
      return
    }
    defer { forget(changedIn: body, in: scope) }
    if effects != nil {
      let inner = Scope(parent: scope.forked())
      for (name, value) in match(.unknown(Reason("an item", span: statement.span)), with: statement[0], in: inner)
        .bindings
      {
        inner.locals[name] = value
      }
      _ = execute(body.children[...], in: inner)
    }
  }
}
