import Recordings
import ScreenModel
import Testing

@Suite struct AXeFormatTests {
  @Test func saysATreeInsideTheProseOfAServer() throws {
    let recording = try recorded("axe/in-prose.txt")
    #expect(recording.format == "axe")
    #expect(
      spoken(recording) == [
        "Today, heading", "selected, Teas, tab, 1 of 2", "Orders, tab, 2 of 2", "Brew, dimmed, button",
      ])
    #expect(recording.screen?.elements.last?.hint?.known == "Pick a tea first")
    #expect(recording.carries.contains(.hint))
    #expect(!recording.carries.contains(.trait(.adjustable)))
    #expect(recording.notes == [])
  }

  @Test func placesAreThoseOfTheFile() throws {
    #expect(try recorded("axe/in-prose.txt").screen?.elements.first?.span?.line == 25)
  }

  @Test func aListIsReadBehindProseWithoutAFence() throws {
    let text =
      "Tree of the app:\n[{\"AXLabel\" : \"Brew\", \"AXFrame\" : \"{{0, 0}, {9, 9}}\", \"type\" : \"Button\"}]\nDone.\n"
    let recording = try read(text).get()
    #expect(recording.format == "axe")
    #expect(spoken(recording) == ["Brew, button"])
    #expect(recording.screen?.elements.first?.span?.line == 2)
  }
}
