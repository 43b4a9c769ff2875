import ScreenModel

extension Evaluator {
  /// Runs a body. `asViews`: every expression in it is a view to be shown; `nil`: found out from what it holds.
  func run(_ block: Syntax, in scope: Scope, asViews: Bool?) -> Value {
    let statements = block.children
    if statements.count == 1, statements[0].kind != .ifStmt, statements[0].kind != .switchStmt,
      statements[0].kind != .ifConfig
    {
      if let value = runSingle(statements[0], in: scope) { return value }
    }
    let buildsViews = (asViews ?? (effects == nil && looks(block, statements))) && !returns(block, statements)
    if buildsViews { return .view(build(statements, in: scope)) }
    return body(statements, in: scope, at: block) ?? .tuple([])
  }

  /// The value of a body that is one expression.
  private func runSingle(_ statement: Syntax, in scope: Scope) -> Value? {
    switch statement.kind {
    case .returnStmt: return statement.count > 0 ? evaluate(statement[0], in: scope) : .tuple([])
    case .variable, .function, .assignment, .guardStmt, .forStmt, .whileStmt, .doStmt, .deferStmt, .throwStmt,
      .jumpStmt, .typeDecl:
      return nil
    default: return evaluate(statement, in: scope)
    }
  }

  /// Whether the top level of a body has a `return` with a value.
  static func returns(_ statements: [Syntax]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .returnStmt: return true
      case .ifStmt, .block, .guardStmt, .switchStmt, .switchCase, .doStmt: return returns(statement.children)
      default: return false
      }
    }
  }

  /// A closure says nothing about its type: it builds views where a statement is a call of a capitalised name or a test around one.
  func looksLikeViews(_ statements: [Syntax]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .switchStmt: return looksLikeViews(Array(statement.children.dropFirst()))
      case .ifStmt, .block, .switchCase, .ifConfig, .configClause:
        return looksLikeViews(statement.children)
      case .chain:
        guard statement.count > 0 else { return false }
        let base = statement[0]
        if base.kind == .name, base.text.startsUpper { return true }
        // `row(for: item)`, `content`, `content()`, `title.font(…)`
        return base.kind == .name && statement.count >= 2 && !Self.isStatementCall(statement)
      case .name: return true
      default: return false
      }
    }
  }

  private static func isStatementCall(_ chain: Syntax) -> Bool {
    let changing: Set<String> = [
      "append", "toggle", "remove", "insert", "removeAll", "post", "send", "dismiss", "dispatch",
    ]
    return chain.children.contains { $0.kind == .member && changing.contains($0.text) }
  }

  // MARK: Views

  /// The statements of a view builder as one view.
  func build(_ statements: [Syntax], in scope: Scope) -> ViewValue {
    var views: [ViewValue] = []
    for statement in statements {
      if isExhausted { break }
      if let view = build(statement, in: scope) { views.append(view) }
    }
    return views.count == 1 ? views[0] : .list(views)
  }

  private func build(_ statement: Syntax, in scope: Scope) -> ViewValue? {
    switch statement.kind {
    case .variable:
      run(variable: statement, in: scope)
      return nil
    case .function:
      scope.locals[statement.text] = localFunction(statement, in: scope)
      return nil
    case .assignment, .macro, .typeDecl, .deferStmt, .jumpStmt, .typeAlias: return nil
    case .ifStmt: return buildIf(statement, in: scope)
    case .switchStmt: return buildSwitch(statement, in: scope)
    case .ifConfig: return build(BuildChoice.clause(of: statement), in: scope)
    case .returnStmt: return statement.count > 0 ? build(statement[0], in: scope) : nil
    default:
      return view(evaluate(statement, in: scope), at: statement)
    }
  }

  /// A value where a view is expected.
  func view(_ value: Value, at node: Syntax) -> ViewValue {
    switch value {
    case .view(let view): return view
    case .instance(let instance) where instance.type?.isView == true: return .instance(instance, node)
    case .instance(let instance) where instance.type?.isShape == true:
      return .builtin(BuiltinCall(name: "Path", arguments: [], node: node, frames: frames))
    case .choice(let alternatives):
      return .choice(alternatives.map { ViewBranch(formula: $0.0, view: view($0.1, at: node), test: nil) })
    case .closure(let closure): return view(call(closure, [], at: node), at: node)
    case .absent: return .empty
    case .tuple(let items) where items.isEmpty: return .empty
    case .function(let reference): return view(call(reference, [], at: node), at: node)
    case .binding(_, let inner): return view(inner, at: node)
    case .list(let items): return .list(items.map { view($0, at: node) })
    case .foreignType(let name) where name == "Color" || name.hasPrefix("Color."):
      let color = EvaluatedArgument(label: nil, value: value, node: node, isTrailing: false)
      return .builtin(BuiltinCall(name: "Color", arguments: [color], node: node, frames: frames))
    // `ContentUnavailableView.search`
    case .foreignType(let name) where name.contains(".") && AllControls.names.contains(name):
      return .builtin(BuiltinCall(name: name, arguments: [], node: node, frames: frames))
    // A colour; with arguments it may be any view.
    case .implicitMember(let name, let arguments):
      if arguments.isEmpty || name.contains(".") && !arguments.contains(where: isConfiguration) { return .empty }
      return .opaque(Reason("the type of ‘.\(name)’ is not known", span: node.span), [])
    // `Color.brand.accent`: drawn, never heard.
    case .unknown where node.source.hasPrefix("Color."):
      let color = EvaluatedArgument(label: nil, value: value, node: node, isTrailing: false)
      return .builtin(BuiltinCall(name: "Color", arguments: [color], node: node, frames: frames))
    case .unknown(let reason): return .opaque(reason, [])
    case .symbol(let typed) where Self.viewTypes.contains(typed.type?.unwrapped.name ?? ""):
      return .builtin(handedIn(typed, at: node))
    case .symbol(let typed) where typed.symbol.owner == AsyncImageControl.pictureOwner: return .empty
    case .symbol(let typed):
      return .opaque(
        Reason("‘\(typed.symbol.name)’ is a view that is handed in when the app runs", span: node.span), [])
    default: return .opaque(Reason("‘\(node.shortSource)’ is no view that can be read", span: node.span), [])
    }
  }

  /// The parts of a control that a style is handed.
  private func isConfiguration(_ argument: EvaluatedArgument) -> Bool {
    if case .instance(let instance) = argument.value { instance.type == nil } else { false }
  }

  private func buildIf(_ statement: Syntax, in scope: Scope) -> ViewValue {
    var branches: [ViewBranch] = []
    var remaining = Guard.always
    var current: Syntax? = statement
    let outside = facts
    defer { facts = outside }
    while let node = current, node.kind == .ifStmt {
      current = nil
      guard let conditions = node.first(.conditions), let body = node.first(.block) else { break }
      let inner = Scope(parent: scope)
      let formula = evaluate(conditions: conditions, in: inner)
      if formula == .never { noteUnheard(body, conditions, in: scope) }
      branches += branch(remaining && formula, conditions, formula) { build(body.children, in: inner) }
      remaining = remaining && !formula
      let rest = node.children.dropFirst(2)
      guard let next = rest.first else { continue }
      guard let inside = facts.assuming(!formula) else {
        noteUnheard(next, conditions, in: scope)
        break
      }
      facts = inside
      if next.kind == .ifStmt {
        current = next
      } else {
        let other = branch(remaining, nil, .always) { build(next.children, in: Scope(parent: scope)) }
        branches += other.map { branch in
          var branch = branch
          branch.elseOf = statement.first(.conditions)
          return branch
        }
      }
    }
    return .choice(branches)
  }

  /// A branch, if it can be taken.
  private func branch(_ formula: Guard, _ test: Syntax?, _ own: Guard, _ make: () -> ViewValue) -> [ViewBranch] {
    guard own != .never, let view = assuming(own, make) else { return [] }
    return [ViewBranch(formula: formula, own: own, view: view, test: test)]
  }

  private func buildSwitch(_ statement: Syntax, in scope: Scope) -> ViewValue {
    guard statement.count > 0 else { return .empty }
    let subject = evaluate(statement[0], in: scope)
    var branches: [ViewBranch] = []
    var remaining = Guard.always
    let outside = facts
    defer { facts = outside }
    let cases = cases(of: statement)
    noteEveryCase(of: subject, cases)
    for switchCase in cases {
      guard let body = switchCase.first(.block) else { continue }
      let inner = Scope(parent: scope)
      let formula = match(case: switchCase, subject, in: inner)
      branches += branch(remaining && formula, switchCase, formula) { build(body.children, in: inner) }
      remaining = facts.simplify(remaining && !formula)
      guard remaining != .never, let inside = facts.assuming(!formula) else { break }
      facts = inside
    }
    return .choice(branches)
  }

  func cases(of statement: Syntax) -> [Syntax] {
    statement.children.dropFirst().flatMap { $0.kind == .ifConfig ? BuildChoice.clause(of: $0) : [$0] }
      .filter { $0.kind == .switchCase }
  }

  func match(case switchCase: Syntax, _ subject: Value, in scope: Scope) -> Guard {
    let items = switchCase.all(.caseItem)
    if items.isEmpty { return .always }
    var formula = Guard.never
    for item in items where item.count > 0 {
      let found = match(subject, with: item[0], in: scope)
      for (name, value) in found.bindings { scope.locals[name] = value }
      var one = found.formula
      if let test = item.first(.whereClause), test.count > 0 {
        one = one && (assuming(one) { truth(of: evaluate(test[0], in: scope), at: test[0]) } ?? .never)
      }
      formula = formula || one
    }
    return facts.simplify(formula)
  }

  // MARK: Values

  /// Whether branches of an expression end in calls of capitalised names; names alone are values here.
  private static func makesViews(_ node: Syntax) -> Bool {
    switch node.kind {
    case .ifStmt, .switchStmt, .switchCase: return node.children.contains(where: makesViews)
    case .block: return node.children.last.map(makesViews) ?? false
    case .chain:
      return node.count > 1 && node[0].kind == .name && AllControls.names.contains(node[0].text)
    default: return false
    }
  }

  /// `if` and `switch` as expressions.
  func evaluateBranches(_ node: Syntax, in scope: Scope) -> Value {
    if Self.makesViews(node) { return .view(build([node], in: scope)) }
    return body([node], in: scope, at: node) ?? .tuple([])
  }

  func run(variable: Syntax, in scope: Scope) {
    let initial = variable.first(.initialValue).flatMap { $0.count > 0 ? $0[0] : nil }
    if let pattern = variable.first(.tuplePattern) {
      let value = initial.map { evaluate($0, in: scope) } ?? .unknown(Reason("no value", span: variable.span))
      for (name, part) in match(value, with: pattern, in: scope).bindings { scope.locals[name] = part }
      return
    }
    var value: Value
    if let getter = variable.all(.accessor).first(where: { $0.text == "get" })?.first(.block) {
      value = run(getter, in: Scope(parent: scope), asViews: Self.yieldsViews(variable))
    } else if let initial {
      value = evaluate(initial, in: scope)
    } else {
      value = .unknown(Reason("‘\(variable.text)’ has no value yet", span: variable.span))
    }
    let reference = variable.first(.typeRef).map { TypeReference(node: $0, scope: scope.type) }
    value = typed(value, reference)
    scope.locals[variable.text] = value
    scope.declare(variable.text, reference)
  }
}
