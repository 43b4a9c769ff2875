import Recordings
import ScreenModel
import Testing

@Suite struct PhraseListFormatTests {
  @Test func saysPhrasesInTheirOrder() throws {
    let recording = try recorded("phrases/ios.json")
    #expect(recording.format == "phrases")
    #expect(recording.events.map(\.text) == ["Teas, heading", "Brew, dimmed, button"])
    #expect(recording.events.map(\.kind) == [.speech, .speech])
    #expect(recording.notes == ["1 empty phrase passed over"])
    #expect(!recording.isHandTyped)
    #expect(recording.carries.isDisjoint(with: [.hint, .focusMoves, .announcements, .identifier]))
  }

  @Test func warnsOfTheWordsOfMacOS() throws {
    let recording = try read("[\"heading level 1 Teas\", \"link Brew\"]").get()
    #expect(recording.notes == ["said as macOS VoiceOver says it: iOS has other words in another order"])
  }

  @Test func refusesWhatIsNoText() {
    #expect(problems(read("[\"Teas\", 4]")) == ["1:10 expected text for phrase 2, found a number"])
    #expect(problems(read("[\"\", \" \"]")) == ["recording.txt holds no phrase"])
  }
}
