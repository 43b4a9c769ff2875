/// All formats, by name.
public let allReports: [any Report.Type] = [
  GitHubReport.self,
  JSONReport.self,
  JUnitReport.self,
  MarkdownReport.self,
  TextReport.self,
]
