import ScreenModel

extension Evaluator {
  /// How a value matches a pattern.
  struct Match {
    var formula: Guard
    var bindings: [String: Value] = [:]
  }

  /// What must hold for a value to match a pattern, and the names the pattern binds.
  func match(_ value: Value, with pattern: Syntax, in scope: Scope) -> Match {
    switch pattern.kind {
    case .wildcardPattern: return Match(formula: .always)
    case .identifierPattern: return Match(formula: .always, bindings: [pattern.text: value])
    case .optionalPattern where pattern.count > 0:
      let formula = isPresent(value, at: pattern)
      var inner = match(unwrapped(value, at: pattern), with: pattern[0], in: scope)
      inner.formula = formula && inner.formula
      return inner
    case .tuplePattern: return matchTuple(value, with: pattern, in: scope)
    case .enumCasePattern: return matchCase(value, with: pattern, in: scope)
    case .expressionPattern where pattern.count > 0:
      let other = pattern[0]
      if let formula = matchRange(value, other, in: scope) { return Match(formula: formula) }
      if other.kind == .nilLiteral { return Match(formula: !isPresent(value, at: pattern)) }
      return Match(formula: equality(value, evaluate(other, in: scope), at: other))
    case .typePattern:
      let name = pattern.first(.typeRef)?.text ?? ""
      let inner = pattern.children.first { $0.kind != .typeRef }
      var result = inner.map { match(value, with: $0, in: scope) } ?? Match(formula: .always)
      if case .instance(let instance) = value, let type = instance.type {
        if type.name != name, !type.inherits(name) { result.formula = .never }
      } else {
        result.formula = result.formula && opaqueTest(pattern)
      }
      return result
    default: return Match(formula: opaqueTest(pattern))
    }
  }

  /// `case 2...9`, `case 10...`: what must hold for a number to lie in the range; `nil` for other patterns.
  private func matchRange(_ value: Value, _ range: Syntax, in scope: Scope) -> Guard? {
    guard range.text == "..." || range.text == "..<", range.count > 0 else { return nil }
    var low: Double? = -.infinity
    var high: Double? = .infinity
    switch range.kind {
    case .binary where range.count == 2:
      low = number(evaluate(range[0], in: scope))
      high = number(evaluate(range[1], in: scope))
    case .postfix: low = number(evaluate(range[0], in: scope))
    case .prefix: high = number(evaluate(range[0], in: scope))
    default: return nil
    }
    if case .symbol(let typed) = value {
      return facts.simplify(.atom(Atom(symbol: typed.symbol, test: .other("in \(range.shortSource)"))))
    }
    guard let number = number(value), let low, let high else { return opaqueTest(range) }
    let isBelow = range.text == "..." ? number <= high : number < high
    return number >= low && isBelow ? .always : .never
  }

  private func matchTuple(_ value: Value, with pattern: Syntax, in scope: Scope) -> Match {
    let parts = pattern.children.map { $0.kind == .argument && $0.count > 0 ? $0[0] : $0 }
    var values: [Value] = []
    if case .tuple(let items) = value, items.count == parts.count {
      values = items.map(\.value)
    } else if parts.count == 1 {
      values = [value]
    } else {
      values = parts.map { _ in .unknown(Reason("part of a tuple", span: pattern.span)) }
    }
    var result = Match(formula: .always)
    for (part, value) in zip(parts, values) {
      let inner = match(value, with: part, in: scope)
      result.formula = result.formula && inner.formula
      result.bindings.merge(inner.bindings) { $1 }
    }
    return result
  }

