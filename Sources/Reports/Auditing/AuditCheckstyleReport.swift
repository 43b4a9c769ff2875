import Checks

/// Checkstyle's XML, which many build servers and review bots read.
public enum AuditCheckstyleReport: AuditReport {
  public static let name = "checkstyle"

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    let files = Dictionary(grouping: result.findings) { $0.span.file }.sorted { $0.key < $1.key }
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (file, findings) in files {
      out += "  <file name=\"\(Escaping.xml(file.isEmpty ? "." : file))\">\n"
      for finding in findings.sorted(by: { ($0.span, $0.rule) < ($1.span, $1.rule) }) {
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        out +=
          "    <error line=\"\(finding.span.line)\" column=\"\(finding.span.column)\" severity=\"\(severity)\" "
          + "message=\"\(Escaping.xml(Escaping.plain(finding.message)))\" "
          + "source=\"spec-check.\(Escaping.xml(finding.rule))\"/>\n"
      }
      out += "  </file>\n"
    }
    return out + "</checkstyle>\n"
  }
}
