import ScreenModel
import Testing

@testable import Checks

/// Which texts count as growing with the text size, and what is heard of those that do not.
@Suite struct TextSizeKindTests {
  private let row = """
    struct Row: View {
      let title: String
      var body: some View { Text(title).lineLimit(1) }
    }
    """

  @Test func onlyTheTypeThatAsksForTheTextSizeIsLeftAlone() {
    let asking = """
      struct Header: View {
        @Environment(\\.dynamicTypeSize) private var size
        let name: String
        var body: some View { Text(name).minimumScaleFactor(0.5) }
      }
      struct Screen: View { var body: some View { VStack { Header(name: "a"); Row(title: "A title of words") } } }
      """
    #expect(messages(row + asking, TextShrunk.self) == ["this text is cut off after one line"])
  }

  @Test func aRowThatGivesWayToAnotherIsLeftAlone() {
    let screen = """
      struct Screen: View {
        @Environment(\\.dynamicTypeSize) private var size
        let title: String
        var body: some View { if size.isAccessibilitySize { Text(title) } else { Row(title: title) } }
      }
      """
    #expect(messages(row + screen, TextShrunk.self) == [])
  }

  @Test func whatIsHeardIsTheWholeThatItIsPartOf() {
    let found = findings(
      """
      VStack { Text("A title of words").lineLimit(1); Text("By Ada") }.accessibilityElement(children: .combine)
      """, TextShrunk.self)
    #expect(found.map(\.heard) == ["A title of words, By Ada"])
  }

  @Test func aRowIsHeardWithAllItsWordsOnceItIsAButton() {
    let found = findings(
      """
      struct Tip: View {
        let title: String
        let message: String?
        let open: () -> Void
        var body: some View {
          VStack { Text(title); if let message { Text(message) } }.onTapGesture { open() }
        }
      }
      """, TapWithoutRole.self)
    #expect(found.map(\.heardAfter) == ["<title>, <message?>, button"])
  }

  @Test func wordsAsLargeAsTheirBoxAreAPicture() {
    func avatar(_ font: String) -> [String] {
      messages(
        """
        struct Avatar: View {
          let title: String
          var body: some View {
            GeometryReader { proxy in
              Text(title).font(\(font)).minimumScaleFactor(0.1)
            }
          }
        }
        """, TextShrunk.self)
    }
    #expect(avatar(".system(size: proxy.size.width * 0.5)") == [])
    #expect(avatar(".body") == ["this text is made smaller to fit"])
  }
}
