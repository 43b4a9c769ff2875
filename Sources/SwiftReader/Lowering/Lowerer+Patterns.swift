import SwiftSyntax

extension Lowerer {
  /// Any pattern. Under `let` or `var` (`binds`) a plain name is a new name, elsewhere a value to compare with.
  mutating func pattern(_ pattern: PatternSyntax, binds: Bool = false) -> Int32 {
    nested(pattern) { $0.anyPattern(pattern, binds: binds) }
  }

  private mutating func anyPattern(_ pattern: PatternSyntax, binds: Bool) -> Int32 {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let named): return add(.identifierPattern, name(named.identifier), at: named)
    case .wildcardPattern: return add(.wildcardPattern, at: pattern)
    case .valueBindingPattern(let binding): return self.pattern(binding.pattern, binds: true)
    case .isTypePattern(let test): return add(.typePattern, nil, [type(test.type)], at: test)
    case .expressionPattern(let value): return expressionPattern(value.expression, binds: binds)
    case .tuplePattern(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return self.pattern(only.pattern, binds: binds)
      }
      let parts = tuple.elements.map { element in
        let part = self.pattern(element.pattern, binds: binds)
        guard let label = element.label else { return part }
        return builder.add(
          .argument, name(label), children: [part], from: start(element), to: builder.end(of: part))
      }
      return add(.tuplePattern, nil, parts, at: tuple)
    default: return opaque(pattern)
    }
  }

  /// The parser reads many patterns as expressions; this reads them as patterns again.
  private mutating func expressionPattern(_ expr: ExprSyntax, binds: Bool) -> Int32 {
    nested(expr) { $0.anyExpressionPattern(expr, binds: binds) }
  }

  private mutating func anyExpressionPattern(_ expr: ExprSyntax, binds: Bool) -> Int32 {
    switch expr.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern, binds: binds)
    case .discardAssignmentExpr: return add(.wildcardPattern, at: expr)
    case .declReferenceExpr(let reference) where binds:
      return add(.identifierPattern, name(reference.baseName), at: reference)
    case .optionalChainingExpr(let optional):
      return add(.optionalPattern, nil, [expressionPattern(optional.expression, binds: binds)], at: optional)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return expressionPattern(only.expression, binds: binds)
      }
      let parts = tuple.elements.map { element in
        let part = expressionPattern(element.expression, binds: binds)
        guard let label = element.label else { return part }
        return builder.add(
          .argument, name(label), children: [part], from: start(element), to: builder.end(of: part))
      }
      return add(.tuplePattern, nil, parts, at: tuple)
    case .memberAccessExpr(let access) where namesCase(access):
      return add(.enumCasePattern, name(access.declName.baseName), at: access)
    case .functionCallExpr(let call):
      guard call.trailingClosure == nil, let caseName = calledCase(call.calledExpression) else { break }
      let parts = call.arguments.map { element in
        let part = expressionPattern(element.expression, binds: binds)
        return builder.add(
          .argument, element.label.map { name($0) }, children: [part], from: start(element),
          to: builder.end(of: part))
      }
      return add(.enumCasePattern, caseName, parts, at: call)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let cast = elements[2].as(TypeExprSyntax.self)
      {
        let part = expressionPattern(elements[0], binds: binds)
        return add(.typePattern, nil, [part, type(cast.type)], at: sequence)
      }
    default: break
    }
    return add(.expressionPattern, nil, [expression(expr)], at: expr)
  }

  /// `.failed`, `Phase.failed`, `Screen.Phase.failed`: nothing but names, the types' in capitals.
  private func namesCase(_ access: MemberAccessExprSyntax) -> Bool {
    var base = access.base
    while let current = base {
      if let reference = current.as(DeclReferenceExprSyntax.self) { return beginsWithCapital(reference.baseName) }
      guard let member = current.as(MemberAccessExprSyntax.self), beginsWithCapital(member.declName.baseName) else {
        return false
      }
      base = member.base
    }
    return true
  }

  private func calledCase(_ callee: ExprSyntax) -> String? {
    guard let access = callee.as(MemberAccessExprSyntax.self), namesCase(access) else { return nil }
    return name(access.declName.baseName)
  }

  private func beginsWithCapital(_ token: TokenSyntax) -> Bool { name(token).first?.isUppercase ?? false }
}
