/// Damages bytes in the ways in which files go wrong, and in some that only an enemy thinks of.
struct Damage {
  var numbers: SeededNumbers
  /// Files of the same kind, to take pieces from.
  let others: [Samples.File]

  /// More than this a damaged file has not: readers refuse large files before they look at them.
  static let sizeLimit = 400_000

  /// Signs that mean something in one of the languages, and values at the edge.
  static let pieces: [String] = [
    "'", "\"", "\"\"\"", "\n", "\r\n", "\r", "\\", "{", "}", "[", "]", "(", ")", "<", ">", "&", ",", ": ", "- ", "? ",
    "|\n", ">\n", "*a", "&a ", "!!str ", "<<: *a", "---\n", "...\n", "%YAML 9.9\n", "#", "//", "/*", "*/", "\t", "null",
    "~",
    "-1e308", "99999999999999999999", "9223372036854775807", "-9223372036854775808", "0x7fffffffffffffff", "inf", "nan",
    "🍵", "👩‍👩‍👧", "שלום", "\u{202E}", "\u{FEFF}", "\u{0}", "\u{1B}[31m", "e\u{301}", "]]>", "<!--", "&#x110000;",
    "\\u0000", "\\ud800", "#if DEBUG\n", "#else\n", "#endif\n", "var body: some View {",
    "ForEach(0..<1000000000) { _ in",
    "ForEach(items) { item in", "Text(\"\\(", ".accessibilityLabel(", ".accessibilityElement(children: .combine)",
    "if let ",
    "switch self {\ncase .", "guard ", "else {", "in\n", "$0", "self.", "Self()", ": View", "extension ",
    "struct A: View {",
    "enum E: Int, CaseIterable { case ", "@State private var ", "Array(repeating: ",
    "String(repeating: \"a\", count: 999999999)",
    "Int.max + 1", "1 / 0", "1 << 70", "-Int.min", "repeat { } while true", "while true {", "func f() { f() }",
    "0...Int.max",
    "stride(from: 0, to: 1, by: 0)", "screen: ", "given: ", "hears: ", "…", "<name>", "states:", "not-applicable: ",
    "case ", "label: '", "value: ", "→", ", Selected", "{{", "}}", "%@", "%1$lld", "%#@count@",
  ]

  /// Openings that parsers follow inwards, each with its end.
  static let nests: [(open: String, close: String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("VStack { ", " }"), ("if a { ", " }"), ("{ a: ", " }"), ("- ", ""),
    ("<a>", "</a>"),
    ("a.b(", ")"), ("!", ""), ("a ? ", " : b"), ("\"\\(", ")\""), ("[[", "]]"), ("{\"a\":", "}"),
    ("Group { if x { ", " } }"),
    (".overlay(", ")"), ("AnyView(", ")"), ("\n  ", ""), ("-", ""), ("&", ""), ("try ", ""), ("a + ", ""),
    ("/* ", " */"),
  ]

  /// One to five kinds of damage after each other.
  mutating func applied(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.below(5) {
      change(&bytes)
      if bytes.count > Self.sizeLimit { bytes.removeLast(bytes.count - Self.sizeLimit) }
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let at = numbers.below(bytes.count + 1)
    let length = numbers.below(min(300, bytes.count - at) + 1)
    let stretch = at..<at + length
    switch numbers.below(12) {
    case 0: bytes.removeSubrange(stretch)
    case 1: bytes.insert(contentsOf: Array(bytes[stretch]), at: numbers.below(bytes.count + 1))
    case 2: bytes = Array(bytes.prefix(at))
    case 3: bytes.insert(contentsOf: Array(numbers.one(of: Self.pieces).utf8), at: at)
    case 4: if at < bytes.count { bytes[at] = UInt8(numbers.below(256)) }
    case 5: bytes.replaceSubrange(stretch, with: Array(numbers.one(of: Self.pieces).utf8))
    case 6: nest(&bytes, stretch)
    case 7:
      let other = numbers.one(of: others).bytes
      let from = numbers.below(other.count + 1)
      bytes.replaceSubrange(
        stretch, with: Array(other[from..<from + numbers.below(min(2_000, other.count - from) + 1)]))
    case 8: repeatLines(&bytes)
    case 9: swapLines(&bytes)
    case 10:
      // A word in place of another: names that mean something else, or themselves.
      let words = Self.words(of: bytes)
      guard words.count > 1 else { return }
      bytes.replaceSubrange(numbers.one(of: words), with: Array(bytes[numbers.one(of: words)]))
    default: bytes.replaceSubrange(stretch, with: (0..<length).map { _ in UInt8(numbers.below(256)) })
    }
  }

  private mutating func nest(_ bytes: inout [UInt8], _ stretch: Range<Int>) {
    let (open, close) = numbers.one(of: Self.nests)
    let depth = [3, 40, 400, 5_000][numbers.below(4)]
    let isClosed = numbers.below(2) == 0
    let inside = Array(bytes[stretch])
    let before = Array(String(repeating: open, count: depth).utf8)
    let after = isClosed ? Array(String(repeating: close, count: depth).utf8) : []
    bytes.replaceSubrange(stretch, with: before + inside + after)
  }

  private mutating func repeatLines(_ bytes: inout [UInt8]) {
    let lines = Self.lines(of: bytes)
    guard !lines.isEmpty else { return }
    let first = numbers.below(lines.count)
    let last = min(lines.count - 1, first + numbers.below(12))
    let piece = Array(bytes[lines[first].lowerBound..<lines[last].upperBound])
    let count = [1, 10, 300, 3_000][numbers.below(4)]
    let many = Array(repeatElement(piece, count: min(count, Self.sizeLimit / max(1, piece.count))).joined())
    bytes.insert(contentsOf: many, at: lines[last].upperBound)
  }

  private mutating func swapLines(_ bytes: inout [UInt8]) {
    let lines = Self.lines(of: bytes)
    guard lines.count > 1 else { return }
    let line = numbers.one(of: lines)
    let moved = Array(bytes[line])
    bytes.removeSubrange(line)
    let rest = Self.lines(of: bytes)
    bytes.insert(contentsOf: moved, at: rest.isEmpty ? 0 : numbers.one(of: rest).lowerBound)
  }

  /// Each line with its end.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }

  private static func words(of bytes: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isLetter = (65...90).contains(byte) || (97...122).contains(byte)
      if isLetter, start == nil { start = index }
      if !isLetter, let begun = start {
        words.append(begun..<index)
        start = nil
      }
    }
    return words
  }
}
