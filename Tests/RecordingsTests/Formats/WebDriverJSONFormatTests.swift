import Recordings
import ScreenModel
import Testing

@Suite struct WebDriverJSONFormatTests {
  @Test func saysASourceAndTellsIdentifiersFromLabels() throws {
    let recording = try recorded("wda-json/source.json")
    #expect(recording.format == "wda-json")
    #expect(spoken(recording) == ["Teas, heading", "Strength, 40%, adjustable", "selected, Brew, dimmed, button"])
    #expect(recording.screen?.elements.map { $0.identifier?.known } == [nil, "strength", "Brew"])
    #expect(recording.screen?.isComplete == true)
  }

  @Test func eachEntryOfTheAccessibleSourceIsAStop() throws {
    let recording = try recorded("wda-json/accessible-source.json")
    #expect(spoken(recording) == ["3 teas, 12 euros", "Brew, button"])
    #expect(!recording.carries.contains(.trait(.header)))
  }
}
