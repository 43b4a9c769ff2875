/// The words of all languages, read once from text.
///
/// A language begins with its tag in brackets. `v:` lines hold VoiceOver's own words, `a:` lines those of Apple's other
/// string tables, `o:` lines other words that people and programs write for the same thing, with bars between; those are
/// recognised and never spoken. `{i}` is an index or level, `{n}` a count.
enum WordTable {
  /// What is known of one language.
  struct Language: Sendable {
    var spoken: [Word: String] = [:]
    /// The words of `spoken` that VoiceOver itself says.
    var certain: Set<Word> = []
    var others: [Word: [String]] = [:]
  }

  static let languages: [String: Language] = {
    var all: [String: Language] = [:]
    for text in [voiceOverWords, appleWordsAToH, appleWordsHToZ] { read(text, into: &all) }
    return all
  }()

  private static func read(_ text: String, into all: inout [String: Language]) {
    var tag = ""
    for line in text.split(separator: "\n") {
      if line.first == "[" {
        tag = String(line.dropFirst().dropLast())
        continue
      }
      guard let mark = line.first else { continue }
      for field in line.dropFirst(2).split(separator: ";") {
        let pair = field.split(separator: "=", maxSplits: 1)
        guard pair.count == 2, let word = Word(rawValue: String(pair[0].drop { $0 == " " })) else { continue }
        switch mark {
        case "o":
          all[tag, default: Language()].others[word] = pair[1].split(separator: "|").map(String.init)
        case "v":
          all[tag, default: Language()].spoken[word] = String(pair[1])
          all[tag, default: Language()].certain.insert(word)
        default:
          all[tag, default: Language()].spoken[word] = String(pair[1])
        }
      }
    }
  }
}
