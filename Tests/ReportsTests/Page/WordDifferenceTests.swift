import Testing

@testable import Reports

@Suite struct WordDifferenceTests {
  /// Both texts with what differs in brackets.
  private func marked(_ expected: String, _ said: String) -> [String] {
    let difference = WordDifference(expected, said)
    return [difference.expected, difference.said].map { runs in
      runs.map { $0.differs ? "[\($0.text)]" : $0.text }.joined()
    }
  }

  @Test func aWordThatIsMissing() {
    #expect(
      marked("selected, 12 Oak Street, button", "12 Oak Street, button")
        == ["[selected], 12 Oak Street, button", "12 Oak Street, button"])
  }

  @Test func wordsThatWereNotExpected() {
    #expect(
      marked("Pay $2.50, button", "Pay $2.50 now and here, dimmed, button")
        == ["Pay $2.50, button", "Pay $2.50 [now and here, dimmed], button"])
  }

  @Test func anotherWordInItsPlace() {
    #expect(marked("Order 42 is paid.", "Order 41 is paid.") == ["Order [42] is paid.", "Order [41] is paid."])
  }

  /// State and role words are facts: where they stand is no difference.
  @Test func thePlaceOfAWholePartIsNoDifference() {
    #expect(
      marked("selected, Oak, button", "Oak, button, selected") == ["selected, Oak, button", "Oak, button, selected"])
    #expect(WordDifference("selected, Oak, button", "Oak, button, selected").isSame)
  }

  @Test func capitalsAreNoDifference() { #expect(WordDifference("Oak Street, Button", "oak street, button").isSame) }

  @Test func placeholdersStandForAnyWords() {
    #expect(WordDifference("Order <number>, …", "Order 42, Sencha, $2.50, On its way").isSame)
    #expect(WordDifference("8 Garden Street, button", "<model.address>, button").isSame)
    #expect(
      marked("Order <number>, heading", "Order 42, button") == ["Order <number>, [heading]", "Order 42, button"])
  }

  @Test func otherScripts() {
    #expect(marked("住所, ボタン", "住所") == ["住所, [ボタン]", "住所"])
    #expect(marked("שלום עולם", "שלום") == ["שלום [עולם]", "שלום"])
  }

  @Test func nothingInCommon() {
    let difference = WordDifference("Verifying card", "Pay, dimmed, button")
    #expect(difference.sharesNothing)
    #expect(marked("", "Pay") == ["", "[Pay]"])
  }

  @Test func longTextsEnd() {
    let long = String(repeating: "word ", count: 5_000)
    #expect(WordDifference(long, long).expected.map(\.text).joined().count == long.count)
  }
}
