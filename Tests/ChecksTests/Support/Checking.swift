import Checks
import Recordings
import ScreenModel
import ScreenSpecs

/// Checks one state of one spec.
func check(
  _ expectations: [Expectation], in state: UXState = .selected, source: [PredictedScreen] = [],
  recordings: [DatedRecording] = [], require: Requirement = .designed,
  change: (inout ScreenSpec) -> Void = { _ in }
) -> CheckResult {
  var spec = spec([ChecksTests.state(state, expectations)])
  change(&spec)
  let evidence = SpecEvidence(
    spec: spec, cases: [CaseEvidence(state: state, predictions: source, recordings: recordings)], requirement: require)
  return CheckResult(of: CheckInput(specs: [evidence], today: "2026-11-30"))
}

extension CheckResult {
  /// Every expectation of a state on a line: kind, words, verdict, and what is said of it.
  func verdicts(_ state: UXState = .selected) -> [String] {
    (screens.first?.states[state]?.expectations ?? []).map(\.line)
  }

  /// Every finding on a line: severity, rule, line in the spec, lines in source or recording.
  var lines: [String] {
    findings.map { finding in
      let related = finding.related.map { " → \($0.span.file):\($0.span.line)" }.joined()
      return "\(finding.severity) \(finding.rule) \(finding.span.map { "\($0.line)" } ?? "-")\(related)"
    }
  }
}

extension ExpectationResult {
  var line: String {
    var line = "\(kind.rawValue) “\(expected)” \(verdict.rawValue)"
    if let heard { line += " “\(heard)”" }
    if !missing.isEmpty { line += " missing \(missing)" }
    if !extra.isEmpty { line += " extra \(extra)" }
    if !unseen.isEmpty { line += " unseen \(unseen)" }
    if !openNames.isEmpty { line += " open \(openNames)" }
    if let recordingFile { line += " in \(recordingFile)" }
    if isHandTyped { line += " by hand" }
    if isStale { line += " stale" }
    if let disagreement { line += "; \(disagreement)" }
    return line
  }
}
