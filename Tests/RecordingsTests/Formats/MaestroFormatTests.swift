import Recordings
import ScreenModel
import Testing

@Suite struct MaestroFormatTests {
  @Test func saysTheWordsAndNoRoles() throws {
    let recording = try recorded("maestro/hierarchy.json")
    #expect(recording.format == "maestro")
    #expect(spoken(recording) == ["Teas", "selected, Sencha, 2 bags", "LEAF", "Pay, dimmed"])
    let elements = try #require(recording.screen?.elements)
    #expect(elements.map { $0.placeholder?.known } == [nil, nil, "Voucher", nil])
    #expect(elements.map { $0.identifier?.known } == [nil, "row-1", nil, nil])
    #expect(
      Fact.names(of: recording.carries) == [
        "frame", "identifier", "label", "placeholder", "trait:notEnabled", "trait:selected", "value",
      ])
    #expect(recording.screen?.isComplete == true)
    #expect(
      recording.notes == [
        "no roles: Maestro writes no element types", "the status bar left out: it belongs to the system",
      ])
  }

  @Test func readsTheShortKeysOfItsServer() throws {
    let recording = try recorded("maestro/inspect.json")
    #expect(spoken(recording) == ["Teas", "Pay, dimmed"])
    #expect(recording.screen?.isComplete == false)
    #expect(recording.notes.last == "the list is filtered: Maestro left out what is empty or of no size")
  }

  @Test func refusesAnAndroidTree() {
    let text = """
      {"attributes": {"class": "android.widget.FrameLayout", "text": "Tea"}, "children": []}
      """
    #expect(problems(read(text)) == ["recording.txt was recorded on Android, where VoiceOver does not speak"])
  }
}
