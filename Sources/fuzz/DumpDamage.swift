/// Damages what devices and test runners write: cut off in the middle, deeper than any screen, with text from everywhere.
struct DumpDamage {
  var numbers: SeededNumbers

  /// One to three changes after each other.
  mutating func applied(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.below(3) where !bytes.isEmpty {
      change(&bytes)
      if bytes.count > Damage.sizeLimit { bytes.removeLast(bytes.count - Damage.sizeLimit) }
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch numbers.below(10) {
    case 0: bytes = Array(bytes.prefix(cut(bytes)))
    case 1: bytes.removeFirst(cut(bytes))
    case 2: replaceText(&bytes)
    case 3: replaceNumber(&bytes)
    case 4: deepen(&bytes)
    case 5: repeatPiece(&bytes)
    case 6: encode(&bytes)
    case 7: dropBracket(&bytes)
    case 8: indent(&bytes)
    default: rename(&bytes)
    }
  }

  /// Behind a sign that means something.
  private mutating func cut(_ bytes: [UInt8]) -> Int {
    let signs = bytes.indices.filter { "{}[]<>\",:=/\n'".utf8.contains(bytes[$0]) }
    return signs.isEmpty ? 0 : numbers.one(of: signs) + numbers.below(2)
  }

  private static let texts = [
    "", " ", "\u{202E}abc\u{202C}", "\u{1B}]0;a\u{7}", "\u{1B}[2J", "<script>alert(1)</script>", "]]>", "&amp;amp;",
    "&#0;",
    "&#x110000;", "\\ud83d", "\\u0000", "\\\"", "\u{0}", "\u{FEFF}", "\u{FFFD}", "\u{2028}", "a\r\nb", "a\nb",
    "{{0, 0}, {1",
    "label: 'a', label: 'b'", "'quoted'", "…", "👨‍👩‍👧‍👦🏳️‍🌈", "שלום (עולם)", "%@ %d %s", "Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}",
    String(repeating: "e\u{301}\u{302}\u{303}", count: 800), String(repeating: "long ", count: 4_000),
  ]

  private static let values = [
    "nan", "inf", "-inf", "1e999", "-0", "1e-999", "99999999999999999999", "-1", "0x10", "1.2.3", "٣", "1,5", "null",
    "true",
    "\"1\"", "[]", "{}", "9223372036854775808",
  ]

  /// What stands between two quotes of a kind.
  private mutating func replaceText(_ bytes: inout [UInt8]) {
    let quote = numbers.one(of: Array("\"'".utf8))
    let places = bytes.indices.filter { bytes[$0] == quote }
    guard places.count > 1 else { return }
    let first = numbers.below(places.count - 1)
    bytes.replaceSubrange(places[first] + 1..<places[first + 1], with: Array(numbers.one(of: Self.texts).utf8))
  }

  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    let starts = bytes.indices.filter {
      (48...57).contains(bytes[$0]) && ($0 == 0 || !(48...57).contains(bytes[$0 - 1]))
    }
    guard !starts.isEmpty else { return }
    let start = numbers.one(of: starts)
    let end = bytes[start...].firstIndex { !(48...57).contains($0) && $0 != 46 } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(numbers.one(of: Self.values).utf8))
  }

  /// A piece stands in itself, as an element in an element does.
  private mutating func deepen(_ bytes: inout [UInt8]) {
    let ways: [(String, String)] = [
      ("{\"children\":[", "]}"), ("{\"elements\":[{", "}]}"),
      ("<XCUIElementTypeOther x=\"0\">", "</XCUIElementTypeOther>"),
      ("[", "]"), ("<a b='", "'>"), ("{\"AXLabel\":", "}"), ("<![CDATA[", "]]>"), ("<!-- ", " -->"),
    ]
    let (open, close) = numbers.one(of: ways)
    let depth = [30, 120, 700, 9_000][numbers.below(4)]
    let at = cut(bytes)
    let end = numbers.below(2) == 0 ? min(bytes.count, at + numbers.below(400)) : at
    bytes.insert(contentsOf: Array(String(repeating: close, count: depth).utf8), at: end)
    bytes.insert(contentsOf: Array(String(repeating: open, count: depth).utf8), at: at)
  }

  private mutating func repeatPiece(_ bytes: inout [UInt8]) {
    let start = cut(bytes)
    let piece = Array(bytes[start..<min(bytes.count, start + 1 + numbers.below(600))])
    guard !piece.isEmpty else { return }
    let count = min([2, 100, 5_000][numbers.below(3)], Damage.sizeLimit / piece.count)
    bytes.insert(contentsOf: repeatElement(piece, count: count).joined(), at: start)
  }

  /// The same in another encoding, or with a mark in front.
  private mutating func encode(_ bytes: inout [UInt8]) {
    switch numbers.below(4) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 1: bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
    case 2: bytes = bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    default: bytes = bytes.map { $0 == 32 ? 0xA0 : $0 }
    }
  }

  private mutating func dropBracket(_ bytes: inout [UInt8]) {
    let brackets = bytes.indices.filter { "{}[]<>()\"'".utf8.contains(bytes[$0]) }
    guard !brackets.isEmpty else { return }
    let at = numbers.one(of: brackets)
    if numbers.below(2) == 0 { bytes.remove(at: at) } else { bytes.insert(bytes[at], at: at) }
  }

  /// Lines go in and in, as in a tree written down.
  private mutating func indent(_ bytes: inout [UInt8]) {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let step = numbers.below(5)
    let start = numbers.below(lines.count)
    var made: [UInt8] = []
    for (position, line) in lines.enumerated() where made.count < Damage.sizeLimit {
      if position > 0 { made.append(10) }
      made += Array(repeating: 32, count: position > start ? min(4_000, (position - start) * step) : 0) + line
    }
    bytes = made
  }

  /// A key has another's name, or its own twice.
  private mutating func rename(_ bytes: inout [UInt8]) {
    let words = bytes.split { !(65...90).contains($0) && !(97...122).contains($0) }.filter { $0.count > 2 }
    guard words.count > 1 else { return }
    let old = numbers.one(of: words)
    let new = Array(numbers.one(of: words))
    bytes.replaceSubrange(old.indices, with: new)
  }
}
