import Foundation
import ScreenModel

/// The text of a file with its lines, to turn positions into places and to quote lines in problems.
///
/// Positions count Unicode scalars from the file's beginning, as libyaml does.
struct YAMLText: Sendable {
  let path: String
  /// Valid UTF-8 without a byte order mark.
  let bytes: [UInt8]
  private var scalarStarts: [Int] = [0]
  private var byteStarts: [Int] = [0]
  private let scalarCount: Int

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var scalars = 0
    var scalarStarts = [0]
    var byteStarts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<buffer.count {
        let byte = buffer[index]
        if byte & 0xC0 != 0x80 { scalars += 1 }
        let isReturn = byte == 0x0D && !(index + 1 < buffer.count && buffer[index + 1] == 0x0A)
        if byte == 0x0A || isReturn {
          scalarStarts.append(scalars)
          byteStarts.append(index + 1)
        }
      }
    }
    self.scalarStarts = scalarStarts
    self.byteStarts = byteStarts
    self.scalarCount = scalars
  }

  var lineCount: Int { scalarStarts.count }

  /// Line and column, both from 1, of a position.
  func place(of position: Int) -> (line: Int, column: Int) {
    let position = max(0, min(position, scalarCount))
    let line = Self.lastIndex(in: scalarStarts, notAbove: position)
    return (line + 1, position - scalarStarts[line] + 1)
  }

  /// Line and column of a byte.
  func place(ofByte offset: Int) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, bytes.count))
    let line = Self.lastIndex(in: byteStarts, notAbove: offset)
    let scalars = bytes[byteStarts[line]..<offset].count { $0 & 0xC0 != 0x80 }
    return (line + 1, scalars + 1)
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    let from = place(of: start)
    let to = place(of: max(start, end))
    return SourceSpan(file: path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column)
  }

  /// A stretch of one line; columns from 1.
  func span(line: Int, _ column: Int, _ endColumn: Int) -> SourceSpan {
    SourceSpan(file: path, line: line, column: column, endLine: line, endColumn: max(column, endColumn))
  }

  /// A line as written, without its end; `nil` where it is too long to show.
  func line(_ number: Int) -> String? {
    guard number >= 1, number <= lineCount else { return nil }
    let start = byteStarts[number - 1]
    var end = number < lineCount ? byteStarts[number] : bytes.count
    guard end - start <= YAMLLimits.shownLine else { return nil }
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The position at which a line begins.
  func start(ofLine number: Int) -> Int { scalarStarts[max(0, min(number, lineCount) - 1)] }

  /// The rest of the line from a position on; `nil` where the line is too long to look at.
  func rest(from position: Int) -> String? {
    let (number, column) = place(of: position)
    guard let line = line(number) else { return nil }
    let scalars = line.unicodeScalars
    guard let index = scalars.index(scalars.startIndex, offsetBy: column - 1, limitedBy: scalars.endIndex) else {
      return ""
    }
    return String(scalars[index...])
  }

  func problem(_ message: String, hint: String? = nil, at span: SourceSpan) -> Problem {
    Problem(Self.clipped(message), hint: hint.map(Self.clipped), span: span, line: line(span.line))
  }

  /// A message that quotes a very long text is cut.
  private static func clipped(_ text: String) -> String {
    text.utf8.count > 1_000 ? text.prefix(300) + "…" : text
  }

  private static func lastIndex(in starts: [Int], notAbove value: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension YAMLText {
  /// Checks size and encoding before anything is parsed.
  static func checked(_ data: Data, path: String) -> Result<YAMLText, Problem> {
    let start = SourceSpan(file: path, line: 1, column: 1)
    guard data.count <= YAMLLimits.bytes else { return .failure(tooLarge(data.count, path: path)) }
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return .failure(
        Problem("the file is written in UTF-16, not UTF-8", hint: "save it as UTF-8 in your editor", span: start))
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if String(bytes: bytes, encoding: .utf8) == nil {
      let offset = firstInvalidByte(bytes)
      let text = YAMLText(path: path, bytes: bytes)
      let place = text.place(ofByte: offset)
      let byte = String(bytes[min(offset, bytes.count - 1)], radix: 16, uppercase: true)
      return .failure(
        text.problem(
          "byte 0x\(byte) is not valid UTF-8", hint: "save the file as UTF-8 in your editor",
          at: text.span(line: place.line, place.column, place.column + 1)))
    }
    return .success(YAMLText(path: path, bytes: bytes))
  }

  static func tooLarge(_ size: Int, path: String) -> Problem {
    let megabytes = (size + 999_999) / 1_000_000
    return Problem(
      "the file has \(megabytes) MB; at most \(YAMLLimits.bytes / 1_000_000) MB are read",
      hint: "is this the right file? split it if it is", span: SourceSpan(file: path, line: 1, column: 1))
  }

  /// The offset of the first byte that is not part of a well-formed sequence.
  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var consumed = 0
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): consumed += UTF8.width(scalar)
      case .emptyInput, .error: return min(consumed, max(0, bytes.count - 1))
      }
    }
  }
}
