import Checks
import ScreenModel

/// For comments on a pull request: the matrix as a table, then the failures. Spoken words stand in code, so that nothing in
/// them is a link, a mention or markup.
public enum MarkdownReport: Report {
  public static let name = "markdown"

  /// Hosts cut comments at about 65 000 characters; more findings than this are counted.
  private static let most = 50

  public static func text(of result: CheckResult, _ options: ReportOptions) -> String {
    var blocks = ["## Spec check\n\n" + SummaryWords.lines(result.summary).joined(separator: "  \n") + "\n"]
    if !result.screens.isEmpty { blocks.append(matrix(result.screens)) }
    if !result.journeys.isEmpty {
      blocks.append(
        "### Journeys\n\n"
          + result.journeys.map {
            "- \(Marks.mark($0.verdict)) \(Escaping.markdown($0.name)): \(SummaryWords.proof(of: $0))\n"
          }.joined())
    }
    for (severity, title) in [(Finding.Severity.error, "Failures"), (.warning, "Warnings"), (.note, "Notes")] {
      let findings = result.findings.filter { $0.severity == severity }
      guard !findings.isEmpty else { continue }
      var block = "### \(title)\n\n" + findings.prefix(most).map(item).joined()
      if findings.count > most { block += "- … and \(findings.count - most) more\n" }
      blocks.append(block)
    }
    if !result.unspecified.isEmpty {
      blocks.append(
        "### Screens without a spec\n\n" + result.unspecified.map { "- \(Escaping.code($0.view))\n" }.joined())
    }
    return blocks.joined(separator: "\n")
  }

  private static func matrix(_ screens: [ScreenResult]) -> String {
    let columns = Marks.columns(for: screens)
    var lines = ["| Screen | " + columns.map(\.rawValue).joined(separator: " | ") + " |"]
    lines.append("| --- |" + columns.map { _ in " :-: |" }.joined())
    for screen in screens {
      let cells = columns.map { screen.states[$0].map { Marks.mark($0.verdict) } ?? " " }
      let suffix = (screen.isPart ? " (part)" : "") + (screen.isPlanned ? " (planned)" : "")
      lines.append("| \(Escaping.markdown(screen.screen))\(suffix) | " + cells.joined(separator: " | ") + " |")
    }
    let legend = Marks.used(in: screens).map { "\(Marks.mark($0)) \(Marks.words($0))" }.joined(separator: " · ")
    return lines.joined(separator: "\n") + "\n\n" + legend + "\n"
  }

  private static func item(_ finding: Finding) -> String {
    var lines = [
      "- **\(Escaping.markdown(finding.message))**" + (finding.span.map { " – \(Escaping.code($0.description))" } ?? "")
    ]
    if let expected = finding.expected { lines.append("expected \(Escaping.code(expected))") }
    if let heard = finding.heard {
      lines.append("\(Escaping.markdown(finding.heardBy)) \(Escaping.code(heard))")
    } else if finding.expected != nil && finding.severity == .error {
      lines.append("\(Escaping.markdown(finding.heardBy)): nothing like it")
    }
    lines += finding.details.map { Escaping.markdown($0) }
    lines += finding.related.map { "see \(Escaping.code($0.span.description)): \(Escaping.markdown($0.message))" }
    if let why = finding.why { lines.append("why: \(Escaping.markdown(why))") }
    if let help = finding.help { lines.append("help: \(Escaping.markdown(help))") }
    return lines.joined(separator: "  \n  ") + "\n"
  }
}
