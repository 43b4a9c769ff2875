import Foundation

/// The test that tells whether something is chosen, made of one that decides how it is drawn.
///
/// `isEditing && !isSelected ? .secondary : .primary` draws what is *not* chosen: the choice is `isSelected`. The tests of
/// an `if` that stand one after the other are one test.
enum ChoiceTest {
  /// - Parameter name: The property that tells.
  /// - Returns: An expression; `nil` where what is drawn may mean something else as well.
  static func expression(_ test: String, about name: String) -> String? {
    guard !test.contains("||"), !test.contains("#"), !test.contains(" ? "), let parts = parts(test) else { return nil }
    let about = parts.filter { Words.identifiers($0).contains(name) }
    guard about.count == 1, let part = about.first else { return nil }
    if part.hasPrefix("!") { return part.dropFirst().trimmed }
    if part.contains("!="), !part.hasSuffix("nil") { return part.replacingOccurrences(of: "!=", with: "==") }
    return parts.joined(separator: " && ")
  }

  /// What has to hold together, taken apart; `nil` where brackets or quotes do not match.
  private static func parts(_ test: String) -> [String]? {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isText = false
    var rest = Array(test)[...]
    while let character = rest.popFirst() {
      if isText {
        part.append(character)
        if character == "\\", let next = rest.popFirst() { part.append(next) }
        if character == "\"" { isText = false }
        continue
      }
      switch character {
      case "\"": isText = true
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0, character == "," || character == "&" && rest.first == "&" {
        if character == "&" { rest.removeFirst() }
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part.trimmed)
    return depth == 0 && !isText && !parts.contains("") ? parts : nil
  }
}
