import ScreenModel
import Testing

/// An expectation and a line that was heard.
struct LineCase: Sendable, CustomTestStringConvertible {
  var expected: String
  var line: String
  var language = "en"
  var missing: [String] = []
  var extra: [String] = []
  var isSame: Bool { missing.isEmpty && extra.isEmpty }

  init(
    _ expected: String, heard line: String, missing: [String] = [], extra: [String] = [], in language: String = "en"
  ) {
    self.expected = expected
    self.line = line
    self.language = language
    self.missing = missing
    self.extra = extra
  }

  var testDescription: String { "\(expected) | \(line)" }
}

private let lineCases: [LineCase] = [
  LineCase("12 Oak Street, button", heard: "12 Oak Street, button"),
  LineCase("selected, 12 Oak Street, button", heard: "Selected 12 Oak Street button"),
  LineCase("12 Oak Street, button", heard: "Selected, 12 Oak Street, button", extra: ["selected"]),
  LineCase("selected, 12 Oak Street, button", heard: "12 Oak Street, button", missing: ["selected"]),
  LineCase("Pay, dimmed, button", heard: "Pay. Dimmed. Button."),
  LineCase("Pay, button", heard: "Pay dimmed button", extra: ["dimmed"]),
  LineCase("Cart, heading", heard: "Cart, button", missing: ["heading"], extra: ["button"]),
  // What may follow or precede
  LineCase("Like, button", heard: "Like, button, double tap to like"),
  LineCase("Like, button, double-tap to like", heard: "Like, button, double tap to like"),
  LineCase("Wi-Fi, switch button, on", heard: "Wi-Fi, switch button, on, double tap to toggle setting"),
  LineCase(
    "Volume, 50%, adjustable",
    heard:
      "Volume 50 percent adjustable. Swipe up or down with one finger to adjust the value."),
  LineCase("Row, button", heard: "Row, button, actions available"),
  LineCase("My Sites, selected, tab", heard: "Selected My Sites tab 1 of 5"),
  LineCase("My Sites, tab, 1 of 5", heard: "My Sites tab one of five"),
  LineCase("My Sites, tab, 2 of 5", heard: "My Sites, tab, 1 of 5", missing: ["2 of 5"]),
  LineCase("Play, button", heard: "Toolbar, Play, button"),
  LineCase("selected, Play, button", heard: "Mini player, selected, Play, button"),
  LineCase("Mini player, Play, button", heard: "Mini player, Play, button"),
  LineCase("Accept, switch button, checked", heard: "Accept, switch button, checked"),
  LineCase("Site, text field", heard: "Site. Text field. Is editing. example.com. Insertion point at start."),
  LineCase("Tea, button", heard: "Tea, button, selected items open at once"),
  LineCase("Menu, button", heard: "Menu, button, possibly add"),
  LineCase("History, heading", heard: "History heading level 2"),
  // Labels that hold role words
  LineCase("Delete button, button", heard: "Delete button, button"),
  LineCase("Delete, button", heard: "Delete button, button", extra: ["button"]),
  LineCase("Delete button, button", heard: "Delete, button", missing: ["button"]),
  LineCase("\"Heading, part 1\", heading", heard: "Heading, part 1, heading"),
  // What a recogniser makes of labels, never of states
  LineCase("Tickets for two, button", heard: "tickets four to button"),
  LineCase("Leaf cup, button", heard: "Leave cup, button", missing: ["Leaf"], extra: ["Leave"]),
  LineCase("<name>, heading", heard: "Delivery address, heading"),
  LineCase("Loading…", heard: "Loading products"),
  LineCase("Wrong password. Try again or reset it.", heard: "Wrong password, try again or reset it"),
  LineCase("Wrong password", heard: "Wrong password, try again", extra: ["try again"]),
  LineCase("ausgewählt, Tee, Taste", heard: "Auswahl, Tee, Taste", in: "de"),
  LineCase("Zahlen, Taste", heard: "Zahlen, grau dargestellt, Taste", extra: ["grau dargestellt"], in: "de"),
  LineCase("Wi-Fi, переключатель", heard: "Wi-Fi, переключатель", in: "ru"),
]

@Test(arguments: lineCases)
func expectationIsHeldAgainstHeardLine(_ example: LineCase) {
  let match = ExpectedUtterance(example.expected, lexicon: .language(example.language))
    .compare(withSpoken: example.line)
  #expect(match.outcome == (example.isSame ? .same : .different))
  #expect(match.missing == example.missing)
  #expect(match.extra == example.extra)
}

@Test func heardLineBindsNames() {
  let match = ExpectedUtterance("<title>, heading", lexicon: .language("en"))
    .compare(withSpoken: "Delivery address, heading")
  #expect(match.bindings == ["title": "Delivery address"])
}

@Test func nearerLineIsMoreSimilar() {
  let expected = ExpectedUtterance("selected, 12 Oak Street, button", lexicon: .language("en"))
  let near = expected.compare(withSpoken: "12 Oak Street, button")
  let far = expected.compare(withSpoken: "8 Garden Street, button")
  let none = expected.compare(withSpoken: "Cart, heading")
  #expect(near.similarity > far.similarity)
  #expect(far.similarity > none.similarity)
  #expect(near.similarity < 1)
}

@Test func wordsAreContainedInAText() {
  let expected = ExpectedUtterance("out of stock until <day>", lexicon: .language("en"))
  #expect(expected.isContained(in: "Leaf cup is out of stock until Monday.").outcome == .same)
  let missing = expected.isContained(in: "Leaf cup is sold out.")
  #expect(missing.outcome == .different)
  #expect(missing.extra == [])
  let day = SpokenText([
    .known("Out of "), .hole(name: "what", because: Reason("from the server")), .known(" until June"),
  ])
  let open = expected.isContained(in: day)
  #expect(open.outcome == .open)
  #expect(open.openNames == ["what"])
}
