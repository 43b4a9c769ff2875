import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Traits, headings, hidden, dimmed")
struct TraitTests {
  @Test("Traits are added and removed")
  func traits() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Tap").accessibilityAddTraits([.isButton, .isSelected])
        Text("Old").accessibility(addTraits: .isHeader)
        Image("x").accessibilityRemoveTraits(.isImage)
        Text("Web").accessibilityAddTraits(AccessibilityTraits.isLink)
        Text("Find").accessibilityAddTraits(.isSearchField)
      } } }
      """,
      ["Title, heading", "selected, Tap, button", "Old, heading", "x", "Web, link", "Find, search field"])
  }

  @Test("A toggle made of a button says on and off like a switch")
  func isToggle() {
    expectSpeech(
      """
      struct V: View { @State var on = true
        var body: some View { Button("Mute") { on.toggle() }.accessibilityAddTraits(.isToggle).accessibilityValue(on ? "Quiet" : "Loud") } }
      """, ["Mute, switch button, Quiet"])
  }

  @Test("Many traits add no words")
  func silentTraits() {
    expectSpeech(
      """
      struct V: View { var body: some View {
        Text("Words").accessibilityAddTraits([.isKeyboardKey, .allowsDirectInteraction, .updatesFrequently, .causesPageTurn, .playsSound, .startsMediaSession, .isSummaryElement, .isStaticText])
      } }
      """, ["Words"])
  }

  @Test("A condition in the traits is decided by what is given")
  func conditionalTrait() {
    let source = """
      struct V: View { let chosen: Bool
        var body: some View { Text("Tea").accessibilityAddTraits(chosen ? [.isButton, .isSelected] : .isButton) } }
      """
    expectSpeech(source, given: ["chosen": true], ["selected, Tea, button"])
    expectSpeech(source, given: ["chosen": false], ["Tea, button"])
    expectSpeech(source, ["<selected?>, Tea, button"])
  }

  @Test("A heading level is said of a heading only")
  func headings() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        Text("No").accessibilityHeading(.h2)
        Text("Yes").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      } } }
      """, ["No", "Yes, heading level 2"])
  }

  @Test("What is hidden is gone with its children, also with a label added after")
  func hidden() {
    expectSpeech(
      """
      struct V: View { let never = false
        var body: some View { VStack {
          VStack { Text("A"); Button("B") { } }.accessibilityHidden(true)
          Text("C").hidden()
          Text("D").opacity(0)
          Text("E").accessibilityHidden(true).accessibilityElement(children: .contain).accessibilityLabel("E")
          Text("F").accessibilityHidden(never)
          Text("G").accessibility(hidden: true)
          Text("H").opacity(0.5)
        } } }
      """, ["F", "H"])
  }

  @Test("Hidden under a condition is there under the other")
  func conditionallyHidden() {
    let source = """
      struct V: View { let busy: Bool
        var body: some View { VStack { Text("A").accessibilityHidden(busy); Text("B") } } }
      """
    expectSpeech(source, ["A if !busy", "B"])
    expectSpeech(source, given: ["busy": true], ["B"])
  }

  @Test("Disabled dims every control inside, no text")
  func disabled() {
    expectSpeech(
      """
      struct V: View { @State var on = false; @State var name = ""
        var body: some View { Form {
          Text("Info"); Button("Pay") { }; Toggle("Wi-Fi", isOn: $on); TextField("Name", text: $name)
          NavigationLink("More") { Text("x") }
        }.disabled(true) } }
      """,
      [
        "Info", "Pay, dimmed, button", "Wi-Fi, dimmed, switch button, off", "Name, dimmed, text field",
        "More, dimmed, button",
      ])
  }

  @Test("An inner disabled(false) does not undo an outer one")
  func disabledInside() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack { Button("Pay") { }.disabled(false) }.disabled(true) } }
      """, ["Pay, dimmed, button"])
  }

  @Test("Redacted content is gone, unredacted stays")
  func redacted() {
    expectSpeech(
      """
      struct V: View { var body: some View { VStack {
        VStack { Text("A"); Image("b"); Button("C") { } }.redacted(reason: .placeholder)
        VStack { Text("D").unredacted(); Text("E") }.redacted(reason: .placeholder)
        Text("F").redacted(reason: .privacy)
      } } }
      """, ["D", "F"])
  }

  @Test("Redacted while loading")
  func redactedWhileLoading() {
    let source = """
      struct V: View { let loading: Bool
        var body: some View { Text("Balance").redacted(reason: loading ? .placeholder : []) } }
      """
    expectSpeech(source, given: ["loading": true], [])
    expectSpeech(source, given: ["loading": false], ["Balance"])
    expectSpeech(source, ["Balance if !loading"])
  }
}
