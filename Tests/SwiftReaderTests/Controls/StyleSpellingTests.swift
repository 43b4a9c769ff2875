import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Styles written as types, on parents, in extensions")
struct StyleSpellingTests {
  @Test("A style written by its type is the style")
  func types() {
    expectSpeech(
      """
      struct V: View {
        @State var n = 2
        var body: some View { List {
          Label("Named", systemImage: "globe").labelStyle(IconOnlyLabelStyle())
          Picker("Seg", selection: $n) { ForEach(1..<3) { Text("\\($0)").tag($0) } }.pickerStyle(SegmentedPickerStyle())
          Picker("Days", selection: $n) { ForEach(1..<3) { Text("\\($0) days").tag($0) } }.pickerStyle(WheelPickerStyle())
        } }
      }
      """,
      [
        "Named, image", "1, button, 1 of 2", "selected, 2, button, 2 of 2", "2 days, picker item, adjustable",
      ])
  }

  @Test("An inline picker says its title and a button for each option; outside a list it is a wheel")
  func inline() {
    let picker = """
      Picker("Size", selection: $n) { Text("Small").tag(1); Text("Large").tag(2) }.pickerStyle(.inline)
      """
    expectSpeech(
      "struct V: View { @State var n = 2; var body: some View { Form { \(picker) } } }",
      ["Size", "Small, button", "selected, Large, button"])
    expectSpeech(
      "struct V: View { @State var n = 2; var body: some View { Form { \(picker).labelsHidden() } } }",
      ["Small, button", "selected, Large, button"])
    expectSpeech(
      "struct V: View { @State var n = 2; var body: some View { VStack { \(picker) } } }",
      ["Large, picker item, adjustable"])
  }

  @Test("A tag that is nothing is the choice of nothing")
  func optionalTags() {
    let source = """
      enum Tea: String { case mint }
      struct V: View {
        @State var a: String? = nil; @State var b: String? = "one"; @State var c: Tea? = nil
        var body: some View { VStack {
          Picker("A", selection: $a) { Text("None").tag(String?.none); Text("One").tag(String?.some("one")) }
          Picker("B", selection: $b) { Text("None").tag(nil as String?); Text("One").tag(Optional("one")) }
          Picker("C", selection: $c) { Text("None").tag(Tea?.none); Text("Mint").tag(Tea?.some(.mint)) }
          Picker("D", selection: $a) { Text("None").tag(Optional<String>.none); Text("One").tag("one" as String?) }
        } }
      }
      """
    expectSpeech(
      source,
      [
        "A, None, button, pop up button", "B, One, button, pop up button", "C, None, button, pop up button",
        "D, None, button, pop up button",
      ])
  }

  @Test("A segment keeps the hint and value of its option")
  func segmentHint() {
    let screen = Project(
      source: """
        struct V: View { @State var n = 0
          var body: some View { Picker("", selection: $n) {
            Text("S").tag(0).accessibilityLabel("Small").accessibilityHint("For one"); Text("L").tag(1)
          }.pickerStyle(.segmented) } }
        """
    ).said()
    #expect(screen?.lines == ["selected, Small, button, 1 of 2", "L, button, 2 of 2"])
    #expect(screen?.screen.elements.map { $0.hint?.written } == ["For one", nil])
  }

  @Test("Functions that an extension adds to a control are followed, also behind modifiers")
  func controlExtensions() {
    expectSpeech(
      """
      extension Toggle { func named() -> some View { self.accessibilityLabel("Sound") } }
      extension Image { func described() -> some View { accessibilityLabel("A mug") } }
      struct V: View { @State var on = true
        var body: some View { VStack { Toggle("x", isOn: $on).named(); Image("mug").resizable().described() } } }
      """, ["Sound, switch button, on", "A mug, image"])
  }
}
