extension Speech {
  /// What follows after a pause: custom content, own hint, standard hints, "actions available", "more content available".
  func afterParts(_ element: AccessibilityElement, traits: SpokenTraits, name: SpokenName) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    for content in element.customContent where content.isImportant {
      let separator: [SpokenText.Part] = content.label.isEmpty || content.value.isEmpty ? [] : [.known(", ")]
      parts.append(.init(.customContent, SpokenText(content.value.parts + separator + content.label.parts)))
    }
    if let hint = name.hint { parts.append(.init(.hint, hint)) }
    parts += standardHints(element, traits: traits, name: name)
    if !element.actions.isEmpty { parts.append(part(.actionsAvailable, .actionsAvailable)) }
    if !element.customContent.isEmpty { parts.append(part(.moreContent, .moreContent)) }
    return parts
  }

  /// Hints the system gives to roles; a dimmed control has none.
  private func standardHints(
    _ element: AccessibilityElement, traits: SpokenTraits, name: SpokenName
  ) -> [Utterance.Part] {
    let dimmed = traits[.notEnabled]
    guard dimmed != .yes else { return [] }
    var parts: [Utterance.Part] = []
    func say(_ word: Word, _ presence: Presence) {
      let presence = presence.unless(dimmed)
      if presence.isPossible { parts.append(part(.standardHint, word, presence)) }
    }
    say(.hintToggle, traits[.toggleButton])
    let field = traits[.textEntry].or(traits[.secureTextField]).or(traits[.textArea])
    let editing = traits[.isEditing]
    say(.hintEdit, field.unless(editing))
    // Text of several lines can always be checked for spelling, a single line while it is edited.
    say(.hintEditing, field == .no ? .no : editing.or(traits[.textArea]))
    if let isExpanded = element.expanded { say(isExpanded ? .hintCollapse : .hintExpand, .yes) }
    say(.hintPicker, traits[.popUpButton])
    if !name.hintIsLabel { say(.hintAdjust, traits[.adjustable]) }
    say(.hintDrag, traits[.draggable])
    return parts
  }
}
