import Recordings
import ScreenModel
import Testing

@Suite struct EarlGreyFormatTests {
  @Test func stopsAtAccessibilityElementsAlone() throws {
    let recording = try recorded("earl-grey/hierarchy.txt")
    #expect(recording.format == "earl-grey")
    #expect(spoken(recording) == ["selected, It's 'hot'; really, button", "LEAF, dimmed, text field"])
    let row = try #require(recording.screen?.elements.first)
    #expect(row.hint == "Shows the tea")
    #expect(row.identifier == "row")
    #expect(row.frame == .init(x: 16, y: 60, width: 370, height: 44))
    #expect(recording.notes == ["2 hidden or inside another element left out"])
  }
}
