import ScreenModel
import Testing

@testable import Checks

/// Code beside UIKit's classes: what the project adds to them, presenters of messages, code that a touch runs.
@Suite struct UIKitHelperTests {
  private func found(_ code: String, _ rule: any Rule.Type) -> [String] {
    AuditedCode(code).findings(rule).map { $0.isReview ? "review: \($0.message)" : $0.message }
  }

  // MARK: Extensions

  private func poster(_ added: String, _ use: String) -> String {
    """
    import UIKit
    extension UIView {
      \(added)
    }
    final class PosterController: UIViewController {
      private let poster = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        poster.text = String(localized: "Tonight: the tide")
        view.addSubview(poster)
        \(use)
      }
      @objc private func open() {
        navigationController?.pushViewController(UIViewController(), animated: true)
      }
    }
    """
  }

  @Test(arguments: [
    (
      "func onTap(_ target: Any, _ selector: Selector) { addGestureRecognizer(UITapGestureRecognizer(target: target, action: selector)) }",
      "poster.onTap(self, #selector(open))"
    ),
    (
      "func tappable(by target: Any, run action: Selector) {\nlet tap = UITapGestureRecognizer(target: target, action: action)\nself.addGestureRecognizer(tap)\n}",
      "poster.tappable(by: self, run: #selector(open))"
    ),
    (
      "func whenTouched(_ run: @escaping () -> Void) {\naddGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touch)))\nlayer.setValue(run, forKey: \"run\")\n}\n@objc func touch() {}",
      "poster.whenTouched { [weak self] in self?.open() }"
    ),
  ])
  func aTapThatAnExtensionAddsIsFound(_ added: String, _ use: String) {
    #expect(found(poster(added, use), TapWithoutRole.self) == ["‘poster’ reacts to a tap and says no role"])
    let named = use + "\nposter.accessibilityTraits.insert(.link)"
    #expect(found(poster(added, named), TapWithoutRole.self) == [])
  }

  @Test(arguments: [
    "func onTap(_ target: Any, _ selector: Selector) {\naccessibilityTraits.insert(.button)\naddGestureRecognizer(UITapGestureRecognizer(target: target, action: selector))\n}",
    "func onTap(_ target: Any, _ selector: Selector) { addGestureRecognizer(UIHoverGestureRecognizer(target: target, action: selector)) }",
    "static func onTap(_ target: Any, _ selector: Selector) {}",
  ])
  func oneThatSaysItIsNot(_ added: String) {
    #expect(found(poster(added, "poster.onTap(self, #selector(open))"), TapWithoutRole.self) == [])
  }

  @Test func whatIsMadeForOneIsNotTheOthers() {
    let code = """
      import UIKit
      extension UIView {
        func onTap(_ target: Any, _ selector: Selector) {
          addGestureRecognizer(UITapGestureRecognizer(target: target, action: selector))
        }
      }
      final class PairController: UIViewController {
        private let one = UILabel()
        private let two = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          one.accessibilityTraits.insert(.button)
          one.onTap(self, #selector(first))
          two.onTap(self, #selector(second))
          view.addSubview(one)
          view.addSubview(two)
        }
        @objc private func first() { navigationController?.popViewController(animated: true) }
        @objc private func second() { navigationController?.popToRootViewController(animated: true) }
      }
      """
    #expect(found(code, TapWithoutRole.self) == ["‘two’ reacts to a tap and says no role"])
  }

  @Test func anExtensionThatCallsItselfEnds() {
    let added = "func onTap(_ target: Any, _ selector: Selector) { onTap(target, selector) }"
    #expect(found(poster(added, "poster.onTap(self, #selector(open))"), TapWithoutRole.self) == [])
  }

  // MARK: Messages

  private static let label = "let label = UILabel()\nlabel.text = text"
  private static let slide = "UIView.animate(withDuration: 0.3) { label.transform = .identity }"

