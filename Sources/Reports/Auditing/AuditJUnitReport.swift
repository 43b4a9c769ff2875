import Checks

/// For build servers: a suite a file, a test a finding; what needs review is skipped.
public enum AuditJUnitReport: AuditReport {
  public static let name = "junit"

  public static func text(of result: AuditResult, _ options: ReportOptions) -> String {
    let files = Dictionary(grouping: result.findings) { $0.span.file }.sorted { $0.key < $1.key }
    var suites = files.map { suite($0.key, $0.value) }
    if suites.isEmpty {
      suites = [
        "  <testsuite name=\"audit\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
          + "    <testcase classname=\"audit\" name=\"nothing found\"/>\n  </testsuite>\n"
      ]
    }
    let tests = max(1, result.findings.count)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"spec-check audit\" tests=\"\(tests)\" failures=\"\(result.certain.count)\" errors=\"0\">\n"
      + suites.joined() + "</testsuites>\n"
  }

  private static func suite(_ file: String, _ findings: [AuditFinding]) -> String {
    let failures = findings.count { !$0.isReview }
    return "  <testsuite name=\"\(Escaping.xml(file))\" tests=\"\(findings.count)\" failures=\"\(failures)\" "
      + "errors=\"0\" skipped=\"\(findings.count - failures)\">\n" + findings.map { test(file, $0) }.joined()
      + "  </testsuite>\n"
  }

  private static func test(_ file: String, _ finding: AuditFinding) -> String {
    let head =
      "    <testcase classname=\"\(Escaping.xml(file))\" "
      + "name=\"\(Escaping.xml("\(finding.rule) line \(finding.span.line) column \(finding.span.column)"))\">\n"
    let text = FindingLines.lines(of: finding.finding).map { Escaping.plain($0) }.joined(separator: "\n")
    if case .review(let reason) = finding.certainty {
      return head + "      <skipped message=\"\(Escaping.xml("needs review: \(reason)"))\"/>\n    </testcase>\n"
    }
    return head
      + "      <failure type=\"\(Escaping.xml(finding.rule))\" message=\"\(Escaping.xml(Escaping.plain(finding.message)))\">"
      + "\(Escaping.xml(text))</failure>\n    </testcase>\n"
  }
}
