import Testing

@testable import SwiftReader

/// Numbers as format styles write them.
@Suite struct NumberFormatTests {
  @Test func numbersInTheLanguageOfTheScreen() {
    let source = """
      struct V: View {
        let count = 2847
        let share = 0.25
        let price = 9.5
        var body: some View {
          VStack {
            Text(share, format: .percent)
            Text(count, format: .number)
            Text(price.formatted(.number.precision(.fractionLength(2))))
            Text(count.formatted())
            Text("\\(price, specifier: "%.2f") km")
            Text("\\(count) steps")
            Text(String(count))
          }
        }
      }
      """
    expectSpeech(source, ["25%", "2,847", "9.50", "2,847", "9.50 km", "2,847 steps", "2847"])
    expectSpeech(
      source, language: "de", ["25\u{A0}%", "2.847", "9,50", "2.847", "9,50 km", "2.847 steps", "2847"])
  }

  @Test func currenciesAreKnownInEnglish() {
    expectSpeech(
      """
      struct V: View {
        var body: some View {
          VStack { Text(9.5, format: .currency(code: "USD")); Text(-1200, format: .currency(code: "EUR")) }
        }
      }
      """, ["$9.50", "-€1,200.00"])
  }

  @Test func aPercentSignThatIsNoFormatIsKept() {
    expectSpeech(
      """
      struct V: View { var body: some View { Text("50% off") } }
      """,
      tables: [
        "App/Localizable.xcstrings":
          #"{"sourceLanguage":"en","version":"1.0","strings":{"50% off":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Save 50% of it"}}}}}}"#
      ], ["Save 50% of it"])
  }
}
