extension Utterance {
  /// What is said at once, parts joined by ", ": `selected, 12 Oak Street, button`.
  ///
  /// Unknown text is written `<name>`, a part that is said under a condition `<selected?>`.
  public var spoken: String { Self.joined(parts) }

  /// The element's own hint and the standard hints, joined by ", "; `nil` where there are none.
  public var hint: String? {
    let hints = Self.joined(after.filter { $0.kind == .hint || $0.kind == .standardHint })
    return hints.isEmpty ? nil : hints
  }

  private static func joined(_ parts: [Part]) -> String {
    parts.compactMap { part in
      let words = oneLine(part.text.written)
      if words.isEmpty { return nil }
      return part.condition == nil ? words : "<\(words)?>"
    }.joined(separator: ", ")
  }

  /// The text on one line, without space at its ends.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { line in
        var line = line[...]
        while line.first?.isWhitespace == true { line.removeFirst() }
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
      }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
