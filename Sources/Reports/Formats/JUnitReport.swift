import Checks
import ScreenModel

/// For build servers: a suite a screen, a test a state.
public enum JUnitReport: Report {
  public static let name = "junit"

  public static func text(of result: CheckResult, _ options: ReportOptions) -> String {
    var suites: [String] = []
    var tests = 0
    var failures = 0
    // Findings that belong to no state of a screen: unknown views, names, recordings.
    var rest = result.findings.filter { $0.severity == .error }
    for screen in result.screens {
      var cases: [String] = []
      var failed = 0
      for state in UXState.allCases {
        guard let found = screen.states[state] else { continue }
        let own = rest.filter { $0.screen == screen.id && $0.state == state }
        rest.removeAll { $0.screen == screen.id && $0.state == state }
        cases.append(test(state.rawValue, screen.id, found.verdict, own))
        if !own.isEmpty { failed += 1 }
      }
      let own = rest.filter { $0.screen == screen.id }
      rest.removeAll { $0.screen == screen.id }
      if !own.isEmpty {
        cases.append(test("spec", screen.id, nil, own))
        failed += 1
      }
      suites.append(suite(screen.screen, cases, failed))
      tests += cases.count
      failures += failed
    }
    if !rest.isEmpty {
      suites.append(suite("project", [test("spec", "project", nil, rest)], 1))
      tests += 1
      failures += 1
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"spec-check\" tests=\"\(tests)\" "
      + "failures=\"\(failures)\">\n" + suites.joined() + "</testsuites>\n"
  }

  private static func suite(_ name: String, _ cases: [String], _ failures: Int) -> String {
    "  <testsuite name=\"\(Escaping.xml(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\">\n"
      + cases.joined() + "  </testsuite>\n"
  }

  private static func test(_ name: String, _ screen: String, _ verdict: Verdict?, _ findings: [Finding]) -> String {
    let head = "    <testcase classname=\"\(Escaping.xml(screen))\" name=\"\(Escaping.xml(name))\""
    if findings.isEmpty {
      return verdict == .notApplicable ? head + ">\n      <skipped/>\n    </testcase>\n" : head + "/>\n"
    }
    let bodies = findings.map { finding in
      var lines = [finding.message]
      if let span = finding.span { lines.append("at: \(span)") }
      if let expected = finding.expected { lines.append("expected: \(expected)") }
      if let heard = finding.heard { lines.append("\(finding.heardBy): \(heard)") }
      lines += finding.details
      lines += finding.related.map { "see \($0.span): \($0.message)" }
      if let why = finding.why { lines.append("why: \(why)") }
      if let help = finding.help { lines.append("help: \(help)") }
      return lines.map { Escaping.plain($0) }.joined(separator: "\n")
    }
    // A test has one failure in most readers of the format.
    let message = findings.map { Escaping.plain($0.message) }.joined(separator: "; ")
    return head
      + ">\n      <failure type=\"\(Escaping.xml(findings.first?.rule ?? ""))\" message=\"\(Escaping.xml(message))\">"
      + Escaping.xml(bodies.joined(separator: "\n\n")) + "</failure>\n    </testcase>\n"
  }
}
