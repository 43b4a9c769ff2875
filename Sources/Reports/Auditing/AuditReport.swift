import Checks

/// A way to write down what an audit found. A new one is a file in `Auditing` and a line in ``allAuditReports``.
public protocol AuditReport: Sendable {
  /// The name people give to `--format`.
  static var name: String { get }

  /// The whole report, ending in a line break. Depends on nothing but what is handed in.
  static func text(of result: AuditResult, _ options: ReportOptions) -> String
}

/// All formats, the one without `--format` first.
public let allAuditReports: [any AuditReport.Type] = [
  AuditTextReport.self,
  AuditJSONReport.self,
  AuditCheckstyleReport.self,
  AuditGitHubReport.self,
  AuditGitLabReport.self,
  AuditJUnitReport.self,
  AuditMarkdownReport.self,
  AuditSARIFReport.self,
  AuditXcodeReport.self,
]
