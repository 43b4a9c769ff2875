import ScreenModel

extension Evaluator {
  /// `parts.append(x)`, `flag.toggle()`, `d["k"]?.removeLast()`: changes what the steps before the call name, and answers
  /// with what the call returns. `nil`: no such call.
  func mutate(_ chain: Syntax, at position: Int, _ old: Value, in scope: Scope) -> Value? {
    let name = chain[position].text
    guard Self.mutating.contains(name), position + 1 < chain.count, chain[position + 1].kind == .call,
      isPlace(chain, upTo: position, scope)
    else { return nil }
    switch old {
    case .list, .text, .literal, .bool, .condition, .choice, .unknown, .dictionary, .int, .double: break
    case .symbol where effects == nil: break
    default: return nil
    }
    let arguments = evaluate(arguments: chain[position + 1], in: scope)
    var answers: [(Guard, Value)] = []
    let new = distribute(old, at: chain) { value in
      answers.append((path, answer(of: value, to: name, arguments, at: chain)))
      return changed(value, by: name, arguments, at: chain)
    }
    guard store(new, in: chain, upTo: position, scope) else { return nil }
    return answers.count == 1 ? answers[0].1 : choice(answers, at: chain)
  }

  private static let mutating: Set<String> = [
    "append", "formUnion", "insert", "merge", "negate", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "reverse", "shuffle", "sort", "swapAt", "toggle", "updateValue",
  ]

  /// Whether a statement is a call that ``mutate(_:at:_:in:)`` follows.
  func isMutation(_ statement: Syntax) -> Bool {
    statement.kind == .chain && statement.count > 2 && Self.mutating.contains(statement[statement.count - 2].text)
  }

  private func answer(of value: Value, to name: String, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    switch (value, name) {
    case (.list(let items), "removeFirst") where arguments.isEmpty: return items.first ?? .absent
    case (.list(let items), "removeLast") where arguments.isEmpty: return items.last ?? .absent
    case (.list(let items), "popLast"): return items.last ?? .absent
    case (.list(let items), "remove"):
      if case .int(let position)? = arguments.first?.value, items.indices.contains(position) { return items[position] }
      return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    case (_, "removeValue"), (_, "popLast"), (_, "updateValue"), (_, "remove"), (_, "insert"):
      return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    default: return .tuple([])
    }
  }

  private func changed(_ value: Value, by name: String, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    let unknown = Value.unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    let first = arguments.first?.value
    switch (value, name) {
    case (.list(let items), "append"):
      guard let argument = arguments.first else { return unknown }
      if argument.label != "contentsOf" { return .list(items + [appended(argument.value, to: items)]) }
      return distribute(argument.value, at: node) { more in
        if case .list(let added) = more { return .list(items + added) }
        return unknown
      }
    case (.list(let items), "insert"):
      // Into a set: nobody knows where.
      if arguments.count == 1, items.isEmpty, let first { return .list([first]) }
      guard arguments.count == 2, case .int(let position) = arguments[1].value, (0...items.count).contains(position)
      else { return unknown }
      return .list(Array(items[..<position]) + [appended(arguments[0].value, to: items)] + Array(items[position...]))
    case (.list(let items), "remove"):
      guard arguments.first?.label == "at", case .int(let position)? = first, items.indices.contains(position) else {
        return unknown
      }
      return .list(items.enumerated().filter { $0.offset != position }.map(\.element))
    case (.list(let items), "removeAll"):
      guard let code = arguments.first, code.label != "keepingCapacity" else { return .list([]) }
      var kept: [Value] = []
      for item in items {
        let formula = truth(of: ListCalls.apply(code.value, to: [item], evaluator: self, at: node), at: node)
        guard formula == .always || formula == .never else { return unknown }
        if formula == .never { kept.append(item) }
      }
      return .list(kept)
    case (.dictionary, "removeAll"): return arguments.isEmpty ? .dictionary([]) : unknown
    case (.list(let items), "removeFirst"): return counted(first).map { .list(Array(items.dropFirst($0))) } ?? unknown
    case (.list(let items), "removeLast"): return counted(first).map { .list(items.dropLast($0)) } ?? unknown
    case (.list(let items), "popLast"): return .list(items.dropLast())
    case (.list(let items), "reverse"): return .list(items.reversed())
    case (.list(var items), "swapAt"):
      guard arguments.count == 2, case .int(let one) = arguments[0].value, case .int(let two) = arguments[1].value,
        items.indices.contains(one), items.indices.contains(two)
      else { return unknown }
      items.swapAt(one, two)
      return .list(items)
    case (.list(let items), "sort"):
      return ListCalls.call("sorted", on: items, arguments, evaluator: self, at: node)
    case (.text, "removeLast"), (.text, "removeFirst"):
      guard let words = plainText(value, at: node).known, let count = counted(first) else { return unknown }
      return .string(String(name == "removeLast" ? words.dropLast(count) : words.dropFirst(count)))
    case (.text, "append"), (.literal, "append"):
      guard let argument = arguments.first else { return unknown }
      return .text(plainText(value, at: node) + plainText(argument.value, at: node))
    case (.dictionary(let entries), "removeValue"):
      guard let key = first else { return unknown }
      let tests = entries.map { equality($0.0, key, at: node) }
      guard tests.allSatisfy({ $0 == .always || $0 == .never }) else { return unknown }
      return .dictionary(zip(entries, tests).filter { $0.1 == .never }.map(\.0))
    case (.bool, "toggle"), (.condition, "toggle"): return boolean(!truth(of: value, at: node))
    case (.int(let number), "negate"): return .int(number == .min ? number : -number)
    case (.double(let number), "negate"): return .double(-number)
    // What it holds is known when the app runs; so is what it holds then.
    case (.symbol(let typed), _):
      return .symbol(TypedSymbol(symbol: typed.symbol.member("\(name)(…)"), type: typed.type))
    default: return unknown
    }
  }

