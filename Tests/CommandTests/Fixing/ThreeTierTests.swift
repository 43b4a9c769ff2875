import Foundation
import Testing

@testable import spec_check

/// What blocks, what annoys and what is missing, before and after: the repaired code speaks as it should.
@Suite struct ThreeTierTests {
  private func spoken(_ body: String, _ properties: String = "", beside: String = "") -> [String] {
    fix(example(body, properties) + beside, unsafe: true).heard
  }

  private static let recipe = """

    struct Recipe { let name: String; let picture: String; let price: Double; var isKept: Bool; var isOnline: Bool }

    """

  // MARK: Blocks

  @Test func aPictureButtonHasAName() {
    #expect(
      spoken(
        "Button(action: shareRecipe) { Image(systemName: \"square.and.arrow.up\") }", "let shareRecipe: () -> Void")
        == ["Share, button"])
  }

  @Test func aRowThatIsTappedIsAButton() {
    let heard = spoken(
      """
      HStack {
        Image(recipe.picture)
        VStack { Text(recipe.name); Text(recipe.price, format: .currency(code: "EUR")) }
      }
      .onTapGesture { openRecipe(recipe) }
      """, "let recipe: Recipe\nfunc openRecipe(_ recipe: Recipe) {}", beside: Self.recipe)
    #expect(heard == ["<recipe.name>, <recipe.price>, button. Opens recipe details"])
  }

  @Test func decorationIsSilent() {
    #expect(
      spoken("VStack { Text(\"Soups\"); Image(\"wave-background\").frame(height: 200) }") == ["Soups"])
  }

  // MARK: Annoys

  @Test func aRoleIsNotSaidTwice() {
    #expect(
      spoken("Button(\"Delete button\") { remove() }", "func remove() {}") == ["Delete, button"])
  }

  @Test func aCommandOfARowSaysWhatItIsAbout() {
    #expect(
      spoken(
        """
        List(recipes, id: \\.name) { recipe in
          HStack {
            Text(recipe.name)
            Button("Delete button") { remove(recipe) }
          }
        }
        """, "let recipes: [Recipe]\nfunc remove(_ recipe: Recipe) {}", beside: Self.recipe)
        == ["<recipe.name>", "Delete <recipe.name>, button"])
  }

  @Test func aTappedPictureIsANamedButton() {
    #expect(
      spoken(
        "Image(systemName: \"heart\").font(.system(size: 20)).onTapGesture { toggleFavorite() }",
        "func toggleFavorite() {}") == ["Favorite, button"])
  }

  @Test func aTappedPictureOfTextSizeHasRoomForAFinger() {
    let code = example(
      "Image(systemName: \"heart\")\n  .font(.system(size: 20))\n  .onTapGesture { toggleFavorite() }",
      "func toggleFavorite() {}")
    let fixed = fix(code, unsafe: true)
    #expect(
      fixed.added(to: code) == [
        "    Button { toggleFavorite() } label: {", "      Image(systemName: \"heart\")",
        "        .font(.system(size: 20))", "        .frame(minWidth: 44, minHeight: 44)",
        "        .contentShape(Rectangle())", "    }", "    .accessibilityLabel(\"Favorite\")  // [VERIFY]",
        "    .buttonStyle(.plain)",
      ])
  }

  @Test func commandsOfAMenuAreActions() {
    let heard = spoken(
      """
      Text(note).contextMenu {
        Button("Answer") { answer() }
        Button("Delete", role: .destructive) { delete() }
      }
      """, "let note: String\nfunc answer() {}\nfunc delete() {}")
    #expect(heard == ["<note> [actions: Delete, Answer]"])
  }

  // MARK: Is missing

  @Test func textGrows() {
    let code = example("VStack { Text(\"Soup\").font(.system(size: 17)); Text(\"Hot\").font(.system(size: 14)) }")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.text.contains(".font(.body)") && !fixed.text.contains("size:"))
  }

  @Test func motionAsksFirst() {
    let code = example("VStack { if isVisible { Text(\"Soup\").transition(.slide) } }", "let isVisible: Bool")
    let fixed = fix(code, unsafe: true)
    #expect(fixed.text.contains("@Environment(\\.accessibilityReduceMotion) private var reduceMotion"))
    #expect(fixed.text.contains(".transition(reduceMotion ? .opacity : .slide)"))
  }

  @Test func aColourIsSaid() {
    #expect(
      spoken(
        "Circle().fill(recipe.isOnline ? .green : .red).frame(width: 12, height: 12)", "let recipe: Recipe",
        beside: Self.recipe) == ["<Online | Offline>"])
  }

  @Test func anOverlayKeepsVoiceOverInside() {
    let beside = """

      struct AskAgain: View {
        @Binding var isPresented: Bool
        var body: some View {
          VStack {
            Text("Really empty the basket?")
            Button("Empty") { isPresented = false }
            Button("Keep") { isPresented = false }
          }
        }
      }

      """
    let code = example(
      """
      ZStack {
        Button("Empty basket") { asks = true }
        if asks {
          Color.black.opacity(0.4).ignoresSafeArea()
          AskAgain(isPresented: $asks)
        }
      }
      """, "@State private var asks = false")
    let fixed = fix(code + beside, unsafe: true)
    #expect(fixed.text.contains(".accessibilityAddTraits(.isModal)"))
    #expect(fixed.text.contains(".onDisappear { asksOpenerFocused = true }"))
    #expect(fixed.text.contains("Text(\"Really empty the basket?\")"))
  }

  private static let question = """

    struct Question: View {
      @Binding var isPresented: Bool
      var body: some View {
        VStack {
          Text("Really empty the basket?")
          Button("Empty") {
            isPresented = false
          }
          Button("Keep") { isPresented = false }
        }
        .padding()
      }
    }

    """

  private static let answered = [
    "  @AccessibilityFocusState private var isMessageFocused: Bool",
    "        .accessibilityFocused($isMessageFocused)", "    .accessibilityElement(children: .contain)",
    "    .accessibilityAddTraits(.isModal)", "    .onAppear { isMessageFocused = true }",
  ]

  @Test func aQuestionOverTheScreenTakesTheFocusAndKeepsIt() {
    let code =
      example(
        """
        ZStack {
          Button("Empty basket") { asks = true }
          if asks {
            Question(isPresented: $asks)
          }
        }
        """, "@State private var asks = false") + Self.question
    let fixed = fix(code, unsafe: true)
    #expect(fixed.added(to: code) == Self.answered)
    #expect(
      fixed.heard == ["Empty basket, button", "Really empty the basket?", "Empty, button", "Keep, button"])
  }

  @Test func aQuestionThatNobodyPlacesIsADialogAsWell() {
    let code = "import SwiftUI\n" + Self.question
    #expect(fix(code).text == code)
    #expect(fix(code, unsafe: true).added(to: code) == Self.answered)
    // In a sheet the system does all of it.
    let sheet =
      code
      + "\nstruct Basket: View {\n  @State private var asks = false\n  var body: some View {\n    Text(\"Basket\").sheet(isPresented: $asks) { Question(isPresented: $asks) }\n  }\n}\n"
    #expect(!fix(sheet, unsafe: true).text.contains("isModal"))
  }

  @Test func aDrawnSliderCanBeChanged() {
    let beside = """

      struct GlowSlider: View {
        @Binding var value: Double
        var body: some View {
          GeometryReader { space in
            Capsule()
              .fill(.yellow)
              .gesture(DragGesture().onChanged { drag in value = drag.location.x / space.size.width })
          }
        }
      }

      """
    let code = example(
      "GlowSlider(value: $glow)\n  .accessibilityLabel(\"Glow\")", "@State private var glow = 0.5")
    let fixed = fix(code + beside, unsafe: true)
    #expect(fixed.heard.map { $0.hasPrefix("Glow, ") && $0.hasSuffix(" percent, adjustable") } == [true])
    #expect(fixed.text.contains("case .increment: value = min(1, value + 0.05)"))
    #expect(fixed.text.contains(".accessibilityValue(\"\\(Int(value * 100)) percent\")  // [VERIFY]"))
  }
}
