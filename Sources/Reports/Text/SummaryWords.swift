import Checks

/// The counts of a check in words.
enum SummaryWords {
  static func lines(_ summary: CheckSummary) -> [String] {
    let states = Marks.order.compactMap { verdict in
      summary.states[verdict].flatMap { $0 > 0 ? "\($0) \(verdict.rawValue)" : nil }
    }
    let total = summary.states.values.reduce(0, +)
    var first = count(summary.screens, "screen")
    if summary.parts > 0 { first += ", " + count(summary.parts, "part") }
    first += ", " + count(total, "state") + (states.isEmpty ? "" : ": " + states.joined(separator: ", "))
    var second = [count(summary.errors, "error"), count(summary.warnings, "warning"), count(summary.notes, "note")]
    if summary.unspecified > 0 { second.append(count(summary.unspecified, "screen") + " without a spec") }
    if summary.openQuestions > 0 { second.append(count(summary.openQuestions, "open question")) }
    let journeys = Marks.order.compactMap { verdict in
      summary.journeys[verdict].flatMap { $0 > 0 ? "\($0) \(verdict.rawValue)" : nil }
    }
    let walked = summary.journeys.values.reduce(0, +)
    if walked > 0 { second.append("\(count(walked, "journey")): \(journeys.joined(separator: ", "))") }
    return [first, second.joined(separator: ", ")]
  }

  /// How far a journey is proved: `2 of 3 steps heard`.
  static func proof(of journey: JourneyResult) -> String {
    guard !journey.recordings.isEmpty else { return "\(count(journey.steps.count, "step")), not recorded" }
    let heard = journey.steps.count { $0.verdict == .heard || $0.verdict == .heardInPart }
    return "\(heard) of \(count(journey.steps.count, "step")) heard"
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
