import ScreenModel
import Testing

@Suite struct NumberWordsTests {
  @Test func numbersAreWrittenAsInTheLanguage() throws {
    let english = try #require(NumberWords(language: "en-GB"))
    #expect(english.whole(2_847) == "2,847")
    #expect(english.whole(-1_234_567) == "-1,234,567")
    #expect(english.decimal(1_234.5) == "1,234.5")
    #expect(english.decimal(0.333333333, most: 2) == "0.33")
    #expect(english.decimal(9.5, least: 2, most: 2) == "9.50")
    #expect(english.decimal(-0.001, most: 2) == "0")
    #expect(english.percent("50") == "50%")
    #expect(NumberWords(language: "de")?.decimal(1_234.5) == "1.234,5")
    #expect(NumberWords(language: "es")?.whole(2_847) == "2847")
    #expect(NumberWords(language: "fr")?.whole(2_847) == "2\u{202F}847")
    #expect(NumberWords(language: "ar") == nil)
    #expect(english.decimal(.infinity) == nil)
    #expect(english.decimal(1, most: 40) == nil)
  }
}
