import ScreenModel

/// Writes what an element says as a person would expect it in a spec: unknown words as `<name>`, a label that sounds like a role in
/// quotes.
struct DraftedSpeech {
  let speech: Speech
  /// Names used so far in the case. The same name must be the same words, which two elements need not have.
  private var used: [String: Int] = [:]

  init(_ speech: Speech) { self.speech = speech }

  /// The expectation that the element meets for certain; `nil` where no words do, or none are spoken.
  mutating func expectation(of element: AccessibilityElement) -> String? {
    var names: [String: String] = [:]
    let parts = speech.utterance(of: element).parts.filter { $0.condition == nil }
    let plain = parts.map { written($0.text, &names) }.filter { !$0.isEmpty }
    guard !plain.isEmpty, plain.contains(where: { $0 != "…" }) else { return nil }
    var candidates = [plain.joined(separator: ", ")]
    let quoted = parts.map { part in
      let words = written(part.text, &names)
      guard part.kind == .label || part.kind == .value, !words.isEmpty else { return words }
      return words.contains("\"") ? "“\(words)”" : "\"\(words)\""
    }.filter { !$0.isEmpty }
    candidates.append(quoted.joined(separator: ", "))
    let found = candidates.first { candidate in
      let expected = ExpectedUtterance(candidate, lexicon: speech.lexicon)
      let match = expected.compare(with: element, carries: Fact.all, speech: speech)
      return match.outcome == .same || match.outcome == .open
    }
    if found != nil { for name in names.keys { used[name, default: 0] += 1 } }
    return found
  }

  private func written(_ text: SpokenText, _ names: inout [String: String]) -> String {
    let words = text.parts.map { part -> String in
      switch part {
      case .known(let words): return words
      case .varies: return "…"
      case .hole(let name, _):
        guard let plain = Self.plainName(name) else { return "…" }
        let taken = used[plain] ?? 0
        let unique = taken == 0 ? plain : "\(plain) \(taken + 1)"
        names[plain] = unique
        return "<\(unique)>"
      }
    }.joined()
    return words.split { $0.isNewline || $0.isWhitespace }.joined(separator: " ")
  }

  /// A name that can stand between `<` and `>`: the last members of a long one.
  private static func plainName(_ name: String) -> String? {
    let isPlain = { (character: Character) in character.isLetter || character.isNumber || "._ ".contains(character) }
    guard name.allSatisfy(isPlain) else { return nil }
    var parts = name.split(separator: ".")[...]
    while parts.count > 1, parts.joined(separator: ".").count > 40 { parts = parts.dropFirst() }
    let short = parts.joined(separator: ".")
    guard short.count <= 60, let first = short.first, first.isLetter || first == "_", short.last?.isWhitespace == false
    else { return nil }
    return short
  }
}
