/// A JSON value whose members keep their order, so that the same text is written every time.
indirect enum SchemaValue: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([SchemaValue])
  case object([(String, SchemaValue)])

  /// A list of words.
  static func words(_ words: [String]) -> SchemaValue { .list(words.map { .text($0) }) }

  /// The JSON text, two spaces a level.
  func written(level: Int = 0) -> String {
    let inner = String(repeating: "  ", count: level + 1)
    let outer = String(repeating: "  ", count: level)
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let items):
      let isShort = items.allSatisfy { if case .text = $0 { true } else { false } }
      let written = items.map { $0.written(level: level + 1) }
      if isShort { return "[" + written.joined(separator: ", ") + "]" }
      return "[\n" + written.map { inner + $0 }.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let written = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.written(level: level + 1))" }
      return "{\n" + written.joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.value < 0x20 {
          let code = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
