/// The words that are said at one place, to tell quickly what cannot be meant there.
///
/// Most of an expectation's comparisons are with places that have nothing to do with it; they need no alignment.
public struct SpokenWords: Sendable {
  /// The codes of the words, as a recogniser may have written them; `nil` where some words are open.
  private let codes: Set<Int>?

  /// The words of a line of heard speech.
  public init(line: String) { codes = Self.codes(of: TextUnit.words(line)) }

  /// Everything that an element can say in any of its variants.
  public init(_ spoken: SpokenElement) {
    let element = spoken.element
    var units: [TextUnit] = []
    for said in spoken.said {
      units += said.name + said.before.joined() + said.after.joined()
    }
    for text in [element.label, element.value, element.hint] { units += text?.units ?? [] }
    for content in element.customContent { units += content.label.units + content.value.units }
    codes = Self.codes(of: units)
  }

  private static func codes(of units: [TextUnit]) -> Set<Int>? {
    var codes: Set<Int> = []
    for unit in units {
      guard let word = unit.word else { return nil }
      codes.insert(word.misheardCode)
    }
    return codes
  }

  /// Whether the words of a text, without what stands open in it, are all here.
  fileprivate func contain(_ units: [TextUnit]) -> Bool {
    guard let codes else { return true }
    return units.allSatisfy { unit in unit.word.map { codes.contains($0.misheardCode) } ?? true }
  }
}

extension ExpectedUtterance {
  /// Whether it can be what is said where these words are. `false` is certain: a comparison would find a difference.
  public func canBe(among words: SpokenWords, carries: Set<Fact>) -> Bool {
    let carried = Carried(facts: carries)
    return readings.contains { reading in
      words.contain(reading.texts.flatMap(\.units))
        || carried.options(for: reading, nameIsEmpty: true).contains { words.contain($0.units) }
    }
  }
}
