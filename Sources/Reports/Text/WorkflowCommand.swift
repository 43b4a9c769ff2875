import Checks

/// `::error file=…::message`: how a workflow of GitHub takes in a finding.
enum WorkflowCommand {
  static func text(_ finding: Finding) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties: [String] = []
    if let span = finding.span {
      properties = [
        "file=\(property(span.file))", "line=\(span.line)", "endLine=\(span.endLine)", "col=\(span.column)",
      ]
    }
    properties.append("title=\(property(finding.rule))")
    let message = FindingLines.lines(of: finding).map { Escaping.plain($0) }.joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  /// What may not stand in the message of a workflow command.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      // A name of a file in the log is no instruction for whoever reads the log.
      default: String(scalar).visible
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
