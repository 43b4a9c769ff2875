/// A Swift file as far as something is written into it: its bytes, its habits, and what stands where.
public struct WrittenFile: Sendable {
  public let path: String
  public let bytes: [UInt8]
  /// Expressions with calls, by where they begin; the longest where several begin together.
  public let views: [Int: WrittenView]
  /// Types, outer ones first.
  public let types: [WrittenType]
  /// The line break the file uses: `\n` or `\r\n`.
  public let lineBreak: String
  /// One step of indentation: blanks or a tab.
  public let indentation: String
  /// How many places are no valid Swift.
  public let syntaxErrors: Int
  private let lineStarts: [Int]
  /// The view each modifier is applied to, by where its name begins.
  private let owners: [Int: Int]

  public init(path: String, text: String, views: [WrittenView], types: [WrittenType], syntaxErrors: Int) {
    self.path = path
    self.bytes = Array(text.utf8)
    self.types = types
    self.syntaxErrors = syntaxErrors
    var byStart: [Int: WrittenView] = [:]
    for view in views {
      if let other = byStart[view.range.lowerBound] {
        // One of them stands in brackets: what is meant by the place cannot be told.
        var longer = other.range.count >= view.range.count ? other : view
        longer.isClosed = true
        byStart[view.range.lowerBound] = longer
      } else {
        byStart[view.range.lowerBound] = view
      }
    }
    var owners: [Int: Int] = [:]
    for view in byStart.values {
      for modifier in view.modifiers { owners[modifier.nameOffset] = view.range.lowerBound }
    }
    self.views = byStart
    self.owners = owners
    var starts = [0]
    var broken = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
      if offset > 0, bytes[offset - 1] == UInt8(ascii: "\r") { broken += 1 }
    }
    lineStarts = starts
    lineBreak = broken * 2 > starts.count - 1 ? "\r\n" : "\n"
    indentation = Self.step(bytes, starts)
  }

  /// The commonest difference between the indentations of neighbouring lines.
  private static func step(_ bytes: [UInt8], _ starts: [Int]) -> String {
    var counts: [Int: Int] = [:]
    var tabs = 0
    var previous = 0
    for start in starts.prefix(2_000) {
      var end = start
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
        if bytes[end] == UInt8(ascii: "\t") { tabs += 1 }
        end += 1
      }
      guard end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") else { continue }
      let width = end - start
      if width > previous { counts[width - previous, default: 0] += 1 }
      previous = width
    }
    if tabs * 2 > starts.count / 2 { return "\t" }
    let best = counts.filter { [2, 3, 4, 8].contains($0.key) }.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return String(repeating: " ", count: best?.key ?? 2)
  }
}

extension WrittenFile {
  /// The text of a range.
  public func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The offset of a line and column, both counted from 1; columns count Unicode scalars.
  public func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    var offset = lineStarts[line - 1]
    var left = column - 1
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return left == 0 ? offset : nil
  }

  public func start(of span: SourceSpan) -> Int? {
    span.file == path ? offset(line: span.line, column: span.column) : nil
  }

  /// The number of the line an offset is in, from 1.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low + 1
  }

  /// The blanks and tabs that the line of an offset begins with.
  public func indentation(at offset: Int) -> String {
    let start = lineStarts[line(of: offset) - 1]
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return source(start..<end)
  }

  /// Whether nothing but blanks stands before an offset in its line.
  public func isFirstInLine(_ offset: Int) -> Bool {
    let start = lineStarts[line(of: offset) - 1]
    return bytes[start..<min(offset, bytes.count)].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// What stands from an offset to the end of its line.
  public func restOfLine(_ offset: Int) -> String {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return source(offset..<end)
  }

  /// The expression that begins at a place.
  public func view(at span: SourceSpan) -> WrittenView? { start(of: span).flatMap { views[$0] } }

  /// The modifier whose name begins at a place, and what it is applied to.
  public func modifier(at span: SourceSpan) -> (view: WrittenView, index: Int)? {
    guard let offset = start(of: span), let owner = owners[offset], let view = views[owner],
      let index = view.modifiers.firstIndex(where: { $0.nameOffset == offset })
    else { return nil }
    return (view, index)
  }

  /// The innermost type around an offset.
  public func type(around offset: Int) -> WrittenType? { types.last { $0.range.contains(offset) } }

  /// The innermost expression with calls that holds a range and is another.
  public func view(around range: Range<Int>) -> WrittenView? {
    views.values.filter {
      $0.range != range && $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
    }.min { $0.range.count < $1.range.count }
  }
}
