import SwiftSyntax

extension Lowerer {
  /// A postfix expression: walks from the last call down to the base in a loop, as chains may be very long.
  mutating func chain(_ whole: ExprSyntax, continuesHash: Bool) -> Int32 {
    var steps: [Int32] = []
    var base: Int32?
    var current = whole
    while base == nil {
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        let parts = arguments(call.arguments) + trailingClosures(call.trailingClosure, call.additionalTrailingClosures)
        let from = call.leftParen.map { start($0) } ?? call.trailingClosure.map { start($0) } ?? end(call)
        steps.append(builder.add(.call, children: parts, from: from, to: end(call)))
        current = call.calledExpression
      case .memberAccessExpr(let access):
        let reference = access.declName
        if let next = access.base {
          steps.append(add(.member, name(reference.baseName), at: reference))
          current = next
        } else if continuesHash {
          steps.append(add(.member, name(reference.baseName), at: reference))
          base = builder.add(.hashBase, from: start(access), to: start(access))
        } else {
          base = add(.implicitMember, name(reference.baseName), at: access)
        }
      case .subscriptCallExpr(let call):
        let parts = arguments(call.arguments) + trailingClosures(call.trailingClosure, call.additionalTrailingClosures)
        steps.append(builder.add(.subscriptCall, children: parts, from: start(call.leftSquare), to: end(call)))
        current = call.calledExpression
      case .optionalChainingExpr(let optional):
        steps.append(add(.optionalChain, at: optional.questionMark))
        current = optional.expression
      case .forceUnwrapExpr(let force):
        steps.append(add(.forceUnwrap, at: force.exclamationMark))
        current = force.expression
      case .genericSpecializationExpr(let special):
        let clause = special.genericArgumentClause
        steps.append(add(.genericArguments, nil, genericArguments(clause), at: clause))
        current = special.expression
      case .postfixIfConfigExpr(let config):
        steps.append(ifConfig(config.config))
        if let next = config.base {
          current = next
        } else {
          base = builder.add(.hashBase, from: start(config), to: start(config))
        }
      default:
        base = expression(current)
      }
    }
    let first = base ?? opaque(whole)
    if steps.isEmpty { return first }
    steps.append(first)
    steps.reverse()
    return builder.add(
      .chain, children: steps, from: builder.start(of: first), to: builder.end(of: steps[steps.count - 1]))
  }
}
