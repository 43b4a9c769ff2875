/// Text as a string literal of Swift.
enum SwiftLiteral {
  static func text(_ words: String) -> String {
    var literal = "\""
    for character in words.unicodeScalars {
      switch character {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\0": literal += "\\0"
      default: literal.unicodeScalars.append(character)
      }
    }
    return literal + "\""
  }
}
