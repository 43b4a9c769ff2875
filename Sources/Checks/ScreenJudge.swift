import Recordings
import ScreenModel
import ScreenSpecs

/// Holds one spec against its evidence.
struct ScreenJudge {
  let evidence: SpecEvidence
  /// Specs by id: all, and the parts among them.
  let specs: [String: ScreenSpec]
  /// Evidence of the parts by id, for cases that are those of a part and have no evidence of their own.
  let partEvidence: [String: SpecEvidence]
  let policy: Policy
  let matcher: Matcher

  init(_ evidence: SpecEvidence, specs: [String: ScreenSpec], partEvidence: [String: SpecEvidence], today: String) {
    self.evidence = evidence
    self.specs = specs
    self.partEvidence = partEvidence
    policy = Policy(
      requirement: evidence.spec.require ?? evidence.requirement, isPlanned: evidence.spec.status == .planned,
      today: today)
    let lexicon = Lexicon.language(evidence.spec.language ?? evidence.language)
    matcher = Matcher(lexicon: lexicon, speech: Speech(lexicon: lexicon, os: evidence.os))
  }

  private var spec: ScreenSpec { evidence.spec }

  /// A case with what was decided of it.
  private struct Judged {
    var resolved: ResolvedCase
    var outcome: CaseJudge.Outcome
    var results: [ExpectationResult]
    /// For each further language one outcome an expectation.
    var languages: [(language: String, outcomes: [LanguageJudge.Outcome])]
    var openQuestions: [OpenQuestion]
  }

  func result() -> (screen: ScreenResult, findings: [Finding]) {
    var judged: [UXState: [Judged]] = [:]
    for state in spec.states where state.notApplicable == nil && !state.isUndesigned {
      judged[state.state] = state.cases.map { judge($0, in: state.state) }
    }
    let described = UXState.allCases.flatMap { state in
      (judged[state] ?? []).compactMap { judged in judged.outcome.prediction.map { (state: state, prediction: $0) } }
    }
    let coverage = CoverageFindings(
      evidence: evidence, coverage: BranchCoverage(described: described), policy: policy)
    var known = KnownFailures(policy: policy)
    var screen = ScreenResult(
      id: spec.id, screen: spec.name, isPart: spec.kind == .part, isPlanned: policy.isPlanned, owner: spec.owner,
      language: spec.language ?? evidence.language, span: spec.span)
    var findings: [Finding] = []
    for state in UXState.allCases {
      guard let found = result(of: state, judged[state] ?? [], coverage, &known) else { continue }
      screen.states[state] = found.state
      findings += found.findings
    }
    let uncovered = coverage.uncovered()
    for finding in uncovered {
      let accepted = [spec.known, finding.state.flatMap { spec.state($0)?.known }].compactMap { $0 }
      findings += known.apply(accepted, to: [finding])
    }
    findings += coverage.unknownNames(evidence.cases.flatMap(\.predictions))
    findings += recordingFindings()
    findings += known.passing().map {
      var finding = $0
      finding.screen = spec.id
      return finding
    }
    return (screen, findings)
  }

  private func result(
    of state: UXState, _ judged: [Judged], _ coverage: CoverageFindings, _ known: inout KnownFailures
  ) -> (state: StateResult, findings: [Finding])? {
    let written = spec.state(state)
    let accepted = [spec.known, written?.known].compactMap { $0 }
    guard let written, !written.isUndesigned else {
      // A part has the states it mentions, and `content` is for those who want it.
      if written == nil && (spec.kind == .part || state == .content) { return nil }
      let findings = known.apply(accepted, to: [coverage.undesigned(state, at: written?.span ?? spec.span)])
      let questions = Question.allCases.map { OpenQuestion($0) }
      return (StateResult(.undesigned, openQuestions: questions, severity: findings.first?.severity), findings)
    }
    if let reason = written.notApplicable {
      let findings = known.apply(accepted, to: [coverage.contradiction(of: written)].compactMap { $0 })
      let verdict: Verdict = findings.isEmpty ? .notApplicable : .contradicted
      return (StateResult(verdict, severity: findings.first?.severity, reason: reason.value), findings)
    }
    var result = StateResult(.heard)
    var findings: [Finding] = []
    for each in judged {
      let cased = accepted + [each.resolved.spec.known].compactMap { $0 }
      if each.results.isEmpty && !each.resolved.unknown.isEmpty { result.verdict = .undesigned }
      findings += known.apply(cased, to: referenceFindings(each.resolved, state))
      findings += reachableBackground(each, state)
      findings += vanishedControls(each, state)
      for (index, expectation) in each.results.enumerated() {
        let own = cased + [each.resolved.expectations[index].known].compactMap { $0 }
        var found = self.findings(expectation, each.outcome.decisions[index], state)
        for at in found.indices where expectation.verdict.isMiss && expectation.sourcePlace == nil {
          let elsewhere = evidence.saidElsewhere(
            than: state, expectation.caseName, each.resolved.expectations[index], matcher: matcher)
          found[at].related += elsewhere.map { [$0] } ?? coverage.places(of: state)
        }
        let (shown, more) = inAllLanguages(expectation, index, each, state)
        findings += known.apply(
          own, to: found + more, fails: shown.verdict.isMiss,
          isProved: shown.verdict != .unproved || !expectation.counts)
        result.expectations.append(shown)
      }
      result.openQuestions += each.openQuestions
    }
    let counted = result.expectations.filter(\.counts).map(\.verdict)
    if let weakest = counted.min() {
      result.verdict = min(result.verdict, weakest)
    } else if result.verdict == .heard {
      result.verdict = .unproved
    }
    result.severity = findings.map(\.severity).max()
    return (result, findings)
  }

