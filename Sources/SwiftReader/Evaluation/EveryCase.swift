extension Evaluator {
  /// Keeps the cases that a `switch` lists: Swift takes none that leaves one out.
  func noteEveryCase(of subject: Value, _ cases: [Syntax]) {
    guard case .symbol(let typed) = subject, everyCase[typed.symbol] == nil else { return }
    var names: Set<String> = []
    for switchCase in cases {
      let items = switchCase.all(.caseItem)
      // A default stands for cases that are not listed.
      guard !items.isEmpty else { return }
      for item in items {
        guard item.count > 0, item[0].kind == .enumCasePattern, item.first(.whereClause) == nil else { return }
        names.insert(item[0].text)
      }
    }
    everyCase[typed.symbol] = names
  }

  /// Whether a formula leaves a value none of its cases.
  func leavesNoCase(_ formula: Guard) -> Bool {
    let asked = everyCase.filter { formula.marks.meets($0.key.marks) }
    guard !asked.isEmpty else { return false }
    guard let inside = facts.assuming(formula) else { return true }
    return asked.contains { symbol, names in
      names.allSatisfy { inside.simplify(.atom(Atom(symbol: symbol, test: .isCase($0)))) == .never }
    }
  }
}
