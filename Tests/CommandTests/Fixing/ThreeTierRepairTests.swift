import Testing

@testable import spec_check

/// What blocks, annoys and is missing, beside the code one would write by hand: repaired, it is heard alike.
@Suite struct ThreeTierRepairTests {
  private static let recipe = """

    struct Recipe { let name: String; let picture: String; let price: Double; let isKept: Bool }

    """

  @Test func aTappedRowIsAButtonThatSaysWhatItOpens() {
    #expect(
      differences(
        """
        HStack {
          Image(recipe.picture)
          VStack { Text(recipe.name); Text(recipe.price, format: .currency(code: "EUR")) }
        }
        .onTapGesture { openRecipe(recipe) }
        """, "let recipe: Recipe\nfunc openRecipe(_ recipe: Recipe) {}",
        like: """
          Button { openRecipe(recipe) } label: {
            HStack {
              Image(recipe.picture).accessibilityHidden(true)
              VStack { Text(recipe.name); Text(recipe.price, format: .currency(code: "EUR")) }
            }
          }
          .accessibilityHint("Opens recipe details")
          """, beside: Self.recipe) == [])
  }

  @Test func aCommandOfAPartSaysWhatItIsAbout() {
    #expect(
      differences(
        "Button(\"Delete button\") { remove(recipe) }", "let recipe: Recipe\nfunc remove(_ recipe: Recipe) {}",
        like: "Button(\"Delete\") { remove(recipe) }.accessibilityLabel(\"Delete \\(recipe.name)\")",
        beside: Self.recipe) == [])
  }

  /// On a screen of its own there is one such button.
  @Test func aCommandOfAScreenStaysAsItIs() {
    let code =
      example(
        "NavigationStack { Button(\"Delete\") { remove(recipe) }.navigationTitle(recipe.name) }",
        "let recipe: Recipe\nfunc remove(_ recipe: Recipe) {}") + Self.recipe
    #expect(fix(code, unsafe: true).text == code)
  }

  @Test func aStateIsATraitAndTheHintSaysWhatHappens() {
    let button = "Button(action: flip) { Image(systemName: recipe.isKept ? \"star.fill\" : \"star\") }"
    #expect(
      differences(
        button + "\n  .accessibilityLabel(recipe.isKept ? \"Favorited\" : \"Not favorited\")",
        "let recipe: Recipe\nlet flip: () -> Void",
        like: button + """

            .accessibilityLabel("Favorite")
            .accessibilityAddTraits(recipe.isKept ? .isSelected : [])
            .accessibilityHint(recipe.isKept ? "Removes from favorites" : "Adds to favorites")
          """, beside: Self.recipe) == [])
  }

  /// Focus goes to the question: at the button it would be answered before it was heard.
  @Test func aQuestionIsHeardBeforeItsAnswers() {
    let question = { (text: String, stack: String, property: String) in
      """

      struct Question: View {
        @Binding var isPresented: Bool
      \(property)  var body: some View {
          VStack {
            Text("Empty the basket?")
      \(text)      Button("Empty") {
              isPresented = false
            }
            Button("Keep") { isPresented = false }
          }
      \(stack)  }
      }

      """
    }
    let screen = example(
      """
      ZStack {
        Button("Empty basket") { asks = true }
        if asks { Question(isPresented: $asks) }
      }
      """, "@State private var asks = false")
    let fixed = fix(screen + question("", "", ""), unsafe: true)
    #expect(
      fixed.text.contains(
        question(
          "        .accessibilityFocused($isMessageFocused)\n",
          "    .accessibilityElement(children: .contain)\n    .accessibilityAddTraits(.isModal)\n    .onAppear { isMessageFocused = true }\n",
          "  @AccessibilityFocusState private var isMessageFocused: Bool\n")))
    #expect(fixed.heard == ["Empty basket, button", "Empty the basket?", "Empty, button", "Keep, button"])
    #expect(fix(fixed.text, unsafe: true).text == fixed.text)
  }

  @Test func aDialogWithoutWordsBeginsWithItsAnswer() {
    let code = """
      import SwiftUI

      struct Answers: View {
        @Binding var isPresented: Bool
        var body: some View {
          VStack {
            Button("Empty the basket") { isPresented = false }
            Button("Keep it") { isPresented = false }
          }
        }
      }

      """
    #expect(
      fix(code, unsafe: true).added(to: code) == [
        "  @AccessibilityFocusState private var isAnswerFocused: Bool",
        "        .accessibilityFocused($isAnswerFocused)", "    .accessibilityElement(children: .contain)",
        "    .accessibilityAddTraits(.isModal)", "    .onAppear { isAnswerFocused = true }",
      ])
  }

  @Test func aDrawnSliderOfAPackageCanBeChanged() {
    let code = example(
      "GlowSlider(value: $glow)\n  .accessibilityLabel(\"Glow\")", "@State private var glow = 0.5")
    #expect(fix(code).text == code)
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "      .accessibilityValue(\"\\(Int(glow * 100)) percent\")  // [VERIFY]",
        "      .accessibilityAdjustableAction { direction in", "        switch direction {",
        "        case .increment: glow = min(1, glow + 0.05)", "        case .decrement: glow = max(0, glow - 0.05)",
        "        @unknown default: break", "        }", "      }",
      ])
    #expect(fix(fixed.text, unsafe: true).text == fixed.text)
    // Of a number without bounds nobody knows the steps.
    let open = example("GlowSlider(value: $glow)\n  .accessibilityLabel(\"Glow\")", "@State private var glow = 40")
    #expect(fix(open, unsafe: true).text == open)
  }

  // MARK: What an audit leaves for review

  @Test func theFocusComesBackFromASheetForAPersonToCheck() {
    let code = example(
      """
      VStack {
        if isOffered {
          Button("Address") { showsAddress = true }
        }
        Text("Oak Street")
      }
      .sheet(isPresented: $showsAddress) {
        NavigationStack { Toggle("Offered", isOn: $isOffered).navigationTitle("Address") }
      }
      """, "@State private var showsAddress = false; @State private var isOffered = true")
    #expect(fix(code).text == code)
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "  @AccessibilityFocusState private var addressOpenerFocused: Bool",
        "          .accessibilityFocused($addressOpenerFocused)  // [VERIFY]",
        "    .sheet(isPresented: $showsAddress, onDismiss: { addressOpenerFocused = true }) {",
      ])
    #expect(fix(fixed.text, unsafe: true).text == fixed.text)
  }
}
