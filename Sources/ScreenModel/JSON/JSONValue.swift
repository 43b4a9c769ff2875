/// A JSON value to be written, its keys in the order they are to stand.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([Member])

  /// A key and its value.
  public struct Member: Sendable, Hashable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// `null` where there is no text.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// `null` where there is no number.
  public static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.int) ?? .null }

  /// A list of texts.
  public static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.text)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
}
