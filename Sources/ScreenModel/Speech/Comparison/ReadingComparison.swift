/// One reading of an expectation held against one way an element or a line may sound.
struct ReadingComparison: Sendable {
  var missing: [String] = []
  var extra: [String] = []
  var unseen: [String] = []
  /// Unknown words of the element that have to come out right.
  var holes: [TextUnit] = []
  var bindings: [String: String] = [:]
  var similarity = 0.0
  var textMatches = true
  var factsMatch = true

  var matches: Bool { textMatches && factsMatch }

  /// Holds a reading against what is said. `carries` tells what the origin could have said.
  init(
    _ reading: ExpectedReading, with said: Said, carries: Carried, lexicon: Lexicon, misheard: Bool = false
  ) {
    var common = 0
    var total = 0
    compareTexts(reading, said, carries, misheard, &common, &total)
    compareFacts(reading, said, carries, lexicon, &common, &total)
    similarity = total == 0 ? (matches ? 1 : 0) : min(1, 2 * Double(common) / Double(total))
    if matches { similarity = usesEllipsis ? 0.99 : 1 }
    liberties = reading.liberties
  }

  /// Parts that were not read as they look.
  private(set) var liberties = 0
  private var usesEllipsis = false
  /// Texts whose difference has not been worked out, because most results are thrown away.
  private var unexplained: (expected: [TextUnit], said: Said)?

  // MARK: Text

  private mutating func compareTexts(
    _ reading: ExpectedReading, _ said: Said, _ carries: Carried, _ misheard: Bool, _ common: inout Int,
    _ total: inout Int
  ) {
    let expected = reading.texts.flatMap(\.units)
    var best: (alignment: TextAlignment, unseen: [String])?
    for option in carries.options(for: reading, nameIsEmpty: said.name.isEmpty) {
      for text in said.texts {
        guard let found = TextAlignment.best(option.units, over: text, misheard: misheard) else { continue }
        if best.map({ ($0.unseen.count, $0.alignment.cost) > (option.unseen.count, found.cost) }) ?? true {
          best = (found, option.unseen)
        }
      }
      if best?.alignment.cost == 0 { break }
    }
    if let best {
      holes = best.alignment.holes
      bindings = best.alignment.bindings
      usesEllipsis = best.alignment.usesEllipsis
      unseen += best.unseen
      common += expected.count
      total += 2 * expected.count
      return
    }
    textMatches = false
    unexplained = (expected, said)
    common += TextDifference.common(expected, said.name)
    total += expected.count + said.name.count
  }

  /// The same with the words of the texts that differ.
  var explained: ReadingComparison {
    guard let (expected, said) = unexplained else { return self }
    var result = self
    let difference = TextDifference(expected, said.name, alternatives: said.texts)
    result.missing = difference.missing + missing
    result.extra = difference.extra + extra
    result.unexplained = nil
    return result
  }

  // MARK: Facts

  private mutating func compareFacts(
    _ reading: ExpectedReading, _ said: Said, _ carries: Carried, _ lexicon: Lexicon, _ common: inout Int,
    _ total: inout Int
  ) {
    var expectedWords = Set(reading.facts.map(\.word))
    if expectedWords.remove(.headingLevel) != nil { expectedWords.insert(.heading) }
    let saidWords = Set(said.facts.map(\.word))
    let isSpecific = !Self.specific.isDisjoint(with: expectedWords.union(saidWords))

    for fact in reading.facts {
      total += 2
      if let match = (said.facts.union(said.optionalFacts)).first(where: { Self.agree(fact, $0) }) {
        common += 1
        if let name = fact.indexName, let index = match.index { bindings[name] = String(index) }
        if let name = fact.countName, let count = match.count { bindings[name] = String(count) }
      } else if said.silent.contains(fact.word) || fact.word == .button && isSpecific {
        common += 1
      } else if !carries.carries(fact.word) {
        unseen.append(Self.written(fact, lexicon))
      } else {
        missing.append(Self.written(fact, lexicon))
        total -= 1
        factsMatch = false
      }
    }
    for fact in said.facts.sorted(by: { $0.word.rawValue < $1.word.rawValue }) {
      let word = fact.word
      if expectedWords.contains(word) || !carries.carries(word) { continue }
      if word == .button, isSpecific { continue }
      if reading.acceptsMore, word != .selected, word != .dimmed { continue }
      total += 1
      extra.append(Self.written(fact, lexicon))
      factsMatch = false
    }
  }

  /// Roles beside which "button" may be said or not.
  private static let specific: Set<Word> = [
    .link, .popUpButton, .tab, .switchButton, .backButton, .radioButton, .checkbox, .visitedLink, .inPageLink,
  ]

  private static func agree(_ expected: SpokenFact, _ said: SpokenFact) -> Bool {
    expected.word == said.word && (expected.index == nil || expected.index == said.index)
      && (expected.count == nil || expected.count == said.count)
  }

  private static func written(_ fact: SpokenFact, _ lexicon: Lexicon) -> String {
    let text = lexicon.phrase(fact.word, index: fact.index, count: fact.count)
    guard text.contains("{") else { return text }
    return text.replacingPlaceholders(
      index: fact.indexName.map { "<\($0)>" } ?? "…", count: fact.countName.map { "<\($0)>" } ?? "…")
  }
}

extension String {
  /// The phrase with its placeholders written for people.
  fileprivate func replacingPlaceholders(index: String, count: String) -> String {
    split(separator: "{", omittingEmptySubsequences: false).map { piece in
      if piece.hasPrefix("i}") { return index + piece.dropFirst(2) }
      if piece.hasPrefix("n}") { return count + piece.dropFirst(2) }
      return String(piece)
    }.joined()
  }
}
