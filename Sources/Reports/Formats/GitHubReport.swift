import Checks

/// Workflow commands that put findings beside the lines of a pull request.
public enum GitHubReport: Report {
  public static let name = "github"

  public static func text(of result: CheckResult, _ options: ReportOptions) -> String {
    result.findings.map(WorkflowCommand.text).joined()
  }
}