  private func judge(_ spec: CaseSpec, in state: UXState) -> Judged {
    let parts = specs.filter { $0.value.kind == .part }
    let resolved = ResolvedCase(spec, state: state, parts: parts)
    var context = CaseContext(state: state, matcher: matcher)
    context.specs = specs
    context.opens = spec.opens?.value
    context.backgroundReachable = spec.backgroundReachable
    context.parts = partExpectations(parts)
    let own = evidence.evidence(state, spec.name)
    var outcome = CaseJudge(
      expectations: resolved.expectations, origins: resolved.origins, evidence: own, context: context
    ).outcome()
    if own.predictions.isEmpty && own.recordings.isEmpty { askParts(resolved, context, &outcome) }
    let results = zip(resolved.expectations, outcome.decisions).map {
      ExpectationResult($0, caseName: spec.name, $1)
    }
    let screens = [outcome.prediction?.screen].compactMap { $0 } + own.recordings.compactMap(\.recording.screen)
    let open = AnsweredQuestions(
      expectations: resolved.expectations, spec: spec, screens: screens,
      places: Set(results.filter { !$0.verdict.isMiss && $0.kind != .never }.compactMap(\.evidence)),
      lines: own.recordings.flatMap(\.recording.events).filter { $0.kind != .action }.map(\.text), context: context
    ).open().map { OpenQuestion($0, caseName: spec.name) }
    let languages = evidence.languages.compactMap { language in
      language.cases.first { $0.state == state && $0.caseName == spec.name }.map { found in
        (
          language: language.language,
          outcomes: LanguageJudge(
            language: language, expectations: resolved.expectations, origins: resolved.origins, evidence: found,
            context: context, caseName: spec.name
          ).outcomes()
        )
      }
    }
    return Judged(
      resolved: resolved, outcome: outcome, results: results, languages: languages, openQuestions: open)
  }

  /// The result with what the further languages make of it, and what is to be reported of them.
  private func inAllLanguages(
    _ result: ExpectationResult, _ index: Int, _ judged: Judged, _ state: UXState
  ) -> (result: ExpectationResult, findings: [Finding]) {
    var shown = result
    var findings: [Finding] = []
    for (language, outcomes) in judged.languages {
      let outcome = outcomes[index]
      var verdict = outcome.result.verdict
      // Text that no table has may be said in another way: that is no failure, and no proof.
      if verdict.isMiss, !outcome.unknown.isEmpty { verdict = .unproved }
      shown.languages.append(
        LanguageResult(
          language: language, expected: outcome.result.expected, verdict, heard: outcome.result.heard))
      guard outcome.result.verdict.isMiss, !result.verdict.isMiss, result.verdict != .unproved else { continue }
      if verdict.isMiss { shown.verdict = min(shown.verdict, verdict) }
      if let severity = policy.severity(of: outcome.result, areUnseenPredicted: false) {
        findings.append(
          LanguageFindings.finding(outcome, in: language, base: result, severity, state: state, screen: spec.id))
      }
    }
    return (shown, findings)
  }

  /// Where a screen has no evidence of its own, what is known of a part on its own speaks for it.
  private func askParts(_ resolved: ResolvedCase, _ context: CaseContext, _ outcome: inout CaseJudge.Outcome) {
    for origin in Set(resolved.origins.compactMap { $0 }) {
      let found = partEvidence[origin.part]?.cases.first {
        $0.state == origin.state && (origin.caseName == nil || $0.caseName == origin.caseName)
      }
      guard let found else { continue }
      let indices = resolved.origins.indices.filter { resolved.origins[$0] == origin }
      let judge = CaseJudge(
        expectations: indices.map { resolved.expectations[$0] }, origins: indices.map { _ in origin }, evidence: found,
        context: context)
      for (index, decision) in zip(indices, judge.outcome().decisions) { outcome.decisions[index] = decision }
    }
  }

