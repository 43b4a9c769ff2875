import Foundation
import ScreenModel

/// Reads a `.strings` file: `"key" = "words";` with comments, the old text form of a property list.
///
/// Keys and words may stand without quotes where they are plain. A mistake costs the entry it is in, no more.
struct StringsFile {
  /// At most so many mistakes are told.
  private static let maximalProblems = 20

  private(set) var entries: [String: String] = [:]
  private(set) var problems: [Problem] = []

  private var scalars: [Unicode.Scalar] = []
  private var at = 0
  private let path: String

  /// Reads UTF-8 or UTF-16 text, or an XML property list.
  init(_ data: Data, path: String) {
    self.path = path
    if StringsDict.isXML(data) {
      if let list = StringsDict.plist(data) {
        entries = list.compactMapValues { $0 as? String }
      } else {
        tell("not a property list", at: 0)
      }
      return
    }
    guard let text = Self.decode([UInt8](data)) else {
      tell("not UTF-8 or UTF-16 text, so the table was not read", at: 0)
      return
    }
    scalars = Array(text.unicodeScalars)
    read()
    scalars = []
  }

  /// Text by its byte order mark, else UTF-16 where every other byte of the beginning is zero, else UTF-8.
  private static func decode(_ bytes: [UInt8]) -> String? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): return utf16(bytes.dropFirst(2), low: 0)
    case (0xFE, 0xFF): return utf16(bytes.dropFirst(2), low: 1)
    case (.some(1...), 0): return utf16(bytes[...], low: 0)
    case (0, .some(1...)): return utf16(bytes[...], low: 1)
    default:
      let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return String(bytes: bytes.dropFirst(isMarked ? 3 : 0), encoding: .utf8)
    }
  }

  /// `low` is the place of a unit's lower byte.
  private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Entries

  private mutating func read() {
    skipSpace()
    // The whole may stand in braces.
    let isBraced = peek == "{"
    if isBraced { at += 1 }
    while true {
      skipSpace()
      guard let next = peek, !(isBraced && next == "}") else { return }
      let start = at
      if !entry() {
        // The next entry begins after the end of this line.
        while at < scalars.count, scalars[at] != "\n" { at += 1 }
      }
      if at == start { at += 1 }
    }
  }

  /// One entry; false where it is broken and told.
  private mutating func entry() -> Bool {
    guard let key = word() else { return fail("expected a key") }
    skipSpace()
    if peek == ";" {
      at += 1
      entries[key] = key
      return true
    }
    guard peek == "=" else { return fail("expected ‘=’ after the key ‘\(key.prefix(40))’") }
    at += 1
    skipSpace()
    guard let value = word() else { return fail("expected words for the key ‘\(key.prefix(40))’") }
    // A later entry of the same key wins, as in the app.
    entries[key] = value
    skipSpace()
    guard peek == ";" else { return fail("expected ‘;’ after the words for ‘\(key.prefix(40))’") }
    at += 1
    return true
  }

  private mutating func fail(_ message: String) -> Bool {
    tell(message, at: at)
    return false
  }

  private mutating func tell(_ message: String, at index: Int) {
    guard problems.count < Self.maximalProblems else { return }
    let index = min(index, scalars.count)
    let lineStart = scalars[..<index].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let line = scalars[..<index].count { $0 == "\n" } + 1
    let lineEnd = scalars[index...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[lineStart..<min(lineEnd, lineStart + 500)])
    problems.append(
      Problem(
        message, span: SourceSpan(file: path, line: line, column: index - lineStart + 1),
        line: scalars.isEmpty ? nil : String(text)))
  }

  // MARK: Characters

  private var peek: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func skipSpace() {
    while let next = peek {
      if next.properties.isWhitespace || next == "\0" {
        at += 1
      } else if next == "/", at + 1 < scalars.count, scalars[at + 1] == "/" {
        while at < scalars.count, scalars[at] != "\n" { at += 1 }
      } else if next == "/", at + 1 < scalars.count, scalars[at + 1] == "*" {
        let start = at
        at += 2
        while at < scalars.count, !(scalars[at] == "*" && at + 1 < scalars.count && scalars[at + 1] == "/") { at += 1 }
        if at >= scalars.count { tell("comment does not end", at: start) }
        at = min(at + 2, scalars.count)
      } else {
        return
      }
    }
  }

  /// A key or words, quoted or plain.
  private mutating func word() -> String? {
    if let quote = peek, quote == "\"" || quote == "'" { return quoted(quote) }
    var result = String.UnicodeScalarView()
    while let next = peek, Self.isPlain(next), !(next == "/" && startsComment) {
      result.append(next)
      at += 1
    }
    return result.isEmpty ? nil : String(result)
  }

  private var startsComment: Bool { at + 1 < scalars.count && (scalars[at + 1] == "/" || scalars[at + 1] == "*") }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// The inside of quotes; `nil` where they do not end.
  private mutating func quoted(_ quote: Unicode.Scalar) -> String? {
    let start = at
    at += 1
    var units: [UInt16] = []
    while let next = peek {
      at += 1
      if next == quote { return String(decoding: units, as: UTF16.self) }
      if next == "\\" { escape(into: &units) } else { units.append(contentsOf: UTF16.encode(next) ?? .init()) }
    }
    at = start
    return nil
  }

  /// What follows a backslash. `\U` holds a UTF-16 unit, so two may make one character.
  private mutating func escape(into units: inout [UInt16]) {
    guard let next = peek else { return }
    at += 1
    switch next {
    case "n": units.append(10)
    case "r": units.append(13)
    case "t": units.append(9)
    case "a": units.append(7)
    case "b": units.append(8)
    case "f": units.append(12)
    case "v": units.append(11)
    case "U", "u": units.append(UInt16(number(base: 16, digits: 4) ?? UInt32(UInt8(ascii: "U"))))
    case "0"..."7":
      at -= 1
      units.append(UInt16((number(base: 8, digits: 3) ?? 0) & 0xFF))
    default: units.append(contentsOf: UTF16.encode(next) ?? .init())
    }
  }

  private mutating func number(base: UInt32, digits: Int) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, let next = peek, let digit = Character(next).hexDigitValue, digit < base {
      value = value * base + UInt32(digit)
      at += 1
      count += 1
    }
    return count == 0 ? nil : value
  }
}
