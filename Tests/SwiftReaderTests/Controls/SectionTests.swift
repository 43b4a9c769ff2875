import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Headers of sections")
struct SectionTests {
  @Test("All of a header is a heading, whatever it holds")
  func headings() {
    expectSpeech(
      """
      struct Title: View { let words: String
        var body: some View {
          HStack { Image(systemName: "tray"); Text(words) }.accessibilityElement(children: .combine)
        } }
      struct V: View { var body: some View { List {
        Section { Text("Cup") } header: { HStack { Text("Kitchen"); Text("3") }.accessibilityElement(children: .combine) }
        Section { Text("Fork") } header: { HStack { Text("Drawer") }.accessibilityElement().accessibilityLabel("Drawer, 4 items") }
        Section { Text("Jar") } header: { Image("shelf") }
        Section { Text("Lid") } header: { Title(words: "Shelf") }
        Section { Text("Nail") } header: { VStack { Text("Tools"); Text("Two boxes") } }
      } } }
      """,
      [
        "Kitchen, 3, heading", "Cup", "Drawer, 4 items, heading", "Fork", "shelf, heading, image", "Jar",
        "Shelf, heading", "Lid", "Tools, heading", "Two boxes, heading", "Nail",
      ])
  }

  @Test("Of a button in a header nobody knows")
  func button() {
    let screen = Project(
      source: """
        struct V: View { var body: some View { List {
          Section { Text("Row") } header: { HStack { Text("New"); Button("See all") { } } }
        } } }
        """
    ).said()
    #expect(screen?.lines == ["New, heading", "See all, button", "Row"])
    #expect(screen?.screen.elements.map(\.certainty.word) == [.certain, .unknown, .certain])
  }
}
