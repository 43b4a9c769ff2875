import ScreenModel

/// Finds where an announcement is made in the turn in which the screen or focus changes.
public struct AnnouncementCutOff: Rule {
  public static let notes = RuleNotes(
    summary: "an announcement is made in the turn in which the screen or focus changes",
    why: "VoiceOver begins the sentence and breaks off to say the new screen",
    help: "wait until the change is over, or give the announcement a priority",
    limits: "announcements that are queued or wait are left alone",
    guidelines: [.wcag("4.1.3")],
    state: .success, effect: .misleads, fix: .none,
    examples: [
      .finds(
        """
        import UIKit
        final class UploadController: UIViewController {
          @objc private func finish() {
            1️⃣UIAccessibility.post(notification: .announcement, argument: "Uploaded")
            navigationController?.popViewController(animated: true)
          }
        }
        """),
      .allows(
        """
        import UIKit
        final class UploadController: UIViewController {
          @objc private func finish() {
            navigationController?.popViewController(animated: true)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
              UIAccessibility.post(notification: .announcement, argument: "Uploaded")
            }
          }
        }
        """),
    ])

  public init() {}
}
