/// Writes JSON: two blanks a level, short lists and objects of plain values on one line, the same bytes everywhere.
public struct JSONWriter: Sendable {
  /// Width up to which a list or object without inner ones stays on its line.
  public var width: Int

  public init(width: Int = 120) { self.width = width }

  /// The value as text, with a line end after it.
  public func text(_ value: JSONValue) -> String {
    var out = ""
    write(value, indent: 0, into: &out)
    out += "\n"
    return out
  }

  /// The value on one line without a line end, as protocols want it that end a message with the line.
  public func line(_ value: JSONValue) -> String {
    var out = ""
    writeLine(value, into: &out)
    return out
  }

  /// The same for an object with a long list, whose items are made one by one: all of them at once take several times
  /// the room of the text.
  /// - Parameter key: The member that the list is; `object` holds it without items.
  public func text<Item>(
    _ object: [JSONValue.Member], filling key: String, with items: [Item], _ json: (Item) -> JSONValue
  ) -> String {
    guard !items.isEmpty else { return text(.object(object)) }
    var out = "{"
    for (place, member) in object.enumerated() {
      startLine(place == 0 ? "" : ",", indent: 1, into: &out)
      quote(member.key, into: &out)
      out += ": "
      guard member.key == key else {
        write(member.value, indent: 1, into: &out)
        continue
      }
      out += "["
      for (place, item) in items.enumerated() {
        startLine(place == 0 ? "" : ",", indent: 2, into: &out)
        write(json(item), indent: 2, into: &out)
      }
      startLine("", indent: 1, into: &out)
      out += "]"
    }
    out += "\n}\n"
    return out
  }

  private func writeLine(_ value: JSONValue, into out: inout String) {
    switch value {
    case .list(let items):
      out += "["
      for (place, item) in items.enumerated() {
        if place > 0 { out += "," }
        writeLine(item, into: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { out += "," }
        quote(member.key, into: &out)
        out += ":"
        writeLine(member.value, into: &out)
      }
      out += "}"
    default: write(value, indent: 0, into: &out)
    }
  }

  private func write(_ value: JSONValue, indent: Int, into out: inout String) {
    switch value {
    case .null: out += "null"
    case .bool(let truth): out += truth ? "true" : "false"
    case .int(let number): out += String(number)
    case .number(let number): out += written(number)
    case .text(let text): quote(text, into: &out)
    case .list(let items):
      if let line = oneLine(value, indent: indent) {
        out += line
        return
      }
      out += "["
      for (place, item) in items.enumerated() {
        startLine(place == 0 ? "" : ",", indent: indent + 1, into: &out)
        write(item, indent: indent + 1, into: &out)
      }
      startLine("", indent: indent, into: &out)
      out += "]"
    case .object(let members):
      if let line = oneLine(value, indent: indent) {
        out += line
        return
      }
      out += "{"
      for (place, member) in members.enumerated() {
        startLine(place == 0 ? "" : ",", indent: indent + 1, into: &out)
        quote(member.key, into: &out)
        out += ": "
        write(member.value, indent: indent + 1, into: &out)
      }
      startLine("", indent: indent, into: &out)
      out += "}"
    }
  }

  private func startLine(_ comma: String, indent: Int, into out: inout String) {
    out += comma
    out += "\n"
    for _ in 0..<indent { out += "  " }
  }

  /// The value on one line, where it holds plain values only and fits.
  private func oneLine(_ value: JSONValue, indent: Int) -> String? {
    let room = width - 2 * indent
    var out = ""
    switch value {
    case .list(let items):
      guard items.count <= room, items.allSatisfy(\.isPlain) else { return nil }
      for item in items {
        out += out.isEmpty ? "[" : ", "
        write(item, indent: 0, into: &out)
      }
      out += items.isEmpty ? "[]" : "]"
    case .object(let members):
      guard members.count <= room, members.allSatisfy(\.value.isPlain) else { return nil }
      for member in members {
        out += out.isEmpty ? "{ " : ", "
        quote(member.key, into: &out)
        out += ": "
        write(member.value, indent: 0, into: &out)
      }
      out += members.isEmpty ? "{}" : " }"
    default: return nil
    }
    return out.unicodeScalars.count <= room ? out : nil
  }

  private func written(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return String(number)
  }

  private func quote(_ text: String, into out: inout String) {
    out += "\""
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) {
      out += text
      out += "\""
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}": out += escaped(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONValue {
  /// Neither a list with entries nor an object with members.
  var isPlain: Bool {
    switch self {
    case .list(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
