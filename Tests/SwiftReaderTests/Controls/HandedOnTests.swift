import ScreenModel
import Testing

@testable import SwiftReader

/// What a control is handed and does not say: code that is told of editing, a password, a name that is no name.
@Suite struct HandedOnTests {
  @Test func aClosureThatIsToldOfEditingIsNoLabel() {
    expectSpeech(
      """
      struct V: View {
        @State var size = 12.0
        @State var cups = 2
        var body: some View {
          Slider(value: $size, in: 10...24) { editing in if !editing { save(size) } }
          Slider(value: $size, in: 10...24) { print($0) }
          Slider(value: $size, in: 10...24) { Text("Size") }
          Slider(value: $size, in: 10...24) { editing in print(editing) } minimumValueLabel: { Text("10") }
          Stepper("Cups", value: $cups) { editing in print(editing) }
          Stepper(value: $cups) { Text("Spoons") } onEditingChanged: { _ in }
        }
      }
      """,
      [
        "12, adjustable", "12, adjustable", "Size, 12, adjustable", "12, adjustable",
        "Cups, Decrement, 2, button", "Cups, Increment, 2, button",
        "Spoons, Decrement, 2, button", "Spoons, Increment, 2, button",
      ])
  }

  @Test func aPasswordIsNeverSaid() {
    expectSpeech(
      """
      struct V: View {
        @State var password = ""
        @State var pin = ""
        let name: String
        var body: some View {
          SecureField("Password", text: $password)
          SecureField("", text: $pin)
          SecureField("Code", text: .constant("12 \\(name)"))
        }
      }
      """, initial: false,
      [
        "<Password | <bullets>>, secure text field", "<bullets>, secure text field",
        "<bullets>, secure text field",
      ])
  }

  @Test func aGivenPasswordIsSoManyBullets() {
    expectSpeech(
      """
      struct V: View {
        @State var password = ""
        var body: some View { SecureField("Password", text: $password) }
      }
      """, given: ["password": .text("tea")], ["•••, secure text field"])
  }

  @Test func aPlaceholderThatIsTheTextIsSaidOnce() {
    expectSpeech(
      """
      struct V: View {
        let title: String?
        let id: String
        var name: String { title ?? id }
        var body: some View { TextField(name, text: .init(get: { name }, set: { _ in })) }
      }
      """, initial: false, ["<<title> | <id>>, text field"])
  }

  @Test func waysThatReadTheSameAreOne() {
    expectSpeech(
      """
      struct V: View {
        let name: String
        let isChosen: Bool
        var body: some View {
          Button {} label: { if isChosen { Label(name, systemImage: "checkmark") } else { Text(name) } }
        }
      }
      """, initial: false, ["<name>, button"])
  }

  @Test func aBitmapSaysNothingOfItself() throws {
    let project = Project(
      source: """
        struct V: View {
          let photo: UIImage
          var body: some View {
            VStack {
              Image(uiImage: photo)
              Image(uiImage: photo).accessibilityLabel("Harbour")
              HStack { Image(uiImage: photo); Text("Ada") }.accessibilityElement(children: .combine)
            }
          }
        }
        """)
    let elements = try #require(project.said()).screen.elements
    #expect(elements.map { $0.line() } == ["image", "Harbour, image", "Ada"])
    #expect(elements.map(\.certainty.word) == [.unknown, .certain, .certain])
  }
}
