import ScreenModel

/// Finds where the focus is taken from a field while somebody types.
public struct FocusMovedWhileTyping: Rule {
  public static let notes = RuleNotes(
    summary: "the focus is taken from a field while somebody types",
    why: "each letter throws the person out of the field",
    help: "move the focus when editing ends, or announce instead",
    limits: "moves behind a pause are left alone",
    guidelines: [.wcag("3.2.2")],
    effect: .blocks, fix: .none,
    examples: [
      .finds(
        """
        import UIKit
        final class NameController: UIViewController {
          private let nameField = UITextField()
          private let ruleLabel = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            nameField.addTarget(self, action: #selector(typed), for: .editingChanged)
          }
          @objc private func typed() {
            1️⃣UIAccessibility.post(notification: .layoutChanged, argument: ruleLabel)
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class NameController: UIViewController {
          private let nameField = UITextField()
          private let ruleLabel = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            nameField.addTarget(self, action: #selector(typed), for: .editingDidEnd)
          }
          @objc private func typed() {
            UIAccessibility.post(notification: .layoutChanged, argument: ruleLabel)
          }
        }
        """),
    ])

  public init() {}
}
