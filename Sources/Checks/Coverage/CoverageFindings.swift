import ScreenModel
import ScreenSpecs

/// What the source has and the spec does not say, or says it has not.
struct CoverageFindings {
  let evidence: SpecEvidence
  let coverage: BranchCoverage
  let policy: Policy

  private var branches: [StateBranch] {
    var seen: [StateBranch] = []
    for branch in evidence.branches.sorted(by: { ($0.span, $0.condition.text) < ($1.span, $1.condition.text) })
    where !seen.contains(where: { $0.isSame(as: branch) }) {
      seen.append(branch)
    }
    return seen
  }

  /// The branches of a state that is said not to exist.
  func against(_ state: StateSpec) -> [StateBranch] {
    guard state.notApplicable != nil else { return [] }
    return branches.filter { $0.state == state.state && !coverage.isDescribed($0) }
  }

  /// Branches of designed states that no case describes.
  func uncovered() -> [Finding] {
    branches.compactMap { branch in
      guard BranchCoverage.reported.contains(branch.state), !coverage.isDescribed(branch),
        !evidence.described.contains(where: { $0.contains(branch.span) }),
        let state = evidence.spec.state(branch.state), state.notApplicable == nil, !state.isUndesigned
      else { return nil }
      var finding = Finding(
        "branch-uncovered", policy.uncovered,
        "no case of ‘\(branch.state.rawValue)’ describes ‘\(branch.condition.text)’ in the source", at: state.span)
      finding.related = [.init(branch.span, "\(branch.evidence), when \(branch.condition.text)")]
      finding.why = "people meet a screen whose words nobody wrote down"
      finding.help = "add a case whose ‘given’ makes ‘\(branch.condition.text)’ true"
      finding.screen = evidence.spec.id
      finding.state = branch.state
      return finding
    }
  }

  /// A state that is said not to exist, and does.
  func contradiction(of state: StateSpec) -> Finding? {
    guard let reason = state.notApplicable, let first = against(state).first else { return nil }
    var finding = Finding(
      "not-applicable-contradicted", .error,
      "‘\(state.state.rawValue)’ is said not to apply, and the source has it, when ‘\(first.condition.text)’",
      at: reason.span)
    finding.expected = "not applicable: \(reason.value)"
    finding.heard = "\(first.evidence), when \(first.condition.text)"
    finding.heardBy = "source"
    finding.related = against(state).map { .init($0.span, "\($0.evidence), when \($0.condition.text)") }
    finding.why = "people meet a state whose words nobody wrote down"
    finding.help = "write down what is heard there, or take the branch out of the source"
    finding.screen = evidence.spec.id
    finding.state = state.state
    return finding
  }

  /// Where the source has a state, for what is missed in it and stands nowhere.
  func places(of state: UXState) -> [Finding.Related] {
    branches.filter { $0.state == state }.prefix(3)
      .map { .init($0.span, "the source has this state here: \($0.evidence), when \($0.condition.text)") }
  }

  /// A state that nobody has designed.
  func undesigned(_ state: UXState, at span: SourceSpan) -> Finding {
    var finding = Finding(
      "state-undesigned", .error, "‘\(state.rawValue)’ has no expected output: it has not been designed", at: span)
    finding.related = branches.filter { $0.state == state }
      .map { .init($0.span, "the source has it: \($0.evidence), when \($0.condition.text)") }
    finding.why = "if nobody has written down what is heard, people hear what happens to be there"
    finding.help = "write what VoiceOver says, or ‘\(state.rawValue): { not-applicable: <reason> }’"
    finding.screen = evidence.spec.id
    finding.state = state
    return finding
  }

  /// Names in the spec that the source does not have.
  func unknownNames(_ predictions: [PredictedScreen]) -> [Finding] {
    var findings: [Finding] = []
    if !policy.isPlanned {
      for problem in evidence.viewProblems {
        var finding = Finding(
          "view-unknown", .error, "the source has no view named ‘\(problem.name)’" + nearest(problem.nearest),
          at: problem.span ?? evidence.spec.views.first?.span ?? evidence.spec.span)
        finding.why = "without the view nothing is compared with the source"
        finding.help = "correct ‘view’, or write ‘status: planned’ while the code is to come"
        findings.append(finding)
      }
      if !evidence.viewFound && evidence.viewProblems.isEmpty {
        let name = evidence.spec.views.first?.value
        var finding = Finding(
          name == nil ? "view-unnamed" : "view-unknown", name == nil ? .note : .error,
          name.map { "the source has no view named ‘\($0)’" } ?? "‘\(evidence.spec.name)’ names no view of the source",
          at: evidence.spec.views.first?.span ?? evidence.spec.span)
        finding.why = "without the view nothing is compared with the source"
        finding.help = name == nil ? "name the SwiftUI view under ‘view’" : "correct ‘view’, or write ‘status: planned’"
        findings.append(finding)
      }
    }
    if !policy.isPlanned { findings += evidence.previewProblems.map(unknownPreview) }
    var seen: Set<UnknownName> = []
    for unknown in predictions.flatMap(\.unknownNames) where seen.insert(unknown).inserted && !isKnown(unknown) {
      var finding = Finding(
        "given-unknown", .error, "the view has nothing named ‘\(unknown.name)’" + nearest(unknown.nearest),
        at: unknown.span ?? evidence.spec.span)
      finding.why = "the value is given to nothing, so the state may be another one"
      finding.help = unknown.nearest.map { "write ‘\($0)’" } ?? "use a name that occurs in the view’s code"
      findings.append(finding)
    }
    return findings.map {
      var finding = $0
      finding.screen = evidence.spec.id
      return finding
    }
  }

  /// Whether a value that is given to several cases has a name that the code asks for in one of them.
  private func isKnown(_ unknown: UnknownName) -> Bool {
    guard let span = unknown.span else { return false }
    return evidence.spec.states.contains { state in
      state.cases.contains { each in
        guard each.given.contains(where: { $0.name == unknown.name && $0.span == span }) else { return false }
        // With one branch assumed the code may not come to where it asks.
        return evidence.evidence(state.state, each.name).predictions.contains { said in
          !said.unknownNames.contains { $0.name == unknown.name }
        }
      }
    }
  }

  private func unknownPreview(_ problem: PreviewProblem) -> Finding {
    var finding = Finding(
      "preview-unknown", .error,
      problem.view.map { "the preview ‘\(problem.name)’ does not show ‘\($0)’" }
        ?? "the source has no preview named ‘\(problem.name)’" + nearest(problem.nearest),
      at: problem.span ?? evidence.spec.span)
    finding.why = "without its data the state may be another one"
    finding.help =
      problem.nearest.map { "write ‘\($0)’" } ?? "name a preview that shows the view, or give the data under ‘given’"
    return finding
  }

  private func nearest(_ name: String?) -> String { name.map { "; did you mean ‘\($0)’?" } ?? "" }
}
