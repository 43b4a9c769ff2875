import ScreenModel

/// Finds text that a comma or a bracket has torn apart: `{ in: Delivery address, heading }` has a key ‘heading’ without value.
struct StrayKeys {
  private let node: YAMLNode
  private let text: YAMLText
  private var reported: Range<Int> = 0..<0

  init(_ node: YAMLNode, _ text: YAMLText) {
    self.node = node
    self.text = text
  }

  /// The advice, where a torn text goes on at this entry.
  mutating func problem(at index: Int) -> Problem? {
    guard let entries = node.entries, node.isFlow, isStray(entries, index), !reported.contains(index) else {
      return nil
    }
    var end = index
    while end < entries.count, isStray(entries, end) { end += 1 }
    reported = index..<end
    let rest = entries[index..<end].map(\.key).joined(separator: ", ")
    let key = entries[index].key
    guard index > 0 else {
      return text.problem(
        "‘\(key)’ has no value", hint: "text that begins with ‘{’ needs quotes around it: \"{\(rest)}\"",
        at: entries[index].keySpan)
    }
    let last = entries[index - 1]
    let whole = last.value.plainText.map { "\(last.key): \"\($0), \(rest)\"" }
    return text.problem(
      "‘\(key)’ has no value: between { and } the comma before it ended the text",
      hint: whole.map { "put quotes around the text: \($0)" } ?? "put quotes around the whole text",
      at: entries[index].keySpan)
  }

  /// Whether the entry belongs to a torn text that was reported at an earlier one.
  func isPart(_ index: Int) -> Bool { reported.contains(index) }

  /// A mapping such as `{name}` where text is expected.
  func wholeAsText(_ shape: Shape) -> Problem? {
    guard let entries = node.entries, node.isFlow, !entries.isEmpty,
      entries.indices.allSatisfy({ isStray(entries, $0) })
    else { return nil }
    let written = "{\(entries.map(\.key).joined(separator: ", "))}"
    return text.problem(
      "text that begins with ‘{’ is read as a mapping", hint: "put quotes around it: \"\(written)\"", at: node.start)
  }

  private func isStray(_ entries: [YAMLNode.Entry], _ index: Int) -> Bool {
    entries[index].value.isAbsent && !entries[index].value.isUnreadable
  }
}
