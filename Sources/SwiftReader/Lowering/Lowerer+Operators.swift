import SwiftSyntax

extension Lowerer {
  /// How strongly an operator binds; the groups of the standard library, `assignment` weakest.
  private struct Precedence {
    var rank: Int
    var bindsRight = false

    static let assignment = Precedence(rank: 90, bindsRight: true)
    static let arrow = Precedence(rank: 95, bindsRight: true)
    static let ternary = Precedence(rank: 100, bindsRight: true)
    /// Operators we do not know: as Swift's default, between `?:` and `||`, read from the left.
    static let unknown = Precedence(rank: 105)
    static let casting = Precedence(rank: 132)

    static func of(_ text: String) -> Precedence {
      switch text {
      case "<<", ">>", "&<<", "&>>": Precedence(rank: 160)
      case "*", "/", "%", "&*", "&", ".*", "./", ".%", ".&", "&/", "&%": Precedence(rank: 150)
      case "+", "-", "&+", "&-", "|", "^", ".+", ".-", ".|", ".^": Precedence(rank: 140)
      case "...", "..<": Precedence(rank: 135)
      case "??": Precedence(rank: 131, bindsRight: true)
      case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=":
        Precedence(rank: 130)
      case "&&", ".&&": Precedence(rank: 120)
      case "||", ".||": Precedence(rank: 110)
      case "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&*=", "&+=", "&-=", "&<<=", "&>>=":
        .assignment
      default: .unknown
      }
    }
  }

  /// An operator that waits for its right side.
  private struct Pending {
    enum Kind {
      case binary(NodeKind, String)
      /// With the middle part.
      case ternary(Int32)
      case isTest
      case cast(String)
      /// `try?` before an operand: takes all that follows.
      case tryOptional(from: Int)
    }

    var kind: Kind
    var precedence: Precedence
  }

  /// Operands and operators in one row, as the parser leaves them, become nested nodes by precedence.
  ///
  /// A loop with two stacks, so that long rows need no stack of ours.
  mutating func operators(_ sequence: SequenceExprSyntax) -> Int32 {
    var operands: [Int32] = []
    var pending: [Pending] = []
    for element in sequence.elements {
      guard let next = pendingOperator(element) else {
        operands.append(operand(element, &pending))
        continue
      }
      while let last = pending.last, binds(last, before: next) {
        pending.removeLast()
        reduce(last, &operands)
      }
      pending.append(next)
    }
    while let last = pending.popLast() { reduce(last, &operands) }
    // A row that is no valid Swift may leave more than one operand.
    return operands.count == 1 ? operands[0] : opaque(sequence)
  }

  private func binds(_ left: Pending, before right: Pending) -> Bool {
    if case .tryOptional = left.kind { return false }
    if left.precedence.rank != right.precedence.rank { return left.precedence.rank > right.precedence.rank }
    return !left.precedence.bindsRight
  }

  private mutating func pendingOperator(_ element: ExprSyntax) -> Pending? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let binary):
      let text = binary.operator.text
      let precedence = Precedence.of(text)
      let kind: NodeKind = precedence.rank == Precedence.assignment.rank ? .assignment : .binary
      return Pending(kind: .binary(kind, text), precedence: precedence)
    case .assignmentExpr: return Pending(kind: .binary(.assignment, "="), precedence: .assignment)
    case .arrowExpr: return Pending(kind: .binary(.binary, "->"), precedence: .arrow)
    case .unresolvedTernaryExpr(let ternary):
      return Pending(kind: .ternary(expression(ternary.thenExpression)), precedence: .ternary)
    case .unresolvedIsExpr: return Pending(kind: .isTest, precedence: .casting)
    case .unresolvedAsExpr(let cast):
      return Pending(kind: .cast("as" + (cast.questionOrExclamationMark?.text ?? "")), precedence: .casting)
    default: return nil
    }
  }

  /// An operand; `try?` before it reaches over all operators to its right.
  private mutating func operand(_ element: ExprSyntax, _ pending: inout [Pending]) -> Int32 {
    var current = element
    while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .tryExpr(let attempt):
        if attempt.questionOrExclamationMark?.text == "?" {
          pending.append(
            Pending(kind: .tryOptional(from: start(attempt)), precedence: Precedence(rank: 0, bindsRight: true)))
        }
        current = attempt.expression
      default:
        guard let inner = transparent(current) else { return expression(current) }
        current = inner
      }
    }
  }

  private mutating func reduce(_ pending: Pending, _ operands: inout [Int32]) {
    if case .tryOptional(let from) = pending.kind {
      guard let value = operands.popLast() else { return }
      operands.append(builder.add(.tryOptional, children: [value], from: from, to: builder.end(of: value)))
      return
    }
    guard operands.count >= 2 else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    let from = builder.start(of: left)
    let to = builder.end(of: right)
    let node: Int32
    switch pending.kind {
    case .binary(let kind, let text): node = builder.add(kind, text, children: [left, right], from: from, to: to)
    case .ternary(let middle): node = builder.add(.ternary, children: [left, middle, right], from: from, to: to)
    case .isTest: node = builder.add(.isExpr, children: [left, right], from: from, to: to)
    case .cast(let text): node = builder.add(.asExpr, text, children: [left, right], from: from, to: to)
    case .tryOptional: return
    }
    operands.append(node)
  }
}
