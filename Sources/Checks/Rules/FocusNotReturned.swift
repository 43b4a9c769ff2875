import ScreenModel

/// Finds where a panel goes and the focus is not returned.
public struct FocusNotReturned: Rule {
  public static let notes = RuleNotes(
    summary: "a panel goes and the focus is not returned",
    why: "VoiceOver starts again at the top of the screen, far from where the person was",
    help: "move the focus to the control that opened it",
    limits: "native alerts and sheets return the focus by themselves and are left alone",
    guidelines: [.wcag("2.4.3")],
    state: .modal, effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        import UIKit
        final class HelpController: UIViewController {
          private let panel = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            panel.accessibilityViewIsModal = true
          }
          @objc private func closeHelp() {
            1️⃣panel.removeFromSuperview()
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class HelpController: UIViewController {
          private let panel = UIView()
          private let helpButton = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            panel.accessibilityViewIsModal = true
          }
          @objc private func closeHelp() {
            panel.removeFromSuperview()
            UIAccessibility.post(notification: .screenChanged, argument: helpButton)
          }
        }
        """),
    ])

  public init() {}
}
