import ScreenModel

/// Words of a label or name, to compare by meaning.
enum Words {
  /// Lower-case words without punctuation.
  static func list(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
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

  static let small: Set<String> = ["a", "an", "the", "this", "your", "my", "to", "of", "and", "it", "for", "in", "on"]
}
