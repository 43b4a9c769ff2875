/// What became of one state.
public struct StateResult: Sendable, Hashable {
  /// The weakest of its expectations, or `undesigned`, or `not-applicable`.
  public var verdict: Verdict
  public var expectations: [ExpectationResult]
  public var openQuestions: [OpenQuestion]
  /// The worst finding of this state; `nil`: none.
  public var severity: Finding.Severity?
  /// The reason of a state that the screen does not have.
  public var reason: String?

  public init(
    _ verdict: Verdict, expectations: [ExpectationResult] = [], openQuestions: [OpenQuestion] = [],
    severity: Finding.Severity? = nil, reason: String? = nil
  ) {
    self.verdict = verdict
    self.expectations = expectations
    self.openQuestions = openQuestions
    self.severity = severity
    self.reason = reason
  }
}
