import ScreenModel

extension Evaluator {
  /// `parts.append(x)`, `flag.toggle()`: changes a local where it is declared. False: no such statement.
  func mutate(_ statement: Syntax, in scope: Scope) -> Bool {
    guard statement.kind == .chain, statement.count == 3, statement[0].kind == .name, statement[1].kind == .member,
      statement[2].kind == .call, Self.mutating.contains(statement[1].text),
      let old = scope.local(statement[0].text)
    else { return false }
    switch old {
    case .list, .text, .literal, .bool, .condition, .choice, .unknown: break
    default: return false
    }
    let arguments = evaluate(arguments: statement[2], in: scope)
    let new = distribute(old, at: statement) { changed($0, by: statement[1].text, arguments, at: statement) }
    return scope.assign(statement[0].text, new)
  }

  private static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "sort", "toggle",
  ]

  private func changed(_ value: Value, by name: String, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    let unknown = Value.unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    switch (value, name) {
    case (.list(let items), "append"):
      guard let argument = arguments.first else { return unknown }
      if argument.label != "contentsOf" { return .list(items + [argument.value]) }
      return distribute(argument.value, at: node) { more in
        if case .list(let added) = more { return .list(items + added) }
        return unknown
      }
    case (.list(let items), "insert"):
      guard arguments.count == 2, case .int(let position) = arguments[1].value, (0...items.count).contains(position)
      else { return unknown }
      return .list(Array(items[..<position]) + [arguments[0].value] + Array(items[position...]))
    case (.list(let items), "remove"):
      guard case .int(let position)? = arguments.first?.value, items.indices.contains(position) else { return unknown }
      return .list(items.enumerated().filter { $0.offset != position }.map(\.element))
    case (.list, "removeAll"): return arguments.isEmpty ? .list([]) : unknown
    case (.list(let items), "removeFirst"): return .list(Array(items.dropFirst()))
    case (.list(let items), "removeLast"): return .list(items.dropLast())
    case (.list(let items), "reverse"): return .list(items.reversed())
    case (.list(let items), "sort"):
      return ListCalls.call("sorted", on: items, arguments, evaluator: self, at: node)
    case (.text, "append"), (.literal, "append"):
      guard let argument = arguments.first else { return unknown }
      return .text(plainText(value, at: node) + plainText(argument.value, at: node))
    case (.bool, "toggle"), (.condition, "toggle"): return boolean(!truth(of: value, at: node))
    default: return unknown
    }
  }

  /// Locals a loop's body changes are no longer known where the number of its turns, or what it does in one, is not.
  func forget(changedIn body: Syntax, in scope: Scope) {
    for name in changes(in: body, 0) where scope.local(name) != nil {
      _ = scope.assign(name, .unknown(Reason("‘\(name)’ is made in a loop when the app runs", span: body.span)))
    }
  }

  private func changes(in node: Syntax, _ depth: Int) -> Set<String> {
    guard depth < 60 else { return [] }
    var found: Set<String> = []
    if node.kind == .assignment, node.count > 0 {
      let target = node[0]
      if target.kind == .name { found.insert(target.text) }
      if target.kind == .chain, target.count > 0, target[0].kind == .name { found.insert(target[0].text) }
    }
    if node.kind == .chain, node.count > 2, node[0].kind == .name, node[1].kind == .member,
      Self.mutating.contains(node[1].text)
    {
      found.insert(node[0].text)
    }
    for child in node.children { found.formUnion(changes(in: child, depth + 1)) }
    return found
  }
}
