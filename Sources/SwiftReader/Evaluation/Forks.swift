import ScreenModel

extension Evaluator {
  /// Both ways through the rest, each with its own names.
  func fork(_ formula: Guard, then: ([Syntax], Scope), otherwise: ([Syntax], Scope), at node: Syntax) -> Value? {
    var alternatives: [(Guard, Value?)] = []
    let isOpen = facts.simplify(formula) != .always && facts.simplify(formula) != .never
    guard let outer = widened(by: isOpen ? 2 : 1) else { return Self.tooManyWays(node) }
    defer { ways = outer }
    for (formula, part) in [(formula, then), (!formula, otherwise)] where facts.simplify(formula) != .never {
      guard let inside = facts.assuming(formula) else { continue }
      let outside = (facts, path)
      let written = overrides
      facts = inside
      path = path && formula
      alternatives.append((formula, execute(part.0[...], in: part.1)))
      (facts, path) = outside
      if effects == nil { overrides = written }
    }
    if alternatives.count == 1 { return alternatives[0].1 }
    openForks += 1
    if alternatives.allSatisfy({ $0.1 == nil }) { return nil }
    return choice(alternatives.map { ($0.0, $0.1 ?? .tuple([])) }, at: node)
  }

  /// Makes room for more ways; answers with how many there were. `nil`: there are too many. What code does is followed on
  /// every way; only values are given up.
  func widened(by factor: Int) -> Int? {
    let outer = ways
    guard effects == nil else { return outer }
    guard outer * factor <= Self.mostWays else { return nil }
    ways = outer * factor
    return outer
  }

  static func tooManyWays(_ node: Syntax) -> Value {
    .unknown(Reason("it depends on more conditions than are followed", span: node.span))
  }
}
