import ScreenModel

extension Evaluator {
  /// Runs a body to its end; what it returns, `nil` where it runs to the end on every way.
  func body(_ statements: [Syntax], in scope: Scope, at node: Syntax) -> Value? {
    let mark = journal.mark()
    defer { journal.release() }
    let flow = execute(statements, in: scope, yields: true)
    resume(flow.exits, beside: flow.goesOn, since: mark, within: scope, at: node)
    var returned: [(Guard, Value)] = []
    var goesOn = flow.goesOn
    for exit in flow.exits {
      switch exit.kind {
      case .returned(let value): returned.append((exit.formula, value))
      case .threw: thrown = thrown || (path && exit.formula)
      case .broke, .continued, .fellThrough: goesOn = goesOn || exit.formula
      }
    }
    if returned.isEmpty {
      return goesOn == .never ? .unknown(Reason("it does not return", span: node.span)) : nil
    }
    if returned.count == 1, goesOn == .never { return returned[0].1 }
    if goesOn != .never { returned.append((goesOn, .tuple([]))) }
    return choice(returned, at: node)
  }

  /// Runs statements one after the other. `yields`: the last expression is what the body comes to.
  func execute(_ statements: [Syntax], in scope: Scope, yields: Bool) -> Flow {
    let mark = journal.mark()
    let outside = (facts, path)
    defer {
      (facts, path) = outside
      journal.release()
    }
    var flow = Flow()
    var deferred: [Syntax] = []
    for (position, statement) in flattened(statements).enumerated() {
      if statement.kind == .deferStmt {
        deferred.append(statement)
        continue
      }
      let isLast = position == statements.count - 1
      let step = perform(statement, in: scope, yields: yields && isLast)
      if !follow(step, since: mark, in: &flow) { break }
    }
    for statement in deferred.reversed() {
      guard let body = statement.first(.block) else { continue }
      let start = journal.mark()
      _ = execute(body.children, in: Scope(parent: scope), yields: false)
      let written = journal.changes(since: start)
      journal.release()
      for index in flow.exits.indices { flow.exits[index].changes.add(written) }
    }
    return flow
  }

  /// `#if` clauses in place.
  private func flattened(_ statements: [Syntax]) -> [Syntax] {
    guard statements.contains(where: { $0.kind == .ifConfig }) else { return statements }
    return statements.flatMap { $0.kind == .ifConfig ? BuildChoice.clause(of: $0) : [$0] }
  }

  /// Adds what one statement did to what was done before it. False: nothing after it runs.
  func follow(_ step: Flow, since mark: Int, in flow: inout Flow) -> Bool {
    if !step.exits.isEmpty {
      let before = journal.changes(since: mark)
      for var exit in step.exits {
        exit.formula = flow.goesOn && exit.formula
        var changes = before
        changes.add(exit.changes)
        exit.changes = changes
        flow.exits.append(exit)
      }
    }
    guard step.goesOn != .always else { return true }
    flow.goesOn = flow.goesOn && step.goesOn
    guard flow.goesOn != .never, let inside = facts.assuming(step.goesOn) else {
      flow.goesOn = .never
      return false
    }
    facts = inside
    path = path && step.goesOn
    return true
  }

  /// Runs one statement; what it calls may throw.
  private func perform(_ statement: Syntax, in scope: Scope, yields: Bool) -> Flow {
    let before = thrown
    thrown = .never
    defer { thrown = before }
    var flow = limited(at: statement) {
      performed(statement, in: scope, yields: yields)
    } otherwise: {
      .leaving(.returned(.unknown($0)))
    }
    let formula = facts.simplify(thrown)
    if formula != .never {
      for index in flow.exits.indices { flow.exits[index].formula = flow.exits[index].formula && !formula }
      flow.exits.append(Flow.Exit(formula: formula, kind: .threw))
      flow.goesOn = flow.goesOn && !formula
    }
    return flow
  }

  private func performed(_ statement: Syntax, in scope: Scope, yields: Bool) -> Flow {
    switch statement.kind {
    case .returnStmt:
      return .leaving(.returned(statement.count > 0 ? evaluate(statement[0], in: scope) : .tuple([])))
    case .throwStmt: return .leaving(.threw)
    case .jumpStmt:
      switch statement.text {
      case "break": return .leaving(.broke)
      case "continue": return .leaving(.continued)
      default: return .leaving(.fellThrough)
      }
    case .variable: run(variable: statement, in: scope)
    case .function: scope.locals[statement.text] = localFunction(statement, in: scope)
    case .assignment: assign(statement, in: scope)
    case .ifStmt: return performIf(statement, in: scope, yields: yields)
    case .guardStmt: return performGuard(statement, in: scope)
    case .switchStmt: return performSwitch(statement, in: scope, yields: yields)
    case .doStmt: return performDo(statement, in: scope, yields: yields)
    case .forStmt, .whileStmt: return performLoop(statement, in: scope)
    case .typeDecl, .typeAlias: break
    case .chain where Self.neverReturns(statement): return Flow(goesOn: .never)
    case .chain where isInitializer(statement): makeAnew(statement, in: scope)
    default:
      let value = evaluate(statement, in: scope)
      if yields, effects == nil { return .leaving(.returned(value)) }
      if effects == nil, value.isUnknown, !isMutation(statement) { forget(changedIn: statement, in: scope) }
    }
    return Flow()
  }

  private static func neverReturns(_ chain: Syntax) -> Bool {
    chain.count == 2 && chain[0].kind == .name && chain[1].kind == .call
      && ["fatalError", "preconditionFailure"].contains(chain[0].text)
  }

