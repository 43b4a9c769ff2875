import Recordings
import ScreenModel
import Testing

@Suite struct KIFFormatTests {
  @Test func saysViewsByTheirClass() throws {
    let recording = try recorded("kif/hierarchy.txt")
    #expect(recording.format == "kif")
    #expect(
      spoken(recording) == [
        "Teas, iced", "Brew, dimmed, button", "Gift wrap, switch button", "selected, Monday, 3 teas, button",
      ])
    let elements = try #require(recording.screen?.elements)
    #expect(elements.map { $0.identifier?.known } == ["title", "brew", nil, nil])
    #expect(elements.last?.hint == "Shows the day")
    #expect(recording.carries.isDisjoint(with: [.hint, .value, .frame]))
    #expect(recording.screen?.isComplete == true)
  }
}
