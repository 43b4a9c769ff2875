import Recordings
import ScreenModel
import ScreenSpecs

/// Holds one journey against its transcripts.
struct JourneyJudge {
  let evidence: JourneyEvidence
  /// Specs by id.
  let specs: [String: ScreenSpec]
  let policy: Policy

  init(_ evidence: JourneyEvidence, specs: [String: ScreenSpec], today: String) {
    self.evidence = evidence
    self.specs = specs
    policy = Policy(requirement: evidence.requirement, isPlanned: false, today: today)
  }

  private var journey: JourneySpec { evidence.journey }

  func result() -> (journey: JourneyResult, findings: [Finding]) {
    var result = JourneyResult(id: journey.id, name: journey.name, start: journey.start, at: journey.span)
    result.recordings = evidence.recordings.map(\.recording.file).sorted()
    let walks = evidence.recordings.map { dated in
      (dated: dated, windows: JourneyWalk(steps: journey.steps, events: dated.recording.events).windows())
    }
    var findings: [Finding] = []
    for index in journey.steps.indices {
      let (step, found) = judge(index, walks)
      result.steps.append(step)
      findings += found
    }
    let isPlanned = journey.steps.contains { specs[$0.screen.value]?.status == .planned }
    result.verdict = result.steps.map(\.verdict).min() ?? .unproved
    findings += recordingFindings()
    if evidence.recordings.isEmpty, evidence.requirement == .recorded, !isPlanned { findings.append(unproved()) }
    result.severity = findings.map(\.severity).max()
    return (result, findings)
  }

  private typealias Walk = (dated: DatedRecording, windows: [Range<Int>?])

  private func judge(_ index: Int, _ walks: [Walk]) -> (JourneyStepResult, [Finding]) {
    let step = journey.steps[index]
    let spec = specs[step.screen.value]
    var result = JourneyStepResult(
      screen: step.screen.value, screenName: spec?.name ?? step.screen.value, state: step.state, at: step.span)
    result.caseName = step.caseName?.value
    result.action = step.action
    var findings: [Finding] = []
    if spec == nil, !step.screen.value.isEmpty { findings.append(unknownScreen(step)) }
    let resolved = resolved(step, spec, &result)
    let recordings = walks.compactMap { walk -> DatedRecording? in
      walk.windows[index].map { part(of: walk.dated, $0) }
    }
    var context = CaseContext(state: step.state, matcher: matcher(spec))
    context.specs = specs
    let decisions = decisions(resolved, index, recordings, walks, context)
    for (expectation, decision) in zip(resolved.expectations, decisions) {
      let found = ExpectationResult(expectation, caseName: step.caseName?.value, decision)
      result.expectations.append(found)
      guard !walks.isEmpty, found.verdict != .unproved else { continue }
      if let severity = policy.severity(of: found, areUnseenPredicted: false) {
        findings.append(told(Finding(found, severity, state: step.state, screen: step.screen.value), index))
      }
    }
    if !walks.isEmpty, recordings.isEmpty { findings.append(told(notReached(step), index)) }
    result.verdict = result.expectations.filter(\.counts).map(\.verdict).min() ?? .unproved
    if result.expectations.isEmpty { result.verdict = reached(step, recordings, spec) }
    return (result, findings)
  }

  /// What a step expects: its own words, else those of its state.
  private func resolved(_ step: JourneyStep, _ spec: ScreenSpec?, _ result: inout JourneyStepResult) -> ResolvedCase {
    let parts = specs.filter { $0.value.kind == .part }
    var own = CaseSpec(name: step.caseName?.value, span: step.span)
    if step.expectations.isEmpty {
      result.standsForState = true
      let cases = spec?.state(step.state)?.cases ?? []
      let chosen = step.caseName.map { name in cases.first { $0.name == name.value } } ?? cases.first
      return ResolvedCase(chosen ?? own, state: step.state, parts: parts)
    }
    own.expectations = step.expectations
    return ResolvedCase(own, state: step.state, parts: parts)
  }

