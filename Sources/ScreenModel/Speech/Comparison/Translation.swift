/// Says expected utterances in another language: text through the string tables, words of VoiceOver's own through the lexicon.
public struct Translation: Sendable {
  /// BCP 47: the language that expectations are translated to.
  public let language: String
  public let lexicon: Lexicon
  private let original: Lexicon

  /// Words of a table, taken apart.
  private struct Entry: Sendable {
    var source: [TextUnit]
    var words: Int
    var target: [[FormatPiece]]
  }

  private let entries: [Entry]
  /// The entries without values, by their words.
  private let exact: [String: [Int]]
  /// The entries with values, by one of their words; those with the most words first.
  private let open: [String: [Int]]

  /// An utterance in the other language.
  public struct Result: Sendable, Hashable {
    /// The ways to say it; several where a table has several words for the same text.
    public var utterances: [String]
    /// Stretches of text that no table has. Numbers and signs are left out: they are the same in every language.
    public var unknown: [String]
  }

  /// More ways to say the same are not followed.
  private static let mostWays = 8

  public init(from source: String, to language: String, words: [TranslatedWords]) {
    self.language = language
    lexicon = Lexicon.language(language)
    original = Lexicon.language(source)
    var entries: [Entry] = []
    var exact: [String: [Int]] = [:]
    var open: [String: [Int]] = [:]
    for each in words {
      for source in each.source {
        let units = Self.units(FormatPiece.split(source))
        let known = units.compactMap(\.word)
        // Punctuation between values says nothing by itself: the values are translated one by one.
        guard !known.isEmpty else { continue }
        if known.count == units.count {
          exact[Self.key(units), default: []].append(entries.count)
        } else if let longest = known.max(by: { $0.normal.count < $1.normal.count }) {
          open[longest.normal, default: []].append(entries.count)
        }
        entries.append(Entry(source: units, words: known.count, target: each.target.map(FormatPiece.split)))
      }
    }
    self.entries = entries
    self.exact = exact
    self.open = open.mapValues { indices in
      indices.sorted { (entries[$1].words, $0) < (entries[$0].words, $1) }
    }
  }

  /// An expected utterance in the other language.
  public func translated(_ utterance: String) -> Result {
    var ways: [[String]] = [[]]
    var unknown: [String] = []
    var text: [ExpectedPart] = []
    func add(_ options: [String]) {
      ways = Array(ways.flatMap { way in options.map { way + [$0] } }.prefix(Self.mostWays))
    }
    func flush() {
      for options in translated(text, &unknown) { add(options) }
      text = []
    }
    for part in ExpectedPart.parts(of: utterance) {
      guard !part.isQuoted, let facts = original.phrases.facts(part.units[...]) else {
        text.append(part)
        continue
      }
      flush()
      add([facts.map(phrase).joined(separator: ", ")])
    }
    flush()
    return Result(utterances: ways.map { $0.joined(separator: ", ") }, unknown: unknown)
  }

  // MARK: Text

  /// Parts of text, the longest stretches that a table has at once; for each stretch the ways to say it.
  private func translated(_ parts: [ExpectedPart], _ unknown: inout [String]) -> [[String]] {
    var result: [[String]] = []
    var rest = parts[...]
    while let first = rest.first {
      if first.units == [.any] {
        result.append(["…"])
        rest = rest.dropFirst()
        continue
      }
      var found: (ways: [String], length: Int)?
      // A value with a comma in it is rarer than two texts beside each other.
      for crossing in [false, true] {
        let texts = rest.prefix { $0.units != [.any] }.count
        for length in stride(from: min(texts, 6), through: 1, by: -1) where found == nil {
          let ways = self.ways(rest.prefix(length).flatMap(\.units), crossing: crossing, depth: 0)
          if !ways.isEmpty { found = (ways, length) }
        }
      }
      if let found {
        result.append(found.ways.map(protected))
        rest = rest.dropFirst(found.length)
        continue
      }
      rest = rest.dropFirst()
      result.append(first.isQuoted ? ["\"\(first.raw)\""] : unknownWays(first, &unknown))
    }
    return result
  }

  /// What no table has: the words as they are; where role words may hang on them, also with those translated.
  private func unknownWays(_ part: ExpectedPart, _ unknown: inout [String]) -> [String] {
    for length in stride(from: part.units.count - 1, to: 0, by: -1) {
      guard let facts = original.phrases.facts(part.units[length...]) else { continue }
      var lead: [SpokenFact] = []
      var start = 0
      if let first = original.phrases.match(part.units[..<length]), first.fact.word == .selected, first.length < length
      {
        lead = [first.fact]
        start = first.length
      }
      let inner = Array(part.units[start..<length])
      var ways = self.ways(inner, depth: 0)
      if ways.isEmpty {
        note(TextUnit.text(inner), &unknown)
        ways = [TextUnit.text(inner)]
      }
      return ways.map { ((lead.map(phrase) + [protected($0)] + facts.map(phrase))).joined(separator: ", ") }
        + [part.raw]
    }
    note(part.raw, &unknown)
    return [part.raw]
  }

