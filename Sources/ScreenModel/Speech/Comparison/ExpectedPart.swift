/// A stretch of an expectation between two commas.
struct ExpectedPart: Sendable, Hashable {
  var units: [TextUnit]
  /// Written in quotes, so that its words are a label's.
  var isQuoted: Bool
  /// As written.
  var raw: String

  /// The parts of an expected utterance. A comma inside a number, a name or quotes separates nothing.
  static func parts(of text: String) -> [ExpectedPart] {
    var parts: [ExpectedPart] = []
    var current = ""
    var closing: Character?
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let quote = closing {
        if character == quote { closing = nil }
      } else if current.allSatisfy(\.isWhitespace), let quote = pairs[character],
        characters[(index + 1)...].contains(quote)
      {
        closing = quote
      } else if separates(character, after: current.last, before: next) {
        add(current, to: &parts)
        current = ""
        continue
      }
      current.append(character)
    }
    add(current, to: &parts)
    return parts
  }

  /// Commas separate; so do other pauses that stand before a space, as reports of speech have them: "Pay. Button."
  private static func separates(_ character: Character, after last: Character?, before next: Character?) -> Bool {
    if ",，、،".contains(character) { return next?.isNumber != true }
    guard ".:;".contains(character), last != "." else { return false }
    return next?.isWhitespace ?? true
  }

  private static let pairs: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "«": "»"]

  private static func add(_ text: String, to parts: inout [ExpectedPart]) {
    var raw = text[...]
    while raw.first?.isWhitespace == true { raw.removeFirst() }
    while raw.last?.isWhitespace == true { raw.removeLast() }
    var isQuoted = false
    if raw.count > 2, let first = raw.first, let last = raw.last, pairs[first] == last {
      raw = raw.dropFirst().dropLast()
      isQuoted = true
    }
    let units = units(of: String(raw))
    if !units.isEmpty { parts.append(ExpectedPart(units: units, isQuoted: isQuoted, raw: String(raw))) }
  }

  /// Words, `<name>` and `…`.
  static func units(of text: String) -> [TextUnit] {
    var units: [TextUnit] = []
    var words = ""
    var rest = text[...]
    func flush() {
      units += TextUnit.words(words)
      words = ""
    }
    while let character = rest.first {
      if let name = name(at: rest) {
        flush()
        units.append(.name(String(name)))
        rest = rest.dropFirst(name.count + 2)
      } else if character == "…" || rest.hasPrefix("...") {
        flush()
        if units.last != .any { units.append(.any) }
        rest = rest.dropFirst(character == "…" ? 1 : 3)
      } else {
        words.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
    return units
  }

  /// The name in `<name>` at the beginning of a text.
  private static func name(at text: Substring) -> Substring? {
    guard text.first == "<", let first = text.dropFirst().first, first.isLetter || first.isNumber || first == "_",
      let end = text.prefix(66).firstIndex(of: ">")
    else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    return name.contains("<") || name.last?.isWhitespace == true ? nil : name
  }
}
