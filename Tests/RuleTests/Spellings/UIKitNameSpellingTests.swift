import Testing

@testable import Checks

/// Faults of names that rules know from SwiftUI, spelled in UIKit.
@Suite struct UIKitNameSpellingTests {
  static let variants: [TrapVariantTests.Variant] = [
    .init(
      ElementSwallowsSubviews.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let open = UIButton(type: .system)
        private let name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          open.setTitle("Open", for: .normal)
          addSubview(open)
          addSubview(name)
        }
      }
      """#),
    .init(
      HiddenParentHidesControl.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let box = UIView()
        private let open = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          open.setTitle("Open", for: .normal)
          box.accessibilityElementsHidden = true
          box.addSubview(open)
          addSubview(box)
        }
      }
      """#),
    .init(
      HiddenYetLabelled.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let pic = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          pic.isAccessibilityElement = false
          pic.accessibilityLabel = "Leaf"
          addSubview(pic)
        }
      }
      """#),
    .init(
      NumberReadAsDigits.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let left = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          left.text = "3d 4h"
          addSubview(left)
        }
      }
      """#),
    .init(
      DuplicateIdentifier.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .system)
        private let b = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.setTitle("A", for: .normal)
          b.setTitle("B", for: .normal)
          a.accessibilityIdentifier = "x"
          b.accessibilityIdentifier = "x"
          addSubview(a)
          addSubview(b)
        }
      }
      """#),
    .init(
      IconButtonWithoutLabel.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .custom)
        override init(frame: CGRect) {
          super.init(frame: frame)
          var c = UIButton.Configuration.plain()
          c.image = UIImage(systemName: "trash")
          a.configuration = c
          addSubview(a)
        }
      }
      """#),
    .init(
      ControlWithoutLabel.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let s = UISwitch()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(s)
        }
      }
      """#),
    .init(
      ControlWithoutLabel.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let s = UISlider()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(s)
        }
      }
      """#),
    .init(
      FieldNamedByPlaceholder.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let f = UITextField()
        override init(frame: CGRect) {
          super.init(frame: frame)
          f.placeholder = "City"
          addSubview(f)
        }
      }
      """#),
    .init(
      LabelRepeatsRole.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.setTitle("Save button", for: .normal)
          addSubview(a)
        }
      }
      """#),
    .init(
      LabelMissesVisibleText.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.setTitle("Send", for: .normal)
          a.accessibilityLabel = "Submit"
          addSubview(a)
        }
      }
      """#),
    .init(
      TapWithoutRole.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let card = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          card.isAccessibilityElement = true
          card.accessibilityLabel = "Card"
          addSubview(card)
        }
        @objc private func open() {}
      }
      """#),
    .init(
      HeadingWithoutTrait.self,
      #"""
      import UIKit
      final class Example: UIViewController {
        private let head = UILabel()
        private let text = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          head.text = "Delivery"
          head.font = .preferredFont(forTextStyle: .title1)
          text.text = "Two days"
          view.addSubview(head)
          view.addSubview(text)
        }
      }
      """#),
    .init(
      ConflictingTraits.self,
      #"""
      import UIKit
      final class Example: UIView {
        private let a = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.text = "Save"
          a.accessibilityTraits = [.button, .staticText]
          addSubview(a)
        }
      }
      """#),
  ]

  @Test(arguments: variants) func itIsFoundOrNot(_ it: TrapVariantTests.Variant) {
    let found = AuditedCode(it.code).findings(it.rule).filter { $0.rule == it.rule.id && !$0.isReview }
    #expect(found.isEmpty != it.isFound)
  }
}
