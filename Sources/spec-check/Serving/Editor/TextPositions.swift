import Recordings
import ScreenModel

/// Turns our places (lines and Unicode scalars from 1) into those of the Language Server Protocol (lines and UTF-16
/// units from 0) and back.
struct TextPositions: Sendable {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// A line without its end, counted from 1.
  func line(_ number: Int) -> Substring { lines.indices.contains(number - 1) ? lines[number - 1] : "" }

  func range(_ span: SourceSpan) -> JSONValue {
    ["start": position(span.line, span.column), "end": position(span.endLine, span.endColumn)]
  }

  /// A place as the protocol writes it.
  func position(_ line: Int, _ column: Int) -> JSONValue {
    let units = self.line(line).unicodeScalars.prefix(max(0, column - 1)).reduce(0) { $0 + UTF16.width($1) }
    return ["line": .int(max(0, line - 1)), "character": .int(units)]
  }

  /// A UTF-8 offset as the protocol writes it.
  static func position(_ offset: Int, in bytes: [UInt8]) -> JSONValue {
    let before = bytes.prefix(offset)
    let start = before.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
    var line = 0
    for (index, byte) in before.enumerated()
    where byte == UInt8(ascii: "\n")
      || (byte == UInt8(ascii: "\r") && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")))
    {
      line += 1
    }
    let units = String(decoding: before[start...], as: UTF8.self).utf16.count
    return ["line": .int(line), "character": .int(units)]
  }

  /// A place that came in, as line and column from 1; `nil` where it is no place.
  func place(_ node: JSONNode?) -> Place? {
    guard let line = node?["line"]?.int, let units = node?["character"]?.int, line >= 0, units >= 0, line < 1 << 24
    else { return nil }
    var column = 1
    var passed = 0
    for scalar in self.line(line + 1).unicodeScalars where passed < units {
      passed += UTF16.width(scalar)
      column += 1
    }
    return Place(line: line + 1, column: column)
  }

  /// A place in a text, counted from 1 in lines and Unicode scalars.
  struct Place: Sendable, Hashable {
    var line: Int
    var column: Int

    func isIn(_ span: SourceSpan) -> Bool {
      (span.line, span.column) <= (line, column) && (line, column) <= (span.endLine, span.endColumn)
    }
  }
}
