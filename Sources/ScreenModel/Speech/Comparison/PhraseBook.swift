/// Recognises the words of one language in text.
struct PhraseBook: Sendable {
  private enum Step: Sendable, Hashable {
    case word(String)
    case index, count
  }
  private struct Phrase: Sendable {
    var steps: [Step]
    var word: Word
  }

  /// Phrases by their first word, the longest first; those that begin with a number under "".
  private let phrases: [String: [Phrase]]

  /// Words that name things rather than roles: they are only ever text.
  private static let unrecognized: Set<Word> = [
    .back, .page, .increment, .decrement, .inProgress, .datePicker, .timePicker, .dateAndTimePicker, .toolbar, .tabBar,
    .navigationBar, .alert,
  ]

  init(own: WordTable.Language, english: WordTable.Language) {
    var all: [String: [Phrase]] = [:]
    var seen: Set<[Step]> = []
    func add(_ text: String, _ word: Word) {
      let steps = Self.steps(text)
      guard let first = steps.first, seen.insert(steps).inserted else { return }
      var key = ""
      if case .word(let words) = first { key = words }
      all[key, default: []].append(Phrase(steps: steps, word: word))
    }
    let words = Word.allCases.filter { !Self.unrecognized.contains($0) }
    for word in words { if let text = own.spoken[word] { add(text, word) } }
    for word in words { for text in own.others[word] ?? [] { add(text, word) } }
    for word in words where own.spoken[word] == nil {
      if let text = english.spoken[word] { add(text, word) }
      for text in english.others[word] ?? [] { add(text, word) }
    }
    if english.spoken[.position] == own.spoken[.position] { add("{i} out of {n}", .position) }
    phrases = all.mapValues { $0.sorted { $0.steps.count > $1.steps.count } }
  }

  /// The longest phrase that begins at a place, and how many units it takes.
  func match(_ units: ArraySlice<TextUnit>) -> (fact: SpokenFact, length: Int)? {
    guard let first = units.first else { return nil }
    var candidates = first.word.flatMap { phrases[$0.normal] } ?? []
    candidates += phrases[""] ?? []
    var best: (fact: SpokenFact, length: Int)?
    for phrase in candidates where phrase.steps.count > best?.length ?? 0 {
      if let fact = fact(phrase, units) { best = (fact, phrase.steps.count) }
    }
    return best
  }

  private func fact(_ phrase: Phrase, _ units: ArraySlice<TextUnit>) -> SpokenFact? {
    guard units.count >= phrase.steps.count else { return nil }
    var fact = SpokenFact(phrase.word)
    for (step, unit) in zip(phrase.steps, units) {
      switch (step, unit) {
      case (.word(let text), .word(let word)): if text != word.normal { return nil }
      case (.index, .name(let name)): fact.indexName = name
      case (.count, .name(let name)): fact.countName = name
      case (.index, .word(let word)):
        guard let number = Int(word.normal) else { return nil }
        fact.index = number
      case (.count, .word(let word)):
        guard let number = Int(word.normal) else { return nil }
        fact.count = number
      default: return nil
      }
    }
    return fact
  }

  /// All phrases of units that consist of nothing else; `nil` where other words are left.
  func facts(_ units: ArraySlice<TextUnit>) -> [SpokenFact]? {
    var facts: [SpokenFact] = []
    var rest = units
    while !rest.isEmpty {
      guard let match = match(rest) else { return nil }
      facts.append(match.fact)
      rest = rest.dropFirst(match.length)
    }
    return facts
  }

  private static func steps(_ text: String) -> [Step] {
    var marked = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      marked += rest[..<brace]
      marked += rest[brace...].hasPrefix("{i}") ? "\u{E000}" : "\u{E001}"
      rest = rest[brace...].dropFirst(3)
    }
    return SpokenWord.words(of: marked + rest).map {
      switch $0.normal {
      case "\u{E000}": .index
      case "\u{E001}": .count
      default: .word($0.normal)
      }
    }
  }
}
