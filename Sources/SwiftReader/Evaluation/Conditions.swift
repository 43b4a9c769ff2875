import ScreenModel

extension Evaluator {
  /// What must hold for a value to be true.
  func truth(of value: Value, at node: Syntax) -> Guard {
    switch value {
    case .bool, .condition: return facts.simplify(value.asGuard ?? .never)
    case .symbol(let typed): return facts.simplify(.atom(Atom(symbol: typed.symbol, test: .isTrue)))
    case .instance(let instance):
      if let symbol = instance.symbol { return .atom(Atom(symbol: symbol, test: .isTrue)) }
      return opaqueTest(node)
    case .binding(_, let inner): return truth(of: inner, at: node)
    case .choice(let alternatives):
      return facts.simplify(alternatives.map { $0.0 && truth(of: $0.1, at: node) }.reduce(.never, ||))
    default: return opaqueTest(node)
    }
  }

  /// A test that cannot be taken apart: its own text stands for it.
  func opaqueTest(_ node: Syntax, about row: Int? = nil) -> Guard {
    .atom(Atom(symbol: Symbol(node.askedSource, owner: -1, item: row), test: .other("")))
  }

  /// What must hold for a value not to be `nil`.
  func isPresent(_ value: Value, at node: Syntax) -> Guard {
    switch value {
    case .absent: return .never
    case .symbol(let typed) where typed.isThere: return .always
    case .symbol(let typed):
      return facts.simplify(!.atom(Atom(symbol: typed.symbol, test: .isNil)))
    case .choice(let alternatives):
      return facts.simplify(alternatives.map { $0.0 && isPresent($0.1, at: node) }.reduce(.never, ||))
    case .unknown: return opaqueTest(node)
    case .view(let view): return isPresent(view, at: node)
    case .foreignType(let name) where Self.isValue(name): return opaqueTest(node)
    case .binding(_, let inner): return isPresent(inner, at: node)
    default: return .always
    }
  }

  /// `UIScreen.main.bounds`, not `String`; what is drawn is always there.
  private static func isValue(_ name: String) -> Bool {
    guard let last = name.split(separator: ".").last, name.contains("."), last.startsLower else { return false }
    return !["Color", "Font", "UIColor", "UIFont"].contains(where: { name.hasPrefix($0 + ".") })
  }

  /// A value that is not `nil`, taken out of its optional.
  func unwrapped(_ value: Value, at node: Syntax) -> Value {
    switch value {
    case .symbol(let typed):
      return materialize(typed.symbol, type: typed.type?.unwrapped)
    case .choice(let alternatives):
      return choice(
        alternatives.filter { if case .absent = $0.1 { false } else { true } }.map {
          ($0.0, unwrapped($0.1, at: node))
        }, at: node)
    case .binding(_, let inner): return unwrapped(inner, at: node)
    default: return value
    }
  }

  /// The conditions of an `if`, `guard` or `while`; names they bind go into the scope.
  func evaluate(conditions: Syntax, in scope: Scope) -> Guard {
    var result = Guard.always
    let outside = facts
    defer { facts = outside }
    for condition in conditions.children {
      let formula = evaluate(condition: condition, in: scope)
      result = result && formula
      if result == .never { return .never }
      guard let inside = facts.assuming(formula) else { return .never }
      facts = inside
    }
    return outside.simplify(result)
  }

  private func evaluate(condition: Syntax, in scope: Scope) -> Guard {
    switch condition.kind {
    case .optionalBinding:
      let source = condition.first(.initialValue).flatMap { $0.count > 0 ? $0[0] : nil }
      let value = source.map { evaluate($0, in: scope) } ?? lookup(condition.text, in: scope, at: condition)
      let formula = isPresent(value, at: source ?? condition)
      if condition.hasText, formula != .never {
        scope.locals[condition.text] =
          assuming(formula) { unwrapped(value, at: condition) }
          ?? .unknown(Reason("‘\(condition.text)’ cannot be read", span: condition.span))
      }
      return formula
    case .caseCondition where condition.count >= 2:
      let match = match(evaluate(condition[1], in: scope), with: condition[0], in: scope)
      for (name, value) in match.bindings { scope.locals[name] = value }
      return match.formula
    case .availability: return isAvailable(condition.text) ? .always : .never
    default: return truth(of: evaluate(condition, in: scope), at: condition)
    }
  }

  /// `#available(iOS 17, *)` on the system the screen is read for.
  private func isAvailable(_ text: String) -> Bool {
    let isNegated = text.hasPrefix("!")
    for platform in text.drop(while: { $0 == "!" }).split(separator: ",") {
      let words = platform.split(whereSeparator: { $0 == " " })
      guard words.count >= 2, words[0].hasSuffix("iOS") else { continue }
      let numbers = words[1].split(separator: ".").compactMap { Int($0) }
      let needed = OSVersion(numbers.first ?? 0, numbers.dropFirst().first ?? 0)
      return (options.os >= needed) != isNegated
    }
    return !isNegated
  }
}

extension Syntax {
  /// The code on one line, cut where it is long: stands for what cannot be read.
  var shortSource: String {
    file.shortSource(offset: offset, length: length)
  }

  /// What a text is called that the expression stands for: a binding is named for its value.
  var holeName: String {
    let source = shortSource
    return source.hasPrefix("$") ? String(source.dropFirst()) : source
  }

  /// The same with what a step of an expression is taken from: `names.contains("Ada")`, not `contains`.
  fileprivate var askedSource: String {
    guard Self.steps.contains(kind), let chain = file.chain(around: self) else { return shortSource }
    var end = offset + length
    if kind == .optionalChain { end = offset }
    if kind == .member, let position = chain.firstIndex(of: self) {
      // The call of it belongs to it.
      for next in chain[(position + 1)...].prefix(while: { [.genericArguments, .call].contains($0.kind) }).prefix(2) {
        end = next.offset + next.length
      }
    }
    guard let start = chain.first?.offset, start < end else { return shortSource }
    return file.shortSource(offset: start, length: end - start)
  }

  private static let steps: Set<NodeKind> = [.member, .call, .subscriptCall, .optionalChain, .forceUnwrap]
}

extension SourceFile {
  fileprivate func shortSource(offset: Int, length: Int) -> String {
    if let short = shortened(offset: offset, length: length) { return short }
    let words = source(offset: offset, length: length).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 48 ? words : words.prefix(46) + " …"
  }

  /// What the expression that a step belongs to is made of; `nil` where it does not follow soon: parents come after what
  /// is in them.
  fileprivate func chain(around step: Syntax) -> [Syntax]? {
    for id in (Int(step.id) + 1)..<min(nodes.count, Int(step.id) + 400) where nodes[id].kind == .chain {
      let chain = Syntax(file: self, id: Int32(id)).children
      if chain.contains(step) { return chain }
    }
    return nil
  }
}
