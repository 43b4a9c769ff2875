import ScreenModel
import Testing

/// The quick look never hides what a comparison would find.
@Suite struct SpokenWordsTests {
  private static let speech = Speech(lexicon: .language("en"))

  static let expectations = [
    "selected, 12 Oak Street, button", "12 Oak Street", "<address>, button", "…",
    "Pay $2.50, Verifying card, dimmed, button",
    "Pay $2.50, button", "\"Heading, part 1\", heading", "Heading, part 1, heading", "Back, button", "back button",
    "Wi-Fi, switch button, on", "Email, anna@example.com, text field", "Loading…", "2 of 4, Results, heading",
    "Guests, 2, adjustable, swipe up or down", "Toolbar, Cancel, button", "Go to 2, button", "Search, search field",
    "Order <number>, …", "Oak", "Volume, 50%", "selected 12 Oak Street button", "Delivery, 1, heading level 2",
    "button",
    "Basket, empty, Double tap to shop", "Lists the tea, button", "Half full", "person.fill", "fill",
  ]

  static let lines = [
    "selected, 12 Oak Street, button", "12 Oak Street, button, 2 of 4", "Pay $2.50, Verifying card, dimmed, button",
    "Pay 2.50 dollars, button", "Heading, part 1, heading", "Back, button", "Back button", "Wi-Fi, switch button, on",
    "Email, anna@example.com, text field, Double tap to edit", "Loading", "Results, heading, 2 of 4", "",
    "Toolbar, Cancel, button", "Go too 2, button", "Go two to, button", "Volume, fifty percent", "Volume, 50 %",
    "Order 42, Sencha, on its way", "alert, selected, Oak, button", "person.fill, image",
  ]

  static let elements: [AccessibilityElement] = {
    var elements = [
      AccessibilityElement(label: "12 Oak Street", traits: [.button, .selected]),
      AccessibilityElement(label: "Pay $2.50", value: "Verifying card", traits: [.button, .notEnabled]),
      AccessibilityElement(label: "Heading, part 1", traits: [.header]),
      AccessibilityElement(label: "Back", traits: [.button, .backButton]),
      AccessibilityElement(label: "Wi-Fi", value: "1", traits: [.button, .toggleButton]),
      AccessibilityElement(label: "Email", value: "anna@example.com", traits: [.textEntry]),
      AccessibilityElement(label: "Guests", value: "2", hint: "Changes the table", traits: [.adjustable]),
      AccessibilityElement(label: "Basket", value: "empty", hint: "Double tap to shop", traits: [.button]),
      AccessibilityElement(traits: [.button], identifier: "pay"),
      AccessibilityElement(label: "person.fill", traits: [.image]),
      AccessibilityElement(
        label: SpokenText([.known("Order "), .hole(name: "number", because: Reason("loaded"))]), traits: [.button]),
      AccessibilityElement(label: "Half full", traits: []),
    ]
    var row = AccessibilityElement(label: "Results", traits: [.header])
    row.position = .init(2, of: 4)
    row.container = "Delivery"
    row.customContent = [.init(label: "Tea", value: "Lists the tea", isImportant: true)]
    elements.append(row)
    return elements
  }()

  @Test(arguments: expectations) func hidesNothingOfALine(_ words: String) {
    let expected = ExpectedUtterance(words, lexicon: Self.speech.lexicon)
    for line in Self.lines where expected.compare(withSpoken: line).outcome != .different {
      #expect(expected.canBe(among: SpokenWords(line: line), carries: Fact.all), "‘\(words)’ is ‘\(line)’")
    }
  }

  @Test(arguments: expectations) func hidesNothingOfAnElement(_ words: String) {
    let expected = ExpectedUtterance(words, lexicon: Self.speech.lexicon)
    let carried: [Set<Fact>] = [
      Fact.all, Fact.all.subtracting([.value]), Fact.all.subtracting([.container, .hint]), [.label, .trait(.button)],
      [],
    ]
    for element in Self.elements {
      for carries in carried {
        let match = expected.compare(with: element, carries: carries, speech: Self.speech)
        if match.outcome == .different { continue }
        #expect(
          expected.canBe(among: SpokenWords(SpokenElement(element, speech: Self.speech)), carries: carries),
          "‘\(words)’ is ‘\(Self.speech.utterance(of: element).spoken)’")
      }
    }
  }

  @Test func passesOverWhatHasOtherWords() {
    let expected = ExpectedUtterance("selected, 12 Oak Street, button", lexicon: Self.speech.lexicon)
    #expect(!expected.canBe(among: SpokenWords(line: "8 Garden Street, button"), carries: Fact.all))
    let element = AccessibilityElement(label: "8 Garden Street", traits: [.button])
    #expect(!expected.canBe(among: SpokenWords(SpokenElement(element, speech: Self.speech)), carries: Fact.all))
  }
}
