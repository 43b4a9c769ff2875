import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Combining, containing, ignoring, representing")
struct GroupingTests {
  @Test("Combined labels are joined by comma and space, even after a comma")
  func combined() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        HStack { Text("Hello,"); Text("World"); Text("!") }.accessibilityElement(children: .combine)
        VStack { Text("Progress"); Text("75%") }.accessibilityElement(children: .combine).accessibilityValue("75 percent complete")
      } } }
      """, ["Hello,, World, !", "Progress, 75%, 75 percent complete"])
  }

  @Test("A symbol without a label adds nothing to the combined words, one with a label does")
  func combinedPictures() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        HStack { Image(systemName: "star.fill"); Text("Top") }.accessibilityElement(children: .combine)
        HStack { Image(systemName: "star.fill").accessibilityLabel("Favorite"); Text("Top") }.accessibilityElement(children: .combine)
      } } }
      """, ["Top", "Favorite, Top"])
  }

  @Test("In a combined row the first button gives trait and action, further ones become actions")
  func combinedButtons() {
    let screen = Project(
      source: """
        struct V: View { var body: some View {
          VStack { Text("Jane"); Button("Open") { }; Button("Call") { }; Button("Mail") { } }.accessibilityElement(children: .combine)
        } }
        """
    ).said()
    #expect(screen?.lines == ["Jane, button"])
    #expect(screen?.screen.elements.first?.actions.map(\.written) == ["Mail", "Call"])
  }

  @Test("A button's title joins once its trait is removed")
  func buttonWithoutTrait() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        HStack { Text("Jane Doe"); Button("Options") { }.accessibilityRemoveTraits(.isButton) }.accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
      } }
      """, ["Jane Doe, Options, button"])
  }

  @Test("Combining a button keeps its words")
  func combinedOnButton() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        Button { } label: { HStack { Text("🥗"); Text("Greek Salad"); Text("$9.50"); Image(systemName: "chevron.right") } }
          .accessibilityElement(children: .combine)
      } }
      """, ["🥗, Greek Salad, $9.50, button"])
  }

  @Test("A heading in a combined row makes the row a heading")
  func combinedHeading() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        VStack { Text("Mars").accessibilityAddTraits(.isHeader); Text("Red") }.accessibilityElement(children: .combine)
      } }
      """, ["Mars, Red, heading"])
  }

  @Test("A part that may be missing leaves two ways to say the row")
  func combinedCondition() {
    let source = """
      struct V: View { let isNew: Bool
        var body: some View { HStack { Text("Mint"); if isNew { Text("New") } }.accessibilityElement(children: .combine) } }
      """
    expectSpeech(source, given: ["isNew": true], ["Mint, New"])
    expectSpeech(source, given: ["isNew": false], ["Mint"])
  }

  @Test("A container is no element; its label belongs to the first one inside")
  func contain() {
    let screen = Project(
      source: """
        struct V: View { var body: some View {
          VStack { Text("A"); Button("B") { } }.accessibilityElement(children: .contain).accessibilityLabel("Payment")
        } }
        """
    ).said()
    #expect(screen?.lines == ["A", "B, button"])
    #expect(screen?.screen.elements.map { $0.container?.written } == ["Payment", "Payment"])
  }

  @Test("Ignored children leave one element that says only what it is given")
  func ignored() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        HStack { Text("A"); Button("B") { } }.accessibilityElement(children: .ignore).accessibilityLabel("Summary")
        HStack { Text("C") }.accessibilityElement().accessibilityLabel("Default is ignore")
      } } }
      """, ["Summary", "Default is ignore"])
  }

  @Test("A representation speaks in place of the view")
  func representation() {
    expectSpeech(
      """
      struct V: View { @State var level = 4.0; @State var on = true
        var body: some View { VStack {
          Canvas { _, _ in }.accessibilityRepresentation { Slider(value: $level, in: 0...9) { Text("Level") } }
          HStack { Text("x") }.accessibilityRepresentation { Toggle("Alerts", isOn: $on) }
        } } }
      """, ["Level, 4, adjustable", "Alerts, switch button, on"])
  }

  @Test("Given children take the place of the view's own")
  func children() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        Canvas { _, _ in }.accessibilityChildren { ForEach(["Mon", "Tue"], id: \\.self) { Text($0) } }
      } }
      """, ["Mon", "Tue"])
  }

  @Test("Higher priority is read first, whatever stack it is in; a container keeps its own order")
  func sortPriority() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("Caption")
        HStack { Text("Second"); Text("First").accessibilitySortPriority(1) }
      } } }
      """, ["First", "Caption", "Second"])
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("Caption")
        HStack { Text("Second"); Text("First").accessibilitySortPriority(1) }.accessibilityElement(children: .contain)
      } } }
      """, ["Caption", "First", "Second"])
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("Last").accessibility(sortPriority: 1)
        Text("Middle").accessibilitySortPriority(2)
        Text("Top").accessibilitySortPriority(3)
      } } }
      """, ["Top", "Middle", "Last"])
  }

  @Test("A labelled pair is kept as two texts")
  func pair() {
    expectSpeech(
      """
      struct V: View { @Namespace var ns
        var body: some View { HStack {
          Text("Name").accessibilityLabeledPair(role: .label, id: "n", in: ns)
          Text("Anna").accessibilityLabeledPair(role: .content, id: "n", in: ns)
        } } }
      """, ["Name", "Anna"])
  }

  @Test("Tap gestures add no word, and text with one can be activated")
  func tap() {
    let screen = Project(
      source:
        #"struct V: View { var body: some View { HStack { Text("Row").onTapGesture { }; Circle().onTapGesture { } } } }"#
    ).said()
    #expect(screen?.lines == ["Row"])
    #expect(screen?.screen.elements.first?.isActivatable == true)
  }
}
