import Testing

@testable import Checks

/// What an own function makes is judged where it is asked for.
@Suite struct UIKitFactoryTests {
  private static func login(_ property: String, _ more: String = "") -> String {
    """
    import UIKit
    final class Login: UIViewController {
      \(property)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(password)
        \(more)
      }
      private func makeField(_ hint: String, type: UITextContentType) -> UITextField {
        let field = UITextField()
        field.placeholder = hint
        field.textContentType = type
        return field
      }
    }
    """
  }

  private static let lazyField = "private lazy var password = makeField(\"Password\", type: .password)"
  private static let closure = """
    private lazy var password: UITextField = {
      let field = makeField("Password", type: .password)
      field.isSecureTextEntry = true
      return field
    }()
    """

  @Test(arguments: [lazyField, closure]) func aFieldIsNamedByWhoAskedForIt(_ property: String) {
    let named = Self.login(property, "password.accessibilityLabel = \"Password\"")
    #expect(messages(named, FieldNamedByPlaceholder.self, reviews: true) == [])
    #expect(messages(named, FieldWithoutPurpose.self, reviews: true) == [])
    #expect(
      messages(Self.login(property), FieldNamedByPlaceholder.self) == ["‘password’ is called by its placeholder only"])
  }

  private static func bar(_ property: String, _ more: String = "", _ added: String = "button") -> String {
    """
    import UIKit
    final class ChatBar: UIView {
      \(property)
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(more)
        addSubview(\(added))
      }
      required init?(coder: NSCoder) { nil }
      private func makeButton(_ symbol: String) -> UIButton {
        var config = UIButton.Configuration.plain()
        config.image = UIImage(systemName: symbol)
        return UIButton(configuration: config, primaryAction: UIAction { _ in })
      }
    }
    """
  }

  @Test(arguments: [
    ("private lazy var button = makeButton(\"plus\")", ""),
    (
      """
      private lazy var button: UIButton = {
        var config = UIButton.Configuration.plain()
        config.image = UIImage(systemName: "plus")
        return UIButton(configuration: config)
      }()
      """, ""
    ),
    (
      "private let button = UIButton(configuration: .plain())",
      "button.configuration?.image = UIImage(systemName: \"plus\")"
    ),
    (
      "private let button = UIButton(configuration: .plain())",
      "var c = UIButton.Configuration.filled(); c.image = UIImage(systemName: \"plus\"); button.configuration = c"
    ),
  ]) func aButtonWhoseConfigurationIsAPictureHasNoName(_ property: String, _ more: String) {
    let wrong = ["‘button’ shows a picture only and has no label"]
    #expect(messages(Self.bar(property, more), IconButtonWithoutLabel.self, reviews: true) == wrong)
    let named = more + "\nbutton.accessibilityLabel = \"Add\""
    #expect(messages(Self.bar(property, named), IconButtonWithoutLabel.self, reviews: true) == [])
    let titled = more + "\nbutton.configuration?.title = \"Add\""
    #expect(messages(Self.bar(property, titled), IconButtonWithoutLabel.self, reviews: true) == [])
  }

  @Test(arguments: [
    ("image: UIImage(systemName: \"trash\"), primaryAction: UIAction { _ in }", true),
    ("image: UIImage(systemName: \"trash\"), primaryAction: nil, menu: UIMenu()", true),
    ("image: UIImage(systemName: \"trash\"), primaryAction: UIAction(title: \"Delete\") { _ in }", false),
    ("primaryAction: UIAction(image: UIImage(systemName: \"trash\")) { _ in }", true),
    ("image: UIImage(systemName: \"trash\"), primaryAction: action", false),
  ]) func aBarButtonOfAPictureHasNoName(_ arguments: String, _ isWrong: Bool) {
    let code = """
      import UIKit
      final class Inbox: UIViewController {
        let action: UIAction
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(\(arguments))
        }
      }
      """
    #expect(
      messages(code, IconButtonWithoutLabel.self)
        == (isWrong ? ["‘UIBarButtonItem’ shows a picture only and has no label"] : []))
  }
}
