import Recordings
import ScreenModel
import Testing

@Suite struct DeviceSpeechFormatTests {
  @Test func saysWhatADeviceWouldSpeak() throws {
    let recording = try recorded("device-speech/items.json")
    #expect(recording.format == "device-speech")
    #expect(recording.events.map(\.text) == ["Teas, heading", "Brew, Button"])
    #expect(recording.events.map(\.kind) == [.focus, .focus])
    #expect(!recording.carries.contains(.announcements))
  }

  @Test func readsNotificationsALineEach() throws {
    let recording = try recorded("device-speech/notifications.jsonl")
    #expect(recording.events.map(\.text) == ["Teas, heading", "Brew, button"])
    #expect(recording.events.map { $0.span?.line } == [1, 2])
  }
}
