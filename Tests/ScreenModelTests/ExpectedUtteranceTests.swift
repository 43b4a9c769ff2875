import ScreenModel
import Testing

private func element(
  _ label: String? = nil, value: String? = nil, hint: String? = nil, _ traits: Set<ScreenModel.Trait> = [],
  change: (inout AccessibilityElement) -> Void = { _ in }
) -> AccessibilityElement {
  var element = AccessibilityElement(
    label: label.map { SpokenText($0) }, value: value.map { SpokenText($0) }, hint: hint.map { SpokenText($0) },
    traits: traits)
  change(&element)
  return element
}

/// An expectation, the element it is held against, and what comes of it.
struct MatchCase: Sendable, CustomTestStringConvertible {
  var expected: String
  var element: AccessibilityElement
  var language = "en"
  var outcome = UtteranceMatch.Outcome.same
  var missing: [String] = []
  var extra: [String] = []

  var testDescription: String { "\(expected) (\(outcome))" }
}

private func same(_ expected: String, _ element: AccessibilityElement, in language: String = "en") -> MatchCase {
  MatchCase(expected: expected, element: element, language: language)
}

private func different(
  _ expected: String, _ element: AccessibilityElement, missing: [String] = [], extra: [String] = [],
  in language: String = "en"
) -> MatchCase {
  MatchCase(
    expected: expected, element: element, language: language, outcome: .different, missing: missing, extra: extra)
}

private let street = "12 Oak Street"

private let matchCases: [MatchCase] = [
  same("selected, 12 Oak Street, button", element(street, [.button, .selected])),
  same("12 Oak Street, Button, SELECTED", element(street, [.button, .selected])),
  same("Selected: 12 Oak Street. Button.", element(street, [.button, .selected])),
  same("12 oak street button", element(street, [.button])),
  different("12 Oak Street, button", element(street, [.button, .selected]), extra: ["selected"]),
  different("selected, 12 Oak Street, button", element(street, [.button]), missing: ["selected"]),
  different("Pay, disabled, button", element("Pay", [.button]), missing: ["dimmed"]),
  different("Pay, button", element("Pay", [.button, .notEnabled]), extra: ["dimmed"]),
  same("Pay, unavailable, button", element("Pay", [.button, .notEnabled])),
  different("Cart, heading", element("Cart"), missing: ["heading"]),
  different("Cart", element("Cart", [.header]), extra: ["heading"]),
  different("8 Garden Street, button", element(street, [.button]), missing: ["8 Garden"], extra: ["12 Oak"]),
  different("Oak Street 12, button", element(street, [.button]), missing: ["12"], extra: ["12"]),
  different("12 Oak, button", element(street, [.button]), extra: ["Street"]),
  same(
    "Pay $1,299.00, Verifying card, dimmed, button",
    element("Pay $1,299.00", value: "Verifying card", [.button, .notEnabled])),
  same("75 percent, One of four", element("75% (1 of 4)")),
  // "button" beside a role that says more
  same("Terms, link", element("Terms", [.button, .link])),
  same("Terms, button, link", element("Terms", [.link])),
  different("Terms, button", element("Terms", [.button, .link]), extra: ["link"]),
  same("Home, button, tab", element("Home", [.tabBarItem])),
  same("Wi-Fi, toggle, on", element("Wi-Fi", value: "1", [.button, .toggleButton])),
  same("Wi-Fi, on, switch button", element("Wi-Fi", value: "1", [.button, .toggleButton])),
  different(
    "Wi-Fi, switch button, off", element("Wi-Fi", value: "1", [.button, .toggleButton]), missing: ["off"],
    extra: ["on"]),
  same("Accept, switch button, checked", element("Accept", value: "Checked", [.button, .toggleButton])),
  same("Play, On, button", element("Play", value: "On", [.button])),
  same("Back, button", element("Back", [.button, .backButton])),
  same("Back, back button", element("Back", [.button, .backButton])),
  // Role words inside a label
  same("Delete button, button", element("Delete button", [.button])),
  different("Delete, button", element("Delete button", [.button]), extra: ["button"]),
  different("Delete button, button", element("Delete", [.button]), missing: ["button"]),
  same("\"Heading, part 1\", heading", element("Heading, part 1", [.header])),
  same("Heading, part 1, heading", element("Heading, part 1", [.header])),
  different("\"Cart, heading\"", element("Cart", [.header]), missing: ["heading"], extra: ["heading"]),
  // Compared only where stated
  same("Home, tab", element("Home", [.tabBarItem]) { $0.position = .init(1, of: 4) }),
  same("Home, tab, one of four", element("Home", [.tabBarItem]) { $0.position = .init(1, of: 4) }),
  same("Home, tab, 1/4", element("Home", [.tabBarItem]) { $0.position = .init(1, of: 4) }),
  different("Home, tab, 2 of 4", element("Home", [.tabBarItem]) { $0.position = .init(1, of: 4) }, missing: ["2 of 4"]),
  same("History, heading", element("History", [.header]) { $0.headingLevel = 2 }),
  same("History, heading level 2", element("History", [.header]) { $0.headingLevel = 2 }),
  different(
    "History, heading level 3", element("History", [.header]) { $0.headingLevel = 2 },
    missing: ["heading level 3"]),
  same("Play, button, Starts the song", element("Play", hint: "Starts the song", [.button])),
  same("Play, button", element("Play", hint: "Starts the song", [.button])),
  different("Play, button, Stops it", element("Play", [.button]), missing: ["Stops it"]),
  same(
    "Wi-Fi, switch button, on, double-tap to toggle setting",
    element("Wi-Fi", value: "1", [.button, .toggleButton])),
  same("Mini player, Play, button", element("Play", [.button]) { $0.container = "Mini player" }),
  same("Row, actions available", element("Row") { $0.actions = ["Delete"] }),
  different("Row, actions available", element("Row"), missing: ["actions available"]),
  same("Find tea, text field, search field", element("Find tea", [.searchField, .textEntry])),
  same("Name, text field", element("Name", [.textEntry, .isEditing])),
  // Names and ellipses
  same("<street>, button", element(street, [.button])),
  same("Loading…", element("Loading…")),
  same("Loading...", element("Loading tea")),
  same("Loading", element("Loading…")),
  same("…, button", element("Anything", [.button])),
  same("12 … Street, button", element(street, [.button])),
  same("Cart, …", element("Cart", value: "3 items", [.button])),
  different("Cart, …", element("Cart", [.button, .selected]), extra: ["selected"]),
  different("<x> and <x>", element("tea and cups"), missing: ["<x>", "<x>"], extra: ["tea", "cups"]),
  // Encoding
  same("Café “Olé”, button", element("Cafe\u{301} \"Ole\u{301}\"\u{200F}", [.button])),
  same("Check in, button", element("Check-in", [.button])),
  // Other languages
  same("ausgewählt, Tee, Taste", element("Tee", [.button, .selected]), in: "de"),
  same("Start, Tabulator, 1 von 4", element("Start", [.tabBarItem]) { $0.position = .init(1, of: 4) }, in: "de"),
  different("Tee, Taste", element("Tee", [.button, .notEnabled]), extra: ["grau dargestellt"], in: "de"),
  same("Bearbeiten, Taste", element("Bearbeiten", [.button]), in: "de"),
  same("выбрано, Чай, кнопка", element("Чай", [.button, .selected]), in: "ru"),
  different("Чай, заголовок", element("Чай"), missing: ["заголовок"], in: "ru"),
  same("選択、お茶、ボタン", element("お茶", [.button, .selected]), in: "ja"),
]

