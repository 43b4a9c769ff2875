import ScreenModel

/// Finds where a panel covers the screen and what lies beneath can still be reached.
public struct OverlayNotModal: Rule {
  public static let notes = RuleNotes(
    summary: "a panel covers the screen and what lies beneath can still be reached",
    why: "VoiceOver wanders out of the panel into what nobody sees",
    help: "mark the panel as modal, or hide what lies beneath while it is open",
    limits: "only panels over a see-through ground are taken for modal",
    guidelines: [.wcag("2.4.3"), .wcag("1.3.2")],
    state: .modal, effect: .blocks, fix: .unsafe,
    examples: [
      .finds(
        """
        import UIKit
        final class MenuView: UIView {
          private let ground = UIView()
          private let closeButton = UIButton(type: .close)
          override init(frame: CGRect) {
            super.init(frame: frame)
            ground.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            addSubview(ground)
            addSubview(closeButton)
          }
          func show(in window: UIWindow) {
            1️⃣window.addSubview(self)
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class MenuView: UIView {
          private let ground = UIView()
          private let closeButton = UIButton(type: .close)
          override init(frame: CGRect) {
            super.init(frame: frame)
            ground.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            addSubview(ground)
            addSubview(closeButton)
            accessibilityViewIsModal = true
          }
          func show(in window: UIWindow) { window.addSubview(self) }
        }
        """),
    ])

  public init() {}
}
