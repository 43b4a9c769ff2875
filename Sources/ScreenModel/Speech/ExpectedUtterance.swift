/// An utterance as a person wrote it in a spec: `selected, <address>, button`.
///
/// State and role words are compared as facts, label and value as words in order; `<name>` stands for any text, the same
/// each time, `…` for anything. Words in quotes are a label's, never a role. What is compared only where it is written:
/// position, container, list edges, heading levels, hints, "actions available".
public struct ExpectedUtterance: Sendable {
  /// As written.
  public let written: String
  /// The names in `<…>`, in the order they occur, each once.
  public let names: [String]
  let lexicon: Lexicon
  let parts: [ExpectedPart]
  let readings: [ExpectedReading]

  /// Longer expectations are cut: nobody hears them out.
  private static let longest = 20_000

  public init(_ text: String, lexicon: Lexicon) {
    written = text
    self.lexicon = lexicon
    parts = Array(ExpectedPart.parts(of: String(text.prefix(Self.longest))).prefix(400))
    readings = ExpectedReading.readings(of: parts, lexicon: lexicon)
    var names: [String] = []
    for unit in parts.flatMap(\.units) {
      if case .name(let name) = unit, !names.contains(name) { names.append(name) }
    }
    self.names = names
  }

  /// Compares with an element of the source or of a recording.
  ///
  /// What the origin does not carry is neither missing nor extra but ``UtteranceMatch/unseen``. `bindings` are what names
  /// stood for before.
  public func compare(
    with element: AccessibilityElement, carries: Set<Fact>, speech: Speech, bindings: [String: String] = [:]
  ) -> UtteranceMatch {
    compare(with: SpokenElement(element, speech: speech), carries: carries, speech: speech, bindings: bindings)
  }

  /// The same with an element that is compared more than once.
  public func compare(
    with spoken: SpokenElement, carries: Set<Fact>, speech: Speech, bindings: [String: String] = [:]
  ) -> UtteranceMatch {
    let carried = Carried(facts: carries)
    let bound = readings.map { $0.binding(bindings) }
    let results = spoken.said.map { said in
      Self.best(bound.map { ReadingComparison($0, with: said, carries: carried, lexicon: speech.lexicon) })
    }
    return Verdict(element: spoken.element, variants: spoken.variants, results: results).match(bindings: bindings)
  }

  /// Compares with a line of heard speech, as a transcript holds it.
  public func compare(withSpoken line: String, bindings: [String: String] = [:]) -> UtteranceMatch {
    let bound = readings.map { $0.binding(bindings) }
    var results: [ReadingComparison] = []
    for said in SpokenLine.readings(of: line, lexicon: lexicon) {
      for reading in bound {
        let result = ReadingComparison(
          reading, with: said, carries: .everything, lexicon: lexicon, misheard: true)
        if result.matches, result.similarity == 1 { return Self.match(result, bindings: bindings) }
        results.append(result)
      }
    }
    return Self.match(Self.best(results), bindings: bindings)
  }

  /// Whether the words are contained in a visible text.
  public func isContained(in text: SpokenText, bindings: [String: String] = [:]) -> UtteranceMatch {
    var whole = ExpectedReading()
    whole.texts = parts.map { .init(units: $0.units, written: $0.raw, followsRole: false) }
    let variants = ElementVariants(AccessibilityElement(label: text))
    let candidates = ([whole] + readings.filter { !$0.texts.isEmpty && !$0.facts.isEmpty }).map { $0.binding(bindings) }
    let results = variants.variants.map { variant in
      var said = Said()
      said.name = variant.element.label?.units ?? []
      return Self.best(
        candidates.map { reading in
          var open = ExpectedReading()
          let units = [.any] + reading.texts.flatMap(\.units) + [.any]
          open.texts = [.init(units: units, written: written, followsRole: false)]
          var result = ReadingComparison(open, with: said, carries: .everything, lexicon: lexicon)
          if result.matches { result.similarity = 1 }
          return result
        })
    }
    var match = Verdict(element: AccessibilityElement(label: text), variants: variants, results: results)
      .match(bindings: bindings)
    match.extra = []
    return match
  }

  /// The result that matches best: certain before open, whole before in part, near before far.
  static func best(_ results: [ReadingComparison]) -> ReadingComparison {
    func rank(_ result: ReadingComparison) -> (Int, Int, Double) {
      guard result.matches else { return (0, 0, result.similarity - 0.15 * Double(result.liberties)) }
      return (result.holes.isEmpty ? 2 : 1, -result.unseen.count, result.similarity)
    }
    var best: ReadingComparison?
    for result in results { if best.map({ rank(result) > rank($0) }) ?? true { best = result } }
    return best?.explained
      ?? ReadingComparison(
        ExpectedReading(), with: Said(), carries: .everything, lexicon: Lexicon.language("en"))
  }

  /// A result with nothing left open.
  private static func match(_ result: ReadingComparison, bindings: [String: String]) -> UtteranceMatch {
    var match = UtteranceMatch(result.matches ? .same : .different)
    match.missing = result.missing
    match.extra = result.extra
    match.bindings = bindings.merging(result.bindings) { old, _ in old }
    match.similarity = result.matches ? 1 : min(0.98, result.similarity)
    return match
  }
}