  /// What is decided of each expectation. The words on return may be heard only once the next step has closed what this one opened.
  private func decisions(
    _ resolved: ResolvedCase, _ index: Int, _ recordings: [DatedRecording], _ walks: [Walk], _ context: CaseContext
  ) -> [Decision] {
    func decide(_ recordings: [DatedRecording]) -> [Decision] {
      CaseJudge(
        expectations: resolved.expectations, origins: resolved.origins,
        evidence: CaseEvidence(state: resolved.state, recordings: recordings), context: context
      ).outcome().decisions
    }
    let within = decide(recordings)
    guard resolved.expectations.contains(where: { $0.kind == .out }), index + 1 < journey.steps.count else {
      return within
    }
    let beyond = decide(
      walks.compactMap { walk -> DatedRecording? in
        guard let own = walk.windows[index], let next = walk.windows[index + 1] else { return nil }
        let end = walk.dated.recording.events[next].dropFirst().firstIndex { $0.kind == .action } ?? next.upperBound
        return part(of: walk.dated, own.lowerBound..<max(own.upperBound, end))
      })
    return resolved.expectations.indices.map { at in
      guard resolved.expectations[at].kind == .out, within[at].answer.verdict < beyond[at].answer.verdict else {
        return within[at]
      }
      return beyond[at]
    }
  }

  /// The stretch of a recording that belongs to a step. What it shows of a screen is of no single step.
  private func part(of dated: DatedRecording, _ window: Range<Int>) -> DatedRecording {
    var recording = dated.recording
    recording.events = Array(recording.events[window])
    recording.screen = nil
    return DatedRecording(recording, dated.freshness)
  }

  private func matcher(_ spec: ScreenSpec?) -> Matcher {
    let lexicon = Lexicon.language(spec?.language ?? evidence.language)
    return Matcher(lexicon: lexicon, speech: Speech(lexicon: lexicon))
  }

  /// A step that expects nothing, of a state that nobody has designed or of no state at all: being done is all there is to it.
  private func reached(_ step: JourneyStep, _ recordings: [DatedRecording], _ spec: ScreenSpec?) -> Verdict {
    if let state = spec?.state(step.state), state.isUndesigned { return .undesigned }
    return recordings.isEmpty || step.action == nil ? .unproved : .heard
  }
}

extension JourneyJudge {
  /// The finding with the step it is about.
  fileprivate func told(_ finding: Finding, _ index: Int) -> Finding {
    var finding = finding
    let action = journey.steps[index].action.map { ": \($0)" } ?? ""
    finding.details.append("step \(index + 1) of ‘\(journey.name)’\(action)")
    return finding
  }

  fileprivate func notReached(_ step: JourneyStep) -> Finding {
    var finding = Finding(
      "journey-step-missing", .warning,
      "no recording of the journey comes to ‘\(step.action ?? step.screen.value)’", at: step.span)
    finding.why = "what is not in the recording proves nothing"
    finding.help = "add the line ‘do: \(step.action ?? step.screen.value)’ and what is heard after it"
    finding.screen = step.screen.value
    finding.state = step.state
    return finding
  }

  fileprivate func unknownScreen(_ step: JourneyStep) -> Finding {
    var finding = Finding(
      "screen-unknown", .error, "no spec has the id ‘\(step.screen.value)’", at: step.screen.span)
    finding.help = "write the id of the screen’s spec: its file’s name without the extension"
    finding.screen = step.screen.value
    return finding
  }

  fileprivate func unproved() -> Finding {
    var finding = Finding("journey-unproved", .error, "no recording goes through ‘\(journey.name)’", at: journey.span)
    finding.why = "each screen may be right, and the way from one to the next not"
    finding.help = "type what is heard into recordings/journeys/\(journey.id).txt, a ‘do:’ line for each step"
    return finding
  }

  /// Recordings that are out of date, or whose age nobody can tell.
  fileprivate func recordingFindings() -> [Finding] {
    evidence.recordings.compactMap { dated in
      let file = dated.recording.file
      var finding: Finding
      switch dated.freshness {
      case .fresh: return nil
      case .stale(let why):
        finding = Finding("recording-stale", policy.stale, "\(file) is out of date: \(why)", at: journey.span)
        finding.why = "it was made of another version of the screens"
      case .ageUnknown:
        finding = Finding("recording-age-unknown", .warning, "nobody can tell how old \(file) is", at: journey.span)
        finding.why = "it counts, and may be of another version of the screens"
      }
      finding.help = "record the journey again"
      finding.related = [.init(SourceSpan(file: file, line: 1, column: 1), "the recording")]
      return finding
    }
  }
}
