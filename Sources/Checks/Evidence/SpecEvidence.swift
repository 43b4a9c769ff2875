import ScreenModel
import ScreenSpecs

/// A spec and everything that can speak for or against it.
public struct SpecEvidence: Sendable {
  public var spec: ScreenSpec
  /// One entry for each case of each state that is designed.
  public var cases: [CaseEvidence]
  /// Every place in the view's source that puts it into one of the states.
  public var branches: [StateBranch]
  /// Where views are declared that the screen shows and that have a spec of their own: their branches are described there.
  public var described: [SourceSpan]
  /// Whether the source has the view that the spec names (or one that bears its name).
  public var viewFound: Bool
  /// What is wrong with the names in `view`, for people, with the place in the spec.
  public var viewProblems: [ViewProblem]
  /// What the settings ask of this spec's file; the spec's own `require` goes before it.
  public var requirement: Requirement
  /// BCP 47, from the settings; the spec's own `language` goes before it.
  public var language: String
  /// The version of iOS whose speech is meant.
  public var os: OSVersion
  /// The further languages in which everything has to hold.
  public var languages: [LanguageEvidence]
  /// Names in `preview` that the source does not have, or that show another view.
  public var previewProblems: [PreviewProblem]

  public init(
    spec: ScreenSpec, cases: [CaseEvidence] = [], branches: [StateBranch] = [], viewFound: Bool = true,
    viewProblems: [ViewProblem] = [], requirement: Requirement = .designed, language: String = "en",
    os: OSVersion = .newest
  ) {
    self.spec = spec
    self.cases = cases
    self.branches = branches
    self.described = []
    self.viewFound = viewFound
    self.viewProblems = viewProblems
    self.requirement = requirement
    self.language = language
    self.os = os
    self.languages = []
    self.previewProblems = []
  }

  /// The evidence for a case; empty where nothing was collected.
  func evidence(_ state: UXState, _ caseName: String?) -> CaseEvidence {
    cases.first { $0.state == state && $0.caseName == caseName } ?? CaseEvidence(state: state, caseName: caseName)
  }
}
