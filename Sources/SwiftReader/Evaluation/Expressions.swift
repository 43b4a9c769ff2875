import ScreenModel

extension Evaluator {
  /// What an expression comes to.
  func evaluate(_ node: Syntax, in scope: Scope) -> Value {
    limited(at: node) {
      evaluateExpression(node, in: scope)
    } otherwise: {
      .unknown($0)
    }
  }

  private func evaluateExpression(_ node: Syntax, in scope: Scope) -> Value {
    switch node.kind {
    case .string: return .literal(literal(node, in: scope))
    case .integer:
      return Self.integer(node.text).map(Value.int) ?? .unknown(Reason("number out of range", span: node.span))
    case .float: return Double(node.text).map(Value.double) ?? .unknown(Reason("no number", span: node.span))
    case .boolean: return .bool(node.text == "true")
    case .nilLiteral: return .absent
    case .name:
      if let first = node.text.utf8.first, Self.operators.contains(first) { return .operation(node.text) }
      return lookup(node.text, in: scope, at: node)
    case .implicitMember: return .implicitMember(node.text, [])
    case .chain: return evaluateChain(node, in: scope)
    case .closure: return .closure(Closure(node: node, scope: scope))
    case .array: return .list(node.children.map { evaluate($0, in: scope) })
    case .dictionary:
      return .dictionary(
        node.all(.entry).filter { $0.count == 2 }.map { (evaluate($0[0], in: scope), evaluate($0[1], in: scope)) })
    case .tuple:
      return .tuple(
        node.all(.argument).filter { $0.count > 0 }.map { ($0.hasText ? $0.text : nil, evaluate($0[0], in: scope)) })
    case .ternary where node.count == 3: return evaluateTernary(node, in: scope)
    case .binary where node.count == 2: return evaluateBinary(node, in: scope)
    case .prefix where node.count == 1: return evaluatePrefix(node, in: scope)
    case .ifStmt, .switchStmt: return evaluateBranches(node, in: scope)
    case .isExpr where node.count == 2:
      let value = evaluate(node[0], in: scope)
      if case .instance(let instance) = value, let type = instance.type, type.kind != .protocol {
        return .bool(type.name == node[1].text || type.inherits(node[1].text))
      }
      return .condition(kindTest(value, of: node[1], at: node, in: scope))
    case .asExpr where node.count == 2:
      let value = evaluate(node[0], in: scope)
      if node.text == "as?" { return cast(value, to: node[1], at: node, in: scope) }
      return coerce(value, to: TypeReference(node: node[1], scope: scope.type))
    case .tryOptional where node.count == 1: return attempted(node, in: scope)
    case .keyPath: return .keyPath(node.text.split(separator: ".").map(String.init))
    case .hashBase: return lookup("self", in: scope, at: node)
    default: return .unknown(Reason("‘\(node.shortSource)’ cannot be read", span: node.span))
    }
  }

  /// What names of operators begin with: `reduce(0, +)`.
  private static let operators = Set("+-*/%<>=!&|".utf8)

  /// An integer literal in any base Swift has.
  static func integer(_ text: String) -> Int? {
    let lower = text.lowercased()
    if lower.hasPrefix("0x") { return Int(lower.dropFirst(2), radix: 16) }
    if lower.hasPrefix("0b") { return Int(lower.dropFirst(2), radix: 2) }
    if lower.hasPrefix("0o") { return Int(lower.dropFirst(2), radix: 8) }
    return Int(lower)
  }

  private func evaluateTernary(_ node: Syntax, in scope: Scope) -> Value {
    let formula = truth(of: evaluate(node[0], in: scope), at: node[0])
    var alternatives: [(Guard, Value)] = []
    var views: [ViewBranch] = []
    for (part, formula, test) in [(node[1], formula, Optional(node[0])), (node[2], !formula, nil)] {
      guard let value = assuming(formula, { evaluate(part, in: scope) }) else { continue }
      alternatives.append((formula, value))
      if case .view(let view) = value { views.append(ViewBranch(formula: formula, view: view, test: test)) }
    }
    if !views.isEmpty, views.count == alternatives.count { return .view(.choice(views)) }
    return choice(alternatives, at: node)
  }

  /// A string literal, its interpolations evaluated.
  func literal(_ node: Syntax, in scope: Scope) -> StringLiteral {
    if node.hasText { return StringLiteral(parts: [.words(node.text)], node: node) }
    var parts: [StringLiteral.Part] = []
    for child in node.children {
      if child.kind == .segment { parts.append(.words(child.text)) }
      guard child.kind == .interpolation, child.count > 0 else { continue }
      let arguments = child.children
      let value = arguments[0].count > 0 ? evaluate(arguments[0][0], in: scope) : .string("")
      let format = arguments.dropFirst().first { $0.text == "format" || $0.text == "specifier" }
      parts.append(.value(value, format: format?.source))
    }
    return StringLiteral(parts: parts, node: node)
  }

