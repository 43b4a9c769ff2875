import Foundation
import ScreenModel

/// Bytes to text: UTF-8, and UTF-16 where a byte-order mark says so.
enum TextDecoding {
  /// The text with `\n` line ends and without byte-order mark, or why it is none.
  static func text(of data: consuming Data, path: String) -> Result<String, Problem> {
    if isUTF16(data) { return wideText(of: data, path: path) }
    // Ends the data: a large file is not held twice.
    var bytes = [UInt8](data)
    if let place = bytes.firstIndex(of: 0) {
      return .failure(
        Problem(
          "\(path) is no text: byte \(place + 1) is zero",
          hint: "a result bundle or archive has to be exported to text or JSON first"))
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(badUTF8(bytes, path: path))
    }
    return .success(unified(text))
  }

  private static func isUTF16(_ data: Data) -> Bool {
    data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
  }

  private static func wideText(of data: Data, path: String) -> Result<String, Problem> {
    guard let text = String(data: data, encoding: .utf16) else {
      return .failure(Problem("\(path) begins as UTF-16 and is none", hint: "save it as UTF-8"))
    }
    return .success(unified(String(text.drop { $0 == "\u{FEFF}" })))
  }

  private static func badUTF8(_ bytes: [UInt8], path: String) -> Problem {
    // The replacement character marks the place; text that holds one of its own is rare and only shifts the number.
    let lossy = String(decoding: bytes, as: UTF8.self)
    let line = 1 + lossy.unicodeScalars.prefix { $0 != "\u{FFFD}" }.count { $0 == "\n" }
    return Problem(
      "\(path) is not UTF-8", hint: "save it as UTF-8", span: SourceSpan(file: path, line: line, column: 1))
  }

  private static func unified(_ text: String) -> String {
    guard text.utf8.contains(13) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var wasReturn = false
    for byte in text.utf8 {
      if byte == 10, wasReturn {
        wasReturn = false
        continue
      }
      wasReturn = byte == 13
      bytes.append(wasReturn ? 10 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Blanks the two lines of a Markdown code fence that stands around the whole text, so that line numbers stay.
  static func withoutFence(_ text: String) -> String {
    guard text.drop(while: \.isWhitespace).hasPrefix("```") else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let filled = lines.indices.filter { !lines[$0].allSatisfy(\.isWhitespace) }
    guard let first = filled.first, let last = filled.last, first != last else { return text }
    func isFence(_ index: Int) -> Bool { lines[index].drop(while: \.isWhitespace).hasPrefix("```") }
    // Prose behind the fence is for ``Unwrapping``.
    if !isFence(last), filled.dropFirst().contains(where: isFence) { return text }
    lines[first] = ""
    if lines[last].drop(while: \.isWhitespace).hasPrefix("```") { lines[last] = "" }
    return lines.joined(separator: "\n")
  }
}
