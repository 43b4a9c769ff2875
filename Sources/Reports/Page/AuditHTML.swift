import Checks
import ScreenModel

/// What an audit found in the source, by view, what blocks people first.
struct AuditHTML: Sendable {
  var page: PageContext
  var audit: AuditResult

  /// More findings than this are counted, so that the page stays small enough to open.
  private static let most = 150

  func html() -> HTML {
    let shown = Array(audit.findings.prefix(Self.most))
    var html: HTML = """
      <section aria-labelledby=audit>
      <h2 id=audit tabindex=-1>Audit of the source</h2>
      <p>\(counts)</p>

      """
    // Views in the order of their worst finding.
    var views: [String] = []
    for finding in shown where !views.contains(finding.view) { views.append(finding.view) }
    for view in views {
      let own = shown.filter { $0.view == view }
      html += """
        <details\(own.contains { $0.effect == .blocks && !$0.isReview } ? " open" : "")><summary>\
        \(view.isEmpty ? "elsewhere" : view) <small>\(words(own))</small></summary>
        \(own.map(item))</details>

        """
    }
    if audit.findings.count > shown.count {
      html += "<p>… and \(audit.findings.count - shown.count) more: <code>spec-check audit</code> lists them.</p>\n"
    }
    return html + "</section>\n"
  }

  private var counts: String {
    var parts = [SummaryWords.count(audit.blockers.count, "blocker")]
    parts.append(
      "\(audit.count(.misleads)) misleading, \(audit.count(.slows)) slowing, \(audit.count(.limits)) limiting")
    parts.append("\(audit.reviews.count) to review, in \(SummaryWords.count(audit.files, "file"))")
    if audit.accepted > 0 { parts.append("\(audit.accepted) accepted by the baseline") }
    return parts.joined(separator: ", ")
  }

  private func words(_ findings: [AuditFinding]) -> String {
    var parts = Effect.allCases.compactMap { effect -> String? in
      let count = findings.count { $0.effect == effect && !$0.isReview }
      return count > 0 ? "\(count) \(effect.rawValue)" : nil
    }
    let reviews = findings.count(where: \.isReview)
    if reviews > 0 { parts.append("\(reviews) to review") }
    return parts.joined(separator: ", ")
  }

  private func item(_ finding: AuditFinding) -> HTML {
    let effect = finding.isReview ? "review" : finding.effect.rawValue
    var html: HTML = """
      <div class="f \(finding.isReview ? "note" : finding.severity.rawValue)">
      <h3><b>\(effect)</b> \(finding.message)</h3>
      <p>\(page.exactLink(finding.span)) <code>\(finding.rule)</code></p>

      """
    if let line = page.line(finding.span), !line.allSatisfy(\.isWhitespace) {
      html += "\(ExcerptHTML.html(line, finding.span))\n"
    }
    var rows: [HTML] = []
    if let heard = finding.heard {
      rows.append("<dt>heard<dd>\(heard.isEmpty ? "nothing" : SpokenHTML(language: "en").html(heard))")
    }
    if let after = finding.heardAfter {
      rows.append("<dt>after the repair<dd>\(SpokenHTML(language: "en").html(after))")
    }
    if case .review(let reason) = finding.certainty { rows.append("<dt>look, because<dd>\(reason)") }
    if !finding.why.isEmpty { rows.append("<dt>why<dd>\(finding.why)") }
    if !finding.help.isEmpty { rows.append("<dt>help<dd>\(finding.help)") }
    return html + "<dl>\(rows)</dl></div>\n"
  }
}
