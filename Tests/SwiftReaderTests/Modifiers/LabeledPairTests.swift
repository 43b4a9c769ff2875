import Testing

@testable import SwiftReader

@Suite struct LabeledPairTests {
  @Test func aControlWithoutANameIsCalledByItsPair() {
    expectSpeech(
      """
      struct V: View {
        @Namespace private var pairs
        @State private var email = ""
        @State private var name = ""
        var body: some View {
          VStack {
            Text("Email").accessibilityLabeledPair(role: .label, id: "email", in: pairs)
            TextField("", text: $email).accessibilityLabeledPair(role: .content, id: "email", in: pairs)
            Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: pairs)
            TextField("", text: $name).accessibilityLabel("Full name")
              .accessibilityLabeledPair(role: .content, id: "name", in: pairs)
            Text("Total").accessibilityLabeledPair(role: .label, id: 3, in: pairs)
            Text("$5").accessibilityLabeledPair(role: .content, id: 3, in: pairs)
          }
        }
      }
      """,
      ["Email", "Email, text field", "Name", "Full name, text field", "Total", "$5"])
  }
}
