import Testing

@testable import Checks

/// Rules about states and text size on UIKit code: found before, silent after.
@Suite struct UIKitStateRuleTests {
  typealias Case = UIKitRuleTests.Case

  static let found: [Case] = [
    Case(
      rule: AnnouncementCutOff.self, name: "before",
      marked: """
        import UIKit
        final class UploadController: UIViewController {
          @objc private func finish() {
            1️⃣UIAccessibility.post(notification: .announcement, argument: "Uploaded")
            navigationController?.popViewController(animated: true)
          }
        }
        """),
    Case(
      rule: DateFormatFixed.self, name: "before",
      marked: """
        import UIKit
        final class DayView: UIView {
          private let dayLabel = UILabel()
          func show(day: Date) {
            let formatter = DateFormatter()
            1️⃣formatter.dateFormat = "MM/dd/yy"
            dayLabel.text = formatter.string(from: day)
          }
        }
        """),
    Case(
      rule: DisabledByLookOnly.self, name: "before",
      marked: """
        import UIKit
        final class PayView: UIView {
          private let payButton = UIButton(type: .system)
          func block() {
            1️⃣payButton.isUserInteractionEnabled = false
            payButton.alpha = 0.4
          }
        }
        """),
    Case(
      rule: DisabledWithoutReason.self, name: "before",
      marked: """
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
        """, isReview: true),
    Case(
      rule: FocusMovedWhileTyping.self, name: "before",
      marked: """
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
    Case(
      rule: FocusNotReturned.self, name: "before",
      marked: """
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
    Case(
      rule: ModalWithoutWayOut.self, name: "before",
      marked: """
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
    Case(
      rule: OverlayNotModal.self, name: "before",
      marked: """
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
    Case(
      rule: StatusByColorOnly.self, name: "before",
      marked: """
        import UIKit
        final class ServerRow: UIView {
          private let statusDot = UIView()
          func show(isOnline: Bool) {
            1️⃣statusDot.backgroundColor = isOnline ? .systemGreen : .systemRed
          }
        }
        """),
    Case(
      rule: TextSizeFixed.self, name: "before",
      marked: """
        import UIKit
        final class RouteView: UIView {
          private let routeLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            1️⃣routeLabel.font = UIFont.systemFont(ofSize: 17)
            addSubview(routeLabel)
          }
        }
        """),
    Case(
      rule: ToastSilent.self, name: "before",
      marked: """
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
  ]

  static let allowed: [Case] = [
    Case(
      rule: AnnouncementCutOff.self, name: "after",
      marked: """
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
    Case(
      rule: DateFormatFixed.self, name: "after",
      marked: """
        import UIKit
        final class DayView: UIView {
          private let dayLabel = UILabel()
          func show(day: Date) {
            let formatter = DateFormatter()
            formatter.dateStyle = .medium
            dayLabel.text = formatter.string(from: day)
          }
        }
        """),
    Case(
      rule: DisabledByLookOnly.self, name: "after",
      marked: """
        import UIKit
        final class PayView: UIView {
          private let payButton = UIButton(type: .system)
          func block() { payButton.isEnabled = false }
        }
        """),
    Case(
      rule: DisabledWithoutReason.self, name: "after",
      marked: """
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
    Case(
      rule: FocusMovedWhileTyping.self, name: "after",
      marked: """
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
    Case(
      rule: FocusNotReturned.self, name: "after",
      marked: """
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
    Case(
      rule: ModalWithoutWayOut.self, name: "after",
      marked: """
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
    Case(
      rule: OverlayNotModal.self, name: "after",
      marked: """
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
    Case(
      rule: StatusByColorOnly.self, name: "after",
      marked: """
        import UIKit
        final class ServerRow: UIView {
          private let statusDot = UIView()
          func show(isOnline: Bool) {
            statusDot.backgroundColor = isOnline ? .systemGreen : .systemRed
            accessibilityValue = isOnline ? "online" : "offline"
          }
        }
        """),
    Case(
      rule: TextSizeFixed.self, name: "after",
      marked: """
        import UIKit
        final class RouteView: UIView {
          private let routeLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            routeLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            addSubview(routeLabel)
          }
        }
        """),
    Case(
      rule: ToastSilent.self, name: "after",
      marked: """
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
  ]

  @Test(arguments: found) func isFound(_ it: Case) {
    let code = AuditedCode(it.marked)
    #expect(!code.places.isEmpty)
    #expect(code.found(it.rule) == code.places)
    #expect(code.findings(it.rule).allSatisfy { $0.isReview == it.isReview })
  }

  @Test(arguments: allowed) func isLeftAlone(_ it: Case) {
    #expect(AuditedCode(it.marked).found(it.rule).isEmpty)
  }
}
