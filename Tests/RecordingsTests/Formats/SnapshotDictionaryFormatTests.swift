import Recordings
import ScreenModel
import Testing

@Suite struct SnapshotDictionaryFormatTests {
  @Test func saysWholeValuesAndNumbers() throws {
    let recording = try recorded("snapshot-dictionary/axelement.json")
    #expect(recording.format == "snapshot-dictionary")
    #expect(
      spoken(recording) == [
        "A \"strong\" brew, 3 min", "Strength, 0.4, adjustable", "Decrement, dimmed, button", "Increment, button",
        "you@example.org, text field", "selected, Sencha",
        "Order everything that is in the basket, a value longer than twenty letters, button",
      ])
    #expect(recording.screen?.isComplete == true)
    #expect(recording.notes == [])
  }

  @Test func theFocusEngineIsNotTheKeyboard() throws {
    #expect(try recorded("snapshot-dictionary/axelement.json").carries.contains(.keyboardFocus) == false)
  }

  @Test(arguments: [(9, "Button"), (33, "Slider"), (40, "Switch"), (48, "StaticText"), (75, "Cell"), (99, "Other")])
  func knowsTheTypesByNumber(number: Int, name: String) throws {
    let text =
      "{\"elementType\": \(number), \"label\": \"Tea\", \"frame\": {\"X\": 0, \"Y\": 0, \"Width\": 9, \"Height\": 9}}"
    let recording = try read(text).get()
    #expect(recording.screen?.elements.first?.role == name)
    #expect(recording.screen?.isComplete == false)
  }
}