  private func matchCase(_ value: Value, with pattern: Syntax, in scope: Scope) -> Match {
    let name = pattern.text
    switch value {
    case .enumCase(let enumCase):
      guard enumCase.name == name else {
        // `.some(x)` and `.none` are cases of every optional.
        if name == "some" { return matchPayload([(nil, value)], with: pattern, in: scope) }
        return Match(formula: .never)
      }
      return matchPayload(enumCase.payload, with: pattern, in: scope)
    case .implicitMember(let caseName, let arguments):
      guard caseName == name else { return Match(formula: .never) }
      return matchPayload(arguments.map { ($0.label, $0.value) }, with: pattern, in: scope)
    case .absent: return Match(formula: name == "none" ? .always : .never)
    case .symbol(let typed):
      if name == "none" { return Match(formula: !isPresent(value, at: pattern)) }
      if name == "some" {
        var inner = matchPayload([(nil, unwrapped(value, at: pattern))], with: pattern, in: scope)
        inner.formula = isPresent(value, at: pattern) && inner.formula
        return inner
      }
      let formula = facts.simplify(.atom(Atom(symbol: typed.symbol, test: .isCase(name))))
      var result = Match(formula: formula)
      let declared = payloadTypes(of: name, in: typed.type)
      for (position, argument) in pattern.all(.argument).enumerated() where argument.count > 0 {
        let known = position < declared.count ? declared[position] : nil
        let label = argument.hasText ? argument.text : known?.name ?? ""
        let part = argument[0]
        let called = part.kind == .identifierPattern ? part.text : label.isEmpty ? "\(name)\(position)" : label
        let payload = materialize(typed.symbol.member(name).member(called), type: known?.type)
        let inner = match(payload, with: part, in: scope)
        result.formula = result.formula && inner.formula
        result.bindings.merge(inner.bindings) { $1 }
      }
      return result
    case .choice(let alternatives):
      var formula = Guard.never
      var bound: [String: [(Guard, Value)]] = [:]
      for (outer, inner) in alternatives {
        let match = match(inner, with: pattern, in: scope)
        let both = facts.simplify(outer && match.formula)
        if both == .never { continue }
        formula = formula || both
        for (name, value) in match.bindings { bound[name, default: []].append((both, value)) }
      }
      return Match(formula: formula, bindings: bound.mapValues { choice($0, at: pattern) })
    case .instance(let instance) where instance.type?.kind != .enum && name == "some":
      return matchPayload([(nil, value)], with: pattern, in: scope)
    case .text, .literal, .int, .double, .bool, .list, .dictionary, .tuple:
      if name == "some" { return matchPayload([(nil, value)], with: pattern, in: scope) }
      return Match(formula: name == "none" ? .never : opaqueTest(pattern))
    default:
      var result = Match(formula: opaqueTest(pattern))
      for argument in pattern.all(.argument) where argument.count > 0 {
        let inner = match(.unknown(Reason("payload of .\(name)", span: argument.span)), with: argument[0], in: scope)
        result.bindings.merge(inner.bindings) { $1 }
      }
      return result
    }
  }

  private func matchPayload(_ payload: [(label: String?, value: Value)], with pattern: Syntax, in scope: Scope) -> Match
  {
    let arguments = pattern.all(.argument)
    var result = Match(formula: .always)
    // `case let .failed(all)` binds a payload of several values as one tuple.
    if arguments.count == 1, payload.count > 1, arguments[0].count > 0 {
      return match(.tuple(payload), with: arguments[0][0], in: scope)
    }
    for (position, argument) in arguments.enumerated() where argument.count > 0 {
      let value =
        payload.first { $0.label != nil && $0.label == argument.text }?.value
        ?? (position < payload.count ? payload[position].value : nil)
        ?? .unknown(Reason("payload of .\(pattern.text)", span: argument.span))
      let inner = match(value, with: argument[0], in: scope)
      result.formula = result.formula && inner.formula
      result.bindings.merge(inner.bindings) { $1 }
    }
    return result
  }

  /// Names and types of an enum case's payload, where the enum is the project's.
  private func payloadTypes(of name: String, in reference: TypeReference?) -> [(name: String?, type: TypeReference?)] {
    let outer = reference?.unwrapped
    guard let type = resolve(outer), let declared = type.cases[name] else { return [] }
    return declared.all(.parameter).map { parameter in
      (
        parameter.hasText ? parameter.text : nil,
        parameter.first(.typeRef).map { TypeReference(node: $0, scope: type).filled(from: outer, of: type) }
      )
    }
  }
}
