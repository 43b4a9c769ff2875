import ScreenModel

extension AuditedElement {
  /// What VoiceOver says of it, in English on the newest system. A symbol's own name stands in angle brackets where the
  /// system may have a word for it.
  var heard: String {
    var element = element
    if let guess = element.certainty.textOpen.first(where: { $0.text == Reason.guessedName }),
      let label = element.label, label.isFileName, let name = label.known, name == name.lowercased()
    {
      element.label = .hole(name, because: guess)
    }
    return Speech(lexicon: .language("en")).utterance(of: element).spoken
  }

  /// What VoiceOver would say of it if it were disabled.
  var heardDimmed: String {
    var element = element
    element.traits.insert(.notEnabled)
    element.openTraits[.notEnabled] = nil
    return Speech(lexicon: .language("en")).utterance(of: element).spoken
  }

  /// What VoiceOver would say with another label.
  func heard(label: String) -> String {
    var element = element
    element.label = SpokenText(label)
    return Speech(lexicon: .language("en")).utterance(of: element).spoken
  }

  /// What it is called in a message: its label, else what it is.
  var called: String {
    if let words = label?.written, !words.isEmpty, !isUnnamedImage {
      return "‘\(words.count > 80 ? words.prefix(79) + "…" : words)’"
    }
    return (element.role ?? content.rawValue).withArticle
  }
}

extension String {
  /// “an Image”, “a Button”.
  var withArticle: String { (first.map { "aeiouAEIOU".contains($0) } ?? false ? "an " : "a ") + self }
}

extension [AuditedElement] {
  /// All that is said of them, one after the other; what is said at times only, with the test for it.
  var heard: String {
    if count == 1 { return self[0].heard }
    let shared = dropFirst().reduce(Set(first?.presence.map(\.text) ?? [])) { $0.intersection($1.presence.map(\.text)) }
    return map { element in
      let said = element.heard
      let tests = element.presence.map(\.text).filter { !shared.contains($0) }
      return said.isEmpty || tests.isEmpty ? said : said + " [if \(tests.joined(separator: " && "))]"
    }.filter { !$0.isEmpty }.joined(separator: " | ")
  }
}

extension AuditedElement {
  /// What VoiceOver says of it with its hint and the names of its actions.
  public var fullyHeard: String {
    let said = Speech(lexicon: .language("en")).utterance(of: element)
    var text = said.spoken
    if let hint = element.hint?.written, !hint.isEmpty { text += ". \(hint)" }
    let actions = element.actions.map(\.written)
    return actions.isEmpty ? text : text + " [actions: \(actions.joined(separator: ", "))]"
  }
}
