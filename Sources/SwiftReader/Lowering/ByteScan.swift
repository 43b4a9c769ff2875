/// Walks over the bytes of a Swift file before anything is parsed: knows strings and comments, counts nesting, collects
/// comments to the tool, and tells words to whoever asks.
struct ByteScan {
  /// Bytes; larger files are generated and hold no screens.
  static let maximalSize = 8 << 20
  /// Brackets of all kinds open at once. The parser gives up at 256.
  static let maximalNesting = 250
  /// `else if` in one file; the parser calls itself for each.
  static let maximalElseIfs = 8_000
  /// Other code in which the parser calls itself or looks far ahead: words and arrows in a row, `?` that wait for a `:`.
  static let maximalRun = 1_000
  /// Tries of the parser: at each `[` of `[[[` it tries twice whether all that follows is a type.
  static let maximalTries = 1 << 15

  /// Why the parser must not see the file.
  struct Excess: Sendable {
    var what: String
    var offset: Int
  }

  private(set) var excess: Excess?
  private(set) var toolComments: [SourceFile.ToolComment] = []

  private let bytes: [UInt8]
  private var at = 0
  /// Open brackets and strings, the innermost last.
  private var open: [Open] = []
  private var conditionals = 0
  private var elseIfs = 0
  private var wordRun = 0
  private var arrows = 0
  private var questions = 0
  private var heads = 0
  private var angles = 0
  /// `[` that are open and may each begin a type.
  private var squares = 0
  private var tries = 0
  private var lastWord: Range<Int> = 0..<0

  private enum Open {
    case bracket
    case square
    case interpolation(pounds: Int, isLong: Bool)
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The offset at which each line begins; `\n`, `\r\n` and `\r` end one.
  static func lineStarts(_ bytes: [UInt8]) -> [UInt32] { bytes.withUnsafeBufferPointer(lineStarts) }

  /// The same of a text.
  static func lineStarts(in text: String) -> [UInt32] {
    text.utf8.withContiguousStorageIfAvailable(lineStarts) ?? lineStarts(Array(text.utf8))
  }

  private static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var starts: [UInt32] = [0]
    for index in 0..<bytes.count where bytes[index] == 10 || bytes[index] == 13 {
      // `\r\n` ends one line.
      if bytes[index] == 13, index + 1 < bytes.count, bytes[index + 1] == 10 { continue }
      starts.append(UInt32(index + 1))
    }
    return starts
  }

  /// Walks to the end or to the first excess; `word` gets each word outside strings and comments, and how many brackets
  /// are open around it.
  mutating func run(word: ((Range<Int>, Int) -> Void)? = nil) {
    while at < bytes.count, excess == nil { step(word) }
  }

  /// Whether every bracket that opens closes, so that the depths are right.
  private(set) var isBalanced = true

