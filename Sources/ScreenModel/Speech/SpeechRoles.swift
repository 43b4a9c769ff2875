extension Speech {
  /// Role words with their states, in VoiceOver's fixed order.
  func roleParts(_ element: AccessibilityElement, traits: SpokenTraits, name: SpokenName) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    func say(_ word: Word, _ presence: Presence) {
      if presence.isPossible { parts.append(part(.role(word), word, presence)) }
    }
    let tab = traits[.tabBarItem]
    let back = traits[.backButton]
    // A keyboard key is silent about being a button; tab, back button and switch have a word of their own.
    say(.button, traits[.button].unless(traits[.keyboardKey], tab, back, traits[.toggleButton]))
    say(.popUpButton, traits[.popUpButton])
    say(.draggable, traits[.draggable])
    say(.backButton, back)
    parts += switchParts(traits: traits, value: name.place == .afterSwitch ? name.value : nil)
    say(.tab, tab)
    parts += fieldParts(traits: traits, content: name.place == .afterEditing ? name.value : nil)
    parts += headingParts(element, heading: traits[.header])
    parts += webParts(element)
    say(.link, element.role.map(Self.isWebLink) == true ? .no : traits[.link])
    say(.pickerItem, traits[.pickerItem])
    say(.adjustable, traits[.adjustable])
    say(.image, traits[.image])
    say(.searchField, traits[.searchField])
    if let isExpanded = element.expanded {
      let word: Word = isExpanded ? .expanded : .collapsed
      parts.append(part(.state(word), word))
    }
    return parts
  }

  /// "switch button, on". Without the button trait a row says its state alone.
  private func switchParts(traits: SpokenTraits, value: SpokenText?) -> [Utterance.Part] {
    let toggle = traits[.toggleButton]
    guard toggle.isPossible else { return [] }
    var parts: [Utterance.Part] = []
    switch traits[.button] {
    case .yes: parts.append(part(.role(.switchButton), .switchButton, toggle))
    case .open: parts.append(part(.role(.switchButton), .switchButton, traits[.button]))
    case .no: break
    }
    if let value { parts += stateParts(value, toggle) }
    return parts
  }

  private func stateParts(_ value: SpokenText, _ toggle: Presence) -> [Utterance.Part] {
    if let known = value.known {
      if let word = switchState(known) { return [part(.state(word), word, toggle)] }
      // Before iOS 17 a switch dropped every other value.
      return os.major < 17 ? [] : [.init(.value, value, if: toggle.condition)]
    }
    return [.init(.value, sayingStates(value), if: toggle.condition)]
  }

  /// A switch's value as a state: the system's "1", "0", "2", or the words themselves.
  func switchState(_ value: String) -> Word? {
    switch value {
    case "1": .on
    case "0": .off
    case "2": .mixed
    default: [Word.on, .off, .mixed].first { value.lowercased() == lexicon.phrase($0) }
    }
  }

  /// The same text with "1", "0", "2" said as states.
  private func sayingStates(_ value: SpokenText) -> SpokenText {
    guard value.parts.count == 1, case .varies(let alternatives) = value.parts[0] else { return value }
    return SpokenText([
      .varies(
        alternatives.map {
          guard let word = $0.text.known.flatMap(switchState) else { return $0 }
          return SpokenText.Alternative($0.condition, SpokenText(lexicon.phrase(word)))
        })
    ])
  }

  /// "text field" or "secure text field", "is editing", and then what is in the field. A search field is only that.
  private func fieldParts(traits: SpokenTraits, content: SpokenText?) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    let secure = traits[.secureTextField]
    let plain = traits[.textEntry].or(traits[.textArea]).unless(secure, traits[.searchField])
    if secure.isPossible { parts.append(part(.role(.secureTextField), .secureTextField, secure)) }
    if plain.isPossible { parts.append(part(.role(.textField), .textField, plain)) }
    if traits[.isEditing].isPossible { parts.append(part(.state(.isEditing), .isEditing, traits[.isEditing])) }
    if let content { parts.append(.init(.value, content)) }
    return parts
  }

  /// "heading", or "heading level 2"; a level without the trait says nothing.
  private func headingParts(_ element: AccessibilityElement, heading: Presence) -> [Utterance.Part] {
    guard heading.isPossible else { return [] }
    guard let level = element.headingLevel, (1...6).contains(level) else {
      return [part(.role(.heading), .heading, heading)]
    }
    let words = SpokenText(lexicon.phrase(.headingLevel, index: level))
    return [.init(.headingLevel, words, if: heading.condition)]
  }

  /// Roles that exist in web content alone.
  private func webParts(_ element: AccessibilityElement) -> [Utterance.Part] {
    guard let role = element.role?.lowercased(), role.hasPrefix("web ") else { return [] }
    let isChecked = ["1", "checked"].contains(element.value?.known?.lowercased())
    switch role {
    case "web radio": return [part(.role(.radioButton), .radioButton), webState(isChecked)]
    case "web checkbox": return [part(.role(.checkbox), .checkbox), webState(isChecked)]
    case "web in-page link": return [part(.role(.inPageLink), .inPageLink)]
    case "web visited link": return [part(.role(.visitedLink), .visitedLink)]
    default: return []
    }
  }

  private func webState(_ isChecked: Bool) -> Utterance.Part {
    let word: Word = isChecked ? .checked : .unchecked
    return part(.state(word), word)
  }

  private static func isWebLink(_ role: String) -> Bool {
    ["web in-page link", "web visited link"].contains(role.lowercased())
  }
}
