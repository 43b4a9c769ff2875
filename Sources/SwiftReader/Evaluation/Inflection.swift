import ScreenModel

/// `^[3 item](inflect: true)`: the noun follows the number. English nouns that take an s are known.
enum Inflection {
  /// The words with their nouns in the right number; `nil` where a number, noun or language is not known.
  static func resolved(_ text: SymbolicText, language: String) -> SymbolicText? {
    guard language.lowercased().hasPrefix("en"), let words = text.known else { return nil }
    var result = ""
    var rest = Substring(words)
    while let start = rest.range(of: "^[") {
      guard let end = rest[start.upperBound...].range(of: "](inflect: true)"),
        let phrase = inflected(rest[start.upperBound..<end.lowerBound])
      else { return nil }
      result += rest[..<start.lowerBound] + phrase
      rest = rest[end.upperBound...]
    }
    var made = SymbolicText(result + rest)
    made.key = text.key
    return made
  }

  /// `3 item` as `3 items`.
  private static func inflected(_ phrase: Substring) -> String? {
    let parts = phrase.split(separator: " ")
    guard parts.count == 2, let number = Int(parts[0].filter { $0 != "," }) else { return nil }
    if number == 1 { return String(phrase) }
    return plural(String(parts[1])).map { "\(parts[0]) \($0)" }
  }

  private static let irregular: Set<String> = [
    "child", "person", "man", "woman", "foot", "tooth", "mouse", "goose", "ox", "sheep", "fish", "deer", "series",
    "species", "datum", "medium", "criterion", "information", "data",
  ]

  private static func plural(_ noun: String) -> String? {
    let lower = noun.lowercased()
    guard noun.allSatisfy({ $0.isASCII && $0.isLetter }), noun.count > 2, !irregular.contains(lower) else { return nil }
    // Which of these take an s of their own is a matter of the word.
    if ["f", "fe", "o", "is", "us", "man"].contains(where: lower.hasSuffix) { return nil }
    for ending in ["s", "x", "z", "ch", "sh"] where lower.hasSuffix(ending) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
