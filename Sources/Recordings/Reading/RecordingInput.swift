import ScreenModel

/// A file to be read, in the forms the formats ask for.
public struct RecordingInput: Sendable {
  /// The path as given.
  public var path: String
  /// The whole text, without byte-order mark, line ends as `\n`, a code fence around it blanked.
  public var text: String
  /// The text's lines, without their ends.
  public var lines: [Substring]
  /// The JSON value, or what is wrong with it; `nil` where the text does not begin as a JSON object or list.
  public var json: Result<JSONNode, Problem>?

  public init(path: String, text: String) {
    let (text, json) = Self.unwrapped(text, path: path, times: 2)
    self.path = path
    self.text = text
    self.json = json
    self.lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Substring($0) }
    self.head = lines.prefix(5000).map {
      $0.utf8.count > 4000 ? Substring($0.unicodeScalars.prefix(4000)) : $0
    }
  }

  /// The text and its JSON, the answer of a server around it taken away.
  private static func unwrapped(_ text: String, path: String, times: Int) -> (String, Result<JSONNode, Problem>?) {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    guard first == "{" || first == "[" else { return (text, nil) }
    let json = JSONReader.readAll(text, file: path)
    guard times > 0, case .success(let root) = json, let content = Unwrapping.content(of: root) else {
      return (text, json)
    }
    switch content {
    case .node(let node): return (text, .success(node))
    case .text(let inner):
      return unwrapped(Unwrapping.text(TextDecoding.withoutFence(inner)), path: path, times: times - 1)
    }
  }

  /// The beginning of the text, enough to tell most formats by: lines, each cut where it is very long.
  let head: [Substring]

  /// The JSON value, where the text is one.
  public var jsonRoot: JSONNode? {
    guard case .success(let node) = json else { return nil }
    return node
  }

  /// A problem at a place of this file, with its line.
  func problem(_ message: String, hint: String? = nil, line: Int, column: Int = 1) -> Problem {
    let text = lines.indices.contains(line - 1) ? String(lines[line - 1].prefix(2000)) : nil
    return Problem(message, hint: hint, span: SourceSpan(file: path, line: line, column: column), line: text)
  }
}
