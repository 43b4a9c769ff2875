import Recordings
import ScreenModel
import Testing

@Suite struct AuditFormatTests {
  private func said(_ issue: RecordedIssue) -> String {
    [
      issue.kind, issue.message, issue.detail ?? "",
      issue.element?.label?.known ?? issue.element?.identifier?.known ?? "",
    ]
    .joined(separator: "|")
  }

  @Test func readsIssuesThatATestPrinted() throws {
    let recording = try recorded("audit/printed.txt")
    #expect(recording.format == "audit")
    #expect(
      recording.issues.map(said) == [
        "sufficientElementDescription|No description|Nothing useful is said here.|close", "parentChild|Not a child||",
      ])
    #expect(recording.issues[0].element?.frame == .init(x: 16, y: 60, width: 30, height: 30))
    #expect(recording.issues.map { $0.span?.line } == [2, 3])
    #expect(recording.screen == nil)
    #expect(recording.carries.isEmpty)
  }

  @Test func readsAppiumsIssuesWithTheirElements() throws {
    let recording = try recorded("audit/appium.json")
    #expect(
      recording.issues.map(said) == ["contrast|Contrast failed|Too pale|Pale tea", "dynamicType|Font size||Brew"])
  }

  @Test func readsADevicesIssues() throws {
    let recording = try recorded("audit/device.json")
    #expect(
      recording.issues.map(said) == [
        "dynamicType|the text does not grow with the text size that is set||", "hitRegion|the target is too small||",
      ])
    #expect(recording.issues[0].element?.frame?.y == 357.6)
  }

  @Test func ourFormatKeepsThem() throws {
    let recording = try recorded("audit/appium.json")
    let again = try read(RecordingWriter().text(recording)).get()
    #expect(again.issues.map(said) == recording.issues.map(said))
    #expect(again.issues.map { $0.element?.role } == ["StaticText", "Button"])
    #expect(again.carries.isEmpty)
    #expect(again.screen == nil)
  }
}
