/// Damages Swift as people and merges do it, token by token: most of what comes out still parses and means something else.
struct SwiftDamage {
  var numbers: SeededNumbers

  /// More tokens than this are not made more.
  private static let tokenLimit = 60_000

  /// One to four changes after each other.
  mutating func applied(to bytes: [UInt8]) -> [UInt8] {
    var text = SwiftTokens(bytes)
    for _ in 0...numbers.below(4) where !text.tokens.isEmpty && text.tokens.count < Self.tokenLimit { change(&text) }
    return text.bytes
  }

  private mutating func change(_ text: inout SwiftTokens) {
    switch numbers.below(12) {
    case 0, 1: swap(&text)
    case 2: dropBracket(&text)
    case 3: doubleModifier(&text)
    case 4: moveModifier(&text)
    case 5: hugeLiteral(&text)
    case 6: wrap(&text)
    case 7: swapBlocks(&text)
    case 8: repeatStatement(&text)
    case 9: insert(SwiftSnippets.inBody(&numbers, names: names(of: text)), inBlockOf: &text)
    case 10: text.tokens += SwiftTokens.made(of: SwiftSnippets.atTop(&numbers, names: names(of: text)))
    default: copyDeclaration(&text)
    }
  }

  /// Types that the text declares, else any.
  private func names(of text: SwiftTokens) -> [String] {
    let found = text.tokens.indices.dropFirst().filter { text.tokens[$0 - 1].bytes == Array("struct".utf8) }
      .map { String(decoding: text.tokens[$0].bytes, as: UTF8.self) }
    return found.isEmpty ? ["A", "B"] : found
  }

  /// Two of a kind change places.
  private mutating func swap(_ text: inout SwiftTokens) {
    let first = numbers.below(text.tokens.count)
    let same = text.tokens.indices.filter { text.tokens[$0].kind == text.tokens[first].kind }
    let second = numbers.one(of: same)
    let kept = text.tokens[first].bytes
    text.tokens[first].bytes = text.tokens[second].bytes
    text.tokens[second].bytes = kept
  }

  /// A bracket goes, or stands twice, or is another.
  private mutating func dropBracket(_ text: inout SwiftTokens) {
    let brackets = text.tokens.indices.filter { text.tokens[$0].kind == .open || text.tokens[$0].kind == .close }
    guard !brackets.isEmpty else { return }
    let position = numbers.one(of: brackets)
    switch numbers.below(3) {
    case 0: text.tokens.remove(at: position)
    case 1: text.tokens.insert(text.tokens[position], at: position)
    default: text.tokens[position].bytes = [numbers.one(of: Array("(){}[]".utf8))]
    }
  }

  /// A modifier stands twice, or two thousand times.
  private mutating func doubleModifier(_ text: inout SwiftTokens) {
    let modifiers = text.modifiers
    guard !modifiers.isEmpty else { return }
    let range = numbers.one(of: modifiers)
    let copy = Array(text.tokens[range])
    let count = min([1, 3, 60, 2_000][numbers.below(4)], Self.tokenLimit / copy.count)
    text.tokens.insert(contentsOf: repeatElement(copy, count: count).joined(), at: range.upperBound + 1)
  }

  /// A modifier of one view goes to another, or into an argument.
  private mutating func moveModifier(_ text: inout SwiftTokens) {
    let modifiers = text.modifiers
    guard !modifiers.isEmpty else { return }
    let moved = Array(text.tokens[numbers.one(of: modifiers)])
    let ends = text.tokens.indices.filter { text.tokens[$0].kind == .close }
    text.tokens.insert(contentsOf: moved, at: (ends.isEmpty ? 0 : numbers.one(of: ends)) + 1)
  }

  private mutating func hugeLiteral(_ text: inout SwiftTokens) {
    let literals = text.tokens.indices.filter { [.string, .number].contains(text.tokens[$0].kind) }
    guard !literals.isEmpty else { return }
    let position = numbers.one(of: literals)
    text.tokens[position].bytes = Array(SwiftSnippets.literal(&numbers).utf8)
  }

  /// What stands in braces stands deeper.
  private mutating func wrap(_ text: inout SwiftTokens) {
    let blocks = text.blocks
    guard !blocks.isEmpty else { return }
    let range = numbers.one(of: blocks)
    let opens = ["VStack {", "if isOn {", "ForEach(items) { item in", "Button {} label: {", "Group {", "List {"]
    let depth = [1, 8, 60, 240, 1_500][numbers.below(5)]
    let open = SwiftTokens.made(of: numbers.one(of: opens))
    let close = SwiftTokens.made(of: "}")
    text.tokens.insert(contentsOf: repeatElement(close, count: depth).joined(), at: range.upperBound)
    text.tokens.insert(contentsOf: repeatElement(open, count: depth).joined(), at: range.lowerBound + 1)
  }

  /// What stands in two pairs of braces changes places; one may lie in the other.
  private mutating func swapBlocks(_ text: inout SwiftTokens) {
    let blocks = text.blocks
    guard blocks.count > 1 else { return }
    let range = numbers.one(of: blocks)
    let other = Array(text.tokens[numbers.one(of: blocks)])
    text.tokens.replaceSubrange(range, with: other)
  }

  /// Lines of a body many times over: up to ten thousand lines.
  private mutating func repeatStatement(_ text: inout SwiftTokens) {
    let blocks = text.blocks.filter { $0.count > 2 && $0.count < 400 }
    guard !blocks.isEmpty else { return }
    let range = numbers.one(of: blocks)
    var inside = Array(text.tokens[(range.lowerBound + 1)..<range.upperBound])
    if let last = inside.indices.last { inside[last].rest.append(10) }
    let count = min([2, 40, 1_000, 10_000][numbers.below(4)], Self.tokenLimit / inside.count)
    text.tokens.insert(contentsOf: repeatElement(inside, count: count).joined(), at: range.upperBound)
  }

  private mutating func insert(_ snippet: String, inBlockOf text: inout SwiftTokens) {
    let blocks = text.blocks
    guard !blocks.isEmpty else { return }
    text.tokens.insert(contentsOf: SwiftTokens.made(of: "\n" + snippet), at: numbers.one(of: blocks).lowerBound + 1)
  }

  /// A declaration stands twice, the second time perhaps inside another.
  private mutating func copyDeclaration(_ text: inout SwiftTokens) {
    let starts = text.tokens.indices.filter {
      ["struct", "extension", "enum", "var", "func"].contains(String(decoding: text.tokens[$0].bytes, as: UTF8.self))
    }
    guard !starts.isEmpty else { return }
    let start = numbers.one(of: starts)
    guard let open = text.tokens[start...].firstIndex(where: { $0.bytes == [123] }), let end = text.end(of: open) else {
      return
    }
    let copy = Array(text.tokens[start...end])
    let places = text.blocks.map { $0.lowerBound + 1 } + [text.tokens.count]
    text.tokens.insert(contentsOf: copy, at: numbers.one(of: places))
  }
}
