import Checks

/// Workflow commands that put findings beside the lines of a pull request.
public enum GitHubReport: Report {
  public static let name = "github"

  public static func text(of result: CheckResult, _ options: ReportOptions) -> String {
    result.findings.map { finding in
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      var properties: [String] = []
      if let span = finding.span {
        properties = [
          "file=\(property(span.file))", "line=\(span.line)", "endLine=\(span.endLine)", "col=\(span.column)",
        ]
      }
      properties.append("title=\(property(finding.rule))")
      var lines = [finding.message]
      if let expected = finding.expected { lines.append("expected: \(expected)") }
      if let heard = finding.heard { lines.append("\(finding.heardBy): \(heard)") }
      lines += finding.details
      lines += finding.related.map { "see \($0.span): \($0.message)" }
      if let why = finding.why { lines.append("why: \(why)") }
      if let help = finding.help { lines.append("help: \(help)") }
      let message = lines.map { Escaping.plain($0) }.joined(separator: "\n")
      return "::\(command) \(properties.joined(separator: ","))::\(data(message))\n"
    }.joined()
  }

  /// What may not stand in the message of a workflow command.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// What may not stand in a property of a workflow command.
  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
