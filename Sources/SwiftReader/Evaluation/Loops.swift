import ScreenModel

extension Evaluator {
  /// Turns of a loop that are followed.
  private static let mostTurns = 50

  /// A loop over known values runs once for each; what any other may change is no longer known.
  func performLoop(_ statement: Syntax, in scope: Scope) -> Flow {
    guard let body = statement.first(.block) else { return Flow() }
    guard statement.kind == .forStmt, statement.count >= 3 else { return performWhile(statement, body, in: scope) }
    return perform(for: statement, body, over: evaluate(statement[1], in: scope), in: scope)
  }

  private func perform(for statement: Syntax, _ body: Syntax, over items: Value, in scope: Scope) -> Flow {
    switch items {
    case .choice(let alternatives) where alternatives.count <= 4:
      return join(
        alternatives.map { formula, inner in
          way(formula) { perform(for: statement, body, over: inner, in: scope) }
        }, at: statement)
    // Of several entries the order is not known.
    case .dictionary(let entries) where entries.count <= 1:
      let pairs = entries.map { Value.tuple([("key", $0.0), ("value", $0.1)]) }
      return perform(for: statement, body, over: .list(pairs), in: scope)
    case .list(let items) where items.count <= Self.mostTurns:
      return turns(of: statement, count: items.count) { position in
        let inner = Scope(parent: scope)
        let found = match(items[position], with: statement[0], in: inner)
        for (name, value) in found.bindings { inner.locals[name] = value }
        var formula = found.formula
        if let test = statement.first(.whereClause), test.count > 0 {
          formula = formula && (assuming(formula) { truth(of: evaluate(test[0], in: inner), at: test[0]) } ?? .never)
        }
        formula = facts.simplify(formula)
        if formula == .always { return execute(body.children, in: inner, yields: false) }
        return join(
          [way(formula) { execute(body.children, in: inner, yields: false) }, way(!formula) { Flow() }], at: statement)
      }
    default: return performOpen(statement, body, in: scope)
    }
  }

  private func performWhile(_ statement: Syntax, _ body: Syntax, in scope: Scope) -> Flow {
    guard let conditions = statement.first(.conditions) else { return performOpen(statement, body, in: scope) }
    let isRepeat = statement.source.hasPrefix("repeat")
    let mark = journal.mark()
    defer { journal.release() }
    var isEndless = false
    let flow = turns(of: statement, count: Self.mostTurns + 1) { turn in
      let inner = Scope(parent: scope)
      if !isRepeat || turn > 0 {
        switch facts.simplify(evaluate(conditions: conditions, in: inner)) {
        case .always: break
        case .never: return .leaving(.broke)
        default:
          isEndless = true
          return .leaving(.broke)
        }
      }
      if turn == Self.mostTurns { isEndless = true }
      return execute(body.children, in: inner, yields: false)
    }
    guard isEndless else { return flow }
    journal.undo(to: mark)
    return performOpen(statement, body, in: scope)
  }

  /// Runs a loop's turns, until one leaves it for certain.
  private func turns(of statement: Syntax, count: Int, _ turn: (Int) -> Flow) -> Flow {
    let mark = journal.mark()
    let outside = (facts, path)
    defer { journal.release() }
    var flow = Flow()
    for position in 0..<count {
      let start = journal.mark()
      var step = turn(position)
      leaveBehind(&step, since: start, at: statement) { if case .continued = $0 { true } else { false } }
      journal.release()
      if !follow(step, since: mark, in: &flow) { break }
    }
    (facts, path) = outside
    leaveBehind(&flow, since: mark, at: statement) { if case .broke = $0 { true } else { false } }
    return flow
  }

  /// A loop whose turns are not known: what it may change is open, and whether it returns.
  private func performOpen(_ statement: Syntax, _ body: Syntax, in scope: Scope) -> Flow {
    let inner = Scope(parent: scope)
    if statement.kind == .forStmt {
      let item = Value.unknown(Reason("an item", span: statement.span))
      for (name, value) in match(item, with: statement[0], in: inner).bindings { inner.locals[name] = value }
    }
    var leaves = false
    taint(statement) {
      let flow = execute(body.children, in: inner, yields: false)
      leaves = flow.exits.contains { if case .returned = $0.kind { true } else { false } }
      return flow
    }
    forget(changedIn: body, in: scope)
    guard leaves else { return Flow() }
    let formula = opaqueTest(statement)
    let value = Value.unknown(Reason("‘\(statement.shortSource)’ depends on the run", span: statement.span))
    return Flow(goesOn: !formula, exits: [Flow.Exit(formula: formula, kind: .returned(value))])
  }
}
