import ScreenModel
import ScreenSpecs

extension CheckResult {
  /// Holds every spec against its evidence.
  public init(of input: CheckInput) {
    var specs: [String: ScreenSpec] = [:]
    for spec in input.others + input.specs.map(\.spec) { specs[spec.id] = spec }
    var partEvidence: [String: SpecEvidence] = [:]
    for evidence in input.specs where evidence.spec.kind == .part { partEvidence[evidence.spec.id] = evidence }
    let judged = input.specs.map {
      ScreenJudge($0, specs: specs, partEvidence: partEvidence, today: input.today).result()
    }
    let screens = judged.map(\.screen).sorted { left, right in
      (left.isPart ? 1 : 0, left.id) < (right.isPart ? 1 : 0, right.id)
    }
    var findings: [Finding] = []
    var seen: Set<Finding> = []
    for finding in judged.flatMap(\.findings) where seen.insert(finding).inserted { findings.append(finding) }
    findings.sort(by: Finding.isBefore)
    let unspecified = input.unspecified.sorted { left, right in
      if left.view != right.view { return left.view < right.view }
      switch (left.span, right.span) {
      case (.some(let first), .some(let second)): return first < second
      case (nil, .some): return true
      default: return false
      }
    }
    self.init(
      screens: screens, findings: findings, unspecified: unspecified,
      summary: CheckSummary(screens, findings, unspecified: unspecified.count))
  }
}

extension CheckSummary {
  init(_ screens: [ScreenResult], _ findings: [Finding], unspecified: Int) {
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
  }
}
