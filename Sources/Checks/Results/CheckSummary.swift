/// The counts of a check.
public struct CheckSummary: Sendable, Hashable {
  public var screens = 0
  public var parts = 0
  /// States with a verdict, of the seven and of `content`.
  public var states: [Verdict: Int] = [:]
  public var expectations: [Verdict: Int] = [:]
  public var errors = 0
  public var warnings = 0
  public var notes = 0
  public var openQuestions = 0
  public var unspecified = 0
  /// Journeys with a verdict.
  public var journeys: [Verdict: Int] = [:]

  public init() {}
}

extension CheckSummary {
  init(_ screens: [ScreenResult], _ findings: [Finding], unspecified: Int, journeys: [JourneyResult] = []) {
    self.init()
    for screen in screens {
      if screen.isPart { parts += 1 } else { self.screens += 1 }
      for state in screen.states.values {
        states[state.verdict, default: 0] += 1
        openQuestions += state.openQuestions.count
        for expectation in state.expectations { expectations[expectation.verdict, default: 0] += 1 }
      }
    }
    errors = findings.filter { $0.severity == .error }.count
    warnings = findings.filter { $0.severity == .warning }.count
    notes = findings.filter { $0.severity == .note }.count
    self.unspecified = unspecified
    for journey in journeys { self.journeys[journey.verdict, default: 0] += 1 }
  }
}