  func localFunction(_ declaration: Syntax, in scope: Scope) -> Value {
    .function(
      FunctionReference(declaration: declaration, receiver: scope.receiver, type: scope.type, scope: scope))
  }

  private func performIf(_ statement: Syntax, in scope: Scope, yields: Bool) -> Flow {
    guard let conditions = statement.first(.conditions), let body = statement.first(.block) else { return Flow() }
    let inner = Scope(parent: scope)
    let formula = facts.simplify(evaluate(conditions: conditions, in: inner))
    let rest = statement.children.dropFirst(2).first
    func otherwise() -> Flow {
      guard let rest else { return Flow() }
      if rest.kind == .ifStmt { return perform(rest, in: scope, yields: yields) }
      return execute(rest.children, in: Scope(parent: scope), yields: yields)
    }
    if formula == .always { return execute(body.children, in: inner, yields: yields) }
    if formula == .never { return otherwise() }
    return join(
      [way(formula) { execute(body.children, in: inner, yields: yields) }, way(!formula) { otherwise() }],
      at: statement)
  }

  private func performGuard(_ statement: Syntax, in scope: Scope) -> Flow {
    guard let conditions = statement.first(.conditions), let body = statement.first(.block) else { return Flow() }
    let formula = facts.simplify(evaluate(conditions: conditions, in: scope))
    if formula == .always { return Flow() }
    func leave() -> Flow {
      var flow = execute(body.children, in: Scope(parent: scope), yields: false)
      // Whatever it calls last does not return.
      flow.goesOn = .never
      return flow
    }
    if formula == .never { return leave() }
    return join([way(formula) { Flow() }, way(!formula) { leave() }], at: statement)
  }

  private func performSwitch(_ statement: Syntax, in scope: Scope, yields: Bool) -> Flow {
    guard statement.count > 0 else { return Flow() }
    let mark = journal.mark()
    defer { journal.release() }
    let subject = evaluate(statement[0], in: scope)
    var ways: [Way?] = []
    var remaining = Guard.always
    let cases = cases(of: statement)
    for (position, switchCase) in cases.enumerated() {
      let inner = Scope(parent: scope)
      let formula = facts.simplify(remaining && match(case: switchCase, subject, in: inner))
      remaining = facts.simplify(remaining && !formula)
      guard formula != .never else { continue }
      ways.append(way(formula) { execute(code(of: cases, from: position), in: inner, yields: yields) })
      if remaining == .never { break }
    }
    // One of the cases holds: Swift takes no other switch.
    var flow = join(ways, at: statement)
    leaveBehind(&flow, since: mark, at: statement) { if case .broke = $0 { true } else { false } }
    return flow
  }

  /// The statements of a case, with those of the next where it falls through.
  private func code(of cases: [Syntax], from position: Int) -> [Syntax] {
    var code: [Syntax] = []
    for switchCase in cases[position...] {
      code += switchCase.first(.block)?.children ?? []
      guard code.last?.kind == .jumpStmt, code.last?.text == "fallthrough" else { break }
      code.removeLast()
    }
    return code
  }

  /// Exits of a kind end here: the code goes on after them.
  func leaveBehind(_ flow: inout Flow, since mark: Int, at node: Syntax, _ isWanted: (Flow.Exit.Kind) -> Bool) {
    let left = flow.remove(isWanted)
    guard !left.isEmpty else { return }
    resume(left, beside: flow.goesOn, since: mark, at: node)
    flow.goesOn = flow.exits.isEmpty ? .always : facts.simplify(left.map(\.formula).reduce(flow.goesOn, ||))
  }

  /// `do` runs; where what it calls throws, `catch` does. Of code outside the project what `catch` does is possible.
  private func performDo(_ statement: Syntax, in scope: Scope, yields: Bool) -> Flow {
    let clauses = statement.all(.catchClause)
    if effects != nil {
      for clause in clauses {
        let written = overrides
        taint(clause) { run(clause: clause, in: scope) }
        overrides = written
      }
    }
    let statements = statement.first(.block)?.children ?? []
    guard !clauses.isEmpty, var tried = way(.always, { execute(statements, in: Scope(parent: scope), yields: yields) })
    else { return execute(statements, in: Scope(parent: scope), yields: yields) }
    let failures = tried.flow.remove { if case .threw = $0 { true } else { false } }
    var ways: [Way?] = [tried]
    var remaining = failures.map(\.formula).reduce(.never, ||)
    for clause in clauses where facts.simplify(remaining) != .never {
      let isTyped = clause.count > 1
      let formula = isTyped ? remaining && opaqueTest(clause) : remaining
      ways.append(
        way(formula) {
          let mark = journal.mark()
          defer { journal.release() }
          resume(failures, beside: .never, since: mark, at: clause)
          return run(clause: clause, in: scope, yields: yields)
        })
      remaining = isTyped ? remaining && !formula : .never
    }
    var flow = join(ways, at: statement)
    if remaining != .never, let failure = failures.first {
      flow.exits.append(Flow.Exit(formula: remaining, kind: .threw, changes: failure.changes))
    }
    return flow
  }

  private func run(clause: Syntax, in scope: Scope, yields: Bool = false) -> Flow {
    guard let body = clause.first(.block) else { return Flow() }
    let inner = Scope(parent: scope, locals: ["error": .unknown(Reason("the error thrown", span: clause.span))])
    return execute(body.children, in: inner, yields: yields)
  }
}
