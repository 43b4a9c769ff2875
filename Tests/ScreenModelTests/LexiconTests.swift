import ScreenModel
import Testing

@Test(arguments: [
  ("en-GB", "en"), ("de_CH", "de"), ("fr-CA", "fr-CA"), ("fr-BE", "fr"), ("pt-BR", "pt-BR"), ("no", "nb"),
  ("zh", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-HK"), ("es-MX", "es-419"), ("es-ES", "es"),
  ("iw", "he"), ("tlh", "en"), ("", "en"), ("-", "en"),
])
func languageIsFoundByTag(tag: String, found: String) {
  #expect(Lexicon.language(tag).tag == found)
}

@Test func everyLanguageHasTheCommonRoleWords() {
  #expect(Lexicon.languages.count == 39)
  let common: [Word] = [.selected, .dimmed, .button, .heading, .link, .image, .on, .off, .tab, .position, .searchField]
  let english = Lexicon.language("en")
  for tag in Lexicon.languages where tag != "en" {
    let lexicon = Lexicon.language(tag)
    #expect(lexicon.phrase(.dimmed) != english.phrase(.dimmed), "\(tag)")
    for word in common { #expect(!lexicon.phrase(word, index: 1, count: 2).contains("{"), "\(tag) \(word)") }
  }
}

@Test func certainWordsAreThoseOfVoiceOver() {
  #expect(Lexicon.language("de").isCertain(.button))
  #expect(!Lexicon.language("de").isCertain(.popUpButton))
  #expect(!Lexicon.language("fr").isCertain(.button))
}

@Test func numbersAreFilledWhereTheLanguagePutsThem() {
  #expect(Lexicon.language("en").phrase(.position, index: 2, count: 5) == "2 of 5")
  #expect(Lexicon.language("ja").phrase(.position, index: 2, count: 5) == "5中2")
  #expect(Lexicon.language("ru").phrase(.spansRows, count: 3) == "охватывает строк: 3")
  #expect(Lexicon.language("fr").phrase(.headingLevel, index: 2) == "en-tête niveau 2")
}

@Test func missingWordsAreEnglish() {
  #expect(Lexicon.language("fr").phrase(.switchButton) == "switch button")
}

@Test(arguments: [
  ("17", OSVersion(17)), ("17.5", OSVersion(17, 5)), ("iOS 26.2", OSVersion(26, 2)),
  ("iPadOS 18.1.1", OSVersion(18, 1)),
])
func versionIsRead(text: String, version: OSVersion) {
  #expect(OSVersion(text) == version)
}

@Test(arguments: ["", "iOS", "99999999999999999999"])
func versionWithoutNumberIsNone(text: String) {
  #expect(OSVersion(text) == nil)
}

@Test func versionsAreOrdered() {
  #expect(OSVersion(17, 5) < OSVersion(18))
  #expect(OSVersion(26) < .newest)
}
