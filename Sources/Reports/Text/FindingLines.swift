import Checks

/// A finding as plain lines, for formats that take one text.
enum FindingLines {
  static func lines(of finding: Finding) -> [String] {
    var lines = [finding.message]
    if let expected = finding.expected { lines.append("expected: \(expected)") }
    if let heard = finding.heard { lines.append("\(finding.heardBy): \(heard)") }
    lines += finding.details
    lines += finding.related.map { "see \($0.span): \($0.message)" }
    if let why = finding.why { lines.append("why: \(why)") }
    if let help = finding.help { lines.append("help: \(help)") }
    return lines
  }
}
