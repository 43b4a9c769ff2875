/// What a template is filled with.
public enum MustacheValue: Sendable, Hashable {
  /// No value: nothing is written, and a section of it is left out.
  case absent
  case truth(Bool)
  case text(String)
  case number(Double)
  case list([MustacheValue])
  case object([String: MustacheValue])

  /// `absent` where there is no text.
  public static func optional(_ text: String?) -> MustacheValue { text.map(MustacheValue.text) ?? .absent }

  /// Whether a section of it is left out. Empty text and zero are values like others.
  public var isFalse: Bool {
    switch self {
    case .absent, .truth(false): true
    case .list(let items): items.isEmpty
    default: false
    }
  }

  /// What stands where it is named. Lists and objects have no words.
  var words: String {
    switch self {
    case .absent, .list, .object: ""
    case .truth(let truth): truth ? "true" : "false"
    case .text(let text): text
    case .number(let number):
      number == number.rounded(.towardZero) && number.magnitude < 1e15 ? String(Int64(number)) : String(number)
    }
  }

  /// The member of that name; `nil`: it has none.
  func member(_ name: String) -> MustacheValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .truth(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
