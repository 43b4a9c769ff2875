import Foundation
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
  /// By id.
  public var journeys: [JourneyResult]
  public var summary: CheckSummary

  public init(
    screens: [ScreenResult] = [], findings: [Finding] = [], unspecified: [UnspecifiedScreen] = [],
    journeys: [JourneyResult] = [], summary: CheckSummary = CheckSummary()
  ) {
    self.screens = screens
    self.findings = findings
    self.unspecified = unspecified
    self.journeys = journeys
    self.summary = summary
  }
}

extension CheckResult {
  /// The same with other findings, counted anew: those that a baseline leaves.
  public func with(findings: [Finding]) -> CheckResult {
    let sorted = findings.sorted(by: Finding.isBefore)
    return CheckResult(
      screens: screens, findings: sorted, unspecified: unspecified, journeys: journeys,
      summary: CheckSummary(screens, sorted, unspecified: unspecified.count, journeys: journeys))
  }

  /// Holds every spec against its evidence.
  public init(of input: CheckInput) {
    var specs: [String: ScreenSpec] = [:]
    for spec in input.others + input.specs.map(\.spec) { specs[spec.id] = spec }
    var partEvidence: [String: SpecEvidence] = [:]
    for evidence in input.specs where evidence.spec.kind == .part { partEvidence[evidence.spec.id] = evidence }
    let (known, parts) = (specs, partEvidence)
    let judged = Self.each(of: input.specs) {
      ScreenJudge($0, specs: known, partEvidence: parts, today: input.today).result()
    }
    let screens = judged.map(\.screen).sorted { left, right in
      (left.isPart ? 1 : 0, left.id) < (right.isPart ? 1 : 0, right.id)
    }
    let walked = input.journeys.map { JourneyJudge($0, specs: specs, today: input.today).result() }
    let journeys = walked.map(\.journey).sorted { $0.id < $1.id }
    var findings: [Finding] = []
    var seen: Set<Finding> = []
    let all =
      judged.flatMap(\.findings) + walked.flatMap(\.findings) + LanguageFindings.untranslated(input.specs)
      + LanguageFindings.unspoken(input.specs)
    for finding in all where seen.insert(finding).inserted { findings.append(finding) }
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
      screens: screens, findings: findings, unspecified: unspecified, journeys: journeys,
      summary: CheckSummary(screens, findings, unspecified: unspecified.count, journeys: journeys))
  }

  /// What comes of each, in order, worked out on every core.
  private static func each<Item: Sendable, Answer>(
    of items: [Item], _ work: @escaping @Sendable (Item) -> Answer
  ) -> [Answer] {
    let answers = Answers<Answer>(count: items.count)
    DispatchQueue.concurrentPerform(iterations: items.count) { answers.set($0, work(items[$0])) }
    return answers.all
  }

  private final class Answers<Answer>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Answer?]

    init(count: Int) { known = Array(repeating: nil, count: count) }

    func set(_ position: Int, _ answer: Answer) { lock.withLock { known[position] = answer } }

    var all: [Answer] { lock.withLock { known.compactMap { $0 } } }
  }
}
