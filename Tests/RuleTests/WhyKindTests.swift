import ScreenModel
import Testing

@testable import Checks

/// Why a finding hurts, and how to put it right, is said of what it is about.
@Suite struct WhyKindTests {
  // MARK: Numbers

  private func numbers(_ body: String) -> [AuditFinding] {
    findings("struct Scale: View {\nlet scale: Double\nvar body: some View { \(body) }\n}", DateFormatFixed.self)
  }

  @Test func aNumberInATextIsShownForCertain() {
    for body in [
      "Text(\"Scaling: \\(String(format: \"%.1f\", scale))\")", "Text(String(format: \"%.1f\", scale))",
      "Text(verbatim: String(format: \"%.1f\", scale)).font(.body)",
      "Label(\"Scaling: \\(String(format: \"%.1f\", scale))\", systemImage: \"textformat\")",
    ] {
      let found = numbers(body)
      #expect(found.map(\.message) == ["‘%.1f’ has the decimal point of one country"])
      #expect(found.map(\.isReview) == [false])
      #expect(found.map(\.why) == ["3.5 is shown and heard where the reader writes 3,5"])
      #expect(
        found.map(\.help) == [
          "let the system format it: value.formatted(.number.precision(.fractionLength(1)))"
        ])
    }
  }

  @Test func aNumberElsewhereMayNotBeShown() {
    #expect(numbers("Image(String(format: \"%.2f\", scale))").map(\.isReview) == [true])
  }

  @Test func aNumberWithoutADecimalPointIsTheSameEverywhere() {
    #expect(numbers("Text(String(format: \"%.0f%%\", scale))").isEmpty)
    #expect(numbers("Text(String(format: \"%.1f\", locale: .current, scale))").isEmpty)
  }

  // MARK: States in labels

  private func states(_ label: String, _ rest: String = "") -> [String] {
    findings(
      """
      struct Bold: View {
        let isOn: Bool
        var body: some View { Button {} label: { Image(systemName: "bold") }.accessibilityLabel(\(label)) }
      }
      \(rest)
      """, StateInLabel.self
    ).map(\.why)
  }

  @Test func onlyWordsThatNobodyTranslatesAreInOneLanguage() {
    #expect(states("isOn ? \"Bold, on\" : \"Bold, off\"") == [StateInLabel.oneLanguage])
    #expect(
      states("isOn ? String(localized: \"Bold, on\") : String(localized: \"Bold, off\")") == [StateInLabel.notes.why])
    let sleep = """
      class Player: UIViewController {
        let sleep = UIButton()
        func load(on: Bool) {
          sleep.accessibilityLabel = on ? ON : OFF
          view.addSubview(sleep)
        }
      }
      """
    func why(_ words: (String) -> String) -> [String] {
      findings(
        sleep.replacingOccurrences(of: "ON", with: words("Sleep, on"))
          .replacingOccurrences(of: "OFF", with: words("Sleep, off")), StateInLabel.self
      ).map(\.why)
    }
    #expect(why { "NSLocalizedString(\"\($0)\", comment: \"\")" } == [StateInLabel.notes.why])
    #expect(why { "\"\($0)\"" } == [StateInLabel.oneLanguage])
  }

  // MARK: Blanked out

  private func blanked(_ text: String, _ reason: String) -> [String] {
    messages(
      """
      struct Card: View {
        let total: Int
        let isLoading: Bool
        var body: some View { VStack { Text("Followers"); \(text) }.redacted(reason: \(reason)) }
      }
      """, SkeletonRead.self, reviews: true)
  }

  @Test func realValuesThatAreBlankedOutAreNoMadeUpRows() {
    #expect(
      blanked("Text(total, format: .number)", "isLoading ? .placeholder : []")
        == ["what is blanked out may still be heard"])
    #expect(blanked("Text(\"000\")", "isLoading ? .placeholder : []") == ["placeholders may be heard as content"])
    #expect(blanked("Text(total, format: .number)", ".placeholder") == ["placeholders may be heard as content"])
  }

  // MARK: Links

  @Test func anActionForLinksMayKeepThemInTheApp() {
    let help = """
      struct Help: View {
        @Environment(\\.openURL) private var openURL
        let page: URL
        var body: some View { Button("Privacy") { openURL(page) } }
      }
      """
    let root = """
      struct Root: View {
        let page: URL
        var body: some View {
          Help(page: page).environment(\\.openURL, OpenURLAction { url in show(url); return .handled })
        }
        func show(_ url: URL) {}
      }
      """
    #expect(findings(help, ButtonOpensLink.self).map(\.why) == [ButtonOpensLink.notes.why])
    let inside =
      "“button” promises that something happens here; a page opens, in the app itself where its OpenURLAction takes it, and it is not found among the links"
    #expect(findings(help + root, ButtonOpensLink.self).map(\.why) == [inside])
    let outside = help.replacingOccurrences(of: "{ openURL(page) }", with: "{ UIApplication.shared.open(page) }")
    #expect(findings(outside + root, ButtonOpensLink.self).map(\.why) == [ButtonOpensLink.notes.why])
  }

  // MARK: Controls

  @Test func aBarThatFillsIsNoSwitch() {
    func why(_ control: String) -> [String] {
      findings(
        "struct Screen: View {\n@State var part = 0.5\n@State var isOn = false\nvar body: some View { \(control) }\n}",
        ControlWithoutLabel.self
      ).map(\.why)
    }
    #expect(why("ProgressView(value: part)") == ["only a percentage is heard, and not of what so much is done"])
    #expect(why("Gauge(value: part) { EmptyView() }") == ["only a value is heard, and not what is measured"])
    #expect(why("Slider(value: $part)") == [ControlWithoutLabel.notes.why])
    #expect(
      why("Toggle(\"\", isOn: $isOn)")
        == ["only the kind and the value are heard: “switch button, off” says nothing about what is off"])
  }
}
