import Recordings
import ScreenModel
import Testing

@Suite struct AccessibilitySnapshotFormatTests {
  @Test func saysEverythingInTheOrderOfTheWalk() throws {
    let recording = try recorded("accessibility-snapshot/screen.json")
    #expect(recording.format == "accessibility-snapshot")
    #expect(
      spoken(recording) == [
        "Orders, heading", "Sencha, button, list start", "Strength, 40%, adjustable",
        "Gift, switch button, off, list end",
        "Totals, Sum, 12 euros", "Pay, dimmed, button, pop up button", "selected, Teas, tab, 1 of 2",
        "Orders, tab, 2 of 2",
      ])
    let row = try #require(recording.screen?.elements.dropFirst().first)
    #expect(row.hint == "Shows the order")
    #expect(row.identifier == "order-1")
    #expect(row.actions == ["Reorder"])
    #expect(row.customContent == [.init(label: "Bags", value: "2", isImportant: true)])
    #expect(row.inputLabels == ["Sencha", "Green"])
    #expect(recording.screen?.elements[4].frame == .init(x: 16, y: 300, width: 100, height: 40))
    #expect(recording.carries.isSuperset(of: [.hint, .order, .actions, .customContent, .trait(.header)]))
    #expect(recording.carries.isDisjoint(with: [.headingLevel, .placeholder, .keyboardFocus, .announcements]))
  }
}
