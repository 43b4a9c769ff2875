import Testing

@testable import Checks

/// What is offered, said or asked for in another way is not missing.
@Suite struct OfferedKindTests {
  // MARK: UIKit

  private static func browser(_ more: String) -> String {
    """
    final class Browser: UIViewController {
      let saveButton = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.accessibilityLabel = "Bookmarks"
        saveButton.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held(_:))))
        view.addSubview(saveButton)
      }
      @objc func held(_ press: UILongPressGestureRecognizer) { if press.state == .began { save() } }
      func save() { print("saved") }
      \(more)
    }
    """
  }

  @Test func aMenuOrAKeyDoesWhatAPressDoes() {
    let only = ["what ‘held’ does can be reached by a long press only"]
    #expect(messages(Self.browser(""), GestureWithoutAction.self) == only)
    // A double tap that is held passes the press on, and nothing tells of it.
    #expect(findings(Self.browser(""), GestureWithoutAction.self).map(\.why) == [GestureWithoutAction.held])
    #expect(messages(Self.browser("func other() { print(1) }"), GestureWithoutAction.self) == only)
    for more in [
      "func entries() -> [UIAction] { [UIAction(title: \"Add\") { [weak self] _ in self?.save() }] }",
      "func keys() -> [UIKeyCommand] { [UIKeyCommand(input: \"d\", modifierFlags: .command, action: #selector(key))] }\n@objc func key() { save() }",
    ] {
      #expect(messages(Self.browser(more), GestureWithoutAction.self, reviews: true) == [])
    }
  }

  @Test func aTapOnARowDoesWhatItsSwitchDoes() {
    func row(_ tap: String) -> String {
      """
      final class Row: UIView {
        private let onOff = UISwitch()
        var action: () -> Void = {}
        func setUp() {
          onOff.addTarget(self, action: #selector(switched), for: .valueChanged)
          addSubview(onOff)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          isAccessibilityElement = true
          accessibilityTraits = .button
        }
        @objc private func switched() { action() }
        @objc private func tapped() { \(tap) }
      }
      """
    }
    #expect(messages(row("action()"), ElementSwallowsSubviews.self, reviews: true) == [])
    #expect(messages(row("print(1)"), ElementSwallowsSubviews.self) == ["‘onOff’ in ‘Row’ cannot be reached"])
  }

  // MARK: Counts

  @Test func howManyThereAreSaysThatThereIsNone() {
    func list(_ title: String) -> String {
      """
      struct Books: View {
        let books: [String]
        var body: some View { List(books, id: \\.self) { Text($0) }.navigationTitle(\(title)) }
      }
      """
    }
    #expect(messages(list("\"\\(books.count) books\""), EmptyStateMissing.self, reviews: true) == [])
    #expect(messages(list("\"Books\""), EmptyStateMissing.self) == ["nothing is heard where ‘books’ is empty"])
  }

  // MARK: Movement

  @Test func anAnimationThatAsksMayMoveWhatComes() {
    func screen(_ animation: String) -> String {
      """
      struct Pill: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            if isShown { Text("Read").transition(.slide) }
            Button("Show") { isShown = true }
          }
          .animation(\(animation), value: isShown)
        }
      }
      extension Animation {
        static var calm: Animation { UIAccessibility.isReduceMotionEnabled ? .linear(duration: 0) : .default }
      }
      """
    }
    #expect(messages(screen("UIAccessibility.isReduceMotionEnabled ? nil : .default"), MotionUnguarded.self) == [])
    #expect(messages(screen(".calm"), MotionUnguarded.self) == [])
    #expect(
      messages(screen(".default"), MotionUnguarded.self)
        == ["this view slides in and does not ask for Reduce Motion"])
  }

  // MARK: Menus

  @Test func aMenuThatDoesWhatATouchDoesLosesNothing() {
    func lost(_ menu: String) -> [String] {
      messages(
        """
        struct Status: View {
          let words: String
          let page: URL?
          @Environment(\\.openURL) private var openURL
          var body: some View {
            Text(words)
              .onTapGesture { if let page { openURL(page) } }
              .contextMenu { \(menu) }
          }
        }
        """, ContextMenuWithoutActions.self)
    }
    #expect(lost("if let page { Button(\"Open\") { openURL(page) } }") == [])
    #expect(
      lost("Button(\"Copy\") { UIPasteboard.general.string = words }")
        == ["the menu's commands are offered nowhere else: ‘Copy’"])
  }

  // MARK: Placeholders

  private func skeleton(_ modifiers: String) -> [AuditFinding] {
    findings(
      """
      struct Report: View {
        let isLoading: Bool
        var body: some View { VStack { Button("View report") {}\(modifiers) } }
      }
      """, SkeletonRead.self)
  }

  @Test func whatShimmersAtTimesMayBeTheContent() {
    #expect(skeleton(".shimmering()").map(\.certainty) == [.certain])
    #expect(
      skeleton(".shimmering(active: isLoading)").map(\.certainty)
        == [.review(because: "what shimmers at times may be the content itself")])
    // Blanked out and shimmering is one thing.
    #expect(
      skeleton(".redacted(reason: isLoading ? .placeholder : []).shimmering(active: isLoading)").map(\.certainty)
        == [.review(because: "what redaction leaves to hear differs between systems; hiding is certain")])
  }
}
