import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Texts")
struct TextTests {
  @Test("A text says its words, whatever its font")
  func words() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("Order 7").font(.largeTitle).bold()
        Text(verbatim: "as `typed`")
        Text("Read the `guide` and the **map**")
      } } }
      """, ["Order 7", "as `typed`", "Read the guide and the map"])
  }

  @Test("Joined texts are one element")
  func joined() {
    expectSpeech(
      """
      struct V: View { let n = 3
        var body: some View { Text("Seats: ") + Text("\\(n)").bold() } }
      """, ["Seats: 3"])
  }

  @Test("Whole numbers in localised text get separators, in plain strings none")
  func numbers() {
    expectSpeech(
      """
      struct V: View {
        let count = 2847
        var plain: String { "\\(count) reviews" }
        var body: some View { VStack { Text("\\(count) reviews"); Text(plain); Text(verbatim: "\\(count)") } }
      }
      """, ["2,847 reviews", "2847 reviews", "2847"])
  }

  @Test("Dates and formats are known only when the app runs")
  func dates() {
    let source = """
      struct V: View { let day: Date
        var body: some View { Text(day, style: .date) } }
      """
    let screen = Project(source: source).said()
    #expect(screen?.lines == ["<day>"])
    #expect(screen?.screen.elements.first?.certainty.textOpen.isEmpty == false)
  }

  @Test("An empty text is no stop")
  func empty() {
    expectSpeech(#"struct V: View { var body: some View { VStack { Text(""); Text("A") } } }"#, ["A"])
  }

  @Test("Markdown links are links")
  func link() {
    expectSpeech(
      #"struct V: View { var body: some View { Text("Read our [terms](https://example.com)") } }"#,
      ["Read our terms, link"])
  }
}
