import Checks
import ScreenModel
import ScreenSpecs

@testable import Reports

/// A project of many screens, as specs of real ones are: four designed states of three expectations, the rest reasoned away,
/// a failure or a warning a screen.
enum LargeSample {
  static func page(screens count: Int) -> Page {
    var screens: [ScreenResult] = []
    var findings: [Finding] = []
    for number in 1...count {
      var screen = ScreenResult(
        id: "delivery-options-\(number)", screen: "Delivery options \(number)", owner: "Checkout team",
        span: SourceSpan(file: spec(number), line: 1, column: 1))
      for (place, state) in UXState.allCases.enumerated() {
        screen.states[state] = self.state(state, place, number, &findings)
      }
      screens.append(screen)
    }
    var summary = CheckSummary()
    summary.screens = count
    let entries = (1...28).map { HistoryEntry(date: "2026-11-\($0 + 9)", states: [.heard: $0, .predicted: 40 - $0]) }
    return Page(
      title: "Large", date: "2026-11-30", version: "1",
      result: CheckResult(screens: screens, findings: findings, summary: summary), history: History(entries),
      links: SourceLinks(base: "../../"), line: { _ in "        - Standard delivery, arrives Tuesday, button" })
  }

  private static func spec(_ number: Int) -> String { "specs/checkout/delivery-options-\(number).yaml" }

  private static func state(_ state: UXState, _ place: Int, _ number: Int, _ findings: inout [Finding]) -> StateResult {
    guard place % 2 == 0 else {
      return StateResult(.notApplicable, reason: "Every address has at least one way of delivery, \(number).")
    }
    let verdicts: [Verdict] = [
      .heard, place == 2 && number % 2 == 0 ? .notHeard : .predicted,
      place == 4 && number % 2 == 1 ? .possible : .predicted,
    ]
    let results = verdicts.enumerated().map { index, verdict in
      var result = ExpectationResult(
        .hears, expected: "Standard delivery, arrives Tuesday \(number), button", verdict,
        at: SourceSpan(file: spec(number), line: 10 * place + index, column: 11, endColumn: 44))
      result.heard = verdict == .notHeard ? "Standard, \(number), button" : result.expected
      result.evidence = SourceSpan(file: "App/Checkout/DeliveryOptionRow.swift", line: 20 + index, column: 5)
      if verdict != .predicted && verdict != .possible {
        result.recordingFile = "recordings/delivery-options-\(number)/\(state.rawValue).json"
        result.predicted = result.expected
        result.predictedAt = result.evidence
      }
      return result
    }
    for result in results where result.verdict == .notHeard || result.verdict == .possible {
      var finding = Finding(
        "speech-\(result.verdict.rawValue)", result.verdict == .possible ? .warning : .error,
        "‘\(result.expected)’ is heard otherwise", at: result.span)
      (finding.expected, finding.heard) = (result.expected, result.heard)
      finding.why = "people do not learn what went wrong"
      finding.help = "make the app say it, or change the spec if the design has changed"
      (finding.screen, finding.state) = ("delivery-options-\(number)", state)
      findings.append(finding)
    }
    return StateResult(
      results.map(\.verdict).min() ?? .heard, expectations: results,
      openQuestions: place == 0 ? [OpenQuestion(.next)] : [])
  }
}
