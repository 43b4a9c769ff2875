import Checks
import ScreenModel

/// What is to be done: every finding in a line, the worst first, each leading to its explanation.
struct WorklistHTML: Sendable {
  var page: PageContext
  var findings: [PageFinding]

  /// More findings than this are counted; each stands with its screen.
  private static let most = 400

  func html() -> HTML {
    guard !findings.isEmpty else { return "<p>Nothing was found.</p>\n" }
    let groups: [(Finding.Severity, HTML)] = [(.error, "Failures"), (.warning, "Warnings"), (.note, "Notes")]
    return groups.map { severity, title -> HTML in
      let own = findings.filter { $0.finding.severity == severity }
      guard !own.isEmpty else { return "" }
      var html: HTML = """
        <h3>\(title) <small>\(own.count)</small></h3>
        <ol class=w>
        \(own.prefix(Self.most).map(item))</ol>

        """
      if own.count > Self.most { html += "<p>… and \(own.count - Self.most) more, below with their screens.</p>\n" }
      return html
    }.joined()
  }

  private func item(_ each: PageFinding) -> HTML {
    let finding = each.finding
    let about = [finding.screen.map(page.name), finding.state?.rawValue, finding.caseName].compactMap { $0 }
    return """
      <li><a href=#f\(each.number)>\(finding.message)</a> \
      <small>\(about.joined(separator: " · "))</small>

      """
  }
}
