import Checks
import ScreenModel

/// One screen: its states one after the other, the expectations of each side by side with what is said, and the findings.
struct ScreenHTML: Sendable {
  var page: PageContext
  var screen: ScreenResult
  /// The findings of this screen.
  var findings: [PageFinding]

  private var spoken: SpokenHTML { SpokenHTML(language: screen.language) }
  private var drawing: FindingHTML { FindingHTML(page: page, spoken: spoken) }
  private func anchor(_ state: UXState? = nil) -> String { page.anchor(screen.id, state) ?? "" }

  func html() -> HTML {
    var html: HTML = """
      <div class=screen id=\(anchor())\(attribute: "data-o", screen.owner)>
      <h3>\(screen.screen)</h3>
      \(subtitle)
      """
    let stateless = findings.filter { $0.finding.state == nil || screen.states[$0.finding.state ?? .content] == nil }
    html += stateless.map { drawing.html($0.finding, number: $0.number, level: 4) }.joined()
    var away: [HTML] = []
    var rows = ExpectationHTML(page: page, spoken: spoken)
    for state in UXState.allCases {
      guard let found = screen.states[state] else { continue }
      if found.verdict == .notApplicable {
        away.append(reasonedAway(state, found))
      } else {
        html += section(state, found, &rows)
      }
    }
    if !away.isEmpty {
      html += """
        <div class=away><h4>Does not apply</h4>
        <ul>
        \(away)</ul></div>

        """
    }
    return html + "</div>\n"
  }

  private var subtitle: HTML {
    var parts: [HTML] = []
    if screen.isPart { parts.append("part") }
    if screen.isPlanned { parts.append("planned") }
    if let owner = screen.owner { parts.append("owner: \(owner)") }
    if let span = screen.span { parts.append("spec: \(page.link(span, isFile: true))") }
    return parts.isEmpty ? "" : "<p class=sub>\(parts.joined(" · "))</p>\n"
  }

  private func reasonedAway(_ state: UXState, _ found: StateResult) -> HTML {
    """
    <li class=st id=\(anchor(state))><b>\(state.rawValue)</b>: \(found.reason ?? "")

    """
  }

  private func section(_ state: UXState, _ found: StateResult, _ rows: inout ExpectationHTML) -> HTML {
    var html: HTML = """
      <div class=st id=\(anchor(state))>
      <h4>\(state.rawValue) \(PageMarks.word(found.verdict))</h4>

      """
    if found.verdict == .undesigned {
      html += "<p>Nobody has written what is heard in this state.</p>\n"
    } else if let reason = found.reason {
      html += "<p>Reasoned away: \(reason)</p>\n"
    }
    if !found.expectations.isEmpty { html += table(state, found.expectations, &rows) }
    for own in findings where own.finding.state == state {
      let row = found.expectations.first { $0.span == own.finding.span && $0.caseName == own.finding.caseName }
      html += drawing.html(own.finding, number: own.number, level: 5, beside: row)
    }
    return html + questions(found) + "</div>\n"
  }

  private func table(
    _ state: UXState, _ expectations: [ExpectationResult], _ rows: inout ExpectationHTML
  ) -> HTML {
    var html: HTML = """
      <table class=e><caption>\(screen.screen), \(state.rawValue)</caption>
      \(ExpectationHTML.head)

      """
    rows.startTable()
    var start = expectations.startIndex
    while start < expectations.endIndex {
      let name = expectations[start].caseName
      let end = expectations[start...].firstIndex { $0.caseName != name } ?? expectations.endIndex
      html += "<tbody>\n"
      if let name { html += "<tr><th class=c colspan=4 scope=rowgroup>case \(name)\n" }
      html += expectations[start..<end].map { rows.row($0) }.joined()
      start = end
    }
    return html + "</table>\n"
  }

  private func questions(_ found: StateResult) -> HTML {
    guard !found.openQuestions.isEmpty, found.verdict != .undesigned else { return "" }
    return "<p class=q><b>Open:</b> \(QuestionsHTML.words(found))</p>\n"
  }
}
