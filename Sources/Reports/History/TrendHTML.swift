import Checks

/// How the counts went from run to run: a small line for each kind of verdict, and the numbers as a table.
struct TrendHTML: Sendable {
  var history: History

  /// Earlier runs are left out of the drawing and the table.
  private static let most = 60

  /// Verdicts that are counted together, with the words for them.
  private static let groups: [(words: String, verdicts: [Verdict])] = [
    ("heard", [.heard, .heardInPart]), ("predicted", [.predicted]),
    ("possible", [.possible]),
    ("unproved", [.unproved]), ("failing", [.contradicted, .notHeard]),
    ("not designed", [.undesigned]),
  ]

  func html() -> HTML {
    let entries = Array(history.entries.suffix(Self.most))
    guard let first = entries.first, let last = entries.last else { return "" }
    let span = entries.count == 1 ? "one run, on \(last.date)" : "\(entries.count) runs, \(first.date) to \(last.date)"
    return """
      <section aria-labelledby=trend>
      <h2 id=trend tabindex=-1>Trend</h2>
      <figure>
      \(drawing(entries, span))<figcaption>States by verdict: \(span). All lines share one scale.</figcaption>
      </figure>
      <details><summary>The numbers as a table</summary>
      <div class=wide tabindex=0 role=region aria-labelledby=trend-title>
      <table><caption class=h id=trend-title>States by verdict, run by run</caption>
      <thead><tr><th scope=col>Date\
      \(Self.groups.map { group -> HTML in "<th scope=col>\(group.words)" })\
      <th scope=col>errors<th scope=col>warnings
      <tbody>
      \(entries.reversed().map(row))</table>
      </div></details>
      </section>

      """
  }

  private func row(_ entry: HistoryEntry) -> HTML {
    """
    <tr><th scope=row>\(entry.date)\
    \(Self.groups.map { group -> HTML in "<td>\(entry.count(group.verdicts))" })\
    <td>\(entry.errors)<td>\(entry.warnings)

    """
  }

  /// Each line with its name before and its last number behind it, so that no colour has to be told apart.
  private func drawing(_ entries: [HistoryEntry], _ span: String) -> HTML {
    let (left, right, height) = (96, 420, 34)
    let shown = Self.groups.filter { group in entries.contains { $0.count(group.verdicts) > 0 } }
    let top = max(1, entries.map { entry in shown.map { entry.count($0.verdicts) }.max() ?? 0 }.max() ?? 1)
    let told = shown.map { group in
      let (before, now) = (entries.first?.count(group.verdicts) ?? 0, entries.last?.count(group.verdicts) ?? 0)
      return before == now ? "\(group.words) \(now)" : "\(group.words) from \(before) to \(now)"
    }.joined(separator: ", ")
    let lines = shown.enumerated().map { index, group -> HTML in
      let base = index * height + height - 8
      let points = entries.enumerated().map { place, entry -> (Int, Int) in
        let x = entries.count == 1 ? right : left + (right - left) * place / (entries.count - 1)
        return (x, base - (height - 14) * entry.count(group.verdicts) / top)
      }
      let path = points.map { "\($0.0),\($0.1)" }.joined(separator: " ")
      let end = points.last ?? (right, base)
      return """
        <g class="\(PageMarks.name(group.verdicts[0]))"><text x="0" y="\(base - 4)">\(group.words)</text>\
        <line x1="\(left)" y1="\(base)" x2="\(right)" y2="\(base)"/><polyline points="\(path)"/>\
        <circle cx="\(end.0)" cy="\(end.1)" r="3"/>\
        <text class=n x="\(right + 12)" y="\(base - 4)">\(entries.last?.count(group.verdicts) ?? 0)</text></g>

        """
    }
    return """
      <svg class=trend viewBox="0 0 470 \(max(1, shown.count) * height)" role=img aria-labelledby="trend-name trend-told">
      <title id=trend-name>States by verdict, \(span)</title><desc id=trend-told>\(told)</desc>
      \(lines)</svg>

      """
  }
}
