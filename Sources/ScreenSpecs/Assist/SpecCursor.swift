/// Where somebody is typing in a spec: the keys around the place, found by indentation, so that an unfinished file has
/// them too.
public struct SpecCursor: Sendable, Hashable {
  public enum Place: Sendable, Hashable {
    /// A key is being typed; in a list it may also become a text.
    case key
    /// What stands behind the key that ``SpecCursor/path`` ends with.
    case value
  }

  /// Keys from the root of the file; for ``Place/value`` the key itself comes last.
  public var path: [String]
  public var place: Place
  /// What is typed already of the key or value.
  public var typed: String
  /// The line begins an item of a list.
  public var isItem: Bool

  /// - Parameters:
  ///   - line: The line, counted from 0.
  ///   - column: Characters of the line in front of the place.
  public init(in text: String, line: Int, column: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let current = lines.indices.contains(line) ? lines[line] : ""
    let before = String(current.prefix(column))
    let head = Line(before.allSatisfy(\.isWhitespace) ? before + "·" : before)
    isItem = head.dash != nil
    var path = Self.parents(of: head, above: line, in: lines)
    (place, typed) = (.key, before.allSatisfy(\.isWhitespace) ? "" : head.content)
    if let flow = Self.flow(head.content) {
      path += flow.keys
      (place, typed) = (flow.place, flow.typed)
    } else if let sides = Self.sides(head.content) {
      path.append(sides.key)
      (place, typed) = (.value, sides.value)
    }
    self.path = path
  }

  /// A line by its blanks and dashes.
  private struct Line {
    /// Columns in front of what is written, a dash counted as a blank.
    var indent: Int
    /// The column of the innermost dash.
    var dash: Int?
    var content: String

    init(_ text: String) {
      var column = 0
      var dash: Int?
      var rest = Substring(text)
      while let first = rest.first {
        if first == "-", rest.dropFirst().first.map({ $0 == " " }) ?? true {
          dash = column
        } else if first != " " {
          break
        }
        rest = rest.dropFirst()
        column += 1
      }
      self.indent = column
      self.dash = dash
      self.content = String(rest)
    }
  }

  /// Lines above that are looked at; a spec is shorter.
  private static let reach = 5_000

  private static func parents(of head: Line, above line: Int, in lines: [String]) -> [String] {
    var path: [String] = []
    // A list may stand at the column of its key.
    var limit = head.dash.map { $0 + 1 } ?? head.indent
    var item: Int? = head.dash == nil ? head.indent : nil
    for text in lines.prefix(max(0, line)).suffix(reach).reversed() where limit > 0 {
      let above = Line(text)
      guard !above.content.isEmpty, !above.content.hasPrefix("#") else { continue }
      if let dash = above.dash, above.indent == item {
        // The item that the place is in begins here.
        limit = min(limit, dash + 1)
        item = nil
      }
      guard above.indent < limit, let key = sides(above.content)?.key else { continue }
      path.insert(key, at: 0)
      limit = above.dash.map { $0 + 1 } ?? above.indent
      item = above.dash == nil ? above.indent : nil
    }
    return path
  }

  /// `key: value`; a colon in a quoted text is none.
  private static func sides(_ content: String) -> (key: String, value: String)? {
    guard let first = content.first, first != "#", first != "{", first != "[" else { return nil }
    var key = content[...]
    if first == "\"" || first == "'" {
      guard let end = content.dropFirst().firstIndex(of: first) else { return nil }
      key = content[content.index(after: content.startIndex)..<end]
      let rest = content[content.index(after: end)...]
      guard rest.first == ":" else { return nil }
      return (String(key), String(rest.dropFirst().drop { $0 == " " }))
    }
    guard
      let colon = content.indices.first(where: { index in
        content[index] == ":"
          && (content.index(after: index) == content.endIndex || content[content.index(after: index)] == " ")
      })
    else { return nil }
    return (String(content[..<colon]), String(content[content.index(after: colon)...].drop { $0 == " " }))
  }

  /// Inside braces on the line: `error: { not-applicable: Nothing`.
  private static func flow(_ content: String) -> (keys: [String], place: Place, typed: String)? {
    var keys: [String] = []
    var rest = content[...]
    while let open = rest.firstIndex(of: "{") {
      if let key = sides(String(rest[..<open]))?.key { keys.append(key) }
      rest = rest[rest.index(after: open)...].drop { $0 == " " }
    }
    guard rest.startIndex > content.startIndex, !rest.contains("}") else { return nil }
    let last = rest.split(separator: ",", omittingEmptySubsequences: false).last ?? rest
    let typed = String(last.drop { $0 == " " })
    guard let sides = sides(typed) else { return (keys, .key, typed) }
    return (keys + [sides.key], .value, sides.value)
  }
}
