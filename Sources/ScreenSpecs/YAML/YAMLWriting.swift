/// A text as it must be written in a YAML file to be read back as it is: plain where that is safe, else in quotes.
/// - Parameter inFlow: It stands between brackets or braces, where a comma ends plain text.
public func yamlScalar(_ text: String, inFlow: Bool = false) -> String {
  isSafePlain(text, inFlow: inFlow) ? text : quotedYAML(text)
}

private func isSafePlain(_ text: String, inFlow: Bool) -> Bool {
  guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
  let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n", "nil", "~"]
  guard !words.contains(text.lowercased()), first != " ", last != " ", last != ":" else { return false }
  guard !"-?:,[]{}#&*!|>'\"%@`.=<+".unicodeScalars.contains(first), !first.properties.isDigitLike || text.contains(" ")
  else { return false }
  if text.contains(": ") || text.contains(" #") { return false }
  if inFlow, text.unicodeScalars.contains(where: { ",[]{}".unicodeScalars.contains($0) }) { return false }
  return text.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}

private func quotedYAML(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        let code = String(scalar.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: 8 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

extension Unicode.Scalar.Properties {
  fileprivate var isDigitLike: Bool { generalCategory == .decimalNumber }
}