  private func note(_ text: String, _ unknown: inout [String]) {
    if text.contains(where: \.isLetter), !unknown.contains(text) { unknown.append(text) }
  }

  /// The ways to say units that a table has as a whole; empty: none has.
  ///
  /// - Parameter crossing: A value may have a pause in it.
  private func ways(_ units: [TextUnit], crossing: Bool = true, depth: Int) -> [String] {
    var found: [String] = []
    func add(_ words: String) {
      if found.count < Self.mostWays, !found.contains(words) { found.append(words) }
    }
    // `No results…` stands for everything that begins so.
    if units.last == .any, units.count > 1, !units.dropLast().contains(.any) {
      let lead = units.dropLast()
      for entry in entries where entry.source.count >= lead.count && entry.source.prefix(lead.count) == lead {
        for target in entry.target { add(filled(target, [], depth: depth) ?? "…") }
      }
      return found.count < Self.mostWays ? found : ["…"]
    }
    for index in exact[Self.key(units)] ?? [] {
      for target in entries[index].target { if let words = filled(target, [], depth: depth) { add(words) } }
    }
    guard found.isEmpty, depth < 3 else { return found }
    let words = Set(units.compactMap { $0.word?.normal })
    let candidates = words.sorted().flatMap { open[$0] ?? [] }.sorted { entries[$1].words < entries[$0].words }
    for index in candidates {
      guard let values = Self.values(of: units[...], along: entries[index].source[...]),
        crossing || values.allSatisfy({ $0.dropFirst().allSatisfy { $0.word?.startsPart != true } })
      else { continue }
      for target in entries[index].target { if let words = filled(target, values, depth: depth) { add(words) } }
      if !found.isEmpty { return found }
    }
    return found
  }

  /// The words with values in their places, which may have translations of their own.
  private func filled(_ format: [FormatPiece], _ values: [[TextUnit]], depth: Int) -> String? {
    var text = ""
    var next = 0
    for piece in format {
      switch piece {
      case .words(let words): text += words
      case .value(let position):
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        guard values.indices.contains(index) else { return nil }
        text += ways(values[index], depth: depth + 1).first ?? TextUnit.text(values[index])
      }
    }
    return text
  }

  /// Which units stand where the pattern has values; `nil` where its words are not those.
  private static func values(of units: ArraySlice<TextUnit>, along pattern: ArraySlice<TextUnit>) -> [[TextUnit]]? {
    guard let first = pattern.first else { return units.isEmpty ? [] : nil }
    guard units.count >= pattern.count else { return nil }
    let rest = pattern.dropFirst()
    if first != .any {
      return units.first == first ? values(of: units.dropFirst(), along: rest) : nil
    }
    for length in 1...min(units.count, 40) {
      // The next word of the pattern has to follow.
      if let next = rest.first, next != .any, units.dropFirst(length).first != next { continue }
      if let others = values(of: units.dropFirst(length), along: rest) {
        return [Array(units.prefix(length))] + others
      }
    }
    return nil
  }

  // MARK: Words

  private func phrase(_ fact: SpokenFact) -> String {
    var text = lexicon.phrase(fact.word, index: fact.index, count: fact.count)
    if let name = fact.indexName { text = text.replacingOccurrence(of: "{i}", by: "<\(name)>") }
    if let name = fact.countName { text = text.replacingOccurrence(of: "{n}", by: "<\(name)>") }
    return text
  }

  /// A label that is a role's word in the other language stands in quotes.
  private func protected(_ words: String) -> String {
    let parts = ExpectedPart.parts(of: words)
    guard parts.count == 1, !words.contains("\""), lexicon.phrases.facts(parts[0].units[...]) != nil else {
      return words
    }
    return "\"\(words)\""
  }

  /// A format's words, values as `…`.
  private static func units(_ pieces: [FormatPiece]) -> [TextUnit] {
    pieces.flatMap { piece -> [TextUnit] in
      switch piece {
      case .words(let words): TextUnit.words(words)
      case .value: [.any]
      }
    }
  }

  private static func key(_ units: [TextUnit]) -> String {
    units.map { unit in
      switch unit {
      case .word(let word): word.normal
      default: unit.written
      }
    }.joined(separator: " ")
  }
}

extension String {
  fileprivate func replacingOccurrence(of text: String, by other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
