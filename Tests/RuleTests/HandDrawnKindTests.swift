import Testing

@testable import Checks

/// Switches and numbers that are drawn by hand, in the ways people write them.
@Suite struct HandDrawnKindTests {
  // MARK: Switches

  @Test(arguments: [
    "Button { isOn.toggle() } label: { Label(title, systemImage: isOn ? \"checkmark.square\" : \"square\") }",
    "Button { isOn.toggle() } label: { Image(systemName: isOn ? \"checkmark.square\" : \"square\"); Text(title) }",
    "Button(title, systemImage: isOn ? \"checkmark.square\" : \"square\") { isOn.toggle() }",
  ]) func aComponentThatFlipsWhatItIsHandedIsASwitch(_ button: String) {
    let code = """
      struct Tick: View {
        let title: String
        @Binding var isOn: Bool
        var body: some View { \(button) }
      }
      struct Settings: View {
        @State private var wantsNews = false
        var body: some View { Form { Tick(title: "Newsletter", isOn: $wantsNews) } }
      }
      """
    let found = findings(code, CheckboxDrawnByHand.self)
    #expect(found.map(\.message) == ["‘Newsletter’ switches ‘wantsNews’ and only the picture shows it"])
    #expect(found.map(\.heard) == ["Newsletter, button"])
    let said = code.replacing("Form {", with: "Form { Text(\"Settings\");").replacing(
      button, with: button + ".accessibilityAddTraits(isOn ? .isSelected : [])")
    #expect(findings(said, CheckboxDrawnByHand.self) == [])
  }

  // MARK: Numbers

  private func badge(_ type: String, _ name: String) -> [String] {
    messages(
      """
      struct Cart: View {
        let \(name): \(type)
        var body: some View { Button("Cart") {}.overlay(alignment: .topTrailing) { Text("\\(\(name))") } }
      }
      """, BadgeWithoutContext.self)
  }

  @Test func aNumberByItsTypeIsANumber() {
    #expect(badge("Int", "n") == ["the number ‘<n>’ does not say what it counts"])
    #expect(badge("String", "n") == [])
    #expect(badge("String", "unreadCount") == ["the number ‘<unreadCount>’ does not say what it counts"])
  }
}
