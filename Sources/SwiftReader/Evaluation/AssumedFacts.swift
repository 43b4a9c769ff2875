/// What holds once one more thing is taken to hold, kept: an expression asks for the same many times over, once for each
/// member of a value that varies.
struct AssumedFacts {
  private struct Question: Hashable {
    var facts: Facts.Identity
    var formula: Guard
  }

  private struct Answer {
    /// Held, so that others do not take their place in memory.
    var before: Facts
    var after: Facts?
  }

  private var known: [Question: Answer] = [:]

  /// More answers than this are not kept at once.
  private static let limit = 1_000

  /// The facts with one more; `nil` where it cannot be.
  mutating func facts(_ facts: Facts, with formula: Guard) -> Facts? {
    // Where no formula waits to be settled, asking again costs less than looking it up.
    guard facts.hasFormulas else { return facts.assuming(formula) }
    let question = Question(facts: facts.identity, formula: formula)
    if let answer = known[question] { return answer.after }
    let after = facts.assuming(formula)
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[question] = Answer(before: facts, after: after)
    return after
  }
}
