import ScreenModel

/// Finds where something looks disabled and is announced as active.
public struct DisabledByLookOnly: Rule {
  public static let notes = RuleNotes(
    summary: "something looks disabled and is announced as active",
    why: "it is heard like the others and does nothing",
    help: "use .disabled, isEnabled, or insert .notEnabled into the traits",
    limits: "what other types switch off is not seen",
    guidelines: [.wcag("4.1.2")],
    state: .disabled, effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        import UIKit
        final class PayView: UIView {
          private let payButton = UIButton(type: .system)
          func block() {
            1️⃣payButton.isUserInteractionEnabled = false
            payButton.alpha = 0.4
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class PayView: UIView {
          private let payButton = UIButton(type: .system)
          func block() { payButton.isEnabled = false }
        }
        """),
    ])

  public init() {}
}
