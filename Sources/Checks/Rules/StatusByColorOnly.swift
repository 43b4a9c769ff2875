import ScreenModel

/// Finds where a colour is all that tells a status.
public struct StatusByColorOnly: Rule {
  public static let notes = RuleNotes(
    summary: "a colour is all that tells a status",
    why: "who does not see the colour does not know the status",
    help: "say the status in words as well",
    limits: "a status that other words on the screen tell is left alone",
    guidelines: [.wcag("1.4.1")],
    effect: .misleads, fix: .none,
    examples: [
      .finds(
        """
        import UIKit
        final class ServerRow: UIView {
          private let statusDot = UIView()
          func show(isOnline: Bool) {
            1️⃣statusDot.backgroundColor = isOnline ? .systemGreen : .systemRed
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class ServerRow: UIView {
          private let statusDot = UIView()
          func show(isOnline: Bool) {
            statusDot.backgroundColor = isOnline ? .systemGreen : .systemRed
            accessibilityValue = isOnline ? "online" : "offline"
          }
        }
        """),
    ])

  public init() {}
}
