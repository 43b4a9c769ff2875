import Testing

/// Format strings as C and Foundation fill them.
@Suite struct FormatStringTests {
  @Test func flagsWidthsAndBases() {
    expectSpeech(
      """
      struct V: View {
        var body: some View {
          VStack {
            Text(String(format: "%02d:%02d", 65 / 60, 65 % 60))
            Text(String(format: "%03d", 7))
            Text(String(format: "%x %02X #%04X", 255, 10, 255))
            Text(String(format: "%+d %+.1f", 7, 2.0))
            Text(String(format: "%f %e", 0.5, 1500.0))
            Text(String(format: "%.1f", 0.35))
            Text(String(format: "%@: %.1f%%", "Load", 12.34))
            Text(String(format: "%2$@ of %1$@", "nine", "one"))
            Text(String(format: "%d", 12345))
            Text(String(format: "%*d", 3, 7))
          }
        }
      }
      """,
      [
        "01:05", "007", "ff 0A #00FF", "+7 +2.0", "0.500000 1.500000e+03", "0.3", "Load: 12.3%", "one of nine", "12345",
        "<String(format: \"%*d\", 3, 7)>",
      ])
  }

  @Test func inTheWayOfTheLanguage() {
    let source = """
      struct V: View {
        var body: some View {
          VStack {
            Text(String.localizedStringWithFormat("%d", 12345))
            Text(String.localizedStringWithFormat(NSLocalizedString("n_files", comment: ""), 1))
            Text("n_files".localized(with: 3))
          }
        }
      }
      extension String {
        func localized(with arguments: CVarArg...) -> String {
          String(format: NSLocalizedString(self, comment: ""), arguments: arguments)
        }
      }
      """
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"n_files": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%d file"}},
      "other": {"stringUnit": {"state": "translated", "value": "%d files"}}}}}}}}}
      """
    expectSpeech(source, tables: ["App/Localizable.xcstrings": catalog], ["12,345", "1 file", "3 files"])
  }

  @Test func keysAndTheirDefaults() {
    let source = """
      enum Mode: String { case list; var title: String { NSLocalizedString("mode.\\(rawValue)", comment: "") } }
      struct V: View {
        var body: some View {
          VStack {
            Text(Mode.list.title)
            Text("load \\(50)%")
            Text(String(localized: "missing.key", defaultValue: "Default words"))
          }
        }
      }
      """
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "mode.list": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "List mode"}}}},
      "load %lld%%": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%lld%% loaded"}}}}}}
      """
    expectSpeech(
      source, tables: ["App/Localizable.xcstrings": catalog], ["List mode", "50% loaded", "Default words"])
  }

  @Test func descriptionsOfEnums() {
    expectSpeech(
      """
      enum Status: CustomStringConvertible {
        case fine, bad(Int)
        var description: String { switch self { case .fine: "fine"; case .bad(let n): "\\(n) problems" } }
      }
      enum Plain { case open, held(Int) }
      struct V: View {
        let status = Status.bad(2)
        var body: some View {
          VStack { Text(verbatim: "\\(status)"); Text(String(describing: status)); Text(verbatim: "\\(Plain.held(3))") }
        }
      }
      """, ["2 problems", "2 problems", "held(3)"])
  }
}
