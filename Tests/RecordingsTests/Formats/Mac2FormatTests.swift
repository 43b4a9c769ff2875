import Recordings
import ScreenModel
import Testing

@Suite struct Mac2FormatTests {
  @Test func saysAWindowByTitlesAndValues() throws {
    let recording = try recorded("mac2/window.xml")
    #expect(recording.format == "mac2")
    #expect(
      spoken(recording) == [
        "3 teas <new>", "Brew, dimmed, button", "Gift wrap, switch button, on", "Size, Large, button, pop up button",
      ])
    #expect(recording.screen?.isComplete == true)
    #expect(recording.notes == ["MenuBar left out: it belongs to the system"])
  }

  @Test func readsAFragment() throws {
    let text = """
        <XCUIElementTypeButton elementType="9" label="Brew" enabled="true" x="0" y="0" width="9" height="9"/>
      </XCUIElementTypeWindow>
      """
    let recording = try read(text).get()
    #expect(spoken(recording) == ["Brew, button"])
    #expect(recording.screen?.isComplete == false)
  }
}
