import Checks

/// Workflow commands that put findings beside the lines of a pull request.
///
/// GitHub shows ten of a level a step, so the first ten of each are written, the worst first; the rest is counted here
/// and stands in the summary of the step.
public enum AuditGitHubReport: AuditReport {
  public static let name = "github"

  /// GitHub drops what comes after this many annotations of a level.
  private static let limit = 10

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    var written: [Finding.Severity: Int] = [:]
    var out = ""
    var left = 0
    for finding in result.findings.map(\.finding) {
      guard written[finding.severity, default: 0] < limit else {
        left += 1
        continue
      }
      written[finding.severity, default: 0] += 1
      out += WorkflowCommand.text(finding)
    }
    if left > 0 { out += "\(SummaryWords.count(left, "more finding")) in the summary of this step\n" }
    for limit in result.limits { out += WorkflowCommand.text(Finding("limit", .note, limit.text, at: limit.span)) }
    return out
  }
}
