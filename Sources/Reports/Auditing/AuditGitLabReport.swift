import Checks
import ScreenModel

/// GitLab's Code Quality report.
public enum AuditGitLabReport: AuditReport {
  public static let name = "gitlab"

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    JSONWriter().text(.list(result.findings.map(issue)))
  }

  private static func issue(_ finding: AuditFinding) -> JSONValue {
    let severity: String
    switch (finding.isReview, finding.effect) {
    case (true, _): severity = "info"
    case (_, .blocks): severity = "critical"
    case (_, .misleads): severity = "major"
    case (_, .slows), (_, .limits): severity = "minor"
    }
    return .object([
      .init("description", .text(finding.message)),
      .init("check_name", .text(finding.rule)),
      .init("fingerprint", .text(finding.anchor)),
      .init("severity", .text(severity)),
      .init(
        "location",
        .object([
          .init("path", .text(finding.span.file.isEmpty ? "." : finding.span.file)),
          .init(
            "lines",
            .object([.init("begin", .int(max(1, finding.span.line))), .init("end", .int(max(1, finding.span.endLine)))])
          ),
        ])),
    ])
  }
}