  @Test(arguments: [
    "final class ToastMaker {\nfunc show(_ text: String, in host: UIView) {\n\(label)\nhost.addSubview(label)\n\(slide)\n}\n}",
    "struct Snackbar {\nstatic func show(_ text: String, in window: UIWindow) {\n\(label)\nlet bar = UIView()\nbar.addSubview(label)\nwindow.addSubview(bar)\nUIView.animate(withDuration: 0.3) { bar.alpha = 1 }\n}\n}",
    "extension UIViewController {\nfunc showToast(_ text: String) {\n\(label)\nview.addSubview(label)\n\(slide)\n}\n}",
    "extension UIView {\nfunc toast(_ text: String) {\n\(label)\naddSubview(label)\nDispatchQueue.main.asyncAfter(deadline: .now() + 3) { label.removeFromSuperview() }\n}\n}",
  ])
  func aMessageThatAHelperShowsIsFound(_ helper: String) {
    let code = "import UIKit\n" + helper
    let said = code.replacing(
      "UIView.animate", with: "UIAccessibility.post(notification: .announcement, argument: text)\nUIView.animate"
    ).replacing(
      "DispatchQueue", with: "UIAccessibility.post(notification: .announcement, argument: text)\nDispatchQueue")
    #expect(found(code, ToastSilent.self).count == 1)
    #expect(found(said, ToastSilent.self) == [])
  }

  @Test func aMessageViewThatSpeaksIsSilent() {
    func code(_ line: String) -> String {
      """
      import UIKit
      final class ToastView: UIView {
        private let label = UILabel()
        init(text: String) {
          super.init(frame: .zero)
          label.text = text
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        func present(in window: UIWindow) {
          window.addSubview(self)
          UIView.animate(withDuration: 0.25) { self.alpha = 1 }
        }
        override func didMoveToWindow() { \(line) }
      }
      """
    }
    #expect(found(code(""), ToastSilent.self) == ["‘ToastView’ slides in and nothing says it"])
    #expect(found(code("UIAccessibility.post(notification: .announcement, argument: label)"), ToastSilent.self) == [])
  }

  @Test func aHelperIsJudgedByNoOtherRule() {
    let code = """
      import UIKit
      struct Toaster {
        static func show(in host: UIView) {
          let button = UIButton(type: .system)
          button.setImage(UIImage(systemName: "xmark"), for: .normal)
          host.addSubview(button)
        }
      }
      """
    #expect(found(code, IconButtonWithoutLabel.self) == [])
  }

  // MARK: Code that a touch runs

  private func sender(_ touch: String, _ after: String = "") -> String {
    """
    import UIKit
    final class ReportController: UIViewController {
      private let sendButton = UIButton(type: .system)
      private let stateLabel = UILabel()
      var send: (() async throws -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        \(touch)
        view.addSubview(stateLabel)
        view.addSubview(sendButton)
      }
      @objc private func submit() {
        Task {
          do {
            try await send?()
            \(after)
            UIAccessibility.post(notification: .announcement, argument: String(localized: "Report sent"))
          } catch {}
        }
      }
    }
    """
  }

  @Test(arguments: [
    "sendButton.addTarget(self, action: #selector(submit), for: .touchUpInside)",
    "sendButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)",
    "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Send\", primaryAction: UIAction(handler: { _ in self.submit() }))",
  ])
  func aSuccessThatIsOnlyAnnouncedIsFound(_ touch: String) {
    #expect(found(sender(touch), SuccessNotKept.self) == ["the announcement is all that says it is done"])
    #expect(found(sender(touch, "stateLabel.text = String(localized: \"Sent\")"), SuccessNotKept.self) == [])
  }

  @Test func aMessageThatATaskTakesAwayGoes() {
    let gone = "\nTask {\ntry await Task.sleep(for: .seconds(3))\nstateLabel.isHidden = true\n}"
    let code = sender(
      "sendButton.addAction(UIAction { _ in self.submit() }, for: .touchUpInside)", "stateLabel.isHidden = false" + gone
    )
    #expect(
      found(code, SuccessNotKept.self) == ["the announcement and a passing message are all that says it"])
    #expect(found(code, TimedDismissal.self) == ["‘stateLabel’ leaves by itself"])
  }

  @Test func nobodyTouchedForTheFirst() {
    #expect(found(sender("submit()"), SuccessNotKept.self) == [])
  }
}
