import ScreenModel
import Testing

@testable import Checks

/// Errors that are told by where they are written, screens that are presented, and names handed to picture and label.
@Suite struct UIKitFailureTests {
  private func found(_ code: String, _ rule: any Rule.Type) -> [String] {
    AuditedCode(code).findings(rule).map { $0.isReview ? "review: \($0.message)" : $0.message }
  }

  // MARK: Errors

  private func door(_ body: String, touch: String = "") -> String {
    """
    import UIKit
    final class DoorController: UIViewController {
      private let noteLabel = UILabel()
      private let button = UIButton(type: .system)
      override func viewDidLoad() {
        super.viewDidLoad()
        \(touch)
        view.addSubview(noteLabel)
        view.addSubview(button)
      }
      private func handle(_ result: Result<Int, Error>, _ error: Error?) {
        \(body)
      }
    }
    """
  }

  private static let told = "noteLabel.text = String(localized: \"The door stays shut. Ring the bell.\")"

  @Test(arguments: [
    "do { try enter() } catch { \(told) }",
    "switch result {\ncase .success: break\ncase .failure: \(told)\n}",
    "guard case .success = result else {\n\(told)\nreturn\n}",
    "if let error { noteLabel.text = error.localizedDescription }",
    "if error != nil { noteLabel.text = NSLocalizedString(\"door.code.wrong\", comment: \"\") }",
  ])
  func aSentenceWhereItFailedIsAnError(_ body: String) {
    let appears = "‘noteLabel’ appears and nothing says it"
    #expect(found(door(body), ErrorSilent.self) == ["review: " + appears])
    let touch = "button.addAction(UIAction { _ in self.handle(.success(1), nil) }, for: .touchUpInside)"
    #expect(found(door(body, touch: touch), ErrorSilent.self) == [appears])
  }

  @Test(arguments: [
    "do { try enter() } catch {\n\(told)\nUIAccessibility.post(notification: .layoutChanged, argument: noteLabel)\n}",
    "do { try enter() } catch {\n\(told)\nvoice.announce(noteLabel.text)\n}",
    "do { try enter() } catch { noteLabel.text = \"–\" }", "do { try enter() } catch { noteLabel.text = nil }",
    "switch result {\ncase .success: \(told)\ncase .failure: break\n}",
    "guard case .failure = result else {\n\(told)\nreturn\n}", told,
  ])
  func anotherTextIsNone(_ body: String) { #expect(found(door(body), ErrorSilent.self) == []) }

  // MARK: Presented screens

  private func guide(_ showing: String, _ inside: String = "") -> String {
    """
    import UIKit
    final class HomeController: UIViewController {
      @objc private func open() {
        \(showing)
      }
    }
    final class GuideController: UIViewController {
      private let words = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        words.text = String(localized: "Turn the key twice.")
        view.addSubview(words)
        \(inside)
      }
    }
    """
  }

  @Test(arguments: [
    "present(GuideController(), animated: true)",
    "let guide = GuideController()\nguide.modalPresentationStyle = .fullScreen\npresent(guide, animated: true)",
    "let guide = GuideController()\nguide.isModalInPresentation = true\nself.present(guide, animated: true, completion: nil)",
    "let bar = UINavigationController(rootViewController: GuideController())\nbar.modalPresentationStyle = .overFullScreen\npresent(bar, animated: true)",
  ])
  func aScreenWithNothingToTouchHasNoWayOut(_ showing: String) {
    #expect(
      found(guide(showing), ModalWithoutWayOut.self)
        == ["‘GuideController’ is presented and has nothing in it that closes it"])
  }

  @Test(arguments: [
    "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)",
    "let close = UIButton(type: .close)\nview.addSubview(close)",
    "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))",
    "addChild(UIPageViewController())", "let spinner = UIActivityIndicatorView()\nview.addSubview(spinner)",
    "Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in self.dismiss(animated: true) }",
  ])
  func somethingToTouchMayLeadAway(_ inside: String) {
    #expect(found(guide("present(GuideController(), animated: true)", inside), ModalWithoutWayOut.self) == [])
  }

