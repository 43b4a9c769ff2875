import ScreenModel

/// Finds where a button is disabled by a form and nothing says why.
public struct DisabledWithoutReason: Rule {
  public static let notes = RuleNotes(
    summary: "a button is disabled by a form and nothing says why",
    why: "it is said to be dimmed, and what to do about it is a riddle",
    help: "say in a hint, a value or a visible text what is missing",
    limits: "other reasons than the fields of the same screen are not known",
    guidelines: [.wcag("3.3.1")],
    state: .disabled, effect: .misleads, fix: .none,
    examples: [
      .finds(
        """
        import UIKit
        final class NameController: UIViewController {
          private let nameField = UITextField()
          private let saveButton = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            nameField.addTarget(self, action: #selector(typed), for: .editingChanged)
          }
          @objc private func typed() {
            1️⃣saveButton.isEnabled = nameField.text?.isEmpty == false
          }
        }
        """, review: true),
      .allows(
        """
        import UIKit
        final class NameController: UIViewController {
          private let nameField = UITextField()
          private let saveButton = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            nameField.addTarget(self, action: #selector(typed), for: .editingChanged)
          }
          @objc private func typed() {
            saveButton.isEnabled = nameField.text?.isEmpty == false
            saveButton.accessibilityHint = saveButton.isEnabled ? nil : "Type a name first"
          }
        }
        """),
    ])

  public init() {}
}
