import ScreenModel
import ScreenSpecs

/// What became of one journey.
public struct JourneyResult: Sendable, Hashable {
  public var id: String
  /// The name people use.
  public var name: String
  /// Where the person begins.
  public var start: String?
  public var steps: [JourneyStepResult]
  /// The weakest of its steps; `unproved` without a recording, and then to be gone through by hand.
  public var verdict: Verdict
  /// The worst finding; `nil`: none.
  public var severity: Finding.Severity?
  /// The recordings that were held against it, by file.
  public var recordings: [String]
  /// Where it is written.
  public var span: SourceSpan

  public init(id: String, name: String, start: String? = nil, at span: SourceSpan) {
    self.id = id
    self.name = name
    self.start = start
    self.steps = []
    self.verdict = .unproved
    self.severity = nil
    self.recordings = []
    self.span = span
  }
}

/// What became of one step of a journey.
public struct JourneyStepResult: Sendable, Hashable {
  /// The id of the screen.
  public var screen: String
  /// The name people use for the screen; its id where it has no spec.
  public var screenName: String
  public var state: UXState
  public var caseName: String?
  /// What the person does.
  public var action: String?
  /// The weakest of its expectations.
  public var verdict: Verdict
  /// What the step expects, or else what its state does.
  public var expectations: [ExpectationResult]
  /// The step has no expectations of its own and stands for its state.
  public var standsForState: Bool
  /// Where it is written.
  public var span: SourceSpan

  public init(screen: String, screenName: String, state: UXState, at span: SourceSpan) {
    self.screen = screen
    self.screenName = screenName
    self.state = state
    self.caseName = nil
    self.action = nil
    self.verdict = .unproved
    self.expectations = []
    self.standsForState = false
    self.span = span
  }
}
