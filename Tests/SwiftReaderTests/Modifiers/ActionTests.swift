import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Actions")
struct ActionTests {
  private func actions(_ modifiers: String) -> [String] {
    Project(source: "struct V: View { var body: some View { Text(\"Row\")\(modifiers) } }").said()?
      .screen.elements.first?.actions.map(\.written) ?? ["no element"]
  }

  @Test("Named actions: the last added comes first")
  func named() {
    #expect(
      actions(".accessibilityAction(named: \"Favorite\") { }.accessibilityAction(named: Text(\"Share\")) { }") == [
        "Share", "Favorite",
      ])
    #expect(
      actions(".accessibilityActions { Button(\"A\") { }; Button(\"B\") { }; Button(\"C\") { } }") == ["C", "B", "A"])
    #expect(actions(".accessibilityAction { } label: { Text(\"Mark\") }") == ["Mark"])
    #expect(actions(".accessibilityAction { }") == [])
  }

  @Test("Swipe actions are actions of the row, before its own")
  func swipe() {
    #expect(
      actions(".accessibilityAction(named: \"Own\") { }.swipeActions { Button(\"Delete\") { } }").contains("Delete"))
  }

  @Test("Adjustable by action")
  func adjustable() {
    expectSpeech(
      """
      struct V: View { var body: some View { Text("Rating").accessibilityValue("3 of 5").accessibilityAdjustableAction { _ in } } }
      """, ["Rating, 3 of 5, adjustable"])
  }

  @Test("The items of a context menu are not there until it is opened")
  func contextMenu() {
    expectSpeech(
      """
      struct V: View { var body: some View { Text("Row").contextMenu { Button("Copy") { } } } }
      """, ["Row"])
  }
}