  /// How many are removed.
  private func counted(_ argument: Value?) -> Int? {
    guard let argument else { return 1 }
    guard case .int(let count) = argument, (0...10_000).contains(count) else { return nil }
    return count
  }

  /// A literal beside plain text is plain text.
  private func appended(_ value: Value, to items: [Value]) -> Value {
    if case .text? = items.last { return untyped(value) }
    return value
  }

  // MARK: What is not understood

  /// What code may change that is not followed is no longer known.
  func forget(changedIn code: Syntax, in scope: Scope) {
    for name in changes(in: code, 0).sorted() {
      let value = Value.unknown(Reason("‘\(name)’ is changed by code that is not followed", span: code.span))
      if let old = scope.local(name) {
        // What an object holds is not what the name stands for.
        if case .instance(let instance) = old, instance.type?.isReference == true { continue }
        if case .function = old { continue }
        if case .closure = old { continue }
      }
      if scope.local(name) == nil, scope.own?.isWritable != true { continue }
      _ = store(value, named: name, at: code, scope)
    }
  }

  private func changes(in node: Syntax, _ depth: Int) -> Set<String> {
    guard depth < 60 else { return [] }
    var found: Set<String> = []
    switch node.kind {
    case .assignment where node.count > 0: found.formUnion(Self.roots(node[0]))
    case .chain where node.count > 1 && node[0].kind == .name:
      // What it does, it does later.
      if Self.later.contains(node[0].text) || node.children.contains(where: { Self.later.contains($0.text) }) {
        return []
      }
      if node.count > 2, node[node.count - 1].kind == .call, node[node.count - 2].kind == .member,
        depth == 0 || Self.mutating.contains(node[node.count - 2].text)
      {
        found.formUnion(Self.roots(node))
      }
    default: break
    }
    if node.isInout { found.formUnion(Self.roots(node)) }
    for child in node.children { found.formUnion(changes(in: child, depth + 1)) }
    return found
  }

  private static let later: Set<String> = [
    "Task", "Timer", "async", "asyncAfter", "sink", "addObserver", "detached", "observe", "dataTask",
  ]

  /// The names a target begins with.
  private static func roots(_ target: Syntax) -> Set<String> {
    switch target.kind {
    case .name: return [target.text]
    case .chain where target.count > 0 && target[0].kind == .name: return [WriteScan.rootName(target)]
    case .tuple: return Set(target.all(.argument).flatMap { $0.count > 0 ? roots($0[0]) : [] })
    default: return []
    }
  }
}