  @Test(arguments: [
    "let guide = GuideController()\nguide.modalPresentationStyle = .popover\npresent(guide, animated: true)",
    "navigationController?.pushViewController(GuideController(), animated: true)",
    "present(GuideController(), animated: true) { self.dismiss(animated: true) }",
  ])
  func whatIsLeftOtherwiseNeedsNothing(_ showing: String) {
    #expect(found(guide(showing), ModalWithoutWayOut.self) == [])
  }

  // MARK: Names

  private func tool(_ setup: String) -> String {
    """
    import UIKit
    final class ToolButton: UIButton {
      init(symbolName: String, title: String) {
        super.init(frame: .zero)
        \(setup)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test func theNameOfThePictureIsNoLabel() {
    let message = ["the label ‘symbolName’ is the name of the picture"]
    let systems = "setImage(UIImage(systemName: symbolName), for: .normal)"
    #expect(found(tool(systems + "\naccessibilityLabel = symbolName"), LabelIsFileName.self) == message)
    let own = "setImage(UIImage(named: symbolName, in: nil, with: nil), for: .normal)"
    #expect(found(tool(own + "\naccessibilityLabel = symbolName"), LabelIsFileName.self) == message)
    for label in ["title", "NSLocalizedString(symbolName, comment: \"\")", "\"Pen\""] {
      #expect(found(tool(systems + "\naccessibilityLabel = \(label)"), LabelIsFileName.self) == [])
    }
    // An asset may be called as people say.
    let named = "setImage(UIImage(named: title), for: .normal)\naccessibilityLabel = title"
    #expect(found(tool(named), LabelIsFileName.self) == [])
  }

  @Test func aLongIdentifierIsASentenceWhateverTheTitle() {
    let title = "setTitle(title, for: .normal)\naccessibilityIdentifier = "
    #expect(
      found(tool(title + "\"Sends the picture to your friends\""), IdentifierAsLabel.self)
        == ["the words ‘Sends the picture to your friends’ are passed as identifier, which nobody hears"])
    #expect(found(tool(title + "\"Send picture\""), IdentifierAsLabel.self) == [])
  }

  @Test func aLiteralIsForReviewWhereNothingIsTranslated() {
    let words = "‘Draw a line’ is spoken in one language only"
    #expect(found(tool("accessibilityLabel = \"Draw a line\""), LabelNotLocalized.self) == ["review: " + words])
    let other = "\nstruct Other { let title = NSLocalizedString(\"other\", comment: \"\") }"
    #expect(found(tool("accessibilityLabel = \"Draw a line\"") + other, LabelNotLocalized.self) == [words])
    #expect(found(tool("accessibilityLabel = String(localized: \"Draw a line\")"), LabelNotLocalized.self) == [])
  }

  // MARK: Several of a kind

  @Test func aMarkOnOneOfSeveralIsAChoice() {
    func chips(_ line: String, _ loop: String) -> String {
      """
      import UIKit
      final class SizeChips: UIView {
        private var chips: [UIButton] = []
        private var chosenIndex = 0 { didSet { refresh() } }
        private func refresh() {
          \(loop) {
            \(line)
          }
        }
      }
      """
    }
    let border = "chip.layer.borderWidth = chip.tag == chosenIndex ? 2 : 0"
    for loop in ["for chip in chips", "for (index, chip) in chips.enumerated()", "for chip in self.chips"] {
      #expect(
        found(chips(border, loop), SelectedWithoutTrait.self)
          == ["review: ‘chips’ shows the choice (chip.tag == chosenIndex) and nothing says it"])
      #expect(
        found(chips(border + "\nchip.isSelected = chip.tag == chosenIndex", loop), SelectedWithoutTrait.self) == [])
    }
    let each = chips(border.replacing("chip.", with: "$0."), "chips.forEach")
    #expect(
      found(each, SelectedWithoutTrait.self)
        == ["review: ‘chips’ shows the choice ($0.tag == chosenIndex) and nothing says it"])
  }
}
