import ScreenModel

/// Words of a label or name, to compare by meaning.
enum Words {
  /// Lower-case words without punctuation.
  static func list(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
  }

  /// Whether it has the shape of a key of a string table rather than of words: `login.title`, `share_hint`, `joinButton`.
  /// Where no table has it, what is heard is not known.
  static func isKey(_ text: String) -> Bool {
    guard text.utf8.count <= 200, !text.contains(where: \.isWhitespace), let first = text.first else { return false }
    let parts = text.split(omittingEmptySubsequences: false) { "._:-".contains($0) }
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }) else { return false }
    if parts.count == 1 { return first.isLowercase && text.contains(where: \.isUppercase) }
    // `Wi-Fi`
    return text.contains(where: \.isLetter)
      && (text.contains { "._:".contains($0) } || !text.contains(where: \.isUppercase))
  }

  /// The words of a name in code.
  static func ofName(_ name: String) -> [String] { nameWords(name) }

  /// A word without the ending of its form: `saves`, `saved`, `saving` → `sav`.
  static func stem(_ word: String) -> String {
    for ending in ["ing", "ed", "es", "s", "e"] where word.count > ending.count + 2 && word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  /// Whether a word says that something goes on: `loading`, not `string`.
  static func isGoingOn(_ word: String) -> Bool {
    word.hasSuffix("ing") && word.count > 5 && !things.contains(word)
  }

  /// Words in “ing” that tell nothing of what is going on.
  private static let things: Set<String> = [
    "pending", "existing", "missing", "remaining", "string", "setting", "heading", "listing", "showing", "presenting",
    "animating", "everything", "nothing", "something", "anything", "during", "incoming", "outgoing", "spring",
  ]

  static let small: Set<String> = ["a", "an", "the", "this", "your", "my", "to", "of", "and", "it", "for", "in", "on"]
}