  // MARK: Operators

  private func evaluateBinary(_ node: Syntax, in scope: Scope) -> Value {
    switch node.text {
    case "&&":
      let left = truth(of: evaluate(node[0], in: scope), at: node[0])
      if left == .never { return .bool(false) }
      let right = assuming(left) { truth(of: evaluate(node[1], in: scope), at: node[1]) } ?? .never
      return boolean(left && right)
    case "||":
      let left = truth(of: evaluate(node[0], in: scope), at: node[0])
      if left == .always { return .bool(true) }
      let right = assuming(!left) { truth(of: evaluate(node[1], in: scope), at: node[1]) } ?? .never
      return boolean(left || right)
    case "??":
      let left = evaluate(node[0], in: scope)
      let present = isPresent(left, at: node[0])
      if present == .always { return unwrapped(left, at: node[0]) }
      var right = evaluate(node[1], in: scope)
      // Beside a key a literal is one too; beside anything else it is plain text.
      if !isKey(left), !isKey(node[0], in: scope) { right = untyped(right) }
      if present == .never { return right }
      return choice([(present, unwrapped(left, at: node[0])), (!present, right)], at: node)
    case "~=": return boolean(opaqueTest(node))
    case "...", "..<":
      guard case .int(let low) = evaluate(node[0], in: scope), case .int(let high) = evaluate(node[1], in: scope) else {
        return .unknown(Reason("range ‘\(node.shortSource)’ depends on the run", span: node.span))
      }
      let end = node.text == "..." ? high + 1 : high
      guard low <= end, end - low <= 200 else { return .unknown(Reason("long range", span: node.span)) }
      return .list((low..<end).map(Value.int))
    default: return operate(evaluate(node[0], in: scope), node.text, evaluate(node[1], in: scope), at: node)
    }
  }

  /// Two values with an operator between them.
  func operate(_ left: Value, _ operation: String, _ right: Value, at node: Syntax) -> Value {
    if let own = declaredOperator(operation, left, right, at: node) { return own }
    switch operation {
    case "==", "===": return boolean(equality(left, right, at: node))
    case "!=", "!==": return boolean(!equality(left, right, at: node))
    case "<", ">", "<=", ">=": return compare(left, operation, right, at: node)
    default: return arithmetic(left, operation, right, at: node)
    }
  }

  /// What `static func <` of a project type says of two of its values; `nil` where there is none.
  private func declaredOperator(_ operation: String, _ left: Value, _ right: Value, at node: Syntax) -> Value? {
    guard let type = Self.ownType(left) ?? Self.ownType(right), operation != "==", operation != "!=" else { return nil }
    if case .choice = left { return nil }
    func own(_ value: Value) -> Value {
      if case .implicitMember(let name, let arguments) = value, type.cases[name] != nil {
        return .enumCase(EnumCase(name: name, payload: arguments.map { ($0.label, $0.value) }, type: type))
      }
      return value
    }
    func call(_ name: String, _ one: Value, _ two: Value) -> Value? {
      guard let function = type.functions[name]?.first(where: { $0.first(.block) != nil }) else { return nil }
      let labels = function.all(.parameter).map(\.outsideLabel)
      guard labels.count == 2 else { return nil }
      let arguments = zip(labels, [own(one), own(two)]).map {
        EvaluatedArgument(label: $0, value: $1, node: node, isTrailing: false)
      }
      return self.call(
        FunctionReference(declaration: function, receiver: .type(type), type: type), arguments, at: node)
    }
    if let made = call(operation, left, right) { return made }
    switch operation {
    case ">": return call("<", right, left)
    case "<=": return call("<", right, left).map { boolean(!truth(of: $0, at: node)) }
    case ">=": return call("<", left, right).map { boolean(!truth(of: $0, at: node)) }
    default: return nil
    }
  }

  private static func ownType(_ value: Value) -> TypeDeclaration? {
    switch value {
    case .instance(let instance) where instance.symbol == nil: instance.type
    case .enumCase(let known): known.type
    default: nil
    }
  }

  func boolean(_ formula: Guard) -> Value {
    switch facts.simplify(formula) {
    case .always: return .bool(true)
    case .never: return .bool(false)
    case let open: return .condition(open)
    }
  }

