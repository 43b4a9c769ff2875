import Recordings
import ScreenModel
import Testing

@Suite struct TranscriptFormatTests {
  @Test func readsFactsEventsAndPlaces() throws {
    let recording = try recorded("transcript/search-empty.txt")
    #expect(recording.format == "transcript")
    #expect(recording.isHandTyped)
    #expect(recording.screenID == "search")
    #expect(recording.state == .empty)
    #expect(recording.caseName == "no-match")
    #expect(recording.device == Recording.Device(os: "iOS 26.2", language: "en", model: "iPhone 17"))
    #expect(recording.recorded == "2026-11-29T10:00:00Z")
    #expect(recording.appVersion == "1.4")
    #expect(recording.screen == nil)
    let file = "transcript/search-empty.txt"
    #expect(
      recording.events == [
        RecordedEvent(kind: .action, text: "type zzz", span: SourceSpan(file: file, line: 12, column: 5)),
        RecordedEvent(
          kind: .announcement, text: "No teas match zzz", span: SourceSpan(file: file, line: 13, column: 11)),
        RecordedEvent(
          kind: .focus, text: "Search, search field, is editing, zzz",
          span: SourceSpan(file: file, line: 14, column: 8)),
        RecordedEvent(kind: .speech, text: "Clear text, button", span: SourceSpan(file: file, line: 15, column: 3)),
      ])
    #expect(recording.notes == ["line 16 is no speech and was passed over: <no speech>"])
  }

  @Test func plainLinesTellNothingAboutFocusAndAnnouncements() throws {
    let recording = try read("Pay, button\nTotal, 12 dollars\n").get()
    #expect(recording.events.map(\.kind) == [.speech, .speech])
    #expect(!recording.carries.contains(.focusMoves))
    #expect(!recording.carries.contains(.announcements))
    #expect(!recording.carries.contains(.hint))
    #expect(recording.carries.contains(.trait(.header)))
  }

  @Test func marksInFrontTellFocusAndAnnouncementsApart() throws {
    let recording = try read("do: tap Pay\nannounce: Paid\n").get()
    #expect(recording.carries.isSuperset(of: [.focusMoves, .announcements]))
  }

  @Test func anythingThatWasDoneWithoutSpeechIsSilence() throws {
    let recording = try read("do: tap Pay\n").get()
    #expect(recording.carries.isSuperset(of: [.focusMoves, .announcements]))
    #expect(recording.events.map(\.kind) == [.action])
  }

  @Test(arguments: [
    ("# state: modl\nPay, button\n", "1:1 unknown state ‘modl’; did you mean ‘modal’?"),
    ("# screen:\nPay, button\n", "1:1 ‘# screen:’ without a value"),
    ("Pay, button\nfocus:  \n", "2:7 ‘focus:’ without words after it"),
    ("# screen: search\n", "recording.txt holds no utterance"),
  ])
  func refuses(text: String, problem: String) {
    #expect(problems(read(text)) == [problem])
  }
}
