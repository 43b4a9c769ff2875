import ScreenModel

/// Finds the element lines in a text that holds a `debugDescription`: alone, in a log or a message, or escaped.
struct DebugDescriptionText {
  /// Levels of nesting; deeper elements are hung on the last level.
  static let depthLimit = 400

  /// A line with its place in the file.
  struct Line {
    var text: Substring
    var number: Int
    /// The column of its first character.
    var column: Int
  }

  enum Found {
    /// The tops of the tree.
    case tree([XCUINode])
    /// The description of a query: what it looked for, no tree.
    case query
    case nothing
  }

  private(set) var notes: [String] = []
  /// A header or an arrow shows that the text begins with its top.
  private(set) var isWhole = false
  private(set) var lines: [Line]

  init(_ input: RecordingInput) {
    lines = []
    for (index, line) in input.lines.enumerated() {
      lines += Self.unescaped(Line(text: Self.withoutTime(line), number: index + 1, column: 1))
    }
  }

  /// Whether a text looks as if it held one.
  static func recognition(of input: RecordingInput) -> Recognition {
    if input.text.holds("Element subtree:") { return .certain }
    let lines = input.head
    if lines.contains(where: { $0.holds("Output: {") }), lines.contains(where: { $0.holds("Find: ") }) {
      return .certain
    }
    return lines.contains(where: isTelling) ? .likely : .no
  }

  /// An element line with something behind its type: "Other" alone may be speech.
  private static func isTelling(_ line: Substring) -> Bool {
    let body = withoutHeader(line.withoutIndent)
    return XCUILineParser.begins(body) && body.utf8.contains { $0 == 0x20 }
  }

  /// Reads the lines and lets go of them.
  mutating func find() -> Found {
    defer { lines = [] }
    var trees = sections().map { tree(lines[$0]) }.filter { !$0.isEmpty }
    isWhole = !trees.isEmpty
    if trees.isEmpty {
      let loose = tree(looseLines()[...])
      if loose.isEmpty { return lines.contains { $0.text.contains("Find: ") } ? .query : .nothing }
      isWhole = loose.first?.type == "Application"
      trees = [loose]
    }
    if let whole = trees.first(where: { $0.first?.type == "Application" }) {
      noteOthers(trees.count - 1)
      return .tree(whole)
    }
    // `GET /source?format=description` writes one description for each window.
    if trees.allSatisfy({ ["Window", "Other"].contains($0.first?.type) }) { return .tree(trees.flatMap { $0 }) }
    noteOthers(trees.count - 1)
    return .tree(trees[0])
  }

  private mutating func noteOthers(_ count: Int) {
    if count > 0 {
      notes.append(
        "the file holds \(count) more \(count == 1 ? "tree, which was" : "trees, which were") passed over"
      )
    }
  }

