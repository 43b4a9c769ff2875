import ScreenModel

/// Finds where a message slides in and nothing speaks it.
public struct ToastSilent: Rule {
  public static let notes = RuleNotes(
    summary: "a message slides in and nothing speaks it",
    why: "the message is there for who sees it and for nobody else",
    help: "announce its words when it appears",
    limits: "messages that stay are left to other rules",
    guidelines: [.wcag("4.1.3")],
    state: .success, effect: .blocks, fix: .none,
    examples: [
      .finds(
        """
        import UIKit
        final class CartController: UIViewController {
          private let toastLabel = UILabel()
          func added() {
            toastLabel.text = "Added to the basket"
            1️⃣toastLabel.isHidden = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.toastLabel.isHidden = true }
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class CartController: UIViewController {
          private let toastLabel = UILabel()
          func added() {
            toastLabel.text = "Added to the basket"
            toastLabel.isHidden = false
            UIAccessibility.post(notification: .announcement, argument: toastLabel.text)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.toastLabel.isHidden = true }
          }
        }
        """),
    ])

  public init() {}
}