  /// Brackets that are open.
  var depth: Int { open.count }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func step(_ word: ((Range<Int>, Int) -> Void)?) {
    let here = bytes[at]
    switch here {
    case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "\""):
      squares = 0
      string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "["):
      square()
      push(.square)
      at += 1
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      if here == UInt8(ascii: "{") { clearDepths() }
      // `f([`: a call is no type.
      if here == UInt8(ascii: "("), at > 0, Self.isWord(bytes[at - 1]) { squares = 0 }
      push(.bracket)
      at += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      at += 1
      wordRun = 0
      if here == UInt8(ascii: "}") { clearDepths() }
      if here == UInt8(ascii: "]"), squares > 0 { squares -= 1 }
      if open.isEmpty { isBalanced = false }
      if case .interpolation(let pounds, let isLong) = open.popLast() { content(pounds: pounds, isLong: isLong) }
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      // `try! try!` is a row of words, too.
      if at == 0 || !Self.isWord(bytes[at - 1]) { wordRun = 0 }
      if here == UInt8(ascii: "?"), at > 0, Self.isSpace(bytes[at - 1]) {
        count(\.questions, "conditions with ‘?’ nested too deep")
      }
      at += 1
    case UInt8(ascii: ":"):
      wordRun = 0
      if questions > 0 { questions -= 1 }
      at += 1
    case UInt8(ascii: "-") where byte(at + 1) == UInt8(ascii: ">"):
      count(\.arrows, "too many arrows in a row")
      at += 2
    case UInt8(ascii: "<") where at > 0 && Self.isWord(bytes[at - 1]):
      count(\.angles, "generic arguments are nested too deep", limit: Self.maximalNesting)
      at += 1
    case UInt8(ascii: ">"):
      if angles > 0 { angles -= 1 }
      wordRun = 0
      at += 1
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      clearRuns()
      // `[a, [`: the outer one is no type.
      if here != UInt8(ascii: ",") || isInSquare { squares = 0 }
      at += 1
    default:
      if Self.isWord(here) { return self.word(word) }
      if !Self.isSpace(here) { wordRun = 0 }
      at += 1
    }
  }

  private mutating func clearRuns() { (wordRun, arrows, questions) = (0, 0, 0) }

  private mutating func clearDepths() {
    clearRuns()
    (heads, angles, squares) = (0, 0, 0)
  }

  private var isInSquare: Bool { if case .square? = open.last { true } else { false } }

  private mutating func square() {
    squares += 1
    // Fewer are cheap, and common in types and tables.
    guard squares > 3 else { return }
    tries += 1 << min(squares, 20)
    if tries > Self.maximalTries { excess = Excess(what: "‘[’ is nested too deep", offset: at) }
  }

  private mutating func count(_ run: WritableKeyPath<ByteScan, Int>, _ what: String, limit: Int = maximalRun) {
    self[keyPath: run] += 1
    if self[keyPath: run] > limit { excess = Excess(what: what, offset: at) }
  }

  private mutating func push(_ next: Open) {
    open.append(next)
    if open.count + conditionals > Self.maximalNesting {
      excess = Excess(what: "brackets are nested deeper than \(Self.maximalNesting) levels", offset: at)
    }
  }

  // MARK: Words

  private mutating func word(_ tell: ((Range<Int>, Int) -> Void)?) {
    let from = at
    while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
    let range = from..<at
    if matches(range, "if"), matches(lastWord, "else") {
      elseIfs += 1
      if elseIfs > Self.maximalElseIfs {
        excess = Excess(what: "more than \(Self.maximalElseIfs) ‘else if’", offset: from)
      }
    }
    if Self.declarationWords.contains(where: { matches(range, $0) }) {
      clearRuns()
    } else {
      count(\.wordRun, "too many words in a row")
    }
    if Self.headWords.contains(where: { matches(range, $0) }) {
      count(\.heads, "conditions are nested too deep")
    }
    lastWord = range
    tell?(range, open.count)
  }

  /// Words that open a statement with a block: in one another before a `{` they make the parser call itself. After
  /// `nonisolated` it looks ahead to the end of all modifiers.
  private static let headWords: [StaticString] = ["if", "switch", "while", "for", "guard", "nonisolated"]
  private static let declarationWords: [StaticString] = [
    "func", "var", "case", "init", "subscript", "struct", "class", "enum", "typealias", "return",
  ]

  /// Whether a stretch is this word.
  func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for index in 0..<buffer.count where bytes[range.lowerBound + index] != buffer[index] { return false }
      return true
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  // MARK: Comments

  private mutating func lineComment() {
    let from = at
    while at < bytes.count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
    let text = String(decoding: bytes[from..<at], as: UTF8.self).drop { $0 == "/" }
    let trimmed = text.drop { $0.isWhitespace }
    guard trimmed.hasPrefix("spec-check:") else { return }
    let rest = trimmed.dropFirst("spec-check:".count).drop { $0.isWhitespace }
    let end = rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex
    toolComments.append(.init(text: String(rest[..<end]), offset: from))
  }

  private mutating func blockComment() {
    var depth = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "/"), byte(at + 1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        at += 1
      }
    }
  }

  // MARK: Strings

  private mutating func pound() {
    var pounds = 0
    while byte(at) == UInt8(ascii: "#") {
      pounds += 1
      at += 1
    }
    if byte(at) == UInt8(ascii: "\"") { return string(pounds: pounds) }
    let from = at
    var end = at
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    if matches(from..<end, "if") {
      conditionals += 1
      if open.count + conditionals > Self.maximalNesting {
        excess = Excess(what: "‘#if’ is nested too deep", offset: from)
      }
    } else if matches(from..<end, "endif"), conditionals > 0 {
      conditionals -= 1
    }
    at = end
  }

  private mutating func string(pounds: Int) {
    let isLong = byte(at + 1) == UInt8(ascii: "\"") && byte(at + 2) == UInt8(ascii: "\"")
    at += isLong ? 3 : 1
    content(pounds: pounds, isLong: isLong)
  }

  /// The inside of a string up to its end or an interpolation.
  private mutating func content(pounds: Int, isLong: Bool) {
    while at < bytes.count {
      let here = bytes[at]
      if here == UInt8(ascii: "\\"), hasPounds(pounds, from: at + 1) {
        at += 1 + pounds
        if byte(at) == UInt8(ascii: "(") {
          push(.interpolation(pounds: pounds, isLong: isLong))
          at += 1
          return
        }
        if at < bytes.count, isLong || (bytes[at] != 10 && bytes[at] != 13) { at += 1 }
      } else if here == UInt8(ascii: "\""), !isLong || (byte(at + 1) == here && byte(at + 2) == here),
        hasPounds(pounds, from: at + (isLong ? 3 : 1))
      {
        at += (isLong ? 3 : 1) + pounds
        return
      } else if !isLong, here == 10 || here == 13 {
        return
      } else {
        at += 1
      }
    }
  }

  private func hasPounds(_ count: Int, from index: Int) -> Bool {
    for offset in 0..<count where byte(index + offset) != UInt8(ascii: "#") { return false }
    return true
  }
}
