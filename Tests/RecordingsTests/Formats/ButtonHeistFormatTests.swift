import Recordings
import ScreenModel
import Testing

@Suite struct ButtonHeistFormatTests {
  @Test func readsTheLastInterfaceOfASession() throws {
    let recording = try recorded("button-heist/session.jsonl")
    #expect(recording.format == "button-heist")
    #expect(spoken(recording) == ["Brew, button, list start", "Later, button, list end"])
    #expect(
      recording.notes == [
        "2 interfaces are in the file; the last one is read", "1 off screen: VoiceOver reaches them by scrolling",
      ])
  }

  @Test func refusesMessagesWithoutAnInterface() {
    #expect(
      problems(read("{\"buttonHeistVersion\": \"1\", \"type\": \"hello\", \"payload\": {}}")) == [
        "recording.txt holds no message of the type ‘interface’"
      ])
  }
}
