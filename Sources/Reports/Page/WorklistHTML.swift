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
      let found = findings.filter { $0.finding.severity == severity }
      // What nobody has designed comes first: nothing else can be right before that.
      let own = found.filter(isUndesigned) + found.filter { !isUndesigned($0) }
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

  private func isUndesigned(_ each: PageFinding) -> Bool { each.finding.rule == "state-undesigned" }

  private func item(_ each: PageFinding) -> HTML {
    let finding = each.finding
    let about = [finding.screen.map(page.name), finding.state?.rawValue, finding.caseName].compactMap { $0 }
    let place: HTML = about.isEmpty ? "" : " <small>\(about.joined(separator: " · "))</small>"
    return "<li><a href=#f\(each.number)>\(finding.message)</a>\(place)\n"
  }
}
