import ScreenModel

/// A JSON value that was read, with its place.
public struct JSONNode: Sendable {
  public enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONNode])
    case object([Member])
  }

  /// A key and its value, in the order of the file.
  public struct Member: Sendable {
    public var key: String
    public var line: Int
    public var column: Int
    public var value: JSONNode
  }

  public var kind: Kind
  /// Counted from 1; columns in Unicode scalars.
  public var line: Int
  public var column: Int

  /// The value of a key; `nil` where it is missing or this is no object.
  public subscript(key: String) -> JSONNode? { members.last { $0.key == key }?.value }

  /// The members of an object; empty for anything else.
  public var members: [Member] { if case .object(let members) = kind { members } else { [] } }

  public var isObject: Bool { if case .object = kind { true } else { false } }
  public var isNull: Bool { if case .null = kind { true } else { false } }

  /// What it is, for a problem: `a number`.
  public var described: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
