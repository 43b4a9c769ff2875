import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Labels, values, hints, identifiers")
struct LabelAndValueTests {
  @Test("Each way of writing a label")
  func labels() {
    expectSpeech(
      """
      struct V: View {
        let name = "Mint"
        var body: some View { VStack {
          Text("A").accessibilityLabel("One")
          Text("B").accessibilityLabel(Text("Two"))
          Text("C").accessibilityLabel(name)
          Text("D").accessibility(label: Text("Four"))
          Text("E").accessibilityLabel("Five", isEnabled: false)
          Text("F").accessibilityLabel { label in Text("Sixth"); label }
          Text("G").accessibilityLabel(Text("Seven") + Text(" up"))
        } }
      }
      """, ["One", "Two", "Mint", "Four", "E", "Sixth, F", "Seven up"])
  }

  @Test("A label on a plain group goes to every child")
  func pushed() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack { Text("A"); Button("B") { } }.accessibilityLabel("Both") } }
      """, ["Both", "Both, button"])
  }

  @Test("A value follows the label; alone it stands where the label would")
  func values() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("Slider Position: 0.25").accessibilityValue("0.25")
        Circle().accessibilityValue("Full")
        Button("Filter") { }.accessibilityValue(Text("Three chosen"))
        Text("Old").accessibility(value: Text("V"))
      } } }
      """, ["Slider Position: 0.25, 0.25", "Full", "Filter, Three chosen, button", "Old, V"])
  }

  @Test("Hints are said last; without a label and a value the hint is the description")
  func hints() {
    let screen = Project(
      source: """
        struct V: View { var body: some View { VStack {
          Button("Play") { }.accessibilityHint("Plays `Bohemian Rhapsody`")
          Text("Old").accessibility(hint: Text("H"))
          Circle().accessibilityHint("Only a hint")
        } } }
        """
    ).said()
    #expect(screen?.screen.elements.map { $0.hint?.written } == ["Plays Bohemian Rhapsody", "H", "Only a hint"])
    #expect(screen?.lines == ["Play, button", "Old", "Only a hint"])
  }

  @Test("Identifiers are never spoken and make no element of a stack")
  func identifiers() {
    let screen = Project(
      source: """
        enum ID { static let pay = "pay.button" }
        struct V: View { var body: some View {
          VStack { Button("Pay") { }.accessibilityIdentifier(ID.pay); Text("Total").accessibility(identifier: "total") }
            .accessibilityIdentifier("outer")
        } }
        """
    ).said()
    #expect(screen?.lines == ["Pay, button", "Total"])
    #expect(screen?.screen.elements.map { $0.identifier?.written } == ["pay.button", "total"])
  }

  @Test("An identifier on what scrolls is not that of what is inside", arguments: ["List", "Form", "ScrollView"])
  func identifiersOfScrollViews(_ view: String) {
    let screen = Project(
      source: """
        struct V: View { var body: some View {
          \(view) { Button("Pay") { }; Text("Total").accessibilityIdentifier("total") }
            .padding().accessibilityIdentifier("outer")
        } }
        """
    ).said()
    #expect(screen?.screen.elements.map { $0.identifier?.written } == [nil, "total"])
  }

  @Test("A stack hands its identifier to what has none")
  func identifiersOfStacks() {
    let screen = Project(
      source: """
        struct V: View { var body: some View {
          VStack { Button("Pay") { }; Text("Total").accessibilityIdentifier("total") }.accessibilityIdentifier("outer")
        } }
        """
    ).said()
    #expect(screen?.screen.elements.map { $0.identifier?.written } == ["outer", "total"])
  }

  @Test("Names for Voice Control are kept, and not said")
  func inputLabels() {
    let screen = Project(
      source: """
        struct V: View { var body: some View { Button("Settings") { }.accessibilityInputLabels(["Options", "Gear"]) } }
        """
    ).said()
    #expect(screen?.lines == ["Settings, button"])
    #expect(screen?.screen.elements.first?.inputLabels.map(\.written) == ["Options", "Gear"])
  }

  @Test("Custom content of high importance is said at once, other on request")
  func customContent() {
    let screen = Project(
      source: """
        struct V: View { var body: some View {
          Text("Leaf cup").accessibilityCustomContent("Price", "$9").accessibilityCustomContent("Stock", "2 left", importance: .high)
        } }
        """
    ).said()
    let content = screen?.screen.elements.first?.customContent ?? []
    #expect(content.map(\.label.written) == ["Price", "Stock"])
    #expect(content.map(\.value.written) == ["$9", "2 left"])
    #expect(content.map(\.isImportant) == [false, true])
  }
}
