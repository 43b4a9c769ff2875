import Checks

/// Workflow commands that put findings beside the lines of a pull request.
public enum AuditGitHubReport: AuditReport {
  public static let name = "github"

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    result.findings.map { WorkflowCommand.text($0.finding) }.joined()
  }
}
