import Foundation
import ScreenModel

/// Gives “3:1” and “v2.10.3” a spoken form: “3 to 1”, “Version 2.10.3”.
enum SpokenScore {
  /// `"\(home):\(away)"` → `"\(home) to \(away)"`, `"\(minutes):\(seconds)"` → `"\(minutes) minutes, \(seconds) seconds"`;
  /// `nil`: a time of day reads well as it is, and of two unnamed numbers nobody knows what they are.
  static func spoken(_ source: String, isWhole: (String) -> Bool) -> String? {
    guard source.hasPrefix("\""), source.hasSuffix("\""), !source.hasPrefix("\"\"\""), source.count > 2 else {
      return nil
    }
    let inner = String(source.dropFirst().dropLast())
    return pair(inner, isWhole) ?? version(inner)
  }

  private static func pair(_ text: String, _ isWhole: (String) -> Bool) -> String? {
    for sign in [":", "–", "-"] {
      let sides = split(text, by: Character(sign))
      guard sides.count == 2 else { continue }
      let (left, right) = (sides[0], sides[1])
      if let first = name(left), let second = name(right) {
        if sign == ":", let units = units(first, second) {
          let parts = [SpokenDuration.counted(left, units.0, isWhole), SpokenDuration.counted(right, units.1, isWhole)]
          return "\"" + parts.joined(separator: ", ") + "\""
        }
        return isScore(first) && isScore(second) ? "\"\(left) to \(right)\"" : nil
      }
      guard sign != "-", isNumber(left), isNumber(right) else { continue }
      // “12:30” may be a time: its second part has two digits up to 59.
      let isTime = right.count == 2 && (Int(right) ?? 99) < 60 && (Int(left) ?? 99) < 25 && sign == ":"
      return isTime ? nil : "\"\(left) to \(right)\""
    }
    return nil
  }

  /// `v2.10.3`, `\(major).\(minor).\(patch)`
  private static func version(_ text: String) -> String? {
    let hasSign = text.first == "v" || text.first == "V"
    let number = hasSign ? String(text.dropFirst()) : text
    if hasSign, let name = name(number), isVersion(name) { return "\"Version \(number)\"" }
    let parts = split(number, by: ".")
    guard (3...4).contains(parts.count), parts.allSatisfy({ isNumber($0) || name($0) != nil }) else { return nil }
    return "\"Version \(number)\""
  }

  static func isVersion(_ name: String) -> Bool { !Set(["version", "build"]).isDisjoint(with: Words.ofName(name)) }

  private static let times: [(name: String, starts: [String])] = [
    ("hour", ["hour", "hr"]), ("minute", ["minute", "min"]), ("second", ["second", "sec"]),
  ]

  private static func units(_ first: String, _ second: String) -> (String, String)? {
    func unit(_ name: String) -> String? {
      let words = Words.ofName(name)
      return times.first { time in words.contains { word in time.starts.contains { word == $0 || word == $0 + "s" } } }?
        .name
    }
    guard let left = unit(first), let right = unit(second), left != right else { return nil }
    return (left, right)
  }

  /// Words of names whose numbers stand against each other.
  private static let rivals: Set<String> = [
    "home", "away", "guest", "guests", "host", "hosts", "visitor", "visitors", "score", "scores", "goals", "points",
    "team", "player", "opponent", "opponents", "us", "them", "won", "lost", "wins", "losses", "ratio", "width",
    "height", "aspect", "rivals",
  ]

  static func isScore(_ name: String) -> Bool { !rivals.isDisjoint(with: Words.ofName(name)) }

  /// The last name of `\(match.home)`; `nil`: something else is written there.
  private static func name(_ part: String) -> String? {
    guard part.hasPrefix("\\("), part.hasSuffix(")") else { return nil }
    let path = part.dropFirst(2).dropLast()
    guard path.first?.isLetter == true, path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return nil
    }
    return path.split(separator: ".").suffix(2).joined(separator: "_")
  }

  private static func isNumber(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy(\.isNumber) }

  /// Parts between a sign, those in brackets not counted.
  private static func split(_ text: String, by sign: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == sign, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map(\.trimmed)
  }
}
