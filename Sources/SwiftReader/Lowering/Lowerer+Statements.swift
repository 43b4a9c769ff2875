import SwiftSyntax

extension Lowerer {
  /// The statements, declarations and expressions of a block.
  mutating func statements(_ list: CodeBlockItemListSyntax) -> [Int32] {
    var result: [Int32] = []
    for item in list {
      // No `switch`: whether these enums are frozen depends on where SwiftSyntax comes from.
      if case .decl(let decl) = item.item {
        result += declaration(decl)
      } else if case .stmt(let stmt) = item.item {
        result.append(statement(stmt))
      } else if case .expr(let expr) = item.item {
        result.append(expression(expr))
      }
    }
    return result
  }

  mutating func block(_ code: CodeBlockSyntax) -> Int32 { add(.block, nil, statements(code.statements), at: code) }

  /// A block that has no braces of its own.
  mutating func statementBlock(_ list: CodeBlockItemListSyntax, from: Int) -> Int32 {
    let parts = statements(list)
    if list.isEmpty { return builder.add(.block, from: from, to: from) }
    return add(.block, nil, parts, at: list)
  }

  mutating func statement(_ stmt: StmtSyntax) -> Int32 { nested(stmt) { $0.anyStatement(stmt) } }

  private mutating func anyStatement(_ stmt: StmtSyntax) -> Int32 {
    switch stmt.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let inner): return expression(inner.expression)
    case .labeledStmt(let inner): return statement(inner.statement)
    case .guardStmt(let guardStmt):
      return add(.guardStmt, nil, [conditions(guardStmt.conditions), block(guardStmt.body)], at: guardStmt)
    case .whileStmt(let loop):
      return add(.whileStmt, nil, [conditions(loop.conditions), block(loop.body)], at: loop)
    case .repeatStmt(let loop):
      let condition = add(.conditions, nil, [expression(loop.condition)], at: loop.condition)
      return add(.whileStmt, nil, [condition, block(loop.body)], at: loop)
    case .forStmt(let loop):
      var parts = [pattern(loop.pattern), expression(loop.sequence)]
      parts += whereClause(loop.whereClause)
      parts.append(block(loop.body))
      return add(.forStmt, nil, parts, at: loop)
    case .returnStmt(let exit): return add(.returnStmt, nil, exit.expression.map { [expression($0)] } ?? [], at: exit)
    case .throwStmt(let exit): return add(.throwStmt, nil, [expression(exit.expression)], at: exit)
    case .deferStmt(let later): return add(.deferStmt, nil, [block(later.body)], at: later)
    case .breakStmt: return add(.jumpStmt, "break", at: stmt)
    case .continueStmt: return add(.jumpStmt, "continue", at: stmt)
    case .fallThroughStmt: return add(.jumpStmt, "fallthrough", at: stmt)
    case .doStmt(let doStmt):
      var parts = [block(doStmt.body)]
      for clause in doStmt.catchClauses {
        var items = clause.catchItems.compactMap { item in item.pattern.map { pattern($0) } }
        items.append(block(clause.body))
        parts.append(add(.catchClause, nil, items, at: clause))
      }
      return add(.doStmt, nil, parts, at: doStmt)
    default: return opaque(stmt)
    }
  }

  /// `if … else if … else`: collects the links in a loop and builds them from the last to the first.
  mutating func ifChain(_ first: IfExprSyntax) -> Int32 {
    var links: [(from: Int, parts: [Int32])] = []
    var otherwise: Int32?
    var current: IfExprSyntax? = first
    var finish = end(first)
    while let link = current {
      current = nil
      if links.count > Self.maximalNesting {
        // A chain no person writes; what is left of it stays unread.
        otherwise = builder.add(.opaque, "", from: start(link), to: finish)
        break
      }
      links.append((start(link), [conditions(link.conditions), block(link.body)]))
      if case .ifExpr(let next) = link.elseBody { current = next }
      if case .codeBlock(let code) = link.elseBody { otherwise = block(code) }
      if current == nil, otherwise == nil, let last = links.last?.parts.last { finish = builder.end(of: last) }
    }
    for link in links.reversed() {
      otherwise = builder.add(
        .ifStmt, children: link.parts + (otherwise.map { [$0] } ?? []), from: link.from, to: finish)
    }
    return otherwise ?? opaque(first)
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> Int32 {
    let parts = list.map { condition($0.condition) }
    return add(.conditions, nil, parts, at: list)
  }

  private mutating func condition(_ condition: ConditionElementSyntax.Condition) -> Int32 {
    if case .expression(let expr) = condition { return expression(expr) }
    if case .availability(let check) = condition {
      let negation = check.availabilityKeyword.text == "#unavailable" ? "!" : ""
      return add(.availability, negation + written(check.availabilityArguments, limit: 200), at: check)
    }
    if case .matchingPattern(let match) = condition {
      let parts = [pattern(match.pattern), expression(match.initializer.value)]
      return add(.caseCondition, nil, parts, at: match)
    }
    guard case .optionalBinding(let binding) = condition else { return opaque(condition) }
    let value = binding.initializer.map { [initialValue($0)] } ?? []
    let bound = binding.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) }
    return add(.optionalBinding, bound, value, at: binding)
  }

  mutating func initialValue(_ clause: InitializerClauseSyntax) -> Int32 {
    add(.initialValue, nil, [expression(clause.value)], at: clause.value)
  }

  mutating func switchStatement(_ stmt: SwitchExprSyntax) -> Int32 {
    add(.switchStmt, nil, [expression(stmt.subject)] + switchCases(stmt.cases), at: stmt)
  }

  /// `switchCase*`, or `ifConfig` around some.
  mutating func switchCases(_ list: SwitchCaseListSyntax) -> [Int32] {
    list.map { element in
      if case .switchCase(let one) = element { return switchCase(one) }
      if case .ifConfigDecl(let config) = element { return ifConfig(config) }
      return opaque(element)
    }
  }

  private mutating func switchCase(_ one: SwitchCaseSyntax) -> Int32 {
    var parts: [Int32] = []
    if case .case(let label) = one.label {
      for item in label.caseItems {
        let place = [pattern(item.pattern)] + whereClause(item.whereClause)
        parts.append(
          builder.add(
            .caseItem, children: place, from: start(item),
            to: builder.end(of: place[place.count - 1])))
      }
    }
    parts.append(statementBlock(one.statements, from: end(one.label)))
    return add(.switchCase, nil, parts, at: one)
  }

  private mutating func whereClause(_ clause: WhereClauseSyntax?) -> [Int32] {
    guard let clause else { return [] }
    return [add(.whereClause, nil, [expression(clause.condition)], at: clause)]
  }

  /// `#if` wherever it may stand.
  mutating func ifConfig(_ config: IfConfigDeclSyntax) -> Int32 {
    nested(config) { lowerer in
      let clauses = config.clauses.map { clause in
        let text = clause.condition.map { lowerer.written($0, limit: 200) }
        return lowerer.add(.configClause, text, lowerer.configElements(clause.elements), at: clause)
      }
      return lowerer.add(.ifConfig, nil, clauses, at: config)
    }
  }

  private mutating func configElements(_ elements: IfConfigClauseSyntax.Elements?) -> [Int32] {
    switch elements {
    case .statements(let list): statements(list)
    case .switchCases(let list): switchCases(list)
    case .decls(let list): memberList(list)
    case .postfixExpression(let expr): [expression(expr, continuesHash: true)]
    case .attributes(let list): attributes(list)
    default: []
    }
  }
}
