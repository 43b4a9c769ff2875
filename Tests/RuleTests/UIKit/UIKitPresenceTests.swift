import Testing

@testable import Checks

/// Decoration, invisible stops, bare numbers and passing success in UIKit, each with its repair.
@Suite struct UIKitPresenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule.Type
    var code: String
    var isFound: Bool

    var testDescription: String { "\(rule.id): \(isFound ? "found" : "silent")" }
  }

  static let cases = [
    Case(
      rule: DecorationSpoken.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let chevronView = UIImageView(image: UIImage(systemName: "chevron.right"))
          private let title = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            addSubview(chevronView)
            chevronView.isAccessibilityElement = true
          }

        }
        """#, isFound: true),
    Case(
      rule: DecorationSpoken.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let chevronView = UIImageView(image: UIImage(systemName: "chevron.right"))
          private let title = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            addSubview(chevronView)
            chevronView.isAccessibilityElement = false
          }

        }
        """#, isFound: false),
    Case(
      rule: DecorationSpoken.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let picture = UIImageView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            picture.image = UIImage(named: "row-divider")
            picture.isAccessibilityElement = true
            addSubview(picture)
          }

        }
        """#, isFound: true),
    Case(
      rule: DecorationSpoken.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let dot = UILabel()
          private let name = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            dot.text = "•"
            addSubview(dot)
            addSubview(name)
          }

        }
        """#, isFound: true),
    Case(
      rule: DecorationSpoken.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let dot = UILabel()
          private let name = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            dot.text = "•"
            dot.isAccessibilityElement = false
            addSubview(dot)
            addSubview(name)
          }

        }
        """#, isFound: false),
    Case(
      rule: InvisibleYetFocusable.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let skip = UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            skip.setTitle("Skip", for: .normal)
            skip.alpha = 0.01
            addSubview(skip)
          }

        }
        """#, isFound: true),
    Case(
      rule: InvisibleYetFocusable.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let skip = UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            skip.setTitle("Skip", for: .normal)
            skip.isHidden = true
            addSubview(skip)
          }

        }
        """#, isFound: false),
    Case(
      rule: InvisibleYetFocusable.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let catcher = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            catcher.backgroundColor = .clear
            catcher.addTarget(self, action: #selector(close), for: .touchUpInside)
            addSubview(catcher)
          }
          @objc private func close() {}
        }
        """#, isFound: true),
    Case(
      rule: InvisibleYetFocusable.self,
      code: #"""
        import UIKit
        final class Example: UIView {
          private let catcher = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            catcher.backgroundColor = .clear
            catcher.accessibilityLabel = "Close"
            addSubview(catcher)
          }
          @objc private func close() {}
        }
        """#, isFound: false),
    Case(
      rule: InvisibleYetFocusable.self,
      code: #"""
        import UIKit
        final class Example: UIViewController {
          private let panel = UIView()
          private let send = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            send.setTitle("Send", for: .normal)
            panel.addSubview(send)
            view.addSubview(panel)
          }
          @objc private func closePanel() { panel.transform = CGAffineTransform(translationX: 0, y: 600) }
        }
        """#, isFound: true),
    Case(
      rule: InvisibleYetFocusable.self,
      code: #"""
        import UIKit
        final class Example: UIViewController {
          private let panel = UIView()
          private let send = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            send.setTitle("Send", for: .normal)
            panel.addSubview(send)
            view.addSubview(panel)
          }
          @objc private func closePanel() { panel.transform = CGAffineTransform(translationX: 0, y: 600); panel.accessibilityElementsHidden = true }
        }
        """#, isFound: false),
    Case(
      rule: BadgeWithoutContext.self,
      code: #"""
        import UIKit
        final class Example: UIViewController {
          private let inbox = UIButton(type: .system)
          private let badgeLabel = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            inbox.setTitle("Inbox", for: .normal)
            view.addSubview(inbox)
            view.addSubview(badgeLabel)
          }
          func show(unread: Int) { badgeLabel.text = "\(unread)" }
        }
        """#, isFound: true),
    Case(
      rule: BadgeWithoutContext.self,
      code: #"""
        import UIKit
        final class Example: UIViewController {
          private let inbox = UIButton(type: .system)
          private let badgeLabel = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            inbox.setTitle("Inbox", for: .normal)
            badgeLabel.isAccessibilityElement = false
            view.addSubview(inbox)
            view.addSubview(badgeLabel)
          }
          func show(unread: Int) { badgeLabel.text = "\(unread)"; inbox.accessibilityValue = "\(unread) unread" }
        }
        """#, isFound: false),
    Case(
      rule: BadgeWithoutContext.self,
      code: #"""
        import UIKit
        final class Example: UIViewController {
          private let bell = UIButton(type: .system)
          private let countLabel = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            bell.setTitle("News", for: .normal)
            bell.addSubview(countLabel)
            view.addSubview(bell)
          }
          func show(_ items: [String]) { countLabel.text = String(items.count) }
        }
        """#, isFound: true),
    Case(
      rule: SuccessNotKept.self,
      code: #"""
        import UIKit
        final class Example: UIViewController {
          private let save = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            save.setTitle("Save", for: .normal)
            save.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
            view.addSubview(save)
          }
          @objc private func saveTapped() {
            UserDefaults.standard.set(true, forKey: "kept")
            UIAccessibility.post(notification: .announcement, argument: "Saved")
          }
        }
        """#, isFound: true),
    Case(
      rule: SuccessNotKept.self,
      code: #"""
        import UIKit
        final class Example: UIViewController {
          private let save = UIButton(type: .system)
          private let result = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            save.setTitle("Save", for: .normal)
            save.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
            view.addSubview(save)
            view.addSubview(result)
          }
          @objc private func saveTapped() {
            result.text = "Saved at noon"
            UIAccessibility.post(notification: .announcement, argument: "Saved")
          }
        }
        """#, isFound: false),
    Case(
      rule: SuccessNotKept.self,
      code: #"""
        import UIKit
        final class Example: UIViewController {
          private let toast = UILabel()
          private let send = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            send.setTitle("Send", for: .normal)
            send.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)
            toast.isHidden = true
            view.addSubview(send)
            view.addSubview(toast)
          }
          @objc private func sendTapped() {
            toast.text = "Sent"
            toast.isHidden = false
            UIAccessibility.post(notification: .announcement, argument: "Sent")
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.toast.isHidden = true }
          }
        }
        """#, isFound: true),
  ]

  @Test(arguments: cases) func itIsFoundOrSilent(_ it: Case) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
