/// Reads a line of heard speech back into name, roles and states.
enum SpokenLine {
  /// All sensible ways to read the line.
  static func readings(of line: String, lexicon: Lexicon) -> [Said] {
    let units = Array(TextUnit.words(String(line.prefix(20_000))).prefix(4_000))
    var readings: [Said] = []
    for opening in openings(units, lexicon: lexicon) {
      for end in ends(units, from: opening.start, phrases: lexicon.phrases) {
        guard let rest = rest(units[end...], phrases: lexicon.phrases) else { continue }
        var said = Said()
        said.name = Array(units[opening.start..<end])
        said.facts = opening.facts
        said.before = opening.before
        for fact in rest.facts where !said.facts.contains(fact) { sort(fact, into: &said) }
        guard let text = rest.text, !text.isEmpty else {
          readings.append(said)
          continue
        }
        // After a switch or a field being edited it is the value, after anything else a hint.
        let mayBeValue = rest.facts.contains { $0.word == .switchButton || $0.word == .isEditing }
        let hasState = rest.facts.contains { [.on, .off, .mixed].contains($0.word) }
        var asValue = said
        asValue.name += text
        if mayBeValue, !hasState { readings.append(asValue) }
        if !mayBeValue || hasState || rest.facts.contains(where: { $0.word == .isEditing }) {
          said.after = [text]
          readings.append(said)
        }
      }
    }
    // What can be a role is more likely one.
    return readings.enumerated()
      .sorted { ($1.element.facts.count, $0.offset) < ($0.element.facts.count, $1.offset) }.map(\.element)
  }

  private struct Opening {
    var start = 0
    var facts: Set<SpokenFact> = []
    var before: [[TextUnit]] = []
  }

  /// The line may begin with a container's name and "selected".
  private static func openings(_ units: [TextUnit], lexicon: Lexicon) -> [Opening] {
    var openings = [Opening()]
    for word in [Word.toolbar, .tabBar, .navigationBar, .alert] {
      let name = TextUnit.words(lexicon.phrase(word))
      if units.count > name.count, Array(units.prefix(name.count)) == name {
        openings.append(Opening(start: name.count, before: [name]))
      }
    }
    for start in units.indices where units[start].word?.startsPart == true {
      guard let match = lexicon.phrases.match(units[start...]), match.fact.word == .selected else { continue }
      let before = start == 0 ? [] : [Array(units[..<start])]
      openings.append(Opening(start: start + match.length, facts: [match.fact], before: before))
      break
    }
    return openings
  }

  /// Places where the name may end and roles begin, the latest first.
  private static func ends(_ units: [TextUnit], from start: Int, phrases: PhraseBook) -> [Int] {
    guard start <= units.count else { return [] }
    let places = (start..<units.count).filter { phrases.match(units[$0...]) != nil }.suffix(24)
    return [units.count] + places.reversed()
  }

  /// Roles and states with at most one run of other words among them; `nil` where that makes no sense.
  private static func rest(
    _ units: ArraySlice<TextUnit>, phrases: PhraseBook
  ) -> (facts: [SpokenFact], text: [TextUnit]?)? {
    var facts: [SpokenFact] = []
    var text: [TextUnit] = []
    var isTextOver = false
    var rest = units
    while let unit = rest.first {
      if text.isEmpty || unit.word?.startsPart == true, let match = phrases.match(rest),
        isWhole(rest.dropFirst(match.length), phrases)
      {
        // Nobody hears a role twice: the first is part of a name.
        if facts.contains(where: { $0.word == match.fact.word }) { return nil }
        facts.append(match.fact)
        rest = rest.dropFirst(match.length)
        isTextOver = !text.isEmpty
      } else {
        if isTextOver || text.isEmpty && unit.word?.startsPart != true { return nil }
        text.append(unit)
        rest = rest.dropFirst()
      }
    }
    return (facts, text)
  }

  /// Whether a phrase ends where a part ends, or another phrase begins: "selected item" in a hint is no state.
  private static func isWhole(_ next: ArraySlice<TextUnit>, _ phrases: PhraseBook) -> Bool {
    next.first?.word?.startsPart ?? true || phrases.match(next) != nil
  }

  private static func sort(_ fact: SpokenFact, into said: inout Said) {
    switch fact.word {
    case .headingLevel:
      said.facts.insert(SpokenFact(.heading))
      said.optionalFacts.insert(fact)
    case .position, .row, .column, .spansRows, .spansColumns, .listStart, .listEnd, .landmark, .landmarkEnd,
      .actionsAvailable, .moreContent, .isEditing, .required, .hintToggle, .hintAdjust, .hintEdit, .hintEditing,
      .hintExpand, .hintCollapse, .hintPicker, .hintDrag, .insertionPointStart, .insertionPointEnd, .characterMode:
      said.optionalFacts.insert(fact)
    default: said.facts.insert(fact)
    }
  }
}
