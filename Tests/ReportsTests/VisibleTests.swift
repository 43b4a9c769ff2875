import Reports
import Testing

@Suite struct VisibleTests {
  @Test(arguments: [
    ("Pay, button", "Pay, button"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
    ("\u{202E}yaP", "\\u{202E}yaP"), ("\u{9B}31m", "\\u{9B}31m"), ("👩‍👩‍👧 é שלום", "👩‍👩‍👧 é שלום"), ("", ""),
  ])
  func showsWhatWouldSteerATerminal(text: String, expected: String) {
    #expect(text.visible == expected)
  }
}
