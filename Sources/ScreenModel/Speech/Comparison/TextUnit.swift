/// A step of a text that is compared: a word, or a place where words are open.
enum TextUnit: Sendable, Hashable {
  case word(SpokenWord)
  /// `<name>` of an expectation: one word or more, the same each time.
  case name(String)
  /// `…` of an expectation: anything, or nothing.
  case any
  /// Words of an element that are not known before run time.
  case hole(name: String, because: Reason)

  var isWord: Bool { if case .word = self { true } else { false } }
  var word: SpokenWord? { if case .word(let word) = self { word } else { nil } }
  var nameOfHole: String? { if case .hole(let name, _) = self { name } else { nil } }

  /// For people.
  var written: String {
    switch self {
    case .word(let word): word.written
    case .name(let name): "<\(name)>"
    case .any: "…"
    case .hole(let name, _): "<\(name)>"
    }
  }

  /// Several units as one text, for people.
  static func text(_ units: [TextUnit]) -> String {
    var text = ""
    for unit in units {
      if !text.isEmpty { text += unit.word?.gap ?? " " }
      text += unit.written
    }
    return text
  }

  static func words(_ text: String) -> [TextUnit] { SpokenWord.words(of: text).map(TextUnit.word) }
}

extension SpokenText {
  /// The text as units; alternatives that are still open count as a hole.
  var units: [TextUnit] {
    var units: [TextUnit] = []
    var known = ""
    func flush() {
      units += TextUnit.words(known)
      known = ""
    }
    for part in parts {
      switch part {
      case .known(let words): known += words
      case .hole(let name, let reason):
        flush()
        units.append(.hole(name: name, because: reason))
      case .varies(let alternatives):
        flush()
        let test = alternatives.first?.condition
        units.append(.hole(name: test?.text ?? "", because: Reason(test?.text ?? "", span: test?.span)))
      }
    }
    flush()
    return units
  }
}
