import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Views are values")
struct ViewValueTests {
  @Test("A row reads the title of the label view it was given")
  func labelTitle() {
    expectSpeech(
      """
      struct RowLabel: View {
        let title: String
        var icon = "leaf"
        var body: some View { Label(title, systemImage: icon) }
      }
      struct Row: View {
        let label: RowLabel
        var details: String?
        var body: some View {
          Button { } label: { HStack { label; if let details { Text(details) } } }
            .accessibilityLabel(label.title)
        }
      }
      struct V: View { var body: some View { VStack {
        Row(label: RowLabel(title: "Security"), details: "On")
        Row(label: .init(title: "Help"))
      } } }
      """, ["Security, button", "Help, button"])
  }

  @Test("A view that rebuilds itself with a flag ends and keeps its content")
  func rebuildsItself() {
    expectSpeech(
      """
      protocol TileStyle { associatedtype Body: View; func makeBody(_ tile: Tile) -> Body }
      struct PlainTile: TileStyle { func makeBody(_ tile: Tile) -> some View { VStack { tile } } }
      struct Tile: View {
        let title: String
        var isStyled = false
        var body: some View {
          if isStyled { Text(title) } else { PlainTile().makeBody(Tile(title: title, isStyled: true)) }
        }
      }
      struct V: View { var body: some View { Tile(title: "Mint") } }
      """, ["Mint"])
  }

  @Test("A style that rebuilds its button ends and keeps its content")
  func selfRebuildingStyle() {
    expectSpeech(
      """
      struct Wrapped: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
      }
      struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).tint(.green) }
      }
      struct V: View { @State var on = true
        var body: some View { VStack {
          Button("Pay") { }.buttonStyle(Wrapped())
          Toggle("Gift", isOn: $on).toggleStyle(Switch())
        } } }
      """, ["Pay, button", "Gift, switch button, on"])
  }

  @Test("A view that contains itself without end is said to, and hangs nothing")
  func endless() {
    let screen = Project(
      source: "struct V: View { var body: some View { VStack { Text(\"A\"); V() } } }"
    ).said()
    #expect(screen?.lines.first == "A")
    #expect(screen?.opaque.map(\.text) == ["‘V’ contains itself"])
  }

  @Test("A recursive tree over known children is read to its leaves")
  func recursion() {
    expectSpeech(
      """
      struct Node { let name: String; var children: [Node] = [] }
      struct Branch: View {
        let node: Node
        var body: some View { Text(node.name); ForEach(node.children, id: \\.name) { Branch(node: $0) } }
      }
      struct V: View { var body: some View {
        Branch(node: Node(name: "a", children: [Node(name: "b", children: [Node(name: "c")]), Node(name: "d")]))
      } }
      """, ["a", "b", "c", "d"])
  }

  @Test("Each place of a view has its own fields")
  func fields() {
    expectSpeech(
      """
      struct Price: View { let cents: Int; var body: some View { Text(verbatim: "\\(cents) cents") } }
      struct V: View { var body: some View { Price(cents: 5); Price(cents: 7) } }
      """, ["5 cents", "7 cents"])
  }

  @Test("A view kept in a property, a list and an AnyView is placed where it is used")
  func kept() {
    expectSpeech(
      """
      struct Card: View { let name: String; var body: some View { Text(name) } }
      struct V: View {
        let first = Card(name: "One")
        var any: AnyView { AnyView(Card(name: "Two")) }
        let cards = [Card(name: "Three"), Card(name: "Four")]
        var body: some View { VStack { first; any; ForEach(0..<cards.count, id: \\.self) { cards[$0] } } }
      }
      """, ["One", "Two", "Three", "Four"])
  }
}
