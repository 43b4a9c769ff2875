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

  /// What it is called in a message: its label, of several the known ones, else what it is.
  var called: String {
    if let label, !label.written.isEmpty, !isUnnamedImage {
      let names = label.variants.map(\.known)
      if label.isName, names.count == 1 || names.contains(nil) { return Self.quoted(label.written) }
      var told: [String] = []
      for case let name? in names where name.contains(where: \.isLetter) && !told.contains(name) { told.append(name) }
      if !told.isEmpty, told.count < 4, !names.contains(nil) { return told.map(Self.quoted).joined(separator: " or ") }
    }
    return (element.role ?? content.rawValue).withArticle
  }

  private static func quoted(_ words: String) -> String { "‘\(words.count > 80 ? words.prefix(79) + "…" : words)’" }
}

extension SpokenText {
  /// Whether it can be read out as a name: not one of several texts some of which are empty or known only at run time.
  var isName: Bool {
    parts.allSatisfy { part in
      guard case .varies(let ways) = part else { return true }
      return ways.allSatisfy { $0.text.known?.isEmpty == false }
    }
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
    let told = map { ConditionWords($0.presence.map(\.text)).tests }
    let shared = told.dropFirst().reduce(Set(told.first ?? [])) { $0.intersection($1) }
    return zip(self, told).map { element, told in
      let said = element.heard
      let tests = told.filter { !shared.contains($0) }
      return said.isEmpty || tests.isEmpty ? said : said + " [if \(tests.joined(separator: " && "))]"
    }.filter { !$0.isEmpty }.joined(separator: " | ")
  }
}

extension AuditedView {
  /// What is heard in the end of what a modifier was applied to: what comes after it on the same view, or around it, may
  /// hide it or name it otherwise.
  func heard(of modifier: AuditedModifier, on node: AuditedNode) -> String {
    heard(of: modifier.after, modifier, on: node)
  }

  /// The same of elements that are known otherwise.
  func heard(of elements: [AuditedElement], _ modifier: AuditedModifier, on node: AuditedNode) -> String {
    let final = heardElements(of: elements)
    if !final.isEmpty { return final.heard }
    let owner = owners(of: node, behind: modifier).lazy.map { self.heardElements(of: $0.after) }.first { !$0.isEmpty }
    if let owner { return owner.heard }
    return isSilent(node) ? "" : elements.heard
  }

  /// Whether nothing of a node is ever heard.
  private func isSilent(_ node: AuditedNode) -> Bool {
    selfAndAncestors(of: node).contains { around in
      around.modifiers.contains {
        ["accessibilityHidden", "hidden"].contains($0.name) && $0.isAlwaysOn && $0.condition == nil
      }
    }
  }

  /// What is left in the end of elements as they were once, each once.
  private func heardElements(of earlier: [AuditedElement]) -> [AuditedElement] {
    let keys = Set(earlier.map(\.key))
    var final: [AuditedElement] = []
    for element in everyElement where keys.contains(element.key) && !final.contains(where: { $0.key == element.key }) {
      final.append(element)
    }
    return final
  }

  /// Modifiers behind another, or around it, that make one element of what they are on, the nearest first.
  private func owners(of node: AuditedNode, behind modifier: AuditedModifier) -> [AuditedModifier] {
    let position = node.modifiers.firstIndex { $0 === modifier }.map { $0 + 1 } ?? 0
    return (node.modifiers[position...] + ancestors(of: node.id).flatMap(\.modifiers)).filter {
      $0.name == "accessibilityElement" && $0.member("children") != "contain"
    }
  }
}

extension AuditedView {
  /// What is heard in the end where texts stand: of a text in a button the button, of one that is no stop of its own
  /// what it is a part of.
  func heard(of texts: [AuditedNode]) -> String {
    var stops: [AuditedElement] = []
    for text in texts where !isSilent(text) {
      let places = selfAndAncestors(of: text).flatMap { node in
        [AuditedElement.Key(span: node.span, frames: node.frames)]
          + node.modifiers.map { AuditedElement.Key(span: $0.span, frames: $0.frames) }
      }
      let around = places.lazy.map { place in everyElement.filter { $0.key == place } }.first { !$0.isEmpty }
      for stop in around ?? text.elements where !stops.contains(where: { $0.key == stop.key }) { stops.append(stop) }
    }
    return stops.heard
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
