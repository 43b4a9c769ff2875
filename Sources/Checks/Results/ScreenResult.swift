import ScreenModel
import ScreenSpecs

/// What became of one spec.
public struct ScreenResult: Sendable, Hashable {
  public var id: String
  /// The name people use.
  public var screen: String
  public var isPart: Bool
  public var isPlanned: Bool
  public var owner: String?
  /// The seven states (a part: those it mentions), and `content` where it is written.
  public var states: [UXState: StateResult]

  public init(
    id: String, screen: String, isPart: Bool = false, isPlanned: Bool = false, owner: String? = nil,
    states: [UXState: StateResult] = [:]
  ) {
    self.id = id
    self.screen = screen
    self.isPart = isPart
    self.isPlanned = isPlanned
    self.owner = owner
    self.states = states
  }
}

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

/// One of the four questions that a case leaves open.
public struct OpenQuestion: Sendable, Hashable {
  public var question: Question
  /// `nil` for the only case of a state.
  public var caseName: String?

  public init(_ question: Question, caseName: String? = nil) {
    self.question = question
    self.caseName = caseName
  }
}
