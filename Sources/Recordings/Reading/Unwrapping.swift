import ScreenModel

/// Takes what stands around a recording away: a tool's prose, a code fence, a word in front, the answer of a server.
///
/// What is taken away becomes blank, so that lines and columns stay those of the file.
enum Unwrapping {
  /// Lines of prose after which no recording is looked for.
  private static let proseLimit = 400

  /// The text with only the recording left; the text itself where it is one already.
  static func text(_ text: String) -> String {
    let isBare = text.unicodeScalars.first { !$0.properties.isWhitespace }.map { "{[<".unicodeScalars.contains($0) }
    guard isBare == false else { return text }
    if let rest = withoutLeadingWord(text) { return rest }
    return inFence(text) ?? behindProse(text) ?? text
  }

  /// `PROBE_TREE {…`: a word that a test prints in front so that its line is found again.
  private static func withoutLeadingWord(_ text: String) -> String? {
    let word = text.utf8.prefix { 65...90 ~= $0 || 48...57 ~= $0 || $0 == 95 }
    guard word.count > 1, word.count < 60 else { return nil }
    var at = word.endIndex
    if at < text.endIndex, text.utf8[at] == 58 || text.utf8[at] == 61 { at = text.utf8.index(after: at) }
    let rest = text[at...]
    let lines = rest.prefix(2000).split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard rest.first == " ", let first = lines.first,
      isJSONStart(first.drop { $0 == " " }, next: lines.dropFirst().first ?? "")
    else { return nil }
    return String(repeating: " ", count: text.utf8.distance(from: text.startIndex, to: at)) + rest
  }

  /// The first code fence that holds a tree of JSON or XML, or a description of elements.
  private static func inFence(_ text: String) -> String? {
    guard text.holds("```") else { return nil }
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Substring($0) }
    var at = 0
    while let open = lines[at...].firstIndex(where: isFence) {
      let close = lines[(open + 1)...].firstIndex(where: isFence) ?? lines.count
      let first = lines[(open + 1)..<close].first { !$0.allSatisfy(\.isWhitespace) }
      if let first, isStart(first.drop { $0.isWhitespace }) { return blanked(lines, keeping: (open + 1)..<close) }
      guard close + 1 < lines.count else { return nil }
      at = close + 1
    }
    return nil
  }

  private static func isFence(_ line: Substring) -> Bool { line.drop { $0 == " " }.begins(with: "```") }

  private static func isStart(_ line: Substring) -> Bool {
    line.begins(with: "{") || line.begins(with: "[") || line.begins(with: "<?xml")
      || line.begins(with: "<XCUIElementType") || line.begins(with: "<AppiumAUT")
      || line.begins(with: "Attributes: ") || line.begins(with: "Application, ")
  }

  /// JSON that stands behind, and perhaps before, some lines of prose without a fence.
  private static func behindProse(_ text: String) -> String? {
    // A log may hold JSON beside the tree that is wanted.
    guard !["Element subtree:", "Application bundle identifier:", "; AX="].contains(where: text.holds) else {
      return nil
    }
    var start = text.startIndex
    for index in 0..<proseLimit {
      let end = text.utf8[start...].firstIndex(of: 10) ?? text.endIndex
      let line = text[start..<end].drop { $0 == " " }
      let after = end < text.endIndex ? text.utf8.index(after: end) : end
      if line.begins(with: "{") || line.begins(with: "[") {
        let next = text[after...].prefix(200).prefix { $0 != "\n" }
        if isJSONStart(line, next: next) {
          guard let length = JSONReader.length(ofLeading: text[start...]) else { return nil }
          let close = text.utf8.index(start, offsetBy: length)
          return String(repeating: "\n", count: index) + text[start..<close] + "\n"
        }
      }
      guard end < text.endIndex else { return nil }
      start = after
    }
    return nil
  }

  private static func isJSONStart(_ line: Substring, next: Substring) -> Bool {
    if line.begins(with: "{\"") || line.begins(with: "[{\"") { return true }
    guard line == "{" || line == "[" || line == "[{" else { return false }
    let inner = next.drop { $0 == " " || $0 == "\t" }
    return inner.begins(with: "\"") || inner.begins(with: "{")
  }

  private static func blanked(_ lines: [Substring], keeping range: Range<Int>) -> String {
    lines.enumerated().map { range.contains($0.offset) ? $0.element : "" }.joined(separator: "\n")
  }

  /// What a server's answer holds: `{"value": …}` of WebDriver, and the text of an MCP tool.
  enum Content {
    case node(JSONNode)
    case text(String)
  }

  /// The content of an answer; `nil` where the JSON is none.
  static func content(of root: JSONNode) -> Content? {
    guard root.isObject else { return nil }
    if let value = root["value"], root.members.allSatisfy({ ["value", "sessionId", "status"].contains($0.key) }) {
      switch value.kind {
      case .text(let text): return .text(text)
      case .object, .list: return .node(value)
      default: return nil
      }
    }
    let result = root["result"] ?? root
    guard case .list(let parts)? = result["content"]?.kind else { return nil }
    let texts = parts.filter { $0.words("type") == "text" }.compactMap { $0.words("text") }
    return texts.isEmpty ? nil : .text(texts.joined(separator: "\n"))
  }
}
