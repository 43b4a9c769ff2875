import Testing

@testable import SwiftReader

@Suite("What children give to the element they are merged into, and modifiers that may be off")
struct MergedPropertyTests {
  @Test("Labels, values and hints are each put together by themselves")
  func each() {
    let screen = Project(
      source: """
        struct V: View { var body: some View {
          HStack {
            Text("A").accessibilityValue("one").accessibilityHint("First")
            Text("B").accessibilityValue("two").accessibilityHint("Second")
          }.accessibilityElement(children: .combine)
        } }
        """
    ).said()
    #expect(screen?.lines == ["A, B, one, two"])
    #expect(screen?.screen.elements.map { $0.hint?.written } == ["First, Second"])
  }

  @Test("A label on the whole leaves the values of its parts")
  func labelOverValues() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        HStack { Text("A").accessibilityValue("one"); Text("B") }.accessibilityElement(children: .combine)
          .accessibilityLabel("Both")
      } }
      """, ["Both, one"])
  }

  @Test("A switch inside a button's label gives its words and no number")
  func nestedSwitch() {
    expectSpeech(
      """
      struct V: View { @State var on = true
        var body: some View { Button { } label: { Text("Row"); Toggle("In", isOn: $on) } } }
      """, ["Row, In, button"])
  }

  @Test("Help is a hint")
  func help() {
    let screen = Project(
      source: "struct V: View { var body: some View { Button(\"Pay\") { }.help(\"Charges your card\") } }"
    ).said()
    #expect(screen?.lines == ["Pay, button"])
    #expect(screen?.screen.elements.first?.hint?.written == "Charges your card")
  }

  @Test("Modifiers that are not enabled do nothing")
  func isEnabled() {
    expectSpeech(
      """
      struct V: View { let off = false
        var body: some View { VStack {
          Text("A").accessibilityValue("No", isEnabled: false)
          Text("B").accessibilityAddTraits(.isHeader, isEnabled: off)
          Text("C").accessibilityValue("Yes", isEnabled: !off)
        } } }
      """, ["A", "B", "C, Yes"])
    let source = """
      struct V: View { let busy: Bool
        var body: some View { Text("A").accessibilityValue("Busy", isEnabled: busy) } }
      """
    expectSpeech(source, given: ["busy": true], ["A, Busy"])
    expectSpeech(source, given: ["busy": false], ["A"])
  }

  @Test("A fact under a key of the project has the key's words")
  func customContentKey() {
    let screen = Project(
      source: """
        extension AccessibilityCustomContentKey { static let age = Self("Age") }
        extension AccessibilityCustomContentKey { static var size: Self { .init("Size") } }
        struct V: View { var body: some View {
          Text("Cup").accessibilityCustomContent(.age, "3 years").accessibilityCustomContent(.size, "Large")
        } }
        """
    ).said()
    #expect(screen?.screen.elements.first?.customContent.map(\.label.written) == ["Age", "Size"])
  }
}
