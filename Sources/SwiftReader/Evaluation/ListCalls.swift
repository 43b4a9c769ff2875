import ScreenModel

/// Calls on a list whose items are known.
enum ListCalls {
  static func call(
    _ name: String, on items: [Value], _ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax
  )
    -> Value
  {
    let code = arguments.first {
      switch $0.value {
      case .closure, .keyPath, .function, .type, .operation: true
      case .foreignType(let name): name.hasSuffix(".init")
      default: false
      }
    }?.value
    func test(_ item: Value) -> Guard {
      code.map { evaluator.truth(of: apply($0, to: [item], evaluator: evaluator, at: node), at: node) } ?? .never
    }
    switch name {
    case "map": return .list(items.map { apply(code ?? .absent, to: [$0], evaluator: evaluator, at: node) })
    case "compactMap":
      let results = items.map { apply(code ?? .absent, to: [$0], evaluator: evaluator, at: node) }
      return kept(results.map(present), evaluator: evaluator, at: node)
    case "flatMap":
      return .list(
        items.flatMap { item -> [Value] in
          let result = apply(code ?? .absent, to: [item], evaluator: evaluator, at: node)
          if case .list(let inner) = result { return inner }
          return [result]
        })
    case "forEach":
      for item in items { _ = apply(code ?? .absent, to: [item], evaluator: evaluator, at: node) }
      return .tuple([])
    case "filter":
      return kept(items.map { (test($0), $0) }, evaluator: evaluator, at: node)
    case "count":
      let tests = items.map(test)
      guard tests.allSatisfy({ $0 == .always || $0 == .never }) else { break }
      return .int(tests.count { $0 == .always })
    case "contains":
      if code != nil { return evaluator.boolean(items.map(test).reduce(.never, ||)) }
      guard let wanted = arguments.first?.value else { break }
      return evaluator.boolean(items.map { evaluator.equality($0, wanted, at: node) }.reduce(.never, ||))
    case "reduce":
      guard let start = arguments.first, let step = arguments.dropFirst().first else { break }
      if start.label == "into" {
        guard case .closure(let closure) = step.value else { break }
        return items.reduce(evaluator.plainString(start.value)) { sum, item in
          var final = sum
          _ = evaluator.call(closure, [sum, item], at: node) { final = ($0.first ?? nil) ?? sum }
          return final
        }
      }
      return items.reduce(evaluator.plainString(start.value)) { sum, item in
        apply(step.value, to: [sum, item], evaluator: evaluator, at: node)
      }
    case "allSatisfy": return evaluator.boolean(items.map(test).reduce(.always, &&))
    case "first", "last":
      var alternatives: [(Guard, Value)] = []
      var remaining = Guard.always
      for item in name == "first" ? items : items.reversed() {
        let formula = test(item)
        alternatives.append((remaining && formula, item))
        remaining = remaining && !formula
        if remaining == .never { break }
      }
      alternatives.append((remaining, .absent))
      return evaluator.choice(alternatives, at: node)
    case "firstIndex":
      for (position, item) in items.enumerated() {
        let formula =
          arguments.first?.label == "of" ? evaluator.equality(item, arguments[0].value, at: node) : test(item)
        if formula == .always { return .int(position) }
        if formula != .never { return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span)) }
      }
      return .absent
    case "prefix":
      if case .int(let count)? = arguments.first?.value { return .list(Array(items.prefix(max(0, count)))) }
    case "suffix":
      if case .int(let count)? = arguments.first?.value { return .list(Array(items.suffix(max(0, count)))) }
    case "dropFirst":
      if case .int(let count)? = arguments.first?.value { return .list(Array(items.dropFirst(max(0, count)))) }
      return .list(Array(items.dropFirst()))
    case "dropLast": return .list(Array(items.dropLast()))
    case "reversed": return .list(items.reversed())
    case "enumerated":
      return .list(items.enumerated().map { .tuple([("offset", .int($0.offset)), ("element", $0.element)]) })
    case "formatted":
      let texts = items.map { evaluator.plainText($0, at: node) }
      let words = ListWords.words(texts, style: arguments.first?.value, language: evaluator.options.language)
      return .text(words ?? evaluator.hole(node, "formatted when the app runs"))
    case "joined":
      if items.allSatisfy({ if case .list = $0 { true } else { false } }), !items.isEmpty {
        return .list(items.flatMap { item -> [Value] in if case .list(let inner) = item { inner } else { [] } })
      }
      let separator =
        arguments.first.flatMap { evaluator.plainText($0.value, at: node).known } ?? ""
      var text = SymbolicText("")
      for (position, item) in items.enumerated() {
        if position > 0 { text = text + SymbolicText(separator) }
        text = text + evaluator.plainText(item, at: node)
      }
      return .text(text)
    case "sorted":
      if arguments.isEmpty {
        let numbers = items.compactMap { evaluator.number($0) }
        if numbers.count == items.count { return .list(zip(items, numbers).sorted { $0.1 < $1.1 }.map(\.0)) }
        let words = items.compactMap { evaluator.plainText($0, at: node).known }
        if words.count == items.count { return .list(zip(items, words).sorted { $0.1 < $1.1 }.map(\.0)) }
      }
      return sorted(items, by: code, evaluator: evaluator, at: node)
    case "min", "max":
      if let code, case .list(let order) = sorted(items, by: code, evaluator: evaluator, at: node) {
        return (name == "min" ? order.first : order.last) ?? .absent
      }
      let numbers = items.compactMap { evaluator.number($0) }
      if numbers.count == items.count, let chosen = name == "min" ? numbers.min() : numbers.max() {
        return evaluator.number(chosen, like: items)
      }
    case "randomElement", "shuffled": break
    case "isSuperset", "isSubset", "union", "subtracting": break
    default: break
    }
    return .unknown(Reason("‘\(node.shortSource)’ is known only when the app runs", span: node.span))
  }

  /// Items that may or may not be there, at most: each doubles the lists.
  private static let openItems = 3

  /// The list of those items whose test holds; alternatives where some tests are open.
  private static func kept(_ items: [(Guard, Value)], evaluator: Evaluator, at node: Syntax) -> Value {
    guard items.count(where: { $0.0 != .always && $0.0 != .never }) <= openItems else {
      return .unknown(Reason("which items ‘\(node.shortSource)’ keeps depends on the run", span: node.span))
    }
    var lists: [(Guard, [Value])] = [(.always, [])]
    for (test, item) in items where test != .never {
      let with = lists.map { ($0.0 && test, $0.1 + [item]) }
      lists = test == .always ? with : with + lists.map { ($0.0 && !test, $0.1) }
    }
    return lists.count == 1
      ? .list(lists[0].1) : evaluator.choice(lists.map { ($0.0, Value.list($0.1)) }, at: node)
  }

  /// When a value is there, and what it is then: `nil` is none.
  private static func present(_ value: Value) -> (Guard, Value) {
    switch value {
    case .absent: return (.never, value)
    case .choice(let alternatives):
      let some = alternatives.filter { if case .absent = $0.1 { false } else { true } }
      if some.count == alternatives.count { return (.always, value) }
      let test = some.map(\.0).reduce(.never, ||)
      return (test, some.count == 1 ? some[0].1 : .choice(some))
    default: return (.always, value)
    }
  }

  /// Sorted by the code given, where each comparison is settled.
  private static func sorted(_ items: [Value], by code: Value?, evaluator: Evaluator, at node: Syntax) -> Value {
    guard let code, items.count <= 100 else {
      return .unknown(Reason("the order of ‘\(node.shortSource)’ depends on the run", span: node.span))
    }
    var result: [Value] = []
    for item in items {
      var position = result.count
      while position > 0 {
        let before = evaluator.truth(
          of: apply(code, to: [item, result[position - 1]], evaluator: evaluator, at: node), at: node)
        if before == .never { break }
        guard before == .always else {
          return .unknown(Reason("the order of ‘\(node.shortSource)’ depends on the run", span: node.span))
        }
        position -= 1
      }
      result.insert(item, at: position)
    }
    return .list(result)
  }

  /// Runs the code of a `map` or `filter` on its arguments.
  static func apply(_ code: Value, to values: [Value], evaluator: Evaluator, at node: Syntax) -> Value {
    switch code {
    case .closure(let closure): return evaluator.call(closure, values, at: node)
    case .keyPath(let path):
      return path.reduce(values.first ?? .absent) { evaluator.member($1, of: $0, at: node) }
    case .function(let reference):
      return evaluator.call(
        reference, values.map { EvaluatedArgument(label: nil, value: $0, node: node, isTrailing: false) }, at: node)
    case .foreignType(let name) where name.hasSuffix(".init"):
      return evaluator.foreignCall(
        String(name.dropLast(5)),
        values.map { EvaluatedArgument(label: nil, value: $0, node: node, isTrailing: false) }, at: node)
    case .operation(let name):
      guard values.count == 2 else { break }
      return evaluator.operate(values[0], name, values[1], at: node)
    case .type(let type):
      return evaluator.instantiate(
        type, values.map { EvaluatedArgument(label: nil, value: $0, node: node, isTrailing: false) }, at: node)
    default: break
    }
    return .unknown(Reason("‘\(node.shortSource)’ runs code that is not known", span: node.span))
  }
}
