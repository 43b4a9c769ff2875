/// A JSON document as a value, its members in the order they were given, so that the same input gives the same bytes.
public indirect enum JSONValue: Sendable, Hashable {
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  case number(Int)
  /// Written as `null` where it is no finite number, because JSON has none.
  case double(Double)
  case bool(Bool)
  case null

  /// A text, or `null` where there is none.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A list of texts.
  public static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }

  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text(indent: 0)) }

  /// The document as text, without a final line break.
  ///
  /// - Parameter indent: spaces a level; 0 writes everything on one line.
  public func text(indent: Int = 2) -> String {
    var out = ""
    write(to: &out, indent: indent, depth: 0)
    return out
  }

  private func write(to out: inout String, indent: Int, depth: Int) {
    switch self {
    case .object(let members):
      JSONValue.writeList(members, between: ("{", "}"), to: &out, indent: indent, depth: depth) { member, out in
        JSONValue.writeString(member.0, to: &out)
        out += indent > 0 ? ": " : ":"
        member.1.write(to: &out, indent: indent, depth: depth + 1)
      }
    case .array(let items):
      JSONValue.writeList(items, between: ("[", "]"), to: &out, indent: indent, depth: depth) { item, out in
        item.write(to: &out, indent: indent, depth: depth + 1)
      }
    case .string(let text): JSONValue.writeString(text, to: &out)
    case .number(let number): out += String(number)
    case .double(let number):
      if !number.isFinite {
        out += "null"
      } else if let whole = Int(exactly: number) {
        out += String(whole)
      } else {
        out += "\(number)"
      }
    case .bool(let flag): out += flag ? "true" : "false"
    case .null: out += "null"
    }
  }

  private static func writeList<Item>(
    _ items: [Item], between ends: (String, String), to out: inout String, indent: Int, depth: Int,
    write: (Item, inout String) -> Void
  ) {
    out += ends.0
    for (index, item) in items.enumerated() {
      if index > 0 { out += "," }
      breakLine(in: &out, indent: indent, depth: depth + 1)
      write(item, &out)
    }
    if !items.isEmpty { breakLine(in: &out, indent: indent, depth: depth) }
    out += ends.1
  }

  private static func breakLine(in out: inout String, indent: Int, depth: Int) {
    if indent > 0 { out += "\n" + String(repeating: " ", count: indent * depth) }
  }

  /// Control characters are escaped, and the two line separators that JavaScript takes for line breaks.
  private static func writeString(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
