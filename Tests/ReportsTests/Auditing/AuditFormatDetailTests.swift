import Foundation
import Reports
import ScreenModel
import Testing

@testable import Checks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What each reader of an audit's reports insists on.
@Suite struct AuditFormatDetailTests {
  private func text(_ name: String, _ result: AuditResult) throws -> String {
    let report = try #require(allAuditReports.first { $0.name == name })
    return report.text(of: result, ReportOptions())
  }

  @Test func sarifIsValid() throws {
    for result in [AuditFormatsTests.awkward, AuditFormatsTests.empty] {
      #expect(try SARIFValidator.problems(of: text("sarif", result)) == [])
    }
  }

  @Test func aFindingWithoutAPlaceIsAResultWithoutLocations() throws {
    let root = try JSONSerialization.jsonObject(with: Data(text("sarif", AuditFormatsTests.awkward).utf8))
    let runs = try #require((root as? [String: Any])?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { ($0["locations"] as? [Any])?.count } == [1, 1, 0])
  }

  @Test func gitLabGetsWhatItRequires() throws {
    let root = try JSONSerialization.jsonObject(with: Data(text("gitlab", AuditFormatsTests.awkward).utf8))
    let issues = try #require(root as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "info", "minor"])
    #expect(
      issues.map { $0["check_name"] as? String } == [
        "image-without-label", "combine-swallows-control", "ignore-comment",
      ])
    for issue in issues {
      #expect((issue["description"] as? String)?.isEmpty == false)
      #expect((issue["fingerprint"] as? String)?.count == 16)
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.isEmpty == false)
      #expect(((location["lines"] as? [String: Any])?["begin"] as? Int ?? 0) >= 1)
    }
    #expect(try text("gitlab", AuditFormatsTests.empty) == "[]\n")
  }

  /// Attributes of the elements of a kind, in order.
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }
  }

  private func elements(_ name: String, in text: String) -> [[String: String]] {
    let reading = Reading()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reading
    #expect(parser.parse())
    return reading.elements.filter { $0.name == name }.map(\.attributes)
  }

  @Test func checkstyleKeepsWordsAndPlaces() throws {
    let errors = elements("error", in: try text("checkstyle", AuditFormatsTests.awkward))
    #expect(
      errors.map { $0["source"] } == [
        "spec-check.ignore-comment", "spec-check.combine-swallows-control", "spec-check.image-without-label",
      ])
    #expect(errors.last?["message"] == "‘<b>|& \"quoted\" 👩‍👩‍👧 שלום’ has no label")
    #expect(errors.last?["line"] == "3")
    #expect(errors.map { $0["severity"] } == ["info", "info", "warning"])
  }

  @Test func junitCountsAndSkipsReviews() throws {
    let written = try text("junit", AuditFormatsTests.awkward)
    #expect(elements("testsuites", in: written).first?["failures"] == "2")
    #expect(elements("testcase", in: written).count == 3)
    #expect(elements("skipped", in: written).map { $0["message"] } == ["needs review: 50% > unknown"])
    #expect(
      elements("testcase", in: try text("junit", AuditFormatsTests.empty)).map { $0["name"] } == ["nothing found"])
  }

  /// A workflow reads one command a line, and `%`, line breaks, `:` and `,` in their places must not end it.
  @Test func annotationsAreEscaped() throws {
    let lines = try text("github", AuditFormatsTests.awkward).split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::warning file=Sources/A & B/Größe \"x\".swift,line=3,endLine=3,col=5,"))
    #expect(lines[1].contains("::part ::of:: it %250A%0A"))
    #expect(lines[2].hasPrefix("::notice title=ignore-comment::something without a place"))
  }

  @Test func tenAnnotationsOfALevelAreWrittenTheWorstFirst() throws {
    func finding(_ number: Int, _ severity: Finding.Severity) -> AuditFinding {
      var finding = AuditFinding(at: SourceSpan(file: "A.swift", line: number, column: 1), "fault \(number)")
      finding.rule = "image-without-label"
      finding.severity = severity
      return finding
    }
    let findings = (1...12).map { finding($0, .error) } + (13...25).map { finding($0, .warning) }
    let lines = try text("github", AuditResult(findings: findings, elements: [], files: 1, views: 1))
      .split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.last == "5 more findings in the summary of this step")
    #expect(lines.first?.contains("line=1,") == true)
  }

  @Test func markdownHasBlockersFirstAndTheSummaryLast() throws {
    var blocker = AuditFinding(
      at: SourceSpan(file: "Goal.swift", line: 85, column: 9), "the button is | swallowed", heard: "")
    blocker.rule = "combine-swallows-control"
    blocker.effect = .blocks
    let row = PropertyRow(
      span: SourceSpan(file: "Goal.swift", line: 85, column: 9), type: "Button", name: "Save", identifier: .missing,
      label: .ok, hint: .notApplicable, value: .notApplicable, traits: .automatic)
    let written = try text("markdown", AuditResult(findings: [blocker], elements: [row], files: 1, views: 1))
    #expect(
      written == """
        ## Accessibility Audit Report

        ### Blockers

        | File | Line | Finding |
        |------|------|---------|
        | Goal.swift | 85 | combine-swallows-control: the button is \\| swallowed – heard: nothing |

        ### file: Goal.swift

        | Line | Element | Type | identifier | label | hint | value | traits |
        |------|---------|------|:---:|:---:|:---:|:---:|:---:|
        | 85 | "Save" | Button | — | OK | n/a | n/a | auto |

        ### Summary
        - Files scanned: 1
        - Interactive elements found: 1
        - Fully accessible: 0 (0%)
        - Blockers: 1
        - Missing identifiers: 1
        - Missing labels: 0
        - Missing values: 0 (of 0 elements that carry state)
        - Misleading: 0, slowing: 0, limiting: 0, to review: 0

        """)
  }
}
