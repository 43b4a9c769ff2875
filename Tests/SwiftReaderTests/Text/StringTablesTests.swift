import Foundation
import ScreenModel
import Testing

@testable import SwiftReader

/// Which words a table has, and for which language.
struct StringTablesTests {
  private func tables(_ files: [(String, String)]) -> StringTables {
    var tables = StringTables()
    for (path, text) in files { #expect(tables.add(path: path, data: Data(text.utf8)) == []) }
    return tables
  }

  private let catalog = #"""
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "Done" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } } } },
      "title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Hello %@" } },
        "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Hallo %@" } } } },
      "SwiftUI" : { "shouldTranslate" : false },
      "%lld guests" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld guest" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld guests" } } } } } } },
      "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
        "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } } } } } } },
      "sum" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "In all %#@files@" },
        "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } } } } } }
    } }
    """#

  @Test func aKeyIsTheWordsOfTheSourceLanguage() {
    let tables = tables([("App/Localizable.xcstrings", catalog)])
    #expect(tables.text(key: "Done", language: "en") == LocalizedText("Done", language: "en"))
    #expect(tables.text(key: "Done", language: "de-AT") == LocalizedText("Fertig", language: "de"))
    #expect(tables.text(key: "Done", language: "fr") == LocalizedText("Done", language: "en"))
    #expect(tables.text(key: "nowhere", language: "en") == nil)
    #expect(tables.sourceLanguage == "en")
    #expect(tables.languages == ["de", "en"])
  }

  @Test func wordsDependOnTheNumber() {
    let tables = tables([("Localizable.xcstrings", catalog)])
    #expect(
      tables.text(key: "%lld guests", language: "en")
        == LocalizedText("%lld guests", plurals: ["one": "%lld guest", "other": "%lld guests"], language: "en"))
    #expect(
      tables.text(key: "sum", language: "en")
        == LocalizedText(
          "In all %1$lld files", plurals: ["one": "In all %1$lld file", "other": "In all %1$lld files"],
          language: "en"))
  }

  @Test func aPhoneHearsTheWordsForThePhone() {
    let tables = tables([("Localizable.xcstrings", catalog)])
    #expect(tables.text(key: "tap", language: "en") == LocalizedText("Tap", language: "en"))
  }

  @Test func whatNobodyFinishedIsNotTranslated() {
    let tables = tables([("Localizable.xcstrings", catalog)])
    func translated(_ key: String, _ language: String) -> Bool {
      tables.isTranslated(key: key, table: nil, language: language)
    }
    #expect(translated("Done", "de"))
    #expect(!translated("title", "de"))
    #expect(translated("title", "en"))
    #expect(!translated("Done", "fr"))
    #expect(translated("SwiftUI", "fr"))
  }

  @Test func tablesOfLanguageFoldersGoTogether() {
    let tables = tables([
      ("App/en.lproj/Errors.strings", "\"e1\" = \"No network\";"),
      ("App/de.lproj/Errors.strings", "\"e1\" = \"Kein Netz\";"),
      ("App/Base.lproj/Errors.strings", "e2 = Base;"),
    ])
    #expect(tables.text(key: "e1", table: "Errors", language: "de")?.value == "Kein Netz")
    #expect(tables.text(key: "e2", table: "Errors", language: "de")?.value == "Base")
    #expect(tables.text(key: "e1", language: "de") == nil)
    #expect(tables.has(key: "e1", table: "Errors"))
    #expect(!tables.has(key: "e1", table: nil))
    #expect(tables.languages == ["de", "en"])
    #expect(tables.sourceLanguage == nil)
  }

  @Test func pluralRulesWinOverPlainWords() {
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>guests</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>For %#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d guest</string><key>other</key><string>%d guests</string>
        </dict></dict></dict></plist>
      """
    let tables = tables([
      ("en.lproj/Localizable.strings", "guests = x; a = b;"), ("en.lproj/Localizable.stringsdict", rules),
    ])
    #expect(
      tables.text(key: "guests", language: "en")
        == LocalizedText(
          "For %d guests", plurals: ["one": "For %d guest", "other": "For %d guests"], language: "en"))
    #expect(tables.text(key: "a", language: "en")?.value == "b")
  }

  @Test(arguments: [
    ("A.xcstrings", ""), ("A.xcstrings", "{"), ("A.xcstrings", "[]"), ("A.xcstrings", "{\"strings\":{}}"),
    ("A.xcstrings", String(repeating: "[", count: 200_000)), ("A.stringsdict", "bplist00"), ("A.stringsdict", ""),
    ("A.stringsdict", "<plist>" + String(repeating: "<dict>", count: 200_000)), ("A.stringsdict", "<?xml <"),
    ("A.strings", "<?xml ?><plist><array/></plist>"),
  ])
  func filesThatAreNoTablesAreAProblem(_ path: String, _ text: String) {
    var tables = StringTables()
    let problems = tables.add(path: path, data: Data(text.utf8))
    #expect(problems.count == 1)
    #expect(problems.first?.span?.file == path)
    #expect(tables.languages == [])
  }

  @Test func languagesHaveOneSpelling() {
    let tables = tables([("zh-hant_TW.lproj/Localizable.strings", "a = b;")])
    #expect(tables.languages == ["zh-Hant-TW"])
    #expect(tables.text(key: "a", language: "zh_Hant_TW")?.language == "zh-Hant-TW")
    #expect(tables.text(key: "a", language: "zh-Hant") == nil)
  }

  @Test func otherFilesArePassedOver() {
    var tables = StringTables()
    #expect(tables.add(path: "Info.plist", data: Data("x".utf8)) == [])
  }
}
