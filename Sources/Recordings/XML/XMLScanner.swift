import ScreenModel

/// Reads the elements of XML one after the other: no document types, no entities but the five of XML, no external files,
/// so that no file can make it grow or fetch anything.
///
/// A file that was cut is read as far as it goes, and ends of elements that began before it are passed over.
struct XMLScanner {
  enum Event {
    case start(XMLStart)
    /// The end of the element that began last.
    case end
  }

  /// Bytes of one attribute's value.
  static let valueLimit = 1 << 20
  private static let attributeLimit = 200

  private let bytes: [UInt8]
  private let file: String
  private var at = 0
  private var line = 1
  private var lineStart = 0
  private var closesNext = false
  private var open = 0
  /// Names of elements and attributes are few, and each is kept once.
  private var names: [ArraySlice<UInt8>: String] = [:]
  /// The text begins or ends in the middle of an element.
  private(set) var isCut = false

  init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
  }

  /// The next start or end of an element; `nil` at the end of the text.
  mutating func next() throws(Problem) -> Event? {
    if closesNext {
      closesNext = false
      return .end
    }
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      skip(to: start)
      guard start + 1 < bytes.count else { break }
      switch bytes[start + 1] {
      case UInt8(ascii: "?"): try pass("?>")
      case UInt8(ascii: "!"):
        if starts("<!--") {
          try pass("-->")
        } else if starts("<![CDATA[") {
          try pass("]]>")
        } else {
          throw problem("a document type in XML, which recordings have no use for", hint: "remove the <!DOCTYPE …>")
        }
      case UInt8(ascii: "/"):
        try pass(">")
        guard open > 0 else {
          isCut = true
          continue
        }
        open -= 1
        return .end
      default:
        guard let element = try element() else {
          isCut = true
          return nil
        }
        return .start(element)
      }
    }
    skip(to: bytes.count)
    if open > 0 { isCut = true }
    return nil
  }

  private mutating func element() throws(Problem) -> XMLStart? {
    var element = XMLStart(name: "", attributes: [], line: line, column: column)
    at += 1
    element.name = name()
    guard !element.name.isEmpty else { throw problem("expected the name of an element after <") }
    while true {
      skipBlanks()
      guard at < bytes.count else { return nil }
      if bytes[at] == UInt8(ascii: ">") {
        at += 1
        open += 1
        return element
      }
      if starts("/>") {
        at += 2
        closesNext = true
        return element
      }
      let key = name()
      guard !key.isEmpty else { throw problem("expected an attribute, > or /> in <\(element.name)>") }
      guard element.attributes.count < Self.attributeLimit else {
        throw problem("more than \(Self.attributeLimit) attributes in <\(element.name)>")
      }
      skipBlanks()
      guard at < bytes.count else { return nil }
      guard bytes[at] == UInt8(ascii: "=") else { throw problem("expected = after attribute ‘\(key)’") }
      at += 1
      skipBlanks()
      guard at < bytes.count else { return nil }
      guard let value = try value(of: key) else { return nil }
      element.attributes.append(XMLStart.Attribute(name: key, value: value))
    }
  }

  private mutating func value(of key: String) throws(Problem) -> String? {
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw problem("expected a quote after ‘\(key)=’")
    }
    let start = at + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      at = bytes.count
      return nil
    }
    guard end - start <= Self.valueLimit else { throw problem("attribute ‘\(key)’ has more than 1 MB") }
    let raw = bytes[start..<end]
    if raw.contains(UInt8(ascii: "<")) { throw problem("attribute ‘\(key)’ holds a < that is not written &lt;") }
    skip(to: end + 1)
    return raw.contains(UInt8(ascii: "&")) ? XMLEntities.replaced(raw) : String(decoding: raw, as: UTF8.self)
  }

  private mutating func name() -> String {
    let start = at
    while at < bytes.count, isName(bytes[at]), at - start < 300 { at += 1 }
    let raw = bytes[start..<at]
    if let known = names[raw] { return known }
    let name = String(decoding: raw, as: UTF8.self)
    if names.count < 1000 { names[raw] = name }
    return name
  }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...58, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...: true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { skip(to: at + 1) }
  }

  /// Goes on to a place and counts the lines on the way.
  private mutating func skip(to end: Int) {
    while let next = bytes[at..<end].firstIndex(of: 0x0A) {
      line += 1
      lineStart = next + 1
      at = next + 1
    }
    at = end
  }

  private mutating func pass(_ mark: String) throws(Problem) {
    let first = mark.utf8.first ?? 0
    var place = at
    while let next = bytes[place...].firstIndex(of: first) {
      if bytes[next...].starts(with: mark.utf8) { return skip(to: next + mark.utf8.count) }
      place = next + 1
    }
    isCut = true
    skip(to: bytes.count)
  }

  private func starts(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  private var column: Int { 1 + bytes[lineStart..<at].prefix(100_000).count { $0 & 0xC0 != 0x80 } }

  private func problem(_ message: String, hint: String? = nil) -> Problem {
    let end = bytes[lineStart...].firstIndex(of: 0x0A) ?? bytes.count
    let text = String(decoding: bytes[lineStart..<min(end, lineStart + 4000)], as: UTF8.self)
    return Problem(message, hint: hint, span: SourceSpan(file: file, line: line, column: column), line: text)
  }
}
