import Testing

@testable import Checks

/// What rules that know SwiftUI find in UIKit code, and what they leave alone there.
@Suite struct UIKitRuleTests {
  /// Code of a class with 1️⃣ in front of each place that is found.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule.Type
    var name: String
    var marked: String
    var isReview = false

    var testDescription: String { "\(rule.id): \(name)" }
  }

  /// A view whose initialiser holds the statements.
  private static func view(_ members: String, _ setUp: String, _ more: String = "") -> String {
    """
    import UIKit
    final class Example: UIView {
    \(members)
      override init(frame: CGRect) {
        super.init(frame: frame)
    \(setUp)
      }
    \(more)
    }
    """
  }

  /// A controller whose `viewDidLoad` holds the statements.
  private static func controller(_ members: String, _ setUp: String, _ more: String = "") -> String {
    """
    import UIKit
    final class Example: UIViewController {
    \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
    \(setUp)
      }
    \(more)
    }
    """
  }

  private static let button = "private let button = UIButton(type: .system)"
  private static let label = "private let label = UILabel()"

  static let found: [Case] = [
    Case(
      rule: IconButtonWithoutLabel.self, name: "a button that shows a cart",
      marked: view(
        button, #"1️⃣button.setImage(UIImage(systemName: "cart"), for: .normal); addSubview(button)"#)),
    Case(
      rule: IconButtonWithoutLabel.self, name: "a bar button made in place",
      marked: controller(
        "",
        #"navigationItem.rightBarButtonItem = 1️⃣UIBarButtonItem(image: UIImage(named: "dots"), style: .plain, target: nil, action: nil)"#
      )),
    Case(
      rule: ImageWithoutLabel.self, name: "a picture that is an element",
      marked: view("private let photo = UIImageView()", "1️⃣photo.isAccessibilityElement = true; addSubview(photo)")),
    Case(
      rule: ControlWithoutLabel.self, name: "a switch beside its words",
      marked: view(
        "1️⃣private let alarm = UISwitch()\n" + label,
        #"label.text = "Alarm"; addSubview(label); addSubview(alarm)"#)),
    Case(
      rule: FieldNamedByPlaceholder.self, name: "a field with a placeholder only",
      marked: view(
        "private let boat = UITextField()", #"1️⃣boat.placeholder = "Name of the boat"; addSubview(boat)"#)),
    Case(
      rule: TapWithoutRole.self, name: "a picture that is tapped",
      marked: view(
        "private let photo = UIImageView()",
        """
            photo.isUserInteractionEnabled = true
            1️⃣photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            addSubview(photo)
        """, "@objc private func open() {}")),
    Case(
      rule: TapWithoutRole.self, name: "through a recogniser with a name",
      marked: view(
        label,
        """
            let tap = UITapGestureRecognizer(target: self, action: #selector(open))
            1️⃣label.addGestureRecognizer(tap)
            addSubview(label)
        """, "@objc private func open() {}")),
    Case(
      rule: ConflictingTraits.self, name: "button and static text",
      marked: view("", "isAccessibilityElement = true; 1️⃣accessibilityTraits = [.button, .staticText]")),
    Case(
      rule: HiddenParentHidesControl.self, name: "hidden and never shown again",
      marked: view(
        "private let page = UIView()\n" + button, "page.addSubview(button); addSubview(page)",
        "func cover() { 1️⃣page.accessibilityElementsHidden = true }")),
    Case(
      rule: HiddenYetLabelled.self, name: "a label on no element",
      marked: view(
        "private let photo = UIImageView()",
        #"photo.isAccessibilityElement = false; 1️⃣photo.accessibilityLabel = "A photo"; addSubview(photo)"#)),
    Case(
      rule: DuplicateIdentifier.self, name: "twice in one view",
      marked: view(
        button + "\n" + label,
        #"button.accessibilityIdentifier = "card"; 1️⃣label.accessibilityIdentifier = "card""#)),
    Case(
      rule: LabelRepeatsRole.self, name: "a button called button",
      marked: view(button, #"1️⃣button.accessibilityLabel = "Close button"; addSubview(button)"#)),
    Case(
      rule: LabelIsFileName.self, name: "the name of a symbol",
      marked: view(button, #"1️⃣button.accessibilityLabel = "square.and.arrow.up"; addSubview(button)"#)),
    Case(
      rule: LabelMissesVisibleText.self, name: "other words than are seen",
      marked: view(
        button,
        #"button.setTitle("Keep ticket", for: .normal); 1️⃣button.accessibilityLabel = "Store this pass"; addSubview(button)"#
      )),
    Case(
      rule: LabelNotLocalized.self, name: "in code that translates its other words",
      marked: view(
        button + "\n" + label,
        #"label.text = String(localized: "Boats"); 1️⃣button.accessibilityLabel = "Close""#)),
    Case(
      rule: StateInLabel.self, name: "selected in the label",
      marked: view(
        button, "addSubview(button)",
        #"func show(isOn: Bool) { 1️⃣button.accessibilityLabel = isOn ? "Alarm, selected" : "Alarm" }"#)),
    Case(
      rule: HeadingWithoutTrait.self, name: "a title that is plain text",
      marked: controller(
        "private let titleLabel = UILabel()\n" + button,
        """
            titleLabel.text = "Your boats"
            1️⃣titleLabel.font = .preferredFont(forTextStyle: .title2)
            view.addSubview(titleLabel)
            view.addSubview(button)
        """)),
    Case(
      rule: AdjustableWithoutAction.self, name: "the trait alone",
      marked: view("", "isAccessibilityElement = true; 1️⃣accessibilityTraits = .adjustable")),
    Case(
      rule: FieldWithoutPurpose.self, name: "a postcode",
      marked: view("private let field = UITextField()", #"1️⃣field.placeholder = "Postcode"; addSubview(field)"#)),
    Case(
      rule: HintNamesGesture.self, name: "double tap",
      marked: view(button, #"1️⃣button.accessibilityHint = "Double tap to open the boat""#)),
    Case(
      rule: GestureWithoutAction.self, name: "a long press",
      marked: view(
        "private let row = UIView()",
        "1️⃣row.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(more))); addSubview(row)",
        "@objc private func more() { showMenu() }")),
    Case(
      rule: TargetTooSmall.self, name: "twenty points",
      marked: view(
        button,
        """
            addSubview(button)
            NSLayoutConstraint.activate([
              1️⃣button.widthAnchor.constraint(equalToConstant: 30),
              button.heightAnchor.constraint(equalToConstant: 30),
            ])
        """)),
    Case(
      rule: TimedDismissal.self, name: "two seconds",
      marked: controller(
        label, "view.addSubview(label)",
        """
          func saved() {
            label.isHidden = false
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            1️⃣DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.label.isHidden = true }
          }
        """)),
    Case(
      rule: SelectedWithoutTrait.self, name: "a ring that fills",
      marked: view(
        "private let ring = UIImageView()",
        "isAccessibilityElement = true; accessibilityTraits = .button; addSubview(ring)",
        #"var isPicked = false { didSet { 1️⃣ring.image = UIImage(systemName: isPicked ? "circle.fill" : "circle") } }"#
      )),
    Case(
      rule: SelectedAsText.self, name: "typed into the value",
      marked: view(
        button, "", #"func show(isOn: Bool) { 1️⃣button.accessibilityValue = isOn ? "Selected" : nil }"#)),
    Case(
      rule: AnnouncementPerKeystroke.self, name: "while typing",
      marked: controller(
        "private let field = UITextField()", "field.addTarget(self, action: #selector(typed), for: .editingChanged)",
        #"@objc private func typed() { 1️⃣UIAccessibility.post(notification: .announcement, argument: "3 boats") }"#)),
    Case(
      rule: LoadingUnnamed.self, name: "a spinner alone",
      marked: controller(
        "1️⃣private let spinner = UIActivityIndicatorView(style: .large)", "view.addSubview(spinner)")),
    Case(
      rule: LoadingSilent.self, name: "the page gives way",
      marked: controller(
        "private let page = UIStackView()\nprivate let loader = UIActivityIndicatorView()",
        "view.addSubview(page); view.addSubview(loader)",
        "func begin() { page.isHidden = true; 1️⃣loader.startAnimating() }")),
    Case(
      rule: ErrorSilent.self, name: "an error that is unhidden",
      marked: controller(
        "private let errorLabel = UILabel()\n" + button,
        "errorLabel.isHidden = true; button.addTarget(self, action: #selector(next), for: .touchUpInside)",
        "@objc private func next() { 1️⃣errorLabel.isHidden = false }")),
    Case(
      rule: ErrorByColorOnly.self, name: "a red border",
      marked: controller(
        "private let field = UITextField()", "view.addSubview(field)",
        "func check(isValid: Bool) { if !isValid { 1️⃣field.layer.borderColor = UIColor.systemRed.cgColor } }")),
    Case(
      rule: ErrorWithoutRemedy.self, name: "something went wrong",
      marked: controller(
        "private let errorLabel = UILabel()", #"1️⃣errorLabel.text = "Something went wrong""#)),
  ]

  static let allowed: [Case] = [
    Case(
      rule: IconButtonWithoutLabel.self, name: "named where the data comes",
      marked: view(
        button, #"button.setImage(UIImage(systemName: "cart"), for: .normal); addSubview(button)"#,
        "func show(name: String) { button.accessibilityLabel = name }")),
    Case(
      rule: IconButtonWithoutLabel.self, name: "named through its place in the bar",
      marked: controller(
        "",
        """
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "dots"), style: .plain, target: nil, action: nil)
            navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
        """)),
    Case(
      rule: IconButtonWithoutLabel.self, name: "inside one element",
      marked: view(
        button,
        #"button.setImage(UIImage(named: "cart"), for: .normal); addSubview(button); isAccessibilityElement = true"#)),
    Case(
      rule: IconButtonWithoutLabel.self, name: "laid out in Interface Builder",
      marked: view(
        "@IBOutlet private weak var button: UIButton!", #"button.setImage(UIImage(named: "cart"), for: .normal)"#)),
    Case(
      rule: ImageWithoutLabel.self, name: "described by its owner in another type",
      marked: view("let photo = UIImageView()", "photo.isAccessibilityElement = true; addSubview(photo)")
        + "\nfinal class Owner { func fill(_ row: Example) { row.photo.accessibilityLabel = name } }"),
    Case(
      rule: TapWithoutRole.self, name: "a tap that puts the keyboard away",
      marked: controller(
        "", "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))",
        "@objc private func dismissKeyboard() { view.endEditing(true) }")),
    Case(
      rule: TapWithoutRole.self, name: "a row with its trait",
      marked: view(
        "",
        """
            isAccessibilityElement = true
            accessibilityTraits.insert(.button)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pick)))
        """, "@objc private func pick() {}")),
    Case(
      rule: SelectedWithoutTrait.self, name: "the system selects the cell",
      marked: """
        import UIKit
        final class Example: UITableViewCell {
          private let tick = UIImageView()
          override func setSelected(_ selected: Bool, animated: Bool) { tick.isHidden = !selected }
        }
        """),
    Case(
      rule: HiddenParentHidesControl.self, name: "shown again",
      marked: view(
        "private let page = UIView()\n" + button, "page.addSubview(button); addSubview(page)",
        """
          func cover() { page.accessibilityElementsHidden = true }
          func uncover() { page.accessibilityElementsHidden = false }
        """)),
    Case(
      rule: LabelMissesVisibleText.self, name: "the label begins with what is seen",
      marked: view(
        button,
        #"button.setTitle("Keep", for: .normal); button.accessibilityLabel = "Keep the ticket for Oslo""#)),
    Case(
      rule: TimedDismissal.self, name: "longer with VoiceOver",
      marked: controller(
        label, "view.addSubview(label)",
        """
          func saved() {
            label.isHidden = false
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            let delay: TimeInterval = UIAccessibility.isVoiceOverRunning ? 20 : 2
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.label.isHidden = true }
          }
        """)),
    Case(
      rule: LoadingSilent.self, name: "the change is posted",
      marked: controller(
        "private let page = UIStackView()\nprivate let loader = UIActivityIndicatorView()",
        "view.addSubview(page); view.addSubview(loader)",
        """
          func begin() {
            page.isHidden = true
            loader.startAnimating()
            UIAccessibility.post(notification: .screenChanged, argument: loader)
          }
        """)),
    Case(
      rule: ErrorSilent.self, name: "said a moment later, in a function of its own",
      marked: controller(
        "private let errorLabel = UILabel()\n" + button,
        "errorLabel.isHidden = true; button.addTarget(self, action: #selector(next), for: .touchUpInside)",
        """
          @objc private func next() { showError() }
          private func showError() {
            errorLabel.isHidden = false
            DispatchQueue.main.async { UIAccessibility.post(notification: .layoutChanged, argument: self.errorLabel) }
          }
        """)),
    Case(
      rule: GestureWithoutAction.self, name: "offered as a custom action too",
      marked: view(
        "private let row = UIView()",
        """
            row.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(more)))
            row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "More") { _ in true }]
        """, "@objc private func more() { showMenu() }")),
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
