import Foundation
import Reports
import ScreenModel
import Testing

@testable import Checks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every audit format takes in what reports stumble over, and nothing at all.
@Suite struct AuditFormatsTests {
  static let awkward: AuditResult = {
    var first = AuditFinding(
      at: SourceSpan(file: "Sources/A & B/Größe \"x\".swift", line: 3, column: 5, endColumn: 9),
      "‘<b>|& \"quoted\" 👩‍👩‍👧 שלום’ has no label", heard: "a\u{1}b, image", help: "say <it> & be done")
    first.rule = "image-without-label"
    first.effect = .misleads
    first.severity = .warning
    first.view = "Shop"
    first.anchor = "0123456789abcdef"
    first.places = [.init(SourceSpan(file: "C.swift", line: 1, column: 1), "placed here in <Shop>")]
    var second = AuditFinding(
      at: SourceSpan(file: "C.swift", line: 1, column: 1), "part ::of:: it %0A", heard: "", review: "50% > unknown")
    second.rule = "combine-swallows-control"
    second.effect = .blocks
    second.view = "Shop"
    second.anchor = "fedcba9876543210"
    var nowhere = AuditFinding(at: SourceSpan(file: "", line: 0, column: 0), "something without a place")
    nowhere.rule = "ignore-comment"
    nowhere.effect = .slows
    nowhere.severity = .note
    nowhere.anchor = "00000000000000aa"
    let row = PropertyRow(
      span: first.span, type: "Button", name: "a|b", identifier: .missing, label: .ok, hint: .notApplicable,
      value: .notApplicable, traits: .automatic)
    return AuditResult(findings: [first, second, nowhere], elements: [row], files: 2, views: 1)
  }()

  static let empty = AuditResult(findings: [], elements: [], files: 0, views: 0)

  private func text(_ name: String, _ result: AuditResult) throws -> String {
    let report = try #require(allAuditReports.first { $0.name == name })
    return report.text(of: result, ReportOptions())
  }

  @Test func whatIsNotJudgedIsSaid() throws {
    var met = Self.empty
    let span = SourceSpan(file: "A.swift", line: 3, column: 1)
    met.limits = [Reason("‘One’ has more than 2000 elements; the rest is not judged", span: span)]
    #expect(try text("text", met).contains("note: A.swift:3:1: ‘One’ has more than 2000 elements"))
    #expect(try text("markdown", met).contains("### Not judged\n\n- A.swift:3: ‘One’ has more than 2000 elements"))
    #expect(try text("xcode", met).hasPrefix("A.swift:3:1: note: ‘One’ has more than"))
    #expect(try text("github", met).hasPrefix("::notice "))
    #expect(try text("json", met).contains("\"notJudged\": ["))
    let sarif = try text("sarif", met)
    #expect(sarif.contains("the rest is not judged"))
    #expect(try SARIFValidator.problems(of: sarif) == [])
  }

  /// The attributes that the schema of Jenkins' xUnit plugin asks of every suite.
  @Test func suitesCountErrors() throws {
    for result in [Self.awkward, Self.empty] {
      let written = try text("junit", result)
      let suites = written.components(separatedBy: "<testsuite ").dropFirst()
      #expect(!suites.isEmpty && suites.allSatisfy { $0.contains(" errors=\"0\" skipped=\"") })
    }
  }

  @Test(arguments: ["json", "sarif", "gitlab"]) func jsonIsReadBack(_ name: String) throws {
    for result in [Self.awkward, Self.empty] {
      let read = try JSONSerialization.jsonObject(with: Data(text(name, result).utf8))
      #expect(read is [String: Any] || read is [Any])
    }
  }

  @Test(arguments: ["junit", "checkstyle"]) func xmlIsReadBack(_ name: String) throws {
    for result in [Self.awkward, Self.empty] {
      #expect(XMLParser(data: Data(try text(name, result).utf8)).parse())
    }
  }

  @Test func sarifKeepsFingerprintsAndEscapesPaths() throws {
    let read = try #require(
      JSONSerialization.jsonObject(with: Data(text("sarif", Self.awkward).utf8)) as? [String: Any])
    let runs = try #require(read["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["kind"] as? String } == ["fail", "review", "fail"])
    #expect(results.compactMap { $0["level"] as? String } == ["warning", "none", "note"])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["specCheck/v1"] }
    #expect(prints == ["0123456789abcdef", "fedcba9876543210", "00000000000000aa"])
    let locations = try #require(results.first?["locations"] as? [[String: Any]])
    let physical = locations.first?["physicalLocation"] as? [String: Any]
    let artifact = physical?["artifactLocation"] as? [String: String]
    #expect(artifact?["uri"] == "Sources/A%20%26%20B/Gr%C3%B6%C3%9Fe%20%22x%22.swift")
  }

  @Test func theTableHasTheFormOfTheFiveProperties() throws {
    let lines = try text("markdown", Self.awkward).split(separator: "\n").map(String.init)
    #expect(lines.contains("| Line | Element | Type | identifier | label | hint | value | traits |"))
    #expect(lines.contains("| 3 | \"a\\|b\" | Button | — | OK | n/a | n/a | auto |"))
    #expect(lines.contains("- Interactive elements found: 1"))
  }

  @Test func aFindingIsOneLineForXcodeAndGitHub() throws {
    #expect(try text("xcode", Self.awkward).split(separator: "\n").count == 3)
    #expect(
      try text("github", Self.awkward).split(separator: "\n").map { $0.prefix(9) }
        == ["::warning", "::notice ", "::notice "])
    #expect(try text("xcode", Self.empty) == "")
  }
}
