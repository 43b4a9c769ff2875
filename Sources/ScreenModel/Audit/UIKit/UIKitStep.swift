/// A statement of UIKit code: a property that is written, or a call.
public struct UIKitStep: Sendable {
  public enum Kind: Sendable { case assigns, calls }

  public var kind: Kind
  /// The ``UIKitObject/id`` it is about; `self` for the type's own members, empty for anything else.
  public var object: String
  /// What is written or called, without the object: `accessibilityLabel`, `titleLabel.font`, `accessibilityTraits.insert`.
  public var name: String
  /// The value written, or the arguments of the call.
  public var arguments: [Argument]
  public var span: SourceSpan
  /// The ``UIKitMethod/name`` it stands in.
  public var method: String
  /// What has to hold on the way, as written; empty: always.
  public var tests: [String]
  /// How many closures deep that run later (`asyncAfter`, `Task`).
  public var turn: Int

  /// A value as written and what it comes to.
  public struct Argument: Sendable {
    public var label: String?
    /// As written, cut at 300 characters.
    public var source: String
    public var text: SpokenText?
    /// Words of the members of a list: titles of segments, names of custom actions.
    public var items: [SpokenText]
    /// A string in quotes stands in the code, and nothing looks it up in a table.
    public var isBareLiteral: Bool
    /// Objects it names or makes.
    public var objects: [String]
    /// Member names: `button`, `selected` of `[.button, .selected]`; of both ways of a `?:`.
    public var members: [String]
    /// The name in a `#selector`.
    public var selector: String?
    /// `true` or `false` where it is written so.
    public var truth: Bool?
    public var number: Double?

    public init(label: String?, source: String) {
      self.label = label
      self.source = source
      self.text = nil
      self.items = []
      self.isBareLiteral = false
      self.objects = []
      self.members = []
      self.selector = nil
      self.truth = nil
      self.number = nil
    }
  }

  public init(_ kind: Kind, of object: String, _ name: String, span: SourceSpan, method: String) {
    self.kind = kind
    self.object = object
    self.name = name
    self.arguments = []
    self.span = span
    self.method = method
    self.tests = []
    self.turn = 0
  }

  /// The value written; of a call the first argument.
  public var value: Argument? { arguments.first }

  public func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The last part of the name: `insert`.
  public var last: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// `UIAccessibility.post(notification:argument:)`
  public var isPost: Bool {
    kind == .calls && (name.hasSuffix("UIAccessibility.post") || name == "UIAccessibilityPostNotification")
  }

  /// What is posted: `announcement`, `screenChanged`, `layoutChanged`.
  public var notification: String? {
    let argument = argument("notification") ?? arguments.first
    return argument?.members.last ?? argument?.source.split(separator: ".").last.map(String.init)
  }

  /// The value and arguments as written.
  public var source: String { arguments.map(\.source).joined(separator: ", ") }
}

/// A function, initialiser or observer of a UIKit type.
public struct UIKitMethod: Sendable {
  /// `configure(with:)`, `init(frame:)`, `isPicked.didSet`, `titleLabel.made` for the code that makes a property.
  public var name: String
  /// Without the labels: `configure`.
  public var base: String
  public var span: SourceSpan
  /// It runs once, when the object is made: initialisers, `viewDidLoad`, and what only they call.
  public var isSetUp: Bool
  /// What it does in the order written, own methods followed a few calls deep.
  public var flow: [UIKitStep]
  /// What sets it off, as far as the type's code tells.
  public var triggers: [UIKitTrigger]
  /// The code as written, cut at 4000 characters.
  public var source: String

  public init(name: String, base: String, span: SourceSpan) {
    self.name = name
    self.base = base
    self.span = span
    self.isSetUp = false
    self.flow = []
    self.triggers = []
    self.source = ""
  }
}

/// What sets a method off.
public struct UIKitTrigger: Sendable {
  public enum Kind: String, Sendable { case touch, editing, change, tap, longPress, pan, swipe, pinch, other }

  public var kind: Kind
  /// The object that is touched or changed.
  public var object: String
  public var span: SourceSpan

  public init(_ kind: Kind, object: String, span: SourceSpan) {
    self.kind = kind
    self.object = object
    self.span = span
  }
}
