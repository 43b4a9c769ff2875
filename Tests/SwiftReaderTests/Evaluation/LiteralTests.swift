import ScreenModel
import Testing

@testable import SwiftReader

@Suite("Literals wait for a type")
struct LiteralTests {
  private let german = ["App/de.lproj/Localizable.strings": "\"Pay\" = \"Bezahlen\";\n\"Later\" = \"Später\";\n"]

  @Test("One literal through a LocalizedStringKey and a String component")
  func twoTypes() {
    expectSpeech(
      """
      struct KeyTitle: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      struct PlainTitle: View { let title: String; var body: some View { Text(title) } }
      struct V: View { var body: some View { VStack { KeyTitle(title: "Pay"); PlainTitle(title: "Pay") } } }
      """, language: "de", tables: german, ["Bezahlen", "Pay"])
  }

  @Test("Literals of controls are keys, of values and verbatim texts they are not")
  func controls() {
    expectSpeech(
      """
      struct V: View {
        let plain = "Pay"
        let typed: LocalizedStringKey = "Pay"
        var body: some View { VStack {
          Text("Pay"); Button("Pay") { }; Text(verbatim: "Pay"); Text(plain); Text(typed); Text(LocalizedStringKey(plain))
          Button { } label: { Image(systemName: "x") }.accessibilityLabel("Later")
        } }
      }
      """, language: "de", tables: german,
      ["Bezahlen", "Bezahlen, taste", "Pay", "Pay", "Bezahlen", "Bezahlen", "Später, taste"])
  }

  @Test("Functions, returns and ?? hand the type on")
  func flow() {
    expectSpeech(
      """
      struct V: View {
        let name: String? = nil
        var key: LocalizedStringKey { "Pay" }
        func key(_ flag: Bool) -> LocalizedStringKey { flag ? "Pay" : "Later" }
        func words() -> String { "Later" }
        func row(_ title: LocalizedStringKey) -> some View { Text(title) }
        func plain(_ title: String) -> some View { Text(title) }
        var body: some View { VStack {
          Text(key); Text(key(false)); Text(words()); row("Pay"); plain("Pay"); Text(name ?? "Later")
        } }
      }
      """, language: "de", tables: german, ["Bezahlen", "Später", "Later", "Bezahlen", "Pay", "Later"])
  }

  @Test("String(localized:) and NSLocalizedString look up, String alone does not")
  func lookups() {
    expectSpeech(
      """
      struct V: View {
        let one = String(localized: "Pay")
        let two = NSLocalizedString("Later", comment: "")
        var body: some View { VStack { Text(one); Text(two); Text(String("Pay")) } }
      }
      """, language: "de", tables: german, ["Bezahlen", "Später", "Pay"])
  }

  @Test("Optional and generic parameters keep the literal's type")
  func optional() {
    expectSpeech(
      """
      struct Row: View { let title: LocalizedStringKey?; let note: String?
        var body: some View { if let title { Text(title) }; if let note { Text(note) } } }
      struct Box<S: StringProtocol>: View { let title: S; var body: some View { Text(title) } }
      struct V: View { var body: some View { Row(title: "Pay", note: "Pay"); Box(title: "Pay") } }
      """, language: "de", tables: german, ["Bezahlen", "Pay", "Pay"])
  }

  @Test("Interpolated keys take their values and plural forms from the table")
  func interpolated() {
    expectSpeech(
      """
      struct V: View { let count = 3; let name = "Anna"
        var body: some View { VStack { Text("Hello \\(name)"); Text("\\(count) cups") } } }
      """, language: "de",
      tables: ["App/de.lproj/Localizable.strings": "\"Hello %@\" = \"Hallo %@\";\n\"%lld cups\" = \"%lld Tassen\";\n"],
      ["Hallo Anna", "3 Tassen"])
  }

  @Test("Generated constants over the tables are read")
  func generated() {
    expectSpeech(
      """
      enum L10n {
        static let pay = L10n.tr("Localizable", "pay.title", fallback: "Pay now")
        static func hello(_ p1: Any) -> String { L10n.tr("Localizable", "hello", String(describing: p1), fallback: "Hello %@") }
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: value, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      struct V: View { var body: some View { VStack { Text(L10n.pay); Text(L10n.hello("Anna")) } } }
      """, language: "de",
      tables: ["App/de.lproj/Localizable.strings": "\"pay.title\" = \"Jetzt zahlen\";\n\"hello\" = \"Hallo %@\";\n"],
      ["Jetzt zahlen", "Hallo Anna"])
  }
}
