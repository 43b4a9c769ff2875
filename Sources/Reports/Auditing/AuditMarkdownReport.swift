import Checks
import ScreenModel

/// For pull requests: blockers, the five-property table a file, the counts, then everything else.
public enum AuditMarkdownReport: AuditReport {
  public static let name = "markdown"

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    var lines = ["## Accessibility Audit Report", "", "### Blockers", ""]
    lines += table(result.blockers, none: "None found.")
    for (file, rows) in files(result.elements) {
      lines += ["", "### file: \(Escaping.markdown(file))", ""]
      lines.append("| Line | Element | Type | identifier | label | hint | value | traits |")
      lines.append("|------|---------|------|:---:|:---:|:---:|:---:|:---:|")
      lines += rows.map(row)
    }
    lines += ["", "### Summary"] + summary(result)
    let rest = result.certain.filter { $0.effect != .blocks }
    if !rest.isEmpty { lines += ["", "### Further findings", ""] + table(rest, none: "") }
    if !result.reviews.isEmpty { lines += ["", "### Needs review", ""] + table(result.reviews, none: "") }
    if !result.limits.isEmpty {
      lines += ["", "### Not judged", ""]
      lines += result.limits.map { limit in
        "- \(Escaping.markdown(limit.span.map { "\($0.file):\($0.line): " } ?? ""))\(Escaping.markdown(limit.text))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ findings: [AuditFinding], none: String) -> [String] {
    if findings.isEmpty { return [none] }
    return ["| File | Line | Finding |", "|------|------|---------|"]
      + findings.map { finding in
        var words = "\(finding.rule): \(finding.message)"
        if let heard = finding.heard { words += " – heard: \(heard.isEmpty ? "nothing" : heard)" }
        if case .review(let reason) = finding.certainty { words += " (\(reason))" }
        return "| \(Escaping.markdown(finding.span.file)) | \(finding.span.line) | \(Escaping.markdown(words)) |"
      }
  }

  private static func files(_ rows: [PropertyRow]) -> [(String, [PropertyRow])] {
    Dictionary(grouping: rows) { $0.span.file }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func row(_ row: PropertyRow) -> String {
    let cells = [row.identifier, row.label, row.hint, row.value, row.traits].map(\.rawValue).joined(separator: " | ")
    let name = row.name == row.type ? Escaping.markdown(row.name) : "\"\(Escaping.markdown(row.name))\""
    return "| \(row.span.line) | \(name) | \(Escaping.markdown(row.type)) | \(cells) |"
  }

  private static func summary(_ result: AuditResult) -> [String] {
    let rows = result.elements
    let complete = rows.count { $0.isComplete }
    let share = rows.isEmpty ? "" : " (\(complete * 100 / rows.count)%)"
    let stateful = rows.count { $0.value != .notApplicable }
    return [
      "- Files scanned: \(result.files)",
      "- Interactive elements found: \(rows.count)",
      "- Fully accessible: \(complete)\(share)",
      "- Blockers: \(result.blockers.count)",
      "- Missing identifiers: \(rows.count { $0.identifier == .missing })",
      "- Missing labels: \(rows.count { $0.label == .missing })",
      "- Missing values: \(rows.count { $0.value == .missing }) (of \(stateful) elements that carry state)",
      "- Misleading: \(result.count(.misleads)), slowing: \(result.count(.slows)), limiting: \(result.count(.limits)), to review: \(result.reviews.count)",
    ]
  }
}
