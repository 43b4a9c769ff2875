import Testing

@testable import Checks

/// Kinds of UIKit findings that readers of code found untrue.
@Suite struct UIKitJudgedTests {
  /// A view with a button, and what it does while something loads.
  private func next(_ loading: String) -> String {
    """
    final class NextView: UIView {
      let nextButton: UIButton = { let button = UIButton(); button.setTitle("Next", for: .normal); return button }()
      let spinner = UIActivityIndicatorView(style: .medium)
      override init(frame: CGRect) { super.init(frame: frame); addSubview(nextButton) }
      required init?(coder: NSCoder) { nil }
      func showLoading() {
        \(loading)
      }
    }
    """
  }

  @Test func aSpinnerInAButtonIsNeverMet() {
    func code(into container: String) -> String { next("\(container)addSubview(spinner)\nspinner.startAnimating()") }
    #expect(findings(code(into: "nextButton."), LoadingUnnamed.self) == [])
    #expect(messages(code(into: ""), LoadingUnnamed.self, reviews: true) == ["‘spinner’ has no label"])
  }

  @Test func aSpinnerTakesTheNameOfAButtonWhoseTitleGoes() {
    func code(_ more: String) -> String {
      next("nextButton.setTitle(\"\", for: .disabled)\n\(more)\nnextButton.addSubview(spinner)")
    }
    let found = findings(code(""), LoadingUnnamed.self)
    #expect(found.map(\.message) == ["‘spinner’ takes the name of ‘nextButton’"])
    #expect(found.map(\.heard) == ["dimmed, button"])
    #expect(findings(code("nextButton.accessibilityLabel = \"Next\""), LoadingUnnamed.self) == [])
  }

