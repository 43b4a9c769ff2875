/// What the evidence makes of an expectation, a case or a state; the weakest first.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// A state for which nobody has written what is heard.
  case undesigned
  /// A recording of the state exists and does not say it.
  case notHeard = "not-heard"
  /// The source says something else.
  case contradicted
  /// There is no evidence.
  case unproved
  /// The source can say it.
  case possible
  /// The source says exactly this.
  case predicted
  /// A recording says all that its format can carry.
  case heardInPart = "heard-in-part"
  /// A recording says it.
  case heard
  /// The screen does not have the state, and the reason is written down.
  case notApplicable = "not-applicable"

  /// Whether something was found that speaks against the expectation.
  var isMiss: Bool { self == .notHeard || self == .contradicted }
}

extension Verdict: Comparable {
  /// Weaker than.
  public static func < (left: Verdict, right: Verdict) -> Bool { left.strength < right.strength }

  private var strength: Int { Verdict.allCases.firstIndex(of: self) ?? 0 }
}
