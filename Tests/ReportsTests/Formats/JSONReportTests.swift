import Checks
import Foundation
import Reports
import ScreenModel
import Testing

@Suite struct JSONReportTests {
  @Test func theShapeThatOtherProgramsRelyOn() throws {
    let text = JSONReport.text(of: AwkwardSample.result, AwkwardSample.options())
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(json?.keys.sorted() == ["findings", "journeys", "screens", "summary", "unspecified"])
    let screens = json?["screens"] as? [[String: Any]]
    #expect(screens?.map { $0["id"] as? String } == ["checkout", "banner"])
    let states = screens?.first?["states"] as? [String: Any]
    let selected = states?["selected"] as? [String: Any]
    #expect(selected?["verdict"] as? String == "contradicted")
    #expect(selected?["openQuestions"] as? [String] == ["next"])
    let expectation = (selected?["expectations"] as? [[String: Any]])?.first
    #expect(expectation?["kind"] as? String == "hears")
    #expect(expectation?["case"] is NSNull)
    #expect(expectation?["expected"] as? String == "selected, 住所 👩‍👩‍👧, button")
    #expect(expectation?["heard"] as? String == "住所 👩‍👩‍👧, button")
    #expect(expectation?["missing"] as? [String] == ["selected"])
    let evidence = expectation?["evidence"] as? [String: Any]
    #expect(evidence?["file"] as? String == "Sources/Check Out.swift")
    #expect(evidence?["line"] as? Int == 14)
    let findings = json?["findings"] as? [[String: Any]]
    #expect(
      findings?.map { $0["rule"] as? String } == [
        "view-unknown", "speech-contradicted", "focus-not-heard", "state-undesigned",
      ])
    let summary = json?["summary"] as? [String: Any]
    #expect(summary?["errors"] as? Int == 3)
    #expect((summary?["states"] as? [String: Int])?["not-heard"] == 1)
  }

  @Test func anEmptyRunIsADocumentToo() {
    let text = JSONReport.text(of: CheckResult(), AwkwardSample.options())
    let lists = ["screens", "findings", "unspecified", "journeys"].map { "  \"\($0)\": [],\n" }.joined()
    #expect(text.hasPrefix("{\n" + lists + "  \"summary\": {"))
  }
}