  /// The screen behind something modal that stays in reach, where nobody says that this is on purpose.
  private func reachableBackground(_ judged: Judged, _ state: UXState) -> [Finding] {
    guard state == .modal, !judged.resolved.spec.backgroundReachable, let prediction = judged.outcome.prediction,
      let open = prediction.presentations.first(where: { $0.isPresented == true && $0.leavesBackgroundReachable })
    else { return [] }
    var finding = Finding(
      "background-reachable", .warning, "the screen behind the \(open.kind.rawValue) stays in reach",
      at: judged.resolved.spec.span)
    finding.related = [.init(open.span, "presented here")]
    finding.why = "people swipe out of it without noticing"
    finding.help = "keep them inside, or write ‘background: reachable’ if it is on purpose"
    finding.screen = spec.id
    finding.state = state
    finding.caseName = judged.resolved.spec.name
    return [finding]
  }

  /// Controls of the source that its recordings do not show as such.
  private func vanishedControls(_ judged: Judged, _ state: UXState) -> [Finding] {
    guard let prediction = judged.outcome.prediction, prediction.opaque.isEmpty else { return [] }
    var found: [Finding] = []
    for dated in evidence.evidence(state, judged.resolved.spec.name).recordings {
      if case .stale = dated.freshness { continue }
      for finding in VanishedControls.findings(source: prediction.screen, recording: dated.recording)
      where !found.contains(where: { $0.message == finding.message }) {
        found.append(finding)
      }
    }
    return found.map { finding in
      var finding = finding
      finding.screen = spec.id
      finding.state = state
      finding.caseName = judged.resolved.spec.name
      return finding
    }
  }

  /// What the parts say that this spec refers to anywhere.
  private func partExpectations(_ parts: [String: ScreenSpec]) -> [Expected] {
    let cases = spec.states.flatMap(\.cases)
    let references = cases.compactMap(\.part) + cases.flatMap(\.expectations).compactMap(\.part)
    return Set(references.map(\.part)).sorted().compactMap { parts[$0] }.flatMap { part in
      part.states.flatMap(\.cases).flatMap(\.expectations)
        .filter { $0.part == nil && [.hears, .exactly, .each, .shows].contains($0.kind) }
        .map(matcher.expected)
    }
  }

  private func referenceFindings(_ resolved: ResolvedCase, _ state: UXState) -> [Finding] {
    resolved.unknown.map { reference in
      let name =
        reference.caseName.map { "‘\(reference.state.rawValue)’, case ‘\($0)’," } ?? "‘\(reference.state.rawValue)’"
      var finding = Finding(
        "part-unknown", .error, "the part ‘\(reference.part)’ does not say what is heard in \(name)", at: reference.span
      )
      finding.why = "a state that stands for that of a part is designed there, or not at all"
      finding.help = "write the state down in the part’s spec"
      finding.screen = spec.id
      finding.state = state
      finding.caseName = resolved.spec.name
      return finding
    }
  }

  private func findings(_ result: ExpectationResult, _ decision: Decision, _ state: UXState) -> [Finding] {
    var findings: [Finding] = []
    if [.opens, .next].contains(result.kind), specs[result.expected] == nil {
      var finding = Finding("screen-unknown", .error, "no spec has the id ‘\(result.expected)’", at: result.span)
      finding.help = "write the id of the screen’s spec: its file’s name without the extension"
      finding.screen = spec.id
      finding.state = state
      finding.caseName = result.caseName
      findings.append(finding)
    }
    if let severity = policy.severity(of: result, areUnseenPredicted: decision.areUnseenPredicted) {
      findings.append(Finding(result, severity, state: state, screen: spec.id))
    } else if result.disagreement != nil && !result.verdict.isMiss && !result.isStale {
      findings.append(Finding(disagreementOf: result, state: state, screen: spec.id))
    }
    return findings
  }

  /// Recordings that are out of date, or whose age nobody can tell, once each.
  private func recordingFindings() -> [Finding] {
    var seen: Set<String> = []
    return evidence.cases.flatMap { each in
      each.recordings.compactMap { dated -> Finding? in
        let file = dated.recording.file
        guard dated.freshness != .fresh, seen.insert(file).inserted else { return nil }
        let span = spec.state(each.state)?.cases.first { $0.name == each.caseName }?.span ?? spec.span
        var finding: Finding
        switch dated.freshness {
        case .stale(let why):
          finding = Finding("recording-stale", policy.stale, "\(file) is out of date: \(why)", at: span)
          finding.why = "it was made of another version of the screen; the source counts"
        default:
          finding = Finding("recording-age-unknown", .warning, "nobody can tell how old \(file) is", at: span)
          finding.why = "it counts, and may be of another version of the screen"
        }
        finding.help = "record the state again"
        finding.related = [.init(SourceSpan(file: file, line: 1, column: 1), "the recording")]
        finding.screen = spec.id
        finding.state = each.state
        finding.caseName = each.caseName
        return finding
      }
    }
  }
}
