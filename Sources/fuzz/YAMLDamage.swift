/// Damages YAML by what the language has beyond plain mappings: anchors, tags, depth, documents, odd scalars.
struct YAMLDamage {
  var numbers: SeededNumbers

  /// One to three changes after each other.
  mutating func applied(to bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
    for _ in 0...numbers.below(3) { change(&lines) }
    return Array(lines.joined(separator: [10]))
  }

  private mutating func change(_ lines: inout [[UInt8]]) {
    let at = numbers.below(lines.count)
    switch numbers.below(12) {
    case 0: lines.insert(contentsOf: bomb().split(separator: "\n").map { Array($0.utf8) }, at: 0)
    case 1: setValue(&lines[at], numbers.one(of: Self.values))
    case 2: setValue(&lines[at], deep())
    case 3: indent(&lines, from: at, by: [1, 2, 40, 3_000][numbers.below(4)])
    case 4: mark(&lines)
    case 5: lines.insert(Array("---".utf8), at: at)
    case 6: lines.insert(lines[at], at: numbers.below(lines.count + 1))
    case 7: lines[at] = Array(String(repeating: "a", count: [1_025, 70_000][numbers.below(2)]).utf8) + lines[at]
    case 8: lines.insert(contentsOf: stairs(), at: at)
    case 9: for position in lines.indices { lines[position].append(13) }
    case 10:
      setValue(
        &lines[at], String(repeating: numbers.one(of: ["e\u{301}", "👩‍👩‍👧", "\u{202E}", "…", "<name>"]), count: 2_000))
    default: lines[at] = Array("? [\(String(repeating: "a, ", count: 300))]\n: ".utf8) + lines[at]
    }
  }

  /// Scalars that readers take for something, or that end where nobody expects it.
  private static let values = [
    "!!binary aGVsbG8=", "!!python/object:os.system ls", "!<tag:yaml.org,2002:int> x", "! x", "!!null", "&a", "*a",
    "&a *a", "*none", "<<: *a", "|9\n x", "|+\n\n\n", ">-\n  a\n b", "\"\\x00\\uD800\\U00110000\"", "'", "\"", "{", "[",
    "[[]", "{a: 1, a: 2}", "? ?", "- - - -", "@a", "`a", "%a", "=", "~", "0o17", "0x1F", ".inf", "1_000", "2001-12-14",
    "yes", "é: é", "\t x", "a: b: c", "\u{FEFF}a", "\u{85}", "\u{2028}", "[*a, *a]", "!!set {a, b}", "!!omap [a: 1]",
  ]

  private func setValue(_ line: inout [UInt8], _ value: String) {
    let end = line.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? line.count
    line = line[..<end] + [32] + Array(value.utf8)
  }

  /// Each anchor holds the one before many times.
  private mutating func bomb() -> String {
    let width = [2, 9, 40][numbers.below(3)]
    let depth = [4, 9, 60][numbers.below(3)]
    let names = (0..<depth).map { position in
      let inside = position == 0 ? "lol" : String(repeating: "*a\(position - 1), ", count: width)
      return numbers.below(2) == 0
        ? "k\(position): &a\(position) [\(inside)]" : "k\(position): &a\(position) {<<: [\(inside)]}"
    }
    return names.joined(separator: "\n")
  }

  private mutating func deep() -> String {
    let depth = [20, 100, 400, 20_000][numbers.below(4)]
    let (open, close) = numbers.one(of: [
      ("[", "]"), ("{a: ", "}"), ("[{", "}]"), ("- ", ""), ("!a &a [", "]"), ("? ", ""),
    ])
    let end = numbers.below(2) == 0 ? String(repeating: close, count: depth) : ""
    return String(repeating: open, count: depth) + "x" + end
  }

  /// A mapping in a mapping, line by line.
  private mutating func stairs() -> [[UInt8]] {
    let depth = [10, 80, 500][numbers.below(3)]
    return (0..<depth).map { Array((String(repeating: " ", count: $0) + "a:").utf8) }
  }

  private mutating func indent(_ lines: inout [[UInt8]], from start: Int, by width: Int) {
    let end = min(lines.count, start + 1 + numbers.below(6))
    for position in start..<end { lines[position] = Array(repeating: 32, count: width) + lines[position] }
  }

  /// One value gets an anchor, another becomes its alias; it may stand inside itself.
  private mutating func mark(_ lines: inout [[UInt8]]) {
    let first = numbers.below(lines.count)
    let second = numbers.below(lines.count)
    if let colon = lines[first].firstIndex(of: UInt8(ascii: ":")) {
      lines[first].insert(contentsOf: Array(" &m".utf8), at: colon + 1)
    }
    setValue(&lines[second], "*m")
  }
}
