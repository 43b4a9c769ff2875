import Checks
import ScreenModel

/// Screens down, states across, and where they meet a mark with its word.
struct MatrixHTML: Sendable {
  var page: PageContext
  var screens: [ScreenResult]

  func html() -> HTML {
    guard !screens.isEmpty else { return "<p>There are no specs.</p>\n" }
    let columns = Marks.columns(for: screens)
    let heads: HTML = columns.map { state -> HTML in "<th scope=col>\(state.rawValue)" }.joined()
    return """
      <div class=wide tabindex=0 role=region aria-labelledby=matrix-title>
      <table class=x><caption class=h id=matrix-title>Verdict of each state of each screen</caption>
      <thead><tr><th scope=col>Screen\(heads)
      <tbody>
      \(screens.map { row($0, columns) })</table>
      </div>
      <ul class=legend>
      \(Marks.used(in: screens).map { verdict -> HTML in
        "<li>\(PageMarks.word(verdict)) \(Marks.words(verdict))\n" })</ul>

      """
  }

  private func row(_ screen: ScreenResult, _ columns: [UXState]) -> HTML {
    let anchor = page.anchor(screen.id) ?? ""
    let cells: HTML = columns.map { state -> HTML in
      guard let found = screen.states[state] else { return "<td>" }
      let verdict = found.verdict.rawValue
      let mark = PageMarks.name(found.verdict)
      // What does not apply is told to those who listen; for the eye the mark is enough.
      if found.verdict == .notApplicable { return "<td class=\(mark)><i>\(verdict)</i>" }
      return "<td class=\(mark)><a href=#\(anchor).\(state.rawValue)>\(verdict)</a>"
    }.joined()
    let kind: HTML =
      screen.isPart || screen.isPlanned
      ? " <small>\(screen.isPart ? "part" : "")\(screen.isPlanned ? " planned" : "")</small>" : ""
    return """
      <tr><th scope=row><a href=#\(anchor)>\(screen.screen)</a>\(kind)\(cells)

      """
  }
}
