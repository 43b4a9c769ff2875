/// Reads the text of a template. Works on bytes: to characters a Windows line end is one, and no line break.
struct MustacheParser {
  private let bytes: [UInt8]
  private let partial: String?
  private let limits: MustacheLimits
  private var open: [UInt8] = Array("{{".utf8)
  private var close: [UInt8] = Array("}}".utf8)
  private var position = 0
  /// The place of ``counted``.
  private var line = 1
  private var column = 1
  private var counted = 0
  /// Text that no node has yet, from here to ``position``.
  private var textStart = 0
  /// Sections that are open, the innermost last, with what is in them. The first is the template.
  private var levels: [Level] = [Level()]

  private struct Level {
    var name: MustacheName?
    var isInverted = false
    var nodes: [MustacheNode] = []
  }

  init(_ text: String, partial: String?, limits: MustacheLimits) {
    bytes = Array(text.utf8)
    self.partial = partial
    self.limits = limits
  }

  mutating func parse() throws(MustacheProblem) -> [MustacheNode] {
    while let start = find(open, from: position) { try readTag(at: start) }
    addText(upTo: bytes.count)
    guard let last = levels.last, let name = last.name else { return levels[0].nodes }
    throw name.problem(
      "the section ‘\(name.text)’ is not closed", hint: "write \(shown("/" + name.text)) behind it", in: partial)
  }

  // MARK: Tags

  private mutating func readTag(at start: Int) throws(MustacheProblem) {
    let (tagLine, tagColumn) = place(of: start)
    var inner = start + open.count
    skipBlanks(&inner)
    let sigil = inner < bytes.count ? bytes[inner] : 0
    var closing = close
    if sigil == UInt8(ascii: "{") { closing = [UInt8(ascii: "}")] + close }
    if sigil == UInt8(ascii: "=") { closing = [UInt8(ascii: "=")] + close }
    let isMarked = Self.sigils.contains(sigil)
    let contentStart = isMarked ? inner + 1 : inner
    guard let end = find(closing, from: contentStart) else {
      throw MustacheProblem(
        "the tag is not closed", hint: "write ‘\(String(decoding: closing, as: UTF8.self))’ where it ends",
        partial: partial, line: tagLine, column: tagColumn)
    }
    let content = trimmed(contentStart..<end)
    let after = end + closing.count
    let mayStandAlone = isMarked && sigil != UInt8(ascii: "&") && sigil != UInt8(ascii: "{")
    let alone = mayStandAlone ? lineAround(start, after) : nil
    addText(upTo: alone?.start ?? start)
    let name = MustacheName(content, line: tagLine, column: tagColumn)
    if sigil != UInt8(ascii: "!") && sigil != UInt8(ascii: "=") { try check(name) }
    switch sigil {
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "="): try setDelimiters(content, name)
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      guard levels.count <= limits.depth else {
        throw name.problem("more than \(limits.depth) sections are inside each other", in: partial)
      }
      levels.append(Level(name: name, isInverted: sigil == UInt8(ascii: "^")))
    case UInt8(ascii: "/"): try closeSection(name)
    case UInt8(ascii: ">"):
      let indent = alone.map { String(decoding: bytes[$0.start..<start], as: UTF8.self) } ?? ""
      add(.partial(name, indent: indent))
    case UInt8(ascii: "&"), UInt8(ascii: "{"): add(.value(name, isEscaped: false))
    default: add(.value(name, isEscaped: true))
    }
    position = alone?.end ?? after
    textStart = position
  }

  private static let sigils = Set("#^/>!&={".utf8)

  private func check(_ name: MustacheName) throws(MustacheProblem) {
    guard !name.text.isEmpty else {
      throw name.problem("the tag names nothing", hint: "write the name of a value between the braces", in: partial)
    }
    guard !name.text.utf8.contains(where: Self.isSpace) else {
      throw name.problem("‘\(name.text)’ is no name", hint: "a name holds no blanks", in: partial)
    }
    guard name.parts.allSatisfy({ !$0.isEmpty }) else {
      throw name.problem("‘\(name.text)’ is no name", hint: "a name stands on both sides of each dot", in: partial)
    }
  }

  private mutating func closeSection(_ name: MustacheName) throws(MustacheProblem) {
    guard levels.count > 1, let level = levels.last, let opened = level.name else {
      throw name.problem(
        "no section ‘\(name.text)’ is open here", hint: "write \(shown("#" + name.text)) before it", in: partial)
    }
    guard opened.text == name.text else {
      throw name.problem(
        "the section that is open here is ‘\(opened.text)’, from line \(opened.line), not ‘\(name.text)’",
        hint: "write \(shown("/" + opened.text)) first", in: partial)
    }
    levels.removeLast()
    add(level.isInverted ? .inverted(opened, level.nodes) : .section(opened, level.nodes))
  }

  private mutating func setDelimiters(_ content: String, _ place: MustacheName) throws(MustacheProblem) {
    let words = content.utf8.split(whereSeparator: Self.isSpace)
    guard words.count == 2, words.allSatisfy({ !$0.contains(UInt8(ascii: "=")) }) else {
      throw place.problem(
        "‘\(content)’ are no delimiters", hint: "write two of them with a blank between, without ‘=’: {{=<% %>=}}",
        in: partial)
    }
    open = Array(words[0])
    close = Array(words[1])
  }

  /// A tag as it has to be written here.
  private func shown(_ content: String) -> String {
    String(decoding: open, as: UTF8.self) + content + String(decoding: close, as: UTF8.self)
  }

  // MARK: Texts and lines

  private mutating func add(_ node: MustacheNode) { levels[levels.count - 1].nodes.append(node) }

  private mutating func addText(upTo end: Int) {
    guard textStart < end else { return }
    add(.text(String(decoding: bytes[textStart..<end], as: UTF8.self)))
    textStart = end
  }

  /// From the beginning of the line to behind its end, where nothing but blanks stands beside a tag.
  private func lineAround(_ start: Int, _ end: Int) -> (start: Int, end: Int)? {
    var first = start
    while first > 0, Self.isBlank(bytes[first - 1]) { first -= 1 }
    guard first == 0 || bytes[first - 1] == Self.lineFeed else { return nil }
    var last = end
    while last < bytes.count, Self.isBlank(bytes[last]) { last += 1 }
    if last == bytes.count { return (first, last) }
    if bytes[last] == Self.lineFeed { return (first, last + 1) }
    if bytes[last] == Self.carriageReturn, last + 1 < bytes.count, bytes[last + 1] == Self.lineFeed {
      return (first, last + 2)
    }
    return nil
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == lineFeed || byte == carriageReturn }

  private func skipBlanks(_ position: inout Int) {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var slice = bytes[range]
    while let first = slice.first, Self.isSpace(first) { slice.removeFirst() }
    while let last = slice.last, Self.isSpace(last) { slice.removeLast() }
    return String(decoding: slice, as: UTF8.self)
  }

  private func find(_ wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first, start >= 0 else { return nil }
    var at = start
    while at + wanted.count <= bytes.count {
      if bytes[at] == first, bytes[at..<(at + wanted.count)].elementsEqual(wanted) { return at }
      at += 1
    }
    return nil
  }

  /// Line and column of a byte; asked for in the order of the text.
  private mutating func place(of byte: Int) -> (line: Int, column: Int) {
    while counted < byte {
      if bytes[counted] == Self.lineFeed {
        line += 1
        column = 1
      } else if bytes[counted] & 0xC0 != 0x80 {
        column += 1
      }
      counted += 1
    }
    return (line, column)
  }
}
