import Foundation
import ScreenModel
import SwiftReader
import Testing

@testable import Checks

/// Touches and gestures that take nothing from a listener, and those that do.
@Suite struct TouchKindTests {
  @Test func aTapThatOnlyEnlargesTakesNothing() {
    func code(_ modifier: String) -> String {
      """
      struct Preview2: View {
        @State private var isLarge = false
        var body: some View {
          Text("Battery").\(modifier).onTapGesture { withAnimation { isLarge.toggle() } }
        }
      }
      """
    }
    #expect(messages(code("scaleEffect(isLarge ? 2 : 1)"), TapWithoutRole.self, reviews: true) == [])
    #expect(
      messages(code("overlay { if isLarge { Text(\"72%\") } }"), TapWithoutRole.self)
        == ["‘Battery’ does something on a tap and never says it is a button"])
  }

  @Test func aMessageThatIsPutAwayBeforeItsTimeGoesByItself() {
    func code(_ timer: String) -> String {
      """
      struct Draft: View {
        @State private var message: String?
        var body: some View {
          Text("Draft").overlay { if let message { Text(message).onTapGesture { self.message = nil } } }\(timer)
        }
      }
      """
    }
    let timer = ".task(id: message) { try? await Task.sleep(for: .seconds(2)); message = nil }"
    #expect(messages(code(timer), TapWithoutRole.self, reviews: true) == [])
    #expect(
      messages(code(""), TapWithoutRole.self) == ["‘<message>’ does something on a tap and never says it is a button"])
  }

  @Test func aRowWithAButtonInItStillOpensSomething() {
    func code(_ tap: String) -> String {
      """
      struct InviteCell: View {
        let room: String
        let open: () -> Void
        let accept: () -> Void
        var body: some View {
          HStack {
            VStack { Text(room); Text("Invited you") }.accessibilityElement(children: .combine)
            Button("Accept") { accept() }
          }
          .onTapGesture { \(tap)() }
        }
      }
      """
    }
    #expect(
      messages(code("open"), TapWithoutRole.self, reviews: true)
        == ["‘<room>, Invited you’ does something on a tap and never says it is a button"])
    #expect(messages(code("accept"), TapWithoutRole.self, reviews: true) == [])
  }

  @Test func aDragBesideScrollingOnlyLearnsOfIt() {
    func code(_ modifier: String) -> String {
      """
      struct Page: View {
        let model: Model
        var body: some View {
          ScrollView { Text("News") }.\(modifier)(DragGesture().onChanged { _ in model.begin() })
        }
      }
      final class Model { func begin() { print("1") } }
      """
    }
    #expect(messages(code("simultaneousGesture"), GestureWithoutAction.self, reviews: true) == [])
    #expect(
      messages(code("gesture"), GestureWithoutAction.self, reviews: true) == ["a drag is the only way to do this"])
  }

  @Test func aViewThatIsDrawnOnceItWasMeasuredIsThere() {
    func code(_ test: String) -> String {
      """
      struct Panel: View {
        @State private var contentSize = CGSize.zero
        let isAtEnd: Bool
        var body: some View { Button("Jump") {}.opacity(\(test) ? 0 : 1) }
      }
      """
    }
    #expect(messages(code("contentSize == .zero"), InvisibleYetFocusable.self, reviews: true) == [])
    #expect(
      messages(code("isAtEnd"), InvisibleYetFocusable.self, reviews: true)
        == ["‘Jump’ can be faded to nothing and is still a stop"])
  }

  @Test func manyFadedControlsAreCounted() {
    let code = """
      struct Panel: View {
        let isAway: Bool
        var body: some View {
          HStack { Button("A") {}; Button("B") {}; Button("C") {}; Button("D") {}; Button("A") {} }.opacity(isAway ? 0 : 1)
        }
      }
      """
    #expect(
      messages(code, InvisibleYetFocusable.self, reviews: true)
        == ["‘A’, ‘B’ and 2 more can be faded to nothing and is still a stop"])
  }

  // MARK: UIKit

  private static let label = """
    class StoryController: UIViewController {
      let story = UILabel()
      let details = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        story.text = "Once upon a time"
        story.numberOfLines = 3
        story.isUserInteractionEnabled = true
        view.addSubview(story)
        view.addSubview(details)
        story.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(unfold)))
      }
      @objc private func unfold() { MORE }
    }
    """

  @Test func aLabelThatUnfoldsIsHeardToItsEndWithout() {
    func found(_ code: String) -> [String] {
      messages(Self.label.replacingOccurrences(of: "MORE", with: code), TapWithoutRole.self)
    }
    #expect(found("story.numberOfLines = 0; story.sizeToFit()") == [])
    #expect(
      found("story.numberOfLines = 0; details.isHidden = false") == ["‘story’ reacts to a tap and says no role"])
  }

  @Test func whatAStoryboardsButtonDoesTooIsOffered() {
    func code(_ attribute: String) -> String {
      """
      class VideoController: UIViewController {
        @IBOutlet var player: UIView! {
          didSet { player.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))) }
        }
        \(attribute) func closeTapped(_ sender: Any) { dismiss(animated: true) }
        @objc func panned(_ sender: UIPanGestureRecognizer) { dismiss(animated: true) }
      }
      """
    }
    #expect(messages(code("@IBAction"), GestureWithoutAction.self, reviews: true) == [])
    #expect(
      messages(code("private"), GestureWithoutAction.self, reviews: true)
        == ["what ‘panned’ does can be reached by a drag only"])
  }

  @Test func whetherThereIsACurrentOneIsNoChoice() {
    func code(_ test: String) -> String {
      """
      class TabCell: UITableViewCell {
        let mark = UIImageView()
        func show() { mark.isHidden = \(test) }
      }
      """
    }
    #expect(messages(code("Player.shared.currentEpisode() == nil"), SelectedWithoutTrait.self, reviews: true) == [])
  }
}