  @Test func aPictureInAButtonIsNeverMet() {
    func code(into container: String) -> String {
      """
      final class PlaceView: UIView {
        let button: UIButton = { let button = UIButton(); button.setTitle("Berlin", for: .normal); return button }()
        let picture = UIImageView(image: UIImage(named: "pin_filled"))
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(button)
          picture.isAccessibilityElement = true
          \(container)addSubview(picture)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    }
    #expect(findings(code(into: "button."), DecorationSpoken.self) == [])
  }

  @Test func theTabsOfATabBarSayWhichIsChosen() {
    func code(_ base: String) -> String {
      """
      final class Tabs: \(base) {
        enum Tab { case home, me }
        var currentTab: Tab = .home
        let row = UIView()
        let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
        override func viewDidLoad() { super.viewDidLoad(); \(base == "UIViewController" ? "row.addSubview(chevron)" : "") }
        private func update() {
          if currentTab == .me { chevron.tintColor = .systemBlue } else { chevron.tintColor = .systemGray }
        }
      }
      """
    }
    #expect(findings(code("UITabBarController"), SelectedWithoutTrait.self) == [])
    #expect(
      messages(code("UIViewController"), SelectedWithoutTrait.self, reviews: true)
        == ["‘chevron’ shows the choice (currentTab == .me) and nothing says it"])
  }

  @Test func aPictureLaidOverTheScreenIsNoRowToChoose() {
    let code = """
      final class Tabs: UIViewController {
        enum Tab { case home, me }
        var currentTab: Tab = .home
        let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
        private func update() {
          if currentTab == .me { chevron.tintColor = .systemBlue } else { chevron.tintColor = .systemGray }
        }
      }
      """
    #expect(findings(code, SelectedWithoutTrait.self) == [])
  }

  @Test func aViewIsCalledByItsTypeAndIsSilentOfWhatItsModelSays() {
    func code(_ model: String) -> String {
      """
      final class PersonView: UIView {
        let followButton: UIButton = { let b = UIButton(type: .system); b.setTitle("Follow", for: .normal); return b }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(followButton)
          isAccessibilityElement = true
        }
        required init?(coder: NSCoder) { nil }
      }
      \(model)
      """
    }
    let own = findings(code(""), ElementSwallowsSubviews.self)
    #expect(own.map(\.message) == ["‘followButton’ in ‘PersonView’ cannot be reached"])
    #expect(own.map(\.heard) == [""])
    let model = """
      extension PersonView {
        final class Model { func bind(view: PersonView, name: String) { view.accessibilityLabel = name } }
      }
      """
    let named = findings(code(model), ElementSwallowsSubviews.self)
    #expect(named.map(\.message) == ["‘followButton’ in ‘PersonView’ cannot be reached"])
    #expect(named.map(\.heard) == [nil])
  }

  @Test func whoSearchesFillsInNoForm() {
    func list(_ typing: String) -> String {
      """
      final class Favourites: UIViewController {
        let editButton = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let field = UITextField()
        var hasFavourites: Bool { count > 0 }
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = editButton
          view.addSubview(field)
          field.addTarget(self, action: #selector(typed), for: .editingChanged)
        }
        \(typing) { editButton.isEnabled = hasFavourites }
      }
      """
    }
    let search = list("func searchBar(_ searchBar: UISearchBar, textDidChange text: String)")
    #expect(messages(search, DisabledWithoutReason.self, reviews: true) == [])
    #expect(
      messages(list("@objc private func typed()"), DisabledWithoutReason.self, reviews: true)
        == ["‘editButton’ is disabled by a form and nothing says why"])
  }

  @Test(arguments: ["UITableViewHeaderFooterView", "UICollectionReusableView"])
  func aLabelInAHeaderOfASectionIsAHeading(_ base: String) {
    func view(_ name: String, _ traits: String = "") -> String {
      """
      final class \(name): \(base) {
        private let titleLabel = UILabel()
        func setUp() {
          titleLabel.font = .preferredFont(forTextStyle: .title2)
          \(traits)
          addSubview(titleLabel)
        }
        func configure(title: String) { titleLabel.text = title }
      }
      """
    }
    #expect(
      messages(view("SectionHeader"), HeadingWithoutTrait.self)
        == ["‘titleLabel’ is drawn as a title and is no heading"])
    #expect(messages(view("SectionHeader", "titleLabel.accessibilityTraits = .header"), HeadingWithoutTrait.self) == [])
    #expect(messages(view("SectionFooter"), HeadingWithoutTrait.self, reviews: true) == [])
  }

  @Test func aRoleThatALoopGivesIsARole() {
    func chips(_ traits: String) -> String {
      """
      final class Chips: UIView {
        private var chips: [UIView] = []
        func show(_ titles: [String]) {
          for title in titles {
            let chip = UIView()
            chip.isAccessibilityElement = true
            chip.accessibilityLabel = title
            chip.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(choose(_:))))
            addSubview(chip)
            chips.append(chip)
          }
          \(traits)
        }
        @objc func choose(_ tap: UITapGestureRecognizer) { print("chosen") }
      }
      """
    }
    #expect(messages(chips(""), TapWithoutRole.self) == ["‘chip’ reacts to a tap and says no role"])
    for loop in [
      "for (index, view) in chips.enumerated() { view.accessibilityTraits = index == 0 ? [.button, .selected] : .button }",
      "chips.forEach { $0.accessibilityTraits = .button }", "chips[0].accessibilityTraits = [.button]",
    ] {
      #expect(messages(chips(loop), TapWithoutRole.self, reviews: true) == [])
    }
  }

  // MARK: Messages

  private func notice(_ name: String, _ dismissal: String) -> [String] {
    messages(
      """
      final class \(name): UIView {
        let words: UILabel = { let label = UILabel(); label.text = "Saved"; return label }()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(words) }
        required init?(coder: NSCoder) { nil }
        func show(in view: UIView) { alpha = 1; view.addSubview(self); \(dismissal) }
      }
      extension UIView {
        func fadeOut(delay: TimeInterval = 0, completion: ((Bool) -> Void)? = nil) {
          alpha = 1
          UIView.animate(withDuration: 0.5, delay: delay, animations: { self.alpha = 0 }) { completion?($0) }
        }
      }
      """, ToastSilent.self)
  }

  @Test func whatFadesWhenItIsToldToIsNoMessageForATime() {
    #expect(notice("Notice", "fadeOut { [weak self] _ in self?.removeFromSuperview() }") == [])
    let later = "DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.removeFromSuperview() }"
    #expect(notice("Notice", later) == ["‘Notice’ comes and goes and nothing says it"])
    #expect(notice("LoadingView", later) == [])
  }

  private func emptied(_ more: String, _ text: String = "\"\"") -> String {
    """
    final class Note: UIViewController {
      let saveButton = UIButton(type: .system)
      let status = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.setTitle("Save", for: .normal)
        saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
        view.addSubview(saveButton)
        view.addSubview(status)
      }
      @objc func save() {
        status.text = "Saved"
        \(more)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.status.text = \(text) }
      }
    }
    """
  }

  @Test func aLabelThatIsEmptiedAgainIsAMessageForATime() {
    #expect(messages(emptied(""), ToastSilent.self) == ["‘status’ comes and goes and nothing says it"])
    #expect(messages(emptied("", "nil"), ToastSilent.self) == ["‘status’ comes and goes and nothing says it"])
    // Only where there is nothing to say.
    #expect(messages(emptied("", "last == nil ? \"\" : \"Updated\""), ToastSilent.self) == [])
    let kept = emptied("").replacing(
      "self.status.text = \"\"", with: "if isNew { self.status.text = \"Updated\" } else { self.status.text = \"\" }")
    #expect(messages(kept, ToastSilent.self) == [])
    // Other words stay.
    #expect(messages(emptied("", "\"Up to date\""), ToastSilent.self) == [])
    let post = "UIAccessibility.post(notification: .announcement, argument: \"Saved\")"
    #expect(messages(emptied(post), ToastSilent.self) == [])
    #expect(
      messages(emptied(post), SuccessNotKept.self)
        == ["the announcement and a passing message are all that says it"])
    #expect(messages(emptied(post), TimedDismissal.self) == ["‘status’ leaves by itself"])
  }

  // MARK: Looks

  private func pay(_ fade: String, _ touch: String) -> [String] {
    messages(
      """
      final class Pay: UIViewController {
        let payButton = UIButton(type: .system)
        var isReady = false { didSet { \(fade) } }
        override func viewDidLoad() {
          super.viewDidLoad()
          payButton.setTitle("Pay", for: .normal)
          payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)
          view.addSubview(payButton)
        }
        @objc func pay() { \(touch) }
      }
      """, DisabledByLookOnly.self)
  }

  @Test func aFadedButtonWhoseTouchIsRefusedIsDisabledByItsLook() {
    let fade = "payButton.alpha = isReady ? 1 : 0.4"
    #expect(
      pay(fade, "guard isReady else { return }; dismiss(animated: true)")
        == ["‘payButton’ looks disabled and is announced as active"])
    #expect(pay(fade, "dismiss(animated: true)") == [])
    #expect(
      pay("\(fade); payButton.isEnabled = isReady", "guard isReady else { return }; dismiss(animated: true)") == [])
  }
}
