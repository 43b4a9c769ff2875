import ScreenModel

/// An enum case as Swift writes it: `.failed(code: 3, .network(offline))`. A bare word in a payload is text.
struct EnumCaseText {
  /// Why it cannot be read, to follow its quotation: `misses ‘)’`.
  struct Fault: Error { var message: String }

  /// Payloads inside payloads.
  private static let depth = 32

  private var rest: Substring
  private var level = 0

  /// Whether a text begins like an enum case: a dot and an identifier, then nothing or a payload.
  static func isCase(_ text: some StringProtocol) -> Bool {
    guard text.first == "." else { return false }
    let name = text.dropFirst().prefix { isLetter($0) }
    guard isName(name) else { return false }
    let after = text.dropFirst(name.count + 1)
    return after.isEmpty || after.first == "("
  }

  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first else { return false }
    return !first.isNumber && text.allSatisfy { isLetter($0) }
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  static func read(_ text: String) -> Result<SampleValue, Fault> {
    var reader = EnumCaseText(rest: text[...])
    do {
      let value = try reader.value()
      reader.skipSpace()
      guard reader.rest.isEmpty else { throw Fault(message: "goes on after the case ends") }
      return .success(value)
    } catch let fault as Fault { return .failure(fault) } catch { return .failure(Fault(message: "cannot be read")) }
  }

  private mutating func value() throws -> SampleValue {
    skipSpace()
    level += 1
    defer { level -= 1 }
    guard level <= Self.depth else { throw Fault(message: "has too many payloads inside each other") }
    switch rest.first {
    case ".": if let value = try enumCase() { return value }
    case "\"": return .text(try quoted())
    case "[": return try list()
    default: break
    }
    return word(try bare())
  }

  private mutating func enumCase() throws -> SampleValue? {
    let name = rest.dropFirst().prefix { Self.isLetter($0) }
    guard Self.isName(name) else { return nil }
    rest = rest.dropFirst(name.count + 1)
    guard take("(") else { return .enumCase(String(name), payload: []) }
    var payload: [SampleValue.Payload] = []
    skipSpace()
    while !take(")") {
      let label = label()
      payload.append(.init(label: label, try value()))
      skipSpace()
      if take(",") { continue }
      guard take(")") else { throw Fault(message: "misses ‘)’") }
      break
    }
    return .enumCase(String(name), payload: payload)
  }

  /// `code:` before a value.
  private mutating func label() -> String? {
    skipSpace()
    let name = rest.prefix { Self.isLetter($0) }
    guard Self.isName(name) else { return nil }
    let after = rest.dropFirst(name.count)
    guard after.first == ":" else { return nil }
    rest = after.dropFirst()
    return name == "_" ? nil : String(name)
  }

  private mutating func list() throws -> SampleValue {
    rest = rest.dropFirst()
    var items: [SampleValue] = []
    skipSpace()
    while !take("]") {
      items.append(try value())
      skipSpace()
      if take(",") {
        skipSpace()
        continue
      }
      guard take("]") else { throw Fault(message: "misses ‘]’") }
      break
    }
    return .list(items)
  }

  private mutating func quoted() throws -> String {
    rest = rest.dropFirst()
    var result = ""
    while let character = rest.popFirst() {
      if character == "\"" { return result }
      if character == "\\", let next = rest.popFirst() {
        result.append(next == "n" ? "\n" : next)
      } else {
        result.append(character)
      }
    }
    throw Fault(message: "misses a closing quotation mark")
  }

  /// Text up to the comma or bracket that ends it; parentheses inside belong to it.
  private mutating func bare() throws -> String {
    var open = 0
    var result = ""
    while let character = rest.first {
      if open == 0, character == "," || character == ")" || character == "]" { break }
      if character == "(" { open += 1 }
      if character == ")" { open -= 1 }
      result.append(character)
      rest = rest.dropFirst()
    }
    while result.last?.isWhitespace ?? false { result.removeLast() }
    guard !result.isEmpty else { throw Fault(message: rest.isEmpty ? "misses ‘)’" : "has an empty payload") }
    return result
  }

  private func word(_ text: String) -> SampleValue {
    switch text {
    case "nil": .none
    case "true": .bool(true)
    case "false": .bool(false)
    default: SampleValueReader.number(text).map { .number($0) } ?? .text(text)
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }
}
