import ScreenModel
import ScreenSpecs

/// Everything a check found out, sorted, the same on every machine.
public struct CheckResult: Sendable, Hashable {
  /// Screens first, then parts, each by id.
  public var screens: [ScreenResult]
  /// By file, place and rule.
  public var findings: [Finding]
  /// Screens in the source that no spec describes, by name.
  public var unspecified: [UnspecifiedScreen]
  public var summary: CheckSummary

  public init(
    screens: [ScreenResult] = [], findings: [Finding] = [], unspecified: [UnspecifiedScreen] = [],
    summary: CheckSummary = CheckSummary()
  ) {
    self.screens = screens
    self.findings = findings
    self.unspecified = unspecified
    self.summary = summary
  }
}

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

  public init() {}
}
