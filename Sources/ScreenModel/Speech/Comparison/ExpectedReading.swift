/// One way to read an expectation: which of its words are a label's, which are roles and states.
struct ExpectedReading: Sendable, Hashable {
  /// Stretches of label, value, container or hint.
  var texts: [Text] = []
  var facts: [SpokenFact] = []
  /// A part of its own is `…`: what else is said does not matter.
  var acceptsMore = false
  /// How many parts are not read as they look.
  var liberties = 0

  struct Text: Sendable, Hashable {
    var units: [TextUnit]
    var written: String
    /// A role word stands before it, as before a hint.
    var followsRole: Bool
  }

  private static let limit = 32

  /// All readings, the plainest first.
  static func readings(of parts: [ExpectedPart], lexicon: Lexicon) -> [ExpectedReading] {
    var readings = [ExpectedReading()]
    for part in parts {
      let options = options(for: part, phrases: lexicon.phrases)
      var longer: [ExpectedReading] = []
      for option in options {
        longer += readings.prefix(option == options[0] ? limit : max(0, limit - longer.count)).map { $0.adding(option) }
      }
      readings = Array(longer.prefix(limit))
    }
    // Nobody hears a role twice: one of them is a label's.
    readings = readings.filter { Set($0.facts.map(\.word)).count == $0.facts.count }
    return readings + readings.compactMap { $0.asBackButton(lexicon) }
  }

  private struct Option: Hashable {
    var text: [TextUnit] = []
    var facts: [SpokenFact] = []
    var isMore = false
    var raw = ""
    var isLiberty = false
  }

  private func adding(_ option: Option) -> ExpectedReading {
    var longer = self
    if option.isMore { longer.acceptsMore = true }
    if option.isLiberty { longer.liberties += 1 }
    if !option.text.isEmpty {
      let followsRole = facts.contains { $0.word != .selected }
      longer.texts.append(Text(units: option.text, written: option.raw, followsRole: followsRole))
    }
    longer.facts += option.facts
    return longer
  }

  private static func options(for part: ExpectedPart, phrases: PhraseBook) -> [Option] {
    let units = part.units
    let text = Option(text: units, isMore: units == [.any], raw: part.raw)
    if part.isQuoted || units == [.any] { return [text] }
    let asText = Option(text: marked(units), raw: part.raw, isLiberty: true)
    if let fact = fraction(part.raw) { return [Option(facts: [fact]), asText] }
    if let facts = phrases.facts(units[...]) { return [Option(facts: facts), asText] }
    return [text] + peeled(units, phrases: phrases)
  }

  /// The words of a label that would be roles elsewhere, marked as such.
  private static func marked(_ units: [TextUnit]) -> [TextUnit] {
    units.map { unit in unit.word.map { .word($0.asRole) } ?? unit }
  }

  /// "1/4", said "1 of 4".
  private static func fraction(_ text: String) -> SpokenFact? {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    return SpokenFact(.position, index: index, count: count)
  }

  /// Readings of a part written without commas: "selected 12 Oak Street button".
  private static func peeled(_ units: [TextUnit], phrases: PhraseBook) -> [Option] {
    var options: [Option] = []
    var starts: [(Int, [SpokenFact])] = [(0, [])]
    if let lead = phrases.match(units[...]), lead.fact.word == .selected { starts.append((lead.length, [lead.fact])) }
    let ends = (1...units.count).filter { $0 == units.count || phrases.facts(units[$0...]) != nil }
    let likely = Set(ends.prefix(2) + ends.suffix(3))
    for (start, lead) in starts {
      for end in likely.sorted() where end > start {
        let facts = lead + (phrases.facts(units[end...]) ?? [])
        guard !facts.isEmpty, Set(facts.map(\.word)).count == facts.count else { continue }
        let text = Array(units[start..<end])
        options.append(Option(text: text, facts: facts, raw: TextUnit.text(text), isLiberty: true))
      }
    }
    return options
  }

  /// "Back, button" is what "back button" sounds like, and the word is not said twice.
  private func asBackButton(_ lexicon: Lexicon) -> ExpectedReading? {
    let roles = facts.map(\.word).filter { $0 != .selected && $0 != .dimmed }
    guard roles == [.button] || roles == [.backButton],
      texts.flatMap(\.units) == TextUnit.words(lexicon.phrase(.back))
    else { return nil }
    var reading = self
    reading.texts = []
    reading.facts = facts.map { $0.word == .button ? SpokenFact(.backButton) : $0 }
    return reading
  }

  /// The same with names replaced by what they are bound to.
  func binding(_ bindings: [String: String]) -> ExpectedReading {
    guard !bindings.isEmpty else { return self }
    var bound = self
    for index in bound.texts.indices {
      bound.texts[index].units = bound.texts[index].units.flatMap { unit -> [TextUnit] in
        guard case .name(let name) = unit, let text = bindings[name] else { return [unit] }
        return TextUnit.words(text)
      }
    }
    for index in bound.facts.indices {
      if let name = bound.facts[index].indexName, let text = bindings[name] { bound.facts[index].index = Int(text) }
      if let name = bound.facts[index].countName, let text = bindings[name] { bound.facts[index].count = Int(text) }
    }
    return bound
  }
}
