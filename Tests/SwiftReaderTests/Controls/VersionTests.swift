import ScreenModel
import Testing

@Suite("Where systems differ, and what is unsettled")
struct VersionTests {
  @Test("A Table on an iPhone is its first column")
  func table() {
    expectSpeech(
      """
      struct Quarter: Identifiable { let id: Int; let name: String; let sales: String }
      struct V: View {
        let rows = [Quarter(id: 1, name: "Q1", sales: "10"), Quarter(id: 2, name: "Q2", sales: "20")]
        var body: some View { Table(rows) { TableColumn("Quarter", value: \\.name); TableColumn("Sales") { Text($0.sales) } } }
      }
      """, ["Q1", "Q2"])
  }

  @Test("A stepper's button is dimmed at its bound before iOS 26")
  func bounds() {
    let source = """
      struct V: View { @State var n = 0
        var body: some View { Stepper("Cups", value: $n, in: 0...3) } }
      """
    expectSpeech(
      source, os: OSVersion(18, 5), ["Cups, Decrement, 0, dimmed, button", "Cups, Increment, 0, button"])
    expectSpeech(
      source, given: ["n": 3], os: OSVersion(18, 5),
      ["Cups, Decrement, 3, button", "Cups, Increment, 3, dimmed, button"])
    expectSpeech(source, ["Cups, Decrement, 0, button", "Cups, Increment, 0, button"])
  }

  @Test("A slider that spans 1 or 100 says a percentage of its value before iOS 18")
  func percent() {
    let source = """
      struct V: View { @State var a = 0.5; @State var b = 50.0
        var body: some View { VStack { Slider(value: $a) { Text("A") }; Slider(value: $b, in: 0...100) { Text("B") } } } }
      """
    expectSpeech(source, os: OSVersion(17), ["A, 50%, adjustable", "B, 50%, adjustable"])
  }

  @Test("On iOS 17 a disclosure row in a list is its label and a nameless button")
  func disclosure() {
    expectSpeech(
      """
      struct V: View { var body: some View { List { DisclosureGroup("More") { Text("Inside") } } } }
      """, os: OSVersion(17, 5), ["More", "button"])
  }

  @Test("An icon-only label in a combined row joins once its image trait is removed")
  func iconOnly() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        HStack { Label("Sale", systemImage: "tag").labelStyle(.iconOnly); Text("Cup") }.accessibilityElement(children: .combine)
        HStack { Label("Sale", systemImage: "tag").labelStyle(.iconOnly).accessibilityRemoveTraits(.isImage); Text("Pot") }.accessibilityElement(children: .combine)
      } } }
      """, ["Cup", "Sale, Pot"])
  }

  @Test("Backticks are not spoken in labels and hints either")
  func backticks() {
    expectSpeech(
      "struct V: View { var body: some View { Image(\"x\").accessibilityLabel(\"The `map`\") } }", ["The map, image"])
  }

  @Test("Fonts make no heading")
  func fonts() {
    expectSpeech(
      "struct V: View { var body: some View { VStack { Text(\"A\").font(.largeTitle); Text(\"B\").font(.headline).fontWeight(.bold) } } }",
      ["A", "B"])
  }
}
