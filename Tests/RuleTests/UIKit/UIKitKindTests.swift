import ScreenModel
import Testing

@testable import Checks

/// Kinds of UIKit code: sizes, marks of a choice, words that a getter makes.
@Suite struct UIKitKindTests {
  private func found(_ code: String, _ rule: any Rule.Type) -> [String] {
    AuditedCode(code).findings(rule).map { $0.isReview ? "review: \($0.message)" : $0.message }
  }

  private func pager(_ layout: String) -> String {
    """
    import UIKit
    final class PagerView: UIView {
      private let stack = UIStackView()
      private let closeButton = UIButton(type: .system)
      override init(frame: CGRect) {
        super.init(frame: frame)
        closeButton.accessibilityLabel = "Close"
        addSubview(closeButton)
        \(layout)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test(arguments: [
    "closeButton.widthAnchor.constraint(equalToConstant: 28).isActive = true\ncloseButton.heightAnchor.constraint(equalToConstant: 28).isActive = true",
    "let side = closeButton.widthAnchor.constraint(equalToConstant: 28)\nside.isActive = true\ncloseButton.heightAnchor.constraint(equalToConstant: 28).isActive = true",
    "NSLayoutConstraint.activate([closeButton.widthAnchor.constraint(equalToConstant: 28), closeButton.heightAnchor.constraint(equalToConstant: 28)])",
    "closeButton.frame = CGRect(x: 0, y: 0, width: 28, height: 28)",
    "closeButton.frame.size = CGSize(width: 28, height: 28)",
  ])
  func aSmallButtonIsFound(_ layout: String) {
    #expect(found(pager(layout), TargetTooSmall.self) == ["the hit area of ‘closeButton’ is 28 by 28 points"])
  }

  @Test(arguments: [
    "closeButton.widthAnchor.constraint(equalToConstant: 44).isActive = true\ncloseButton.heightAnchor.constraint(equalToConstant: 44).isActive = true",
    "closeButton.frame = CGRect(x: 0, y: 0, width: 28, height: 44)",
    "closeButton.frame = CGRect(x: 0, y: 0, width: 28, height: 28)\ncloseButton.frame = bounds",
    "closeButton.frame = CGRect(x: 0, y: 0, width: 28, height: 28)\nstack.addArrangedSubview(closeButton)",
    "closeButton.frame = CGRect(x: 0, y: 0, width: 28, height: 28)\ncloseButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true",
    "closeButton.frame = CGRect(x: 0, y: 0, width: frame.width, height: 28)",
  ])
  func aLargeOneIsNot(_ layout: String) { #expect(found(pager(layout), TargetTooSmall.self) == []) }

  private func cell(_ label: String) -> String {
    """
    import UIKit
    final class ThemeCell: UICollectionViewCell {
      private let nameLabel = UILabel()
      private let tick = UIImageView(image: UIImage(systemName: "checkmark"))
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(nameLabel)
        contentView.addSubview(tick)
        isAccessibilityElement = true
        accessibilityTraits = .button
      }
      required init?(coder: NSCoder) { nil }
      func configure(name: String, isCurrent: Bool) {
        nameLabel.text = name
        \(label)
        tick.isHidden = !isCurrent
      }
      private func spoken(_ name: String, _ isOn: Bool) -> String { isOn ? name + ", on" : name }
    }
    """
  }

  @Test(arguments: ["", "accessibilityLabel = name", "accessibilityLabel = nameLabel.text"])
  func aNameSaysNoChoice(_ label: String) {
    #expect(
      found(cell(label), SelectedWithoutTrait.self) == ["‘tick’ shows the choice (isCurrent) and nothing says it"])
  }

  @Test(arguments: [
    "accessibilityLabel = isCurrent ? \"\\(name), current\" : name", "accessibilityLabel = spoken(name, isCurrent)",
    "accessibilityLabel = name\nif isCurrent { accessibilityTraits.insert(.selected) }",
    "accessibilityLabel = name\naccessibilityValue = isCurrent ? \"on\" : nil",
  ])
  func aLabelOfTheStateSaysIt(_ label: String) { #expect(found(cell(label), SelectedWithoutTrait.self) == []) }

  private func device(_ getter: String) -> String {
    """
    import UIKit
    final class DeviceCell: UITableViewCell {
      private let dot = UIView()
      private let nameLabel = UILabel()
      private var isOnline = false
      func configure(name: String, isOnline: Bool) {
        self.isOnline = isOnline
        nameLabel.text = name
        dot.backgroundColor = isOnline ? .systemGreen : .systemGray
      }
      \(getter)
    }
    """
  }

  @Test func aGetterSaysTheStatus() {
    #expect(found(device(""), StatusByColorOnly.self) == ["the colour of ‘dot’ is all that tells isOnline"])
    for name in ["accessibilityLabel", "accessibilityValue"] {
      let getter = "override var \(name): String? { get { isOnline ? \"online\" : \"offline\" } set {} }"
      #expect(found(device(getter), StatusByColorOnly.self) == [])
    }
  }

  @Test func aPictureOfALabelNeedsNoRoomForWords() {
    let code = """
      struct Bar: View {
        let onA: () -> Void
        var body: some View {
          HStack {
            Button(action: onA) { Label("Filter", systemImage: "line").frame(width: 44, height: 44) }
          }
          .labelStyle(.iconOnly)
        }
      }
      """
    #expect(found(code, TextInFixedHeight.self) == [])
    let drawn = code.replacing(".iconOnly", with: ".titleAndIcon")
    #expect(found(drawn, TextInFixedHeight.self) == ["text in a box that is 44 points high, whatever its size"])
  }
}
