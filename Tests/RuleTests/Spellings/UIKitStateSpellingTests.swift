import Testing

@testable import Checks

/// Faults of states and traits that rules know from SwiftUI, spelled in UIKit.
@Suite struct UIKitStateSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      HintNamesGesture.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.setTitle("Open", for: .normal)
          a.accessibilityHint = "Tap to open"
          addSubview(a)
        }
      }
      """#),
    .init(
      HintRepeatsLabel.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.setTitle("Open", for: .normal)
          a.accessibilityHint = "Opens"
          addSubview(a)
        }
      }
      """#),
    .init(
      TargetTooSmall.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.setTitle("x", for: .normal)
          a.accessibilityLabel = "Close"
          addSubview(a)
          NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalToConstant: 20)])
        }
      }
      """#),
    .init(
      TextSizeFixed.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.text = "Hello there"
          a.font = UIFont.boldSystemFont(ofSize: 12)
          addSubview(a)
        }
      }
      """#),
    .init(
      LoadingUnnamed.self,
      #"""
      import UIKit
      final class Example: UIViewController {
        private let spin = UIActivityIndicatorView(style: .large)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(spin)
        }
        func load() { spin.startAnimating() }
      }
      """#),
    .init(
      DateFormatFixed.self,
      #"""
      import UIKit
      final class Example: UIViewController {
        private let a = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
        }
        func show(_ d: Date) { let f = DateFormatter(); f.dateFormat = "dd.MM.yyyy"; a.text = f.string(from: d) }
      }
      """#),
    .init(
      TraitNeverRemoved.self,
      #"""
      import UIKit
      final class Example: UITableViewCell {
        private let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(name)
        }
        func configure(_ on: Bool) { if on { accessibilityTraits.insert(.selected) } }
      }
      """#),
    .init(
      TraitsOverwritten.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.setTitle("Fav", for: .normal)
          addSubview(a)
        }
        func mark(_ on: Bool) { a.accessibilityTraits = on ? .selected : .none }
      }
      """#),
    .init(
      SelectedAsText.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.setTitle("Fav", for: .normal)
          addSubview(a)
        }
        func mark(_ on: Bool) { a.accessibilityValue = on ? "Selected" : "Not selected" }
      }
      """#),
    .init(
      AnnouncementPerKeystroke.self,
      #"""
      import UIKit
      final class Example: UIViewController {
        private let f = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          f.accessibilityLabel = "Search"
          f.addTarget(self, action: #selector(typed), for: .editingChanged)
          view.addSubview(f)
        }
        @objc private func typed() { UIAccessibility.post(notification: .announcement, argument: "3 results") }
      }
      """#),
    .init(
      ErrorSilent.self,
      #"""
      import UIKit
      final class Example: UIViewController {
        private let f = UITextField()
        private let err = UILabel()
        private let go = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          f.accessibilityLabel = "Code"
          go.setTitle("Go", for: .normal)
          err.isHidden = true
          go.addTarget(self, action: #selector(send), for: .touchUpInside)
          view.addSubview(f)
          view.addSubview(err)
          view.addSubview(go)
        }
        @objc private func send() { err.text = "Enter six digits."; err.isHidden = false }
      }
      """#),
    .init(
      ImageWithoutLabel.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let pic = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          pic.image = UIImage(named: "harbour")
          pic.isAccessibilityElement = true
          addSubview(pic)
        }
      }
      """#),
    .init(
      DisabledByLookOnly.self,
      #"""
      import UIKit
      final class Example: UIViewController {
        private let go = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          go.setTitle("Go", for: .normal)
          view.addSubview(go)
        }
        func refresh(_ ready: Bool) { go.alpha = ready ? 1 : 0.4; go.isUserInteractionEnabled = ready }
      }
      """#),
    .init(
      FocusNotReturned.self,
      #"""
      import UIKit
      final class Example: UIViewController {
        private let panel = UIView()
        private let close = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          close.setTitle("Close", for: .normal)
          close.addTarget(self, action: #selector(hidePanel), for: .touchUpInside)
          panel.accessibilityViewIsModal = true
          panel.addSubview(close)
        }
        @objc private func showPanel() { view.addSubview(panel); UIAccessibility.post(notification: .screenChanged, argument: panel) }
        @objc private func hidePanel() { panel.removeFromSuperview() }
      }
      """#),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