  private func evaluatePrefix(_ node: Syntax, in scope: Scope) -> Value {
    let value = evaluate(node[0], in: scope)
    switch (node.text, value) {
    case ("!", _): return boolean(!truth(of: value, at: node[0]))
    case ("-", .int(let number)): return .int(number == .min ? number : -number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", _): return value
    default: return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    }
  }

  /// What must hold for two values to be equal.
  func equality(_ left: Value, _ right: Value, at node: Syntax) -> Guard {
    switch (left, right) {
    case (.choice(let alternatives), let other), (let other, .choice(let alternatives)):
      return facts.simplify(
        alternatives.map { formula, value in
          formula && (assuming(formula) { equality(value, other, at: node) } ?? .never)
        }.reduce(.never, ||))
    case (.binding(_, let inner), let other), (let other, .binding(_, let inner)):
      return equality(inner, other, at: node)
    case (.absent, .implicitMember("none", _)), (.implicitMember("none", _), .absent): return .always
    case (.absent, let other), (let other, .absent): return !isPresent(other, at: node)
    case (.symbol(let one), .symbol(let two)):
      if one.symbol == two.symbol { return .always }
      // Written one way round, so that `a == b` and `b == a` are one test.
      let ordered = one.symbol.sortKey <= two.symbol.sortKey ? (one, two) : (two, one)
      return facts.simplify(.atom(Atom(symbol: ordered.0.symbol, test: .equalsSymbol(ordered.1.symbol))))
    case (.symbol(let typed), let other), (let other, .symbol(let typed)):
      guard let constant = other.constant else { return opaqueTest(node, about: typed.symbol.item) }
      if case .bool(let flag) = constant {
        let formula = Guard.atom(Atom(symbol: typed.symbol, test: .isTrue))
        return facts.simplify(flag ? formula : !formula)
      }
      if case .enumCase(let name) = constant {
        return facts.simplify(.atom(Atom(symbol: typed.symbol, test: .isCase(name))))
      }
      return facts.simplify(.atom(Atom(symbol: typed.symbol, test: .equals(constant))))
    case (.condition, _), (_, .condition):
      let one = truth(of: left, at: node)
      let two = truth(of: right, at: node)
      return facts.simplify((one && two) || (!one && !two))
    case (.enumCase(let one), .enumCase(let two)):
      guard one.name == two.name, one.payload.count == two.payload.count else { return .never }
      return zip(one.payload, two.payload).map { equality($0.value, $1.value, at: node) }.reduce(.always, &&)
    case (.enumCase(let one), .implicitMember(let name, let arguments)),
      (.implicitMember(let name, let arguments), .enumCase(let one)):
      // `.default`, `.init(…)`: what is no case may stand for any.
      if let type = one.type, type.cases[name] == nil { return opaqueTest(node) }
      guard one.name == name, one.payload.count == arguments.count else { return .never }
      return zip(one.payload, arguments).map { equality($0.value, $1.value, at: node) }.reduce(.always, &&)
    case (.instance(let one), .instance(let two)): return equality(one, two, at: node)
    case (.list(let one), .list(let two)):
      guard one.count == two.count else { return .never }
      return zip(one, two).map { equality($0, $1, at: node) }.reduce(.always, &&)
    default:
      if let one = number(left), let two = number(right) { return one == two ? .always : .never }
      if let one = left.constant, let two = right.constant { return one == two ? .always : .never }
      return opaqueTest(node)
    }
  }

  private func equality(_ one: Instance, _ two: Instance, at node: Syntax) -> Guard {
    if one === two { return .always }
    if let first = one.symbol, let second = two.symbol {
      if first == second { return .always }
      let ordered = first.sortKey <= second.sortKey ? (first, second) : (second, first)
      return facts.simplify(.atom(Atom(symbol: ordered.0, test: .equalsSymbol(ordered.1))))
    }
    if let id = one.fields["id"], let other = two.fields["id"] { return equality(id, other, at: node) }
    // One that code makes, and one that is known when the app runs.
    for (open, made) in [(one, two), (two, one)] where open.symbol != nil && made.symbol == nil {
      guard open.fields["id"] == nil, let id = made.fields["id"], id.constant != nil else { continue }
      return equality(member("id", of: .instance(open), at: node), id, at: node)
    }
    guard one.symbol == nil, two.symbol == nil, one.fields.count == two.fields.count else { return opaqueTest(node) }
    var result = Guard.always
    for (name, value) in one.fields.sorted(by: { $0.key < $1.key }) {
      guard let other = two.fields[name] else { return opaqueTest(node) }
      result = result && equality(value, other, at: node)
    }
    return result
  }

  func number(_ value: Value) -> Double? {
    switch value {
    case .int(let number): return Double(number)
    case .double(let number): return number
    default: return nil
    }
  }

  /// One of several numbers, whole where they are.
  func number(_ chosen: Double, like values: [Value]) -> Value {
    let isWhole = values.allSatisfy { if case .int = $0 { true } else { false } }
    return isWhole ? .int(Int(chosen)) : .double(chosen)
  }

  private func compare(_ left: Value, _ operation: String, _ right: Value, at node: Syntax) -> Value {
    if case .choice = left { return distribute(left, at: node) { compare($0, operation, right, at: node) } }
    if case .choice = right { return distribute(right, at: node) { compare(left, operation, $0, at: node) } }
    if let one = number(left), let two = number(right) {
      switch operation {
      case "<": return .bool(one < two)
      case ">": return .bool(one > two)
      case "<=": return .bool(one <= two)
      default: return .bool(one >= two)
      }
    }
    if case .string(let one)? = left.constant, case .string(let two)? = right.constant {
      switch operation {
      case "<": return .bool(one < two)
      case ">": return .bool(one > two)
      case "<=": return .bool(one <= two)
      default: return .bool(one >= two)
      }
    }
    // `items.count > 0` asks whether there are items.
    if case .symbol(let typed) = left, typed.symbol.path.last == "count", case .int(let number) = right {
      let collection = typed.symbol.parent
      let isEmpty = Guard.atom(Atom(symbol: collection, test: .isEmpty))
      switch (operation, number) {
      case (">", 0), (">=", 1): return boolean(!isEmpty)
      case ("<", 1), ("<=", 0): return boolean(isEmpty)
      default: break
      }
    }
    // What is not less is as large or larger: one test, and its opposite.
    let isOpposite = operation.hasSuffix("=")
    let sign = isOpposite ? (operation == ">=" ? "<" : ">") : operation
    let atom: Atom
    if case .symbol(let typed) = left, let constant = right.constant {
      atom = Atom(symbol: typed.symbol, test: .other("\(sign) \(constant.written)"))
    } else if node.kind == .binary, node.count == 2 {
      let asked = "\(node[0].shortSource) \(sign) \(node[1].shortSource)"
      atom = Atom(symbol: Symbol(asked, owner: -1), test: .other(""))
    } else {
      return boolean(opaqueTest(node))
    }
    return boolean(isOpposite ? !.atom(atom) : .atom(atom))
  }

  func arithmetic(_ left: Value, _ operation: String, _ right: Value, at node: Syntax) -> Value {
    switch (left, operation, right) {
    case (.int(let one), "+", .int(let two)): return .int(one &+ two)
    case (.int(let one), "-", .int(let two)): return .int(one &- two)
    case (.int(let one), "*", .int(let two)): return .int(one &* two)
    case (.int(let one), "/", .int(let two)) where two != 0: return .int(one / two)
    case (.int(let one), "%", .int(let two)) where two != 0: return .int(one % two)
    case (.list(let one), "+", .list(let two)): return .list(one + two)
    case (.choice, _, _) where !isTextual(left):
      return distribute(left, at: node) { arithmetic($0, operation, right, at: node) }
    case (_, _, .choice) where !isTextual(left) && !isTextual(right):
      return distribute(right, at: node) { arithmetic(left, operation, $0, at: node) }
    case (.view, "+", _), (_, "+", .view):
      let parts = [left, right].map { value in
        EvaluatedArgument(label: nil, value: .view(view(value, at: node)), node: node, isTrailing: false)
      }
      return .view(.builtin(BuiltinCall(name: "+", arguments: parts, node: node, frames: frames)))
    default:
      if let one = number(left), let two = number(right) {
        switch operation {
        case "+": return .double(one + two)
        case "-": return .double(one - two)
        case "*": return .double(one * two)
        case "/" where two != 0: return .double(one / two)
        default: break
        }
      }
      if operation == "+", isTextual(left) || isTextual(right) {
        // Each hole is called by its own side.
        let isWhole = node.kind == .binary && node.count == 2
        return .text(
          plainText(ofString(left, at: node), at: isWhole ? node[0] : node)
            + plainText(ofString(right, at: node), at: isWhole ? node[1] : node))
      }
      return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    }
  }

  /// `.ellipsis` beside text: what the project adds to `String`.
  private func ofString(_ value: Value, at node: Syntax) -> Value {
    guard case .implicitMember(let name, let arguments) = value, arguments.isEmpty,
      let type = index.foreignExtensions["String"], let member = typeMember(name, of: type, at: node)
    else { return value }
    return member
  }

  private func isTextual(_ value: Value) -> Bool {
    switch value {
    case .literal, .text: return true
    case .choice(let alternatives): return alternatives.contains { isTextual($0.1) }
    default: return false
    }
  }
}

extension Symbol {
  /// Gives the two sides of an equality a fixed order: the screen's own values first.
  var sortKey: String { "\(item == nil ? 0 : 1) \(name) \(owner) \(item ?? 0)" }
}
