import Checks

/// `file:line:column: warning: message`: what Xcode shows beside the line when a build phase prints it.
public enum AuditXcodeReport: AuditReport {
  public static let name = "xcode"

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    result.findings.map { finding in
      let heard = finding.heard.map { " – heard: \($0.isEmpty ? "nothing" : $0)" } ?? ""
      let words = Escaping.plain("\(finding.message)\(heard) – \(finding.help)")
      let place = finding.span.file.isEmpty ? "" : Escaping.plain(finding.span.description) + ": "
      return "\(place)\(finding.severity.rawValue): \(words) [\(finding.rule)]\n"
    }.joined()
      + result.limits.map { limit in
        let place = limit.span.map { Escaping.plain($0.description) + ": " } ?? ""
        return "\(place)note: \(Escaping.plain(limit.text)) [limit]\n"
      }.joined()
  }
}
