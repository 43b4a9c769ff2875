import SwiftSyntax

extension Lowerer {
  /// Any expression. With `continuesHash`, a chain without a base continues the expression before an `#if`.
  mutating func expression(_ expr: ExprSyntax, continuesHash: Bool = false) -> Int32 {
    nested(expr) { $0.anyExpression(expr, continuesHash: continuesHash) }
  }

  private mutating func anyExpression(_ expr: ExprSyntax, continuesHash: Bool) -> Int32 {
    switch expr.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .genericSpecializationExpr, .postfixIfConfigExpr:
      return chain(expr, continuesHash: continuesHash)
    case .declReferenceExpr(let reference): return add(.name, name(reference.baseName), at: reference)
    case .sequenceExpr(let sequence): return operators(sequence)
    case .stringLiteralExpr(let literal): return string(literal)
    case .simpleStringLiteralExpr(let literal): return add(.string, plainText(literal), at: literal)
    case .integerLiteralExpr(let literal): return add(.integer, digits(literal.literal), at: literal)
    case .floatLiteralExpr(let literal): return add(.float, digits(literal.literal), at: literal)
    case .booleanLiteralExpr(let literal): return add(.boolean, literal.literal.text, at: literal)
    case .nilLiteralExpr: return add(.nilLiteral, at: expr)
    case .superExpr: return add(.name, "super", at: expr)
    case .discardAssignmentExpr: return add(.name, "_", at: expr)
    case .closureExpr(let closure): return self.closure(closure)
    case .arrayExpr(let array):
      return add(.array, nil, array.elements.map { expression($0.expression) }, at: array)
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary)
    case .tupleExpr(let tuple): return self.tuple(tuple)
    case .ifExpr(let ifExpr): return ifChain(ifExpr)
    case .switchExpr(let switchExpr): return switchStatement(switchExpr)
    case .keyPathExpr(let path): return keyPath(path)
    case .macroExpansionExpr(let macro):
      let parts =
        arguments(macro.arguments)
        + trailingClosures(macro.trailingClosure, macro.additionalTrailingClosures)
      return add(.macro, name(macro.macroName), parts, at: macro)
    case .prefixOperatorExpr(let prefix):
      return add(.prefix, prefix.operator.text, [expression(prefix.expression)], at: prefix)
    case .postfixOperatorExpr(let postfix):
      return add(.postfix, postfix.operator.text, [expression(postfix.expression)], at: postfix)
    case .tryExpr(let attempt):
      let value = expression(attempt.expression)
      return attempt.questionOrExclamationMark?.text == "?" ? add(.tryOptional, nil, [value], at: attempt) : value
    case .typeExpr(let type): return self.type(type.type)
    case .patternExpr(let pattern): return self.pattern(pattern.pattern)
    case .asExpr(let cast):
      let mark = cast.questionOrExclamationMark?.text ?? ""
      return add(.asExpr, "as" + mark, [expression(cast.expression), type(cast.type)], at: cast)
    case .isExpr(let test): return add(.isExpr, nil, [expression(test.expression), type(test.type)], at: test)
    default:
      if let inner = transparent(expr) { return expression(inner) }
      return opaque(expr)
    }
  }

  /// The expression behind a word that does not change what it is.
  func transparent(_ expr: ExprSyntax) -> ExprSyntax? {
    switch expr.as(ExprSyntaxEnum.self) {
    case .awaitExpr(let inner): inner.expression
    case .inOutExpr(let inner): inner.expression
    case .borrowExpr(let inner): inner.expression
    case .consumeExpr(let inner): inner.expression
    case .copyExpr(let inner): inner.expression
    case .packElementExpr(let inner): inner.pack
    case .packExpansionExpr(let inner): inner.repetitionPattern
    default: unsafeOperand(expr)
    }
  }

  /// `x` of `unsafe x`, whose kind is not public in the oldest library we build with.
  private func unsafeOperand(_ expr: ExprSyntax) -> ExprSyntax? {
    guard bytes.dropFirst(start(expr)).starts(with: "unsafe".utf8) else { return nil }
    let parts = expr.children(viewMode: .sourceAccurate)
    guard parts.count == 2, let word = parts.first?.as(TokenSyntax.self), word.tokenKind == .keyword(.unsafe) else {
      return nil
    }
    return parts.last?.as(ExprSyntax.self)
  }

  private func digits(_ token: TokenSyntax) -> String { String(token.text.filter { $0 != "_" }) }

  /// `argument*`; a pattern or an expression each.
  mutating func arguments(_ list: LabeledExprListSyntax) -> [Int32] {
    list.map { element in
      let value = expression(element.expression)
      return builder.add(
        .argument, element.label.map { name($0) }, children: [value], from: start(element),
        to: max(builder.end(of: value), end(element.expression)))
    }
  }

  /// `trailingClosure*`.
  mutating func trailingClosures(
    _ first: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Int32] {
    var result: [Int32] = []
    if let first { result.append(add(.trailingClosure, nil, [closure(first)], at: first)) }
    for element in more {
      result.append(add(.trailingClosure, name(element.label), [closure(element.closure)], at: element))
    }
    return result
  }

  /// `closureParameter*`, `block`. What a closure captures is dropped.
  mutating func closure(_ closure: ClosureExprSyntax) -> Int32 {
    nested(closure) { lowerer in
      var parts: [Int32] = []
      switch closure.signature?.parameterClause {
      case .simpleInput(let list):
        for parameter in list {
          parts.append(lowerer.add(.closureParameter, lowerer.name(parameter.name), at: parameter.name))
        }
      case .parameterClause(let clause):
        for parameter in clause.parameters {
          let type = parameter.type.map { lowerer.type($0) }
          let name = lowerer.name(parameter.secondName ?? parameter.firstName)
          parts.append(
            lowerer.builder.add(
              .closureParameter, name, children: type.map { [$0] } ?? [], from: lowerer.start(parameter),
              to: lowerer.end(
                parameter.type.map { ParserNode($0) } ?? ParserNode(parameter.secondName ?? parameter.firstName)))
          )
        }
      default: break
      }
      let from = closure.signature.map { lowerer.end($0) } ?? lowerer.end(closure.leftBrace)
      parts.append(lowerer.statementBlock(closure.statements, from: from))
      return lowerer.add(.closure, nil, parts, at: closure)
    }
  }

  private mutating func dictionary(_ dictionary: DictionaryExprSyntax) -> Int32 {
    var entries: [Int32] = []
    if case .elements(let elements) = dictionary.content {
      for element in elements {
        let pair = [expression(element.key), expression(element.value)]
        entries.append(builder.add(.entry, children: pair, from: start(element), to: end(element.value)))
      }
    }
    return add(.dictionary, nil, entries, at: dictionary)
  }

  private mutating func tuple(_ tuple: TupleExprSyntax) -> Int32 {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return expression(only.expression)
    }
    return add(.tuple, nil, arguments(tuple.elements), at: tuple)
  }

  private mutating func keyPath(_ path: KeyPathExprSyntax) -> Int32 {
    var text = written(path.components).filter { !$0.isWhitespace && $0 != "`" }
    if text.hasPrefix(".") { text.removeFirst() }
    let root = path.root.map { [type($0)] } ?? []
    return add(.keyPath, text, root, at: path)
  }
}
