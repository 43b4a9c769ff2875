import Checks
import ScreenModel

/// Screens down, states across, and where they meet a mark with its word.
struct MatrixHTML: Sendable {
  var page: PageContext
  var screens: [ScreenResult]

  func html() -> HTML {
    guard !screens.isEmpty else { return "<p>There are no specs.</p>\n" }
    let columns = Marks.columns(for: screens)
    let heads: HTML = columns.map { state -> HTML in "<th scope=col>\(state.rawValue)</th>" }.joined()
    return """
      <div class=wide tabindex=0 role=region aria-labelledby=matrix-title>
      <table class=x><caption class=h id=matrix-title>Verdict of each state of each screen</caption>
      <thead><tr><th scope=col>Screen</th>\(heads)</tr></thead>
      <tbody>
      \(screens.map { row($0, columns) })</tbody></table>
      </div>
      <ul class=legend>
      \(Marks.used(in: screens).map { verdict -> HTML in
        "<li>\(PageMarks.mark(verdict)) <b>\(verdict.rawValue)</b> \(Marks.words(verdict))</li>\n" })</ul>

      """
  }

  private func row(_ screen: ScreenResult, _ columns: [UXState]) -> HTML {
    let anchor = page.anchor(screen.id) ?? ""
    let cells: HTML = columns.map { state -> HTML in
      guard let found = screen.states[state] else { return "<td></td>" }
      let words: HTML = "\(PageMarks.mark(found.verdict))<span>\(found.verdict.rawValue)</span>"
      if found.verdict == .notApplicable { return "<td>\(words)</td>" }
      return "<td><a href=\"#\(anchor).\(state.rawValue)\">\(words)</a></td>"
    }.joined()
    let kind: HTML =
      screen.isPart || screen.isPlanned
      ? " <small>\(screen.isPart ? "part" : "")\(screen.isPlanned ? " planned" : "")</small>" : ""
    return """
      <tr data-for="\(anchor)"><th scope=row><a href="#\(anchor)">\(screen.screen)</a>\(kind)</th>\(cells)</tr>

      """
  }
}
