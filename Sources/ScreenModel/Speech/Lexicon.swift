/// The words VoiceOver uses in one language: roles, states, positions and standard hints.
public struct Lexicon: Sendable {
  /// The language whose words these are, as `languages` lists it: `en`, `pt-BR`.
  public let tag: String
  private let own: WordTable.Language
  private let english: WordTable.Language
  /// The words as they are recognised in written or heard text.
  let phrases: PhraseBook

  /// The words of a language: of the region (`fr-CA`), else of the language (`fr`), else English. Never fails.
  public static func language(_ tag: String) -> Lexicon {
    let wanted = known(tag)
    return cache[wanted] ?? Lexicon(tag: "en")
  }

  /// All languages with words of their own, sorted.
  public static var languages: [String] { WordTable.languages.keys.sorted() }

  private static let cache: [String: Lexicon] = Dictionary(
    uniqueKeysWithValues: WordTable.languages.keys.map { ($0, Lexicon(tag: $0)) })

  private init(tag: String) {
    self.tag = tag
    let own = WordTable.languages[tag] ?? WordTable.Language()
    let english = WordTable.languages["en"] ?? WordTable.Language()
    self.own = own
    self.english = english
    self.phrases = PhraseBook(own: own, english: english)
  }

  /// The words as spoken, in lower case; hints are sentences. `index` fills `{i}`, `count` fills `{n}`.
  ///
  /// A word the language lacks is that of English.
  public func phrase(_ word: Word, index: Int? = nil, count: Int? = nil) -> String {
    var text = own.spoken[word] ?? english.spoken[word] ?? word.rawValue
    if let index { text = text.replacingAll("{i}", with: String(index)) }
    if let count { text = text.replacingAll("{n}", with: String(count)) }
    return text
  }

  /// Whether VoiceOver was heard to say this, rather than another program of Apple's.
  public func isCertain(_ word: Word) -> Bool { own.certain.contains(word) }

  /// The tag under which the words of a language are kept.
  private static func known(_ tag: String) -> String {
    var fields = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let base = fields.first else { return "en" }
    let renamed = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"]
    fields[0] = renamed[base] ?? base
    if fields[0] == "zh" { return chinese(fields) }
    if fields[0] == "es", let region = fields.last, latinAmerica.contains(region) { return "es-419" }
    let byLowerCase = Dictionary(
      WordTable.languages.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    while !fields.isEmpty {
      if let found = byLowerCase[fields.joined(separator: "-")] { return found }
      fields.removeLast()
    }
    return "en"
  }

  /// Chinese is told apart by script, which a region implies.
  private static func chinese(_ fields: [String]) -> String {
    if fields.contains("hk") || fields.contains("mo") { return fields.contains("hans") ? "zh-Hans" : "zh-HK" }
    return fields.contains("hant") || fields.contains("tw") ? "zh-Hant" : "zh-Hans"
  }

  private static let latinAmerica: Set<String> = [
    "419", "mx", "ar", "bo", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "ni", "pa", "pe", "pr", "py", "sv", "us",
    "uy", "ve",
  ]
}

extension String {
  /// The text with every occurrence of a placeholder filled.
  fileprivate func replacingAll(_ placeholder: String, with words: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: placeholder) {
      result += rest[..<range.lowerBound] + words
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