  /// The lines of each `Element subtree:`; the path and the query after it repeat elements.
  private func sections() -> [Range<Int>] {
    var sections: [Range<Int>] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      let text = line.text.withoutIndent
      if let first = start, Self.isMarker(text) {
        sections.append(first..<index)
        start = nil
      }
      if Self.isSubtree(text) { start = index + 1 }
    }
    if let start { sections.append(start..<lines.count) }
    return sections
  }

  private static func isMarker(_ text: Substring) -> Bool {
    text.begins(with: "Path to element:") || text.begins(with: "Query chain:") || text.begins(with: "Attributes: ")
      || isSubtree(text)
  }

  private static func isSubtree(_ text: Substring) -> Bool {
    text.holds("Element subtree:") && trimmed(text).hasSuffix("Element subtree:")
  }

  /// What stands behind `Attributes: `: of an element that was described alone, the only line.
  private static func withoutHeader(_ line: Substring) -> Substring {
    line.begins(with: "Attributes: ") ? line.dropFirst("Attributes: ".count) : line
  }

  private static func withoutHeader(_ line: Line) -> Line {
    var line = line
    let rest = withoutHeader(line.text)
    line.column += line.text.unicodeScalars.count - rest.unicodeScalars.count
    line.text = rest
    return line
  }

  /// Element lines that stand alone, those that a query found left out.
  private func looseLines() -> [Line] {
    var loose: [Line] = []
    var isInOutput = false
    var isInPath = false
    for line in lines {
      let text = trimmed(line.text)
      if text.hasPrefix("Path to element:") { isInPath = true }
      if text.hasPrefix("Query chain:") { isInPath = true }
      if text.hasSuffix("Output: {") { isInOutput = true }
      if !isInOutput, !isInPath { loose.append(Self.withoutHeader(line)) }
      if text == "}" { isInOutput = false }
    }
    return loose
  }

  /// The elements of some lines, put together by their indentation.
  mutating func tree(_ lines: ArraySlice<Line>) -> [XCUINode] {
    var builder = XCUITreeBuilder()
    var index = lines.startIndex
    var passedOver = 0
    while index < lines.endIndex, builder.count < RecordingReader.nodeLimit {
      let line = lines[index]
      let body = line.text.withoutIndent
      guard XCUILineParser.begins(body) else {
        if !body.isEmpty { passedOver += 1 }
        index += 1
        continue
      }
      // Lines that begin no element go on with this one, as far as the text with them reads as an element.
      var end = index + 1
      while end < lines.endIndex, end - index < 60,
        !XCUILineParser.begins(lines[end].text.withoutIndent)
      { end += 1 }
      guard let (node, next) = element(lines, from: index, upTo: end, body) else {
        passedOver += 1
        index += 1
        continue
      }
      var placed = node
      placed.line = line.number
      let indent = line.text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      placed.column = line.column + line.text[..<body.startIndex].unicodeScalars.count
      builder.add(placed, indent: indent)
      index = next
    }
    if builder.count == RecordingReader.nodeLimit { notes.append("only the first \(builder.count) elements are read") }
    if passedOver > 0, !builder.isEmpty {
      notes.append("\(passedOver) \(passedOver == 1 ? "line" : "lines") between the elements passed over")
    }
    return builder.finish()
  }

  private func element(
    _ lines: ArraySlice<Line>, from start: Int, upTo end: Int, _ body: Substring
  ) -> (XCUINode, Int)? {
    let alone = XCUILineParser.node(String(body))
    // A value has no closing quote, so lines after it cannot be told from noise.
    if let alone, alone.value != nil { return (alone, start + 1) }
    for last in stride(from: end, to: start + 1, by: -1) where lines[last - 1].text.utf8.contains(UInt8(ascii: "'")) {
      let text = ([body] + lines[(start + 1)..<last].map(\.text)).joined(separator: "\n")
      if let node = XCUILineParser.node(text), node.value.map({ !$0.contains("\n") }) ?? true { return (node, last) }
    }
    return alone.map { ($0, start + 1) }
  }

  /// A line without the time stamp that build servers put in front: `2026-01-31T10:00:00.1234567Z `.
  private static func withoutTime(_ line: Substring) -> Substring {
    guard let first = line.utf8.first, 48...57 ~= first, line.utf8.count > 21, let blank = line.firstIndex(of: " ")
    else { return line }
    let stamp = line[..<blank]
    let isStamp = stamp.last == "Z" && stamp.contains("T") && stamp.allSatisfy { $0.isNumber || "-:.TZ".contains($0) }
    return isStamp ? line[line.index(after: blank)...] : line
  }

  /// What a debugger printed as one quoted line, as the lines it stands for; they all keep that line's number.
  private static func unescaped(_ line: Line) -> [Line] {
    guard line.text.holds("\\n"), line.text.holds("Element subtree:"),
      let quote = line.text.firstIndex(of: "\"")
    else { return [line] }
    var text = ""
    var isEscaped = false
    for character in line.text[line.text.index(after: quote)...] {
      if isEscaped {
        switch character {
        case "n": text.append("\n")
        case "t": text.append("\t")
        default: text.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        text.append(character)
      }
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Line(text: $0, number: line.number, column: 1)
    }
  }
}
