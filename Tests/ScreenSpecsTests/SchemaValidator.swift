import Foundation

/// Holds values against a draft-07 schema, as far as its keywords occur in ours. An unknown keyword is an error.
struct SchemaValidator {
  struct UnknownKeyword: Error { var name: String }

  let schema: JSONValue

  init(_ text: String) throws { schema = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

  func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, schema) }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    guard case .object(let keywords) = schema else { throw UnknownKeyword(name: "\(schema)") }
    // In draft-07 nothing beside a reference counts.
    if case .text(let reference)? = keywords["$ref"] {
      let name = String(reference.dropFirst("#/definitions/".count))
      guard let target = self.schema["definitions"]?[name] else { throw UnknownKeyword(name: reference) }
      return try accepts(value, target)
    }
    for (name, keyword) in keywords where try !accepts(value, name, keyword, keywords) { return false }
    return true
  }

  private func accepts(
    _ value: JSONValue, _ name: String, _ keyword: JSONValue, _ all: [String: JSONValue]
  ) throws -> Bool {
    switch (name, keyword) {
    case ("$schema", _), ("title", _), ("description", _), ("definitions", _): return true
    case ("type", .text(let type)): return isType(value, type)
    case ("type", .list(let types)):
      return types.contains { if case .text(let type) = $0 { isType(value, type) } else { false } }
    case ("enum", .list(let values)): return values.contains(value)
    case ("pattern", .text(let pattern)):
      guard case .text(let text) = value else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    case ("minimum", .number(let least)):
      guard case .number(let number) = value else { return true }
      return number >= least
    case ("items", _):
      guard case .list(let items) = value else { return true }
      return try items.allSatisfy { try accepts($0, keyword) }
    case ("anyOf", .list(let choices)): return try choices.contains { try accepts(value, $0) }
    case ("allOf", .list(let parts)): return try parts.allSatisfy { try accepts(value, $0) }
    case ("not", _): return try !accepts(value, keyword)
    default: break
    }
    guard case .object(let members) = value else {
      guard
        ["properties", "additionalProperties", "required", "dependencies", "maxProperties", "propertyNames"].contains(
          name)
      else { throw UnknownKeyword(name: name) }
      return true
    }
    switch (name, keyword) {
    case ("properties", .object(let properties)):
      return try members.allSatisfy { key, member in try properties[key].map { try accepts(member, $0) } ?? true }
    case ("additionalProperties", _):
      let others = members.filter { all["properties"]?[$0.key] == nil }
      if case .flag(let allowed) = keyword { return allowed || others.isEmpty }
      return try others.values.allSatisfy { try accepts($0, keyword) }
    case ("required", .list(let names)):
      return names.allSatisfy { if case .text(let name) = $0 { members[name] != nil } else { false } }
    case ("maxProperties", .number(let most)): return Double(members.count) <= most
    case ("propertyNames", _): return try members.keys.allSatisfy { try accepts(.text($0), keyword) }
    case ("dependencies", .object(let dependencies)):
      return try dependencies.allSatisfy { key, needed in
        guard members[key] != nil else { return true }
        if case .list(let names) = needed {
          return names.allSatisfy { if case .text(let name) = $0 { members[name] != nil } else { false } }
        }
        return try accepts(value, needed)
      }
    default: throw UnknownKeyword(name: name)
    }
  }

  private func isType(_ value: JSONValue, _ type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.flag, "boolean"), (.number, "number"), (.text, "string"), (.list, "array"),
      (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
