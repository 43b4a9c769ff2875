import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Order by place on the screen")
struct PlaceTests {
  @Test("Equal tops put what stands beside a column on its first line")
  func top() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        HStack(alignment: .top) { VStack(alignment: .leading) { Text("A"); Text("B"); Text("C") }; Spacer(); Button("X") { } }
        HStack(alignment: .firstTextBaseline) { Text("1"); VStack { Text("D"); Text("E") }; Text("End") }
      } } }
      """, ["A", "X, button", "B", "C", "1", "D", "End", "E"])
  }

  @Test("Equal bottoms put it on the last line")
  func bottom() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        HStack(alignment: .bottom) { VStack { Text("A"); Text("B"); Text("C") }; Text("End") }
        HStack(alignment: .lastTextBaseline) { Text("1"); VStack { Text("D"); Text("E") } }
      } } }
      """, ["A", "B", "C", "End", "D", "1", "E"])
  }

  @Test("What is centred is read in the middle, whichever side it stands on; the order stays open")
  func center() {
    let screen = Project(
      source: """
        struct V: View { var body: some View { VStack {
          HStack { Text("Lead"); VStack { Text("A"); Text("B"); Text("C") } }
          HStack { VStack { Text("D"); Text("E"); Text("F") }; Text("Trail") }
        } } }
        """
    ).said()
    #expect(screen?.lines == ["A", "Lead", "B", "C", "D", "E", "Trail", "F"])
    #expect(screen?.screen.elements.allSatisfy { !$0.certainty.orderOpen.isEmpty } == true)
  }

  @Test("Large text and pictures before a column are as tall as the column")
  func tall() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        HStack { Text("🍎").font(.largeTitle); VStack { Text("Apple"); Text("Fruit") } }
        HStack { Text("7").font(.system(size: 40)); VStack { Text("Seven"); Text("Number") } }
        HStack { Image("photo"); VStack { Text("Anna"); Text("Online") } }
        HStack { Image("mark").resizable().frame(width: 12, height: 12); VStack { Text("Sent"); Text("Today") } }
        VStack { HStack { Text("1"); VStack { Text("One"); Text("First") } } }.font(.caption)
      } } }
      """,
      [
        "🍎", "Apple", "Fruit", "7", "Seven", "Number", "photo, image", "Anna", "Online", "Sent", "mark, image",
        "Today", "One", "1", "First",
      ])
  }

  @Test("Only one of two alternatives stands beside what follows")
  func alternatives() {
    expectSpeech(
      """
      struct V: View { let isNew: Bool
        var body: some View { HStack { if isNew { Text("New") } else { Text("Old") }; Text("Beside") } } }
      """, ["New if isNew", "Old if !isNew", "Beside"])
  }

  @Test("A guide of one's own leaves the order open")
  func ownGuide() {
    let screen = Project(
      source: """
        struct V: View { var body: some View {
          HStack(alignment: .avatar) { VStack { Text("A"); Text("B") }; Text("C") }
        } }
        """
    ).said()
    #expect(screen?.lines == ["A", "B", "C"])
    #expect(screen?.screen.elements.allSatisfy { !$0.certainty.orderOpen.isEmpty } == true)
  }

  @Test("Layers at the upper edge are read with the first line, or before what fills the screen")
  func layersAtTop() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        ZStack(alignment: .topTrailing) { VStack { Text("One"); Text("Two") }.frame(maxWidth: .infinity); Button("Close") { } }
        VStack { Text("A"); Text("B") }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .topTrailing) { Button("X") { } }
          .overlay(alignment: .bottom) { Text("Toast") }
        ZStack(alignment: .top) { ScrollView { Text("Long"); Text("Longer") }; Text("Banner") }
      } } }
      """, ["One", "Close, button", "Two", "X, button", "A", "B", "Toast", "Banner", "Long", "Longer"])
  }

  @Test("What lies on a shape is read from top to bottom")
  func layersOnShape() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("Header")
        RoundedRectangle(cornerRadius: 12).frame(height: 200)
          .overlay(alignment: .topLeading) { Text("Top left") }
          .overlay(alignment: .bottomTrailing) { Button("Buy") { } }
          .overlay { Text("Center") }
        Text("Footer")
      } } }
      """, ["Header", "Top left", "Center", "Buy, button", "Footer"])
  }

  @Test("Of a lazy stack there is what the screen has room for")
  func lazyRows() {
    let source = """
      struct V: View { var body: some View { ScrollView { LazyVStack {
        ForEach(0..<30) { i in Text("Row \\(i)").frame(height: 300) }
      } } } }
      """
    let screen = Project(source: source).said()
    #expect(
      screen?.lines == [
        "Row 0", "Row 1 if the row is in sight", "Row 2 if the row is in sight", "Row 3 if the row is in sight",
      ])
    #expect(screen?.screen.isComplete == false)
    let list = Project(source: "struct V: View { var body: some View { List(0..<100) { Text(\"Row \\($0)\") } } }")
      .said()
    #expect(list?.lines.count == 40)
    #expect(list?.lines.filter { !$0.contains(" if ") }.count == 18)
    let plain = Project(
      source: "struct V: View { var body: some View { VStack { ForEach(0..<50) { Text(\"\\($0)\") } } } }")
    #expect(plain.said()?.lines.count == 50)
  }
}
