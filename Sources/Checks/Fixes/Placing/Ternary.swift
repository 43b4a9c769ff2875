import ScreenModel

/// `isOn ? "On" : "Off"`, as written.
struct Ternary: Equatable {
  var condition: String
  var then: String
  var otherwise: String

  init(_ condition: String, _ then: String, _ otherwise: String) {
    (self.condition, self.then, self.otherwise) = (condition, then, otherwise)
  }

  /// `nil`: the source is no choice between two values, or one whose parts cannot be told apart for certain.
  init?(_ source: String) {
    let characters = Array(source)
    var depth = 0
    var isText = false
    var question: Int?
    var colon: Int?
    var position = 0
    while position < characters.count {
      let character = characters[position]
      if isText {
        if character == "\\" {
          position += 2
          continue
        }
        if character == "\"" { isText = false }
      } else {
        switch character {
        case "\"": isText = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case "?" where depth == 0:
          let next = position + 1 < characters.count ? characters[position + 1] : " "
          let before = position > 0 ? characters[position - 1] : "x"
          // `a?.b` and `a ?? b` are no tests.
          if next == "?" {
            position += 2
            continue
          }
          if !before.isWhitespace, !next.isWhitespace { break }
          guard question == nil else { return nil }
          question = position
        case ":" where depth == 0 && question != nil && colon == nil: colon = position
        case ":" where depth == 0: return nil
        default: break
        }
      }
      position += 1
    }
    guard let question, let colon, question < colon, !source.contains("\"\"\""), !source.contains("#\"") else {
      return nil
    }
    condition = String(characters[..<question]).trimmed
    then = String(characters[(question + 1)..<colon]).trimmed
    otherwise = String(characters[(colon + 1)...]).trimmed
    guard !condition.isEmpty, !then.isEmpty, !otherwise.isEmpty else { return nil }
  }

  /// The opposite of a test, as one would write it.
  static func not(_ condition: String) -> String {
    let isPlain = condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    if isPlain { return "!\(condition)" }
    if condition.hasPrefix("!"), condition.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) {
      return String(condition.dropFirst())
    }
    let sides = condition.components(separatedBy: " == ")
    if sides.count == 2, !condition.contains("&&"), !condition.contains("||"), !condition.contains("?") {
      return "\(sides[0]) != \(sides[1])"
    }
    return "!(\(condition))"
  }

  /// The words of a plain string literal.
  static func words(_ literal: String) -> String? {
    guard literal.count > 1, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    let inner = literal.dropFirst().dropLast()
    return inner.contains("\"") || inner.contains("\\") ? nil : String(inner)
  }
}
