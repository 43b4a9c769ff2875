/// A word as a comparison sees it: without case, accents' encoding, punctuation, and with digits for number words.
final class SpokenWord: Sendable, Hashable {
  let normal: String
  /// As it was written, for people.
  let written: String
  /// Punctuation or the beginning stands before it.
  let startsPart: Bool
  /// What stands between it and the word before, where both come from one text.
  let before: String
  /// A role or state word that is read as a label's.
  let isRole: Bool
  /// Equal for equal words, quicker to compare.
  let code: Int
  /// The code of the word as a speech recogniser may have written it.
  let misheardCode: Int

  init(normal: String, written: String, startsPart: Bool, before: String, isRole: Bool = false) {
    self.normal = normal
    self.written = written
    self.startsPart = startsPart
    self.before = before
    self.isRole = isRole
    code = normal.hashValue
    misheardCode = Self.misheard[normal]?.hashValue ?? code
  }

  /// The same word of a label, which would be a role elsewhere.
  var asRole: SpokenWord {
    SpokenWord(normal: normal, written: written, startsPart: startsPart, before: before, isRole: true)
  }

  static func == (left: SpokenWord, right: SpokenWord) -> Bool {
    left.code == right.code && left.normal == right.normal
  }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// What speech recognisers write for other words that sound the same.
  private static let misheard = ["to": "2", "too": "2", "for": "4", "won": "1", "roll": "role", "feel": "field"]

  /// The words of a text. Numbers keep their decimal point; letters and digits that touch are words of their own.
  static func words(of text: String) -> [SpokenWord] {
    var reader = WordReader()
    let characters = Array(text)
    for index in characters.indices {
      reader.read(characters[index], next: index + 1 < characters.count ? characters[index + 1] : nil)
    }
    reader.endWord()
    return reader.words
  }

  /// The words as one text again, for people.
  static func text(_ words: [SpokenWord]) -> String {
    var text = ""
    for word in words {
      if !text.isEmpty { text += word.gap }
      text += word.written
    }
    return text
  }

  /// What to write between it and the word before.
  var gap: String { startsPart && before.isEmpty ? ", " : before }
}

/// Cuts text into words, one character at a time.
private struct WordReader {
  private enum Kind { case letters, digits, none }

  var words: [SpokenWord] = []
  private var current = ""
  private var kind = Kind.none
  private var startsPart = true
  private var gap = ""
  private var pending = ""

  mutating func read(_ character: Character, next: Character?) {
    if let ascii = character.asciiValue {
      // Most text, without a look into the tables of Unicode.
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii) { return append(character, as: .digits) }
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii | 0x20) { return append(character, as: .letters) }
    }
    guard let character = visible(character) else { return }
    if let digit = character.wholeNumberValue, character.isNumber, digit < 10 {
      append(character, as: .digits)
    } else if isCJK(character) {
      endWord()
      append(character, as: .letters)
      endWord()
    } else if character.isLetter || character == "_" || character.unicodeScalars.allSatisfy(isMark) {
      append(character, as: .letters)
    } else if kind == .digits, let next, next.isNumber, ".,\u{A0}\u{202F}".contains(character) {
      // "1,299.00" and "1 299": only the point matters.
      if character == "." { current.append(".") }
    } else if "'’‘ʼ".contains(character), kind == .letters, next?.isLetter == true {
      current.append("'")
    } else if character.isWhitespace {
      endWord()
      if pending.last != " " { pending.append(" ") }
    } else if character.isPunctuation, !"%&@#*•§".contains(character) {
      endWord()
      pending.append(character)
      if next?.isLetter != true, next?.isNumber != true, !isInsideWord(character) { startsPart = true }
    } else {
      endWord()
      append(character, as: .letters)
      endWord()
    }
  }

  mutating func endWord() {
    guard !current.isEmpty else { return }
    let lower =
      kind == .digits
      ? current.map { $0.wholeNumberValue.map(String.init) ?? String($0) }.joined() : current.lowercased()
    words.append(
      SpokenWord(normal: Self.synonyms[lower] ?? lower, written: current, startsPart: startsPart, before: gap))
    current = ""
    kind = .none
    startsPart = false
    pending = ""
  }

  private mutating func append(_ character: Character, as kind: Kind) {
    if self.kind != .none, self.kind != kind { endWord() }
    if current.isEmpty { gap = pending }
    self.kind = kind
    current.append(character)
  }

  /// The character without marks that only steer the display; `nil` if it is such a mark.
  private func visible(_ character: Character) -> Character? {
    guard character.unicodeScalars.contains(where: isInvisible) else { return character }
    let kept = character.unicodeScalars.filter { !isInvisible($0) }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: kept)
    return String(scalars).first
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Scripts that put no spaces between words: each character counts.
  private func isCJK(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  /// Hyphens and the like join words and begin no part.
  private func isInsideWord(_ character: Character) -> Bool { "-‐‑–—'’‘/\"“”".contains(character) }

  private static let synonyms: [String: String] = [
    "percent": "%", "prozent": "%", "процент": "%", "процента": "%", "процентов": "%",
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10",
  ]
}
