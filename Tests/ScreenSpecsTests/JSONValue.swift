import Foundation

@testable import ScreenSpecs

/// A JSON value, to read the schema back and to hold specs against it as an editor would.
indirect enum JSONValue: Decodable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value an editor sees: YAML 1.2's core schema decides by the look of plain scalars.
  init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let items): self = .list(items.map { JSONValue($0) })
    case .mapping(let entries):
      self = .object(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, JSONValue($0.value)) }))
    case .scalar(let text, let style):
      let isNumber = text.range(of: "^[-+]?[0-9]+(\\.[0-9]*)?$", options: .regularExpression) != nil
      if style == .plain, ["", "~", "null", "Null", "NULL"].contains(text) {
        self = .null
      } else if style == .plain, ["true", "True", "TRUE", "false", "False", "FALSE"].contains(text) {
        self = .flag(text.lowercased() == "true")
      } else if style == .plain, isNumber, let number = Double(text) {
        self = .number(number)
      } else {
        self = .text(text)
      }
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}