extension TouchKindTests {
  // MARK: Further

  @Test func aValueThatIsWrittenAsItIsShownIsSaid() {
    func code(_ value: String) -> String {
      """
      struct Counter: View {
        let title: String
        let count: Int
        var body: some View {
          VStack { Text("\\(count)"); Text(title) }
            .accessibilityElement(children: .combine).accessibilityLabel(title)\(value)
        }
      }
      struct Profile: View {
        let account: Account
        var body: some View { HStack { Counter(title: "Followers", count: account.followers ?? 0); Text("Ada") } }
      }
      struct Account { let followers: Int? }
      """
    }
    #expect(messages(code(".accessibilityValue(\"\\(count)\")"), LabelHidesChildren.self, reviews: true) == [])
    #expect(messages(code(""), LabelHidesChildren.self, reviews: true).count == 1)
  }

  @Test func whatATapDoesTooIsOffered() {
    let code = """
      class PlayerController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled)))
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }
        @objc func tapped() { open() }
        @objc func pulled() { open() }
        func open() { present(UIViewController(), animated: true) }
      }
      """
    #expect(messages(code, GestureWithoutAction.self, reviews: true) == [])
  }

  @Test func aBarButtonThatABaseClassPlacesIsHeardByItsFile() {
    let code = """
      class BaseController: UIViewController {
        var rightButton: UIBarButtonItem? { didSet { navigationItem.rightBarButtonItem = rightButton } }
      }
      class HelpController: BaseController {
        override func viewDidLoad() {
          super.viewDidLoad()
          rightButton = UIBarButtonItem(image: UIImage(named: "more_dots"), style: .plain, target: self, action: #selector(go))
        }
        @objc private func go() { present(UIViewController(), animated: true) }
      }
      """
    #expect(findings(code, IconButtonWithoutLabel.self).map(\.heard) == ["more_dots, button"])
  }

  @Test func allThatGivesWayIsNamed() {
    let code = """
      class Discover: UIViewController {
        @IBOutlet var scroll: UIScrollView!
        @IBOutlet var errorView: UIView!
        @IBOutlet var spinner: UIActivityIndicatorView!
        @IBAction func retryTapped(_ sender: Any) { reload() }
        private func reload() {
          scroll.isHidden = true
          errorView.isHidden = true
          spinner.startAnimating()
        }
      }
      """
    #expect(
      messages(code, LoadingSilent.self) == ["‘scroll’ or ‘errorView’ gives way to a spinner and nothing says so"])
  }
}
