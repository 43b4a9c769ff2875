import Checks

/// The counts of a check: a bar for the eye, and the same as a list of numbers with their words.
struct SummaryHTML: Sendable {
  var summary: CheckSummary

  func html() -> HTML {
    let shown = Marks.order.compactMap { verdict in
      summary.states[verdict].flatMap { $0 > 0 ? (verdict: verdict, count: $0) : nil }
    }
    let items = shown.map { each -> HTML in
      "<li><b>\(each.count)</b> \(PageMarks.word(each.verdict))\n"
    }
    let total = shown.reduce(0) { $0 + $1.count }
    var head = SummaryWords.count(summary.screens, "screen")
    if summary.parts > 0 { head += ", " + SummaryWords.count(summary.parts, "part") }
    var lines: [HTML] = ["\(head), \(SummaryWords.count(total, "state")). \(findings)"]
    if !items.isEmpty {
      lines.append("\(bar(shown.filter { $0.verdict != .notApplicable }))<ul class=sum>\n\(items)</ul>")
    }
    return "<p>\(lines[0])</p>\n" + lines.dropFirst().map { $0 + "\n" }.joined()
  }

  private var findings: String {
    var parts = [SummaryWords.count(summary.errors, "error"), SummaryWords.count(summary.warnings, "warning")]
    if summary.notes > 0 { parts.append(SummaryWords.count(summary.notes, "note")) }
    if summary.openQuestions > 0 { parts.append(SummaryWords.count(summary.openQuestions, "open question")) }
    if summary.unspecified > 0 { parts.append(SummaryWords.count(summary.unspecified, "screen") + " without a spec") }
    let journeys = summary.journeys.values.reduce(0, +)
    if journeys > 0 { parts.append(SummaryWords.count(journeys, "journey")) }
    return parts.joined(separator: ", ") + "."
  }

  /// The share of each verdict among the states that apply; the list below says the same in numbers.
  private func bar(_ counts: [(verdict: Verdict, count: Int)]) -> HTML {
    let total = counts.reduce(0) { $0 + $1.count }
    guard total > 0 else { return "" }
    var before = 0
    let rects = counts.map { each -> HTML in
      let (start, end) = (before * 1000 / total, (before + each.count) * 1000 / total)
      before += each.count
      return
        "<rect class=\(PageMarks.name(each.verdict)) x=\(start) width=\(max(1, end - start - 3)) height=12></rect>"
    }
    return "<svg class=bar viewBox=\"0 0 1000 12\" preserveAspectRatio=none aria-hidden=true>\(rects)</svg>\n"
  }
}