@Test(arguments: matchCases)
func expectationIsHeldAgainstElement(_ example: MatchCase) {
  let lexicon = Lexicon.language(example.language)
  let match = ExpectedUtterance(example.expected, lexicon: lexicon)
    .compare(with: example.element, carries: Fact.all, speech: Speech(lexicon: lexicon))
  #expect(match.outcome == example.outcome)
  #expect(match.missing == example.missing)
  #expect(match.extra == example.extra)
  #expect((match.similarity > 0.98) == (example.outcome == .same))
}

@Test func namesAreBoundInOrder() {
  let speech = Speech(lexicon: .language("en"))
  let expected = ExpectedUtterance("<name>, <price>, button, <i> of <n>", lexicon: speech.lexicon)
  let cup = element("Leaf cup, $9.00", [.button]) { $0.position = .init(2, of: 3) }
  #expect(expected.names == ["name", "price", "i", "n"])
  let match = expected.compare(with: cup, carries: Fact.all, speech: speech)
  #expect(match.outcome == .same)
  #expect(match.bindings == ["name": "Leaf cup", "price": "$9.00", "i": "2", "n": "3"])
}

@Test func boundNameStandsForTheSameText() {
  let speech = Speech(lexicon: .language("en"))
  let expected = ExpectedUtterance("<street>, heading", lexicon: speech.lexicon)
  let bindings = ["street": street]
  let right = expected.compare(
    with: element(street, [.header]), carries: Fact.all, speech: speech, bindings: bindings)
  let wrong = expected.compare(
    with: element("8 Garden Street", [.header]), carries: Fact.all, speech: speech, bindings: bindings)
  #expect(right.outcome == .same)
  #expect(wrong.outcome == .different)
  #expect(wrong.missing == ["12 Oak"])
}
