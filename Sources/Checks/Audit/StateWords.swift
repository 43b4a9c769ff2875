extension Words {
  /// Identifiers in a piece of code.
  static func identifiers(_ code: String) -> Set<String> {
    var found: Set<String> = []
    let isPart = { (byte: UInt8) in
      byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    for word in code.utf8.split(whereSeparator: { !isPart($0) }) {
      guard let word = String(word) else { continue }
      if word.utf8.allSatisfy({ $0 < 0x80 }) {
        found.insert(word)
      } else {
        found.formUnion(word.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      }
    }
    return found
  }

  /// Names of properties that are about something that went wrong.
  static let wrong: Set<String> = [
    "error", "errors", "failed", "failure", "fails", "problem", "problems", "invalid", "fault", "rejected", "declined",
    "wrong", "incorrect", "denied", "refused",
  ]

  /// Those that stand for nothing else: a problem may be one to solve.
  static let errors: Set<String> = ["error", "errors", "failed", "failure", "failures", "invalid"]

  /// Names of properties that are true while something is going on.
  static let busy: Set<String> = [
    "loading", "busy", "fetching", "refreshing", "working", "progress", "processing", "waiting",
  ]

  /// Whether a property's name says that something is going on: `isSaving`.
  static func isBusy(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let words = ofName(last)
    guard let end = words.last else { return false }
    return words.contains(where: busy.contains)
      || end.hasSuffix("ing") && end.count > 4
        && !["setting", "string", "editing", "showing", "presenting"].contains(end)
  }
}
