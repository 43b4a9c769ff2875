import Checks
import ScreenModel

/// A finding as a person would explain it: what, where, the line as written, why it hurts and what to do.
struct FindingHTML: Sendable {
  var page: PageContext
  var spoken: SpokenHTML

  /// - Parameters:
  ///   - number: Its place among all findings of the page, for links to it.
  ///   - level: Of its heading.
  ///   - row: The expectation it is about, where that stands beside it already.
  func html(_ finding: Finding, number: Int, level: Int, beside row: ExpectationResult? = nil) -> HTML {
    var html: HTML = """
      <div class="f \(finding.severity.rawValue)" id=f\(number)>
      <h\(level)><b>\(finding.severity.rawValue)</b> \(finding.message)</h\(level)>

      """
    if let span = finding.span {
      html += "<p>\(page.exactLink(span)) <code>\(finding.rule)</code></p>\n"
      if span.line > 0, let line = page.line(span), !line.allSatisfy(\.isWhitespace) {
        html += "\(ExcerptHTML.html(line, span))\n"
      }
    } else {
      html += "<p><code>\(finding.rule)</code></p>\n"
    }
    let rows = rows(finding, row)
    if !rows.isEmpty { html += "<dl>\(rows.map { row -> HTML in "<dt>\(row.0)<dd>\(row.1)" })</dl>\n" }
    return html + "</div>\n"
  }

  private func rows(_ finding: Finding, _ row: ExpectationResult?) -> [(HTML, HTML)] {
    var rows: [(HTML, HTML)] = []
    if row == nil {
      if let expected = finding.expected { rows.append(("expected", spoken.html(expected))) }
    }
    if row?.heard != finding.heard, let heard = finding.heard {
      rows.append(("\(finding.heardBy)", spoken.html(heard)))
    }
    rows += finding.details.filter { row == nil || !Self.isInTable($0) }.map { ("note", "\($0)") }
    let shown = [row?.evidence, row?.predictedAt, row?.recordedAt]
    rows += finding.related.filter { !shown.contains($0.span) }.map { ("see", "\(page.link($0.span)) \($0.message)") }
    if let why = finding.why { rows.append(("why", "\(why)")) }
    if let help = finding.help { rows.append(("help", "\(help)")) }
    return rows
  }

  /// What the table of expectations marks.
  private static func isInTable(_ detail: String) -> Bool {
    ["not carried: ", "depends on: "].contains(where: detail.hasPrefix) || detail.hasSuffix(" was typed by hand")
  }
}
