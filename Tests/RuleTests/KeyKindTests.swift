import ScreenModel
import Testing

@testable import Checks

/// Keys of string tables are not what is heard: rules about words are silent where no table has them.
@Suite struct KeyKindTests {
  private func found(_ code: String, _ rule: any Rule.Type) -> [String] {
    AuditedCode(code).findings(rule).map { $0.isReview ? "review: \($0.message)" : $0.message }
  }

  private let controller = """
    import UIKit
    enum L10n {
      static let close = NSLocalizedString("common.close.button", comment: "")
      static let hint = NSLocalizedString("share_hint_double_tap", comment: "")
    }
    final class LoginController: UIViewController {
      private let loginButton = UIButton(type: .system)
      private let closeButton = UIButton(type: .system)
      private let logo = UIImageView()
      override func viewDidLoad() {
        super.viewDidLoad()
        loginButton.setTitle(NSLocalizedString("login_button", comment: ""), for: .normal)
        loginButton.accessibilityHint = L10n.hint
        closeButton.setTitle("common.close", for: .normal)
        closeButton.accessibilityLabel = L10n.close
        logo.isAccessibilityElement = true
        logo.accessibilityLabel = NSLocalizedString("login.logo.image", comment: "")
        [logo, loginButton, closeButton].forEach(view.addSubview)
      }
    }
    """

  private let view = """
    struct Footer: View {
      let failed: Bool
      let onBuy: () -> Void
      var body: some View {
        VStack {
          Button("paywall.buy.button", action: onBuy)
          Button(String(localized: "paywall.restore-button"), action: onBuy)
          Button("paywall.help", action: onBuy)
            .accessibilityLabel(Text("paywallHelpButton"))
            .accessibilityHint(Text("paywall.help.tap_hint"))
          Button("startOverButton", role: .destructive, action: onBuy)
          if failed { Text("error.generic.message") }
        }
      }
    }
    """

  @Test(arguments: ruleIDs)
  func aKeyIsNotWords(_ id: String) throws {
    let rule = try #require(allRules.first { $0.id == id })
    #expect(found(controller, rule) == [])
    #expect(found(view, rule) == [])
  }

  static let ruleIDs = [
    "error-without-remedy", "hint-names-gesture", "hint-repeats-label", "irreversible-without-hint",
    "label-is-file-name", "label-misses-visible-text", "label-repeats-role",
  ]

  @Test func theDefaultValueIsWhatIsHeard() {
    let code = """
      struct SignUp: View {
        let onBuy: () -> Void
        var body: some View {
          VStack {
            Button(String(localized: "signup.button", defaultValue: "Sign up"), action: onBuy)
            Button(String(localized: "send.title", defaultValue: "Send button"), action: onBuy)
          }
        }
      }
      """
    #expect(
      found(code, LabelRepeatsRole.self) == ["the label ‘Send button’ says ‘button’, which VoiceOver says anyway"])
  }

  @Test(arguments: ["home.map.image", "home_map"])
  func aDottedWordMayBeAKey(_ key: String) {
    #expect(
      found("Image(\"map\").accessibilityLabel(\"\(key)\")", LabelIsFileName.self)
        == ["review: the label ‘\(key)’ is the name of a file or symbol"])
  }

  @Test func aSymbolIsNoKey() {
    #expect(
      found("Button(\"A\") {}.accessibilityLabel(\"square.and.arrow.up\")", LabelIsFileName.self)
        == ["the label ‘square.and.arrow.up’ is the name of a file or symbol"])
  }

  @Test(arguments: [
    ("login.title", true), ("share_hint", true), ("LOGIN_BUTTON", true), ("joinButton", true), ("log-in-button", true),
    ("Log in", false), ("Wi-Fi", false), ("Done.", false), ("Save", false), ("save", false), ("2.1", false),
    ("", false),
  ])
  func aKeyHasNoSpaces(_ text: String, _ isKey: Bool) { #expect(Words.isKey(text) == isKey) }
}
