import ScreenModel

/// Reads JSON (RFC 8259) with line and column of every value. Foundation's reader has no places and no limit of depth.
public struct JSONReader {
  /// Lists and objects inside one another.
  public static let depthLimit = 256

  private static let shortEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var lineStart = 0
  /// How far columns of this line are counted, and how many there are up to there: one long line stays linear.
  private var countedTo = 0
  private var counted = 0
  private let file: String
  /// Keys too long to be kept in place, each once.
  private var longKeys: Set<String> = []

  private init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
  }

  /// The one value in a text, or the first thing wrong with it.
  public static func read(_ text: String, file: String) -> Result<JSONNode, Problem> {
    var reader = JSONReader(text, file: file)
    do throws(Problem) {
      let node = try reader.value(depth: 0)
      reader.skipBlanks()
      guard reader.at == reader.bytes.count else { throw reader.problem("something follows the JSON value") }
      return .success(node)
    } catch {
      return .failure(error)
    }
  }

  /// The one value in a text, or a list of all where each line of the text begins another object.
  static func readAll(_ text: String, file: String) -> Result<JSONNode, Problem> {
    var reader = JSONReader(text, file: file)
    do throws(Problem) {
      let first = try reader.value(depth: 0)
      var all = [first]
      while true {
        let line = reader.line
        reader.skipBlanks()
        if reader.at == reader.bytes.count { break }
        guard first.isObject, reader.line > line, reader.bytes[reader.at] == UInt8(ascii: "{") else {
          throw reader.problem("something follows the JSON value")
        }
        all.append(try reader.value(depth: 1))
      }
      return .success(all.count == 1 ? first : JSONNode(kind: .list(all), line: first.line, column: first.column))
    } catch {
      return .failure(error)
    }
  }

  /// Bytes of the JSON value at the beginning of a text; `nil` where none is.
  static func length(ofLeading text: Substring) -> Int? {
    var reader = JSONReader(String(text), file: "")
    do throws(Problem) {
      _ = try reader.value(depth: 0)
      return reader.at
    } catch {
      return nil
    }
  }

  private mutating func value(depth: Int) throws(Problem) -> JSONNode {
    skipBlanks()
    guard depth < Self.depthLimit else {
      throw problem("more than \(Self.depthLimit) lists and objects inside one another")
    }
    guard at < bytes.count else { throw problem("the JSON ends too early") }
    let (line, column) = (self.line, countColumn())
    let kind: JSONNode.Kind
    switch bytes[at] {
    case UInt8(ascii: "{"): kind = .object(try members(depth: depth))
    case UInt8(ascii: "["): kind = .list(try items(depth: depth))
    case UInt8(ascii: "\""): kind = .text(try string())
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: kind = .number(try number())
    }
    return JSONNode(kind: kind, line: line, column: column)
  }

  private mutating func members(depth: Int) throws(Problem) -> [JSONNode.Member] {
    at += 1
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    skipBlanks()
    if take("}") { return [] }
    while true {
      skipBlanks()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw problem("expected a key in double quotes") }
      let (line, column) = (self.line, countColumn())
      let start = at
      let key = kept(try string())
      // Most objects are small, and a set costs more than looking through them.
      if members.count == 16 { keys = Set(members.map(\.key)) }
      guard members.count < 16 ? !members.contains(where: { $0.key == key }) : keys.insert(key).inserted else {
        at = start
        throw problem("key ‘\(key)’ is written twice")
      }
      skipBlanks()
      guard take(":") else { throw problem("expected a colon after key ‘\(key)’") }
      let value = try value(depth: depth + 1)
      members.append(JSONNode.Member(key: key, line: line, column: column, value: value))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw problem("expected a comma or } in an object") }
    }
  }

  /// The one copy of a key that is written in every object.
  private mutating func kept(_ key: String) -> String {
    guard key.utf8.count > 15 else { return key }
    guard longKeys.count < 1000 || longKeys.contains(key) else { return key }
    return longKeys.insert(key).memberAfterInsert
  }

  private mutating func items(depth: Int) throws(Problem) -> [JSONNode] {
    at += 1
    var items: [JSONNode] = []
    skipBlanks()
    if take("]") { return [] }
    while true {
      items.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return items }
      guard take(",") else { throw problem("expected a comma or ] in a list") }
    }
  }

  private mutating func word(_ word: String, _ kind: JSONNode.Kind) throws(Problem) -> JSONNode.Kind {
    guard bytes[at...].starts(with: word.utf8) else { throw problem("expected a JSON value") }
    at += word.utf8.count
    return kind
  }

  private mutating func number() throws(Problem) -> Double {
    let start = at
    while at < bytes.count, "+-.0123456789eE".utf8.contains(bytes[at]) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    let isWritten = digits.first?.isNumber == true && text.last?.isNumber == true && !text.hasPrefix("--")
    guard isWritten, let number = Double(text), number.isFinite, digits.count == 1 || !startsWithZero(digits) else {
      at = start
      throw problem(text.isEmpty ? "expected a JSON value" : "‘\(text.prefix(40))’ is no number")
    }
    return number
  }

  private func startsWithZero(_ digits: Substring) -> Bool {
    digits.first == "0" && digits.dropFirst().first?.isNumber == true
  }

  private mutating func string() throws(Problem) -> String {
    at += 1
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw problem("a line break or control character inside text; write it as \\n or \\u001b")
      default:
        text.append(byte)
        at += 1
      }
    }
    throw problem("text without a closing quote")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Problem) {
    guard at + 1 < bytes.count else { throw problem("text without a closing quote") }
    if let byte = Self.shortEscapes[bytes[at + 1]] {
      at += 2
      text.append(byte)
      return
    }
    guard bytes[at + 1] == UInt8(ascii: "u"), let first = unit(at: at + 2) else {
      throw problem("no such escape in JSON")
    }
    var value = UInt32(first)
    var length = 6
    if 0xD800..<0xDC00 ~= first, at + 7 < bytes.count, bytes[at + 6] == UInt8(ascii: "\\"),
      bytes[at + 7] == UInt8(ascii: "u"), let second = unit(at: at + 8), 0xDC00..<0xE000 ~= second
    {
      value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      length = 12
    }
    guard let scalar = Unicode.Scalar(value) else { throw problem("half a character: a surrogate without its partner") }
    text.append(contentsOf: Array(String(Character(scalar)).utf8))
    at += length
  }

  /// Four hexadecimal digits.
  private func unit(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    let digits = bytes[start..<start + 4]
    guard digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func skipBlanks() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0D: at += 1
      case 0x0A:
        at += 1
        line += 1
        lineStart = at
        countedTo = at
        counted = 0
      default: return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(truncatingIfNeeded: character.value) else { return false }
    at += 1
    return true
  }

  private mutating func countColumn() -> Int {
    counted += bytes[countedTo..<at].count { $0 & 0xC0 != 0x80 }
    countedTo = at
    return counted + 1
  }

  private func problem(_ message: String) -> Problem {
    let end = bytes[lineStart...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let text = String(decoding: bytes[lineStart..<min(end, lineStart + 4000)], as: UTF8.self)
    let column = 1 + bytes[lineStart..<at].count { $0 & 0xC0 != 0x80 }
    return Problem(message, span: SourceSpan(file: file, line: line, column: column), line: text)
  }
}
