import ScreenModel

/// Finds where something takes the screen and has no way out.
public struct ModalWithoutWayOut: Rule {
  public static let notes = RuleNotes(
    summary: "something takes the screen and has no way out",
    why: "VoiceOver is shut in: nothing on it closes it, and the escape gesture does nothing",
    help: "add a close button, and answer the escape gesture",
    limits: "ways out that other types add are not seen",
    guidelines: [.wcag("2.1.2")],
    state: .modal, effect: .blocks, fix: .unsafe,
    examples: [
      .finds(
        """
        import UIKit
        final class NoticeView: UIView {
          private let textLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            textLabel.text = "The pool is closed today."
            addSubview(textLabel)
            1️⃣accessibilityViewIsModal = true
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class NoticeView: UIView {
          private let textLabel = UILabel()
          private let closeButton = UIButton(type: .close)
          override init(frame: CGRect) {
            super.init(frame: frame)
            textLabel.text = "The pool is closed today."
            addSubview(textLabel)
            addSubview(closeButton)
            accessibilityViewIsModal = true
          }
        }
        """),
    ])

  public init() {}
}
