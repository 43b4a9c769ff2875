import Recordings
import ScreenModel
import Testing

@Suite struct TextSnapshotFormatTests {
  @Test func saysWhatVoiceOverReaches() throws {
    let recording = try recorded("text-snapshot/screen.txt")
    #expect(recording.format == "text-snapshot")
    #expect(spoken(recording) == ["Today's teas, heading", "Sencha and more, 2 bags, button"])
    let row = try #require(recording.screen?.elements.last)
    #expect(row.hint == "Shows the tea")
    #expect(row.actions == ["Reorder"])
    #expect(row.role == "TeaRow")
    #expect(recording.carries.isDisjoint(with: [.frame, .order, .identifier]))
    #expect(recording.notes == ["3 hidden, or spoken for by the view above, left out"])
  }
}
