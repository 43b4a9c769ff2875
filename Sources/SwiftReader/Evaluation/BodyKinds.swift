extension Evaluator {
  /// ``looksLikeViews(_:)`` of a body, found out once.
  func looks(_ block: Syntax, _ statements: [Syntax]) -> Bool {
    if let known = viewBodies[block] { return known }
    let looks = looksLikeViews(statements)
    viewBodies[block] = looks
    return looks
  }

  /// ``returns(_:)`` of a body, found out once.
  func returns(_ block: Syntax, _ statements: [Syntax]) -> Bool {
    if let known = returningBodies[block] { return known }
    let returns = Self.returns(statements)
    returningBodies[block] = returns
    return returns
  }
}
