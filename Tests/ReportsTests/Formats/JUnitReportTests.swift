import Checks
import Foundation
import Reports
import ScreenModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  /// The elements of a document, a line each, with the attributes that matter.
  private final class Outline: NSObject, XMLParserDelegate {
    var lines: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      let parts = ["classname", "name", "tests", "failures", "errors", "type"].compactMap { key in
        attributes[key].map { "\(key)=\($0)" }
      }
      lines.append(([name] + parts).joined(separator: " "))
    }
  }

  @Test func aSuiteAScreenATestAState() {
    let text = JUnitReport.text(of: AwkwardSample.result, AwkwardSample.options())
    let parser = XMLParser(data: Data(text.utf8))
    let outline = Outline()
    parser.delegate = outline
    #expect(parser.parse())
    #expect(
      outline.lines == [
        "testsuites name=spec-check tests=9 failures=3",
        "testsuite name=Checkout & <Pay> | 支払い tests=7 failures=3 errors=0",
        "testcase classname=checkout name=selected", "failure type=speech-contradicted",
        "testcase classname=checkout name=empty", "failure type=state-undesigned",
        "testcase classname=checkout name=loading", "testcase classname=checkout name=error",
        "failure type=focus-not-heard", "testcase classname=checkout name=disabled", "skipped",
        "testcase classname=checkout name=modal", "testcase classname=checkout name=success",
        "testsuite name=Banner tests=2 failures=0 errors=0", "testcase classname=banner name=error",
        "testcase classname=banner name=content",
      ])
  }

  @Test func aFindingOfNoScreenIsATestOfItsOwn() {
    let text = JUnitReport.text(of: CheckResult(findings: [Finding("x", .error, "]]> \u{0}")]), ReportOptions())
    #expect(text.contains("<testcase classname=\"project\" name=\"spec\">"))
    #expect(text.contains("message=\"]]&gt; \\u{0}\""))
  }
}
