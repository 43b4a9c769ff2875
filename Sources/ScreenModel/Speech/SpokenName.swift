/// What is said for label and value, after the rules that move or drop them.
struct SpokenName: Sendable {
  enum Place: Sendable {
    case beforeRole
    /// After "switch button": on, off, mixed, or the element's own words.
    case afterSwitch
    /// After "is editing".
    case afterEditing
  }

  var label: SpokenText?
  var value: SpokenText?
  var place = Place.beforeRole
  var hint: SpokenText?
  /// With neither label nor value the hint is said in their place, and no hint afterwards.
  var hintIsLabel = false

  init(element: AccessibilityElement, traits: SpokenTraits, lexicon: Lexicon) {
    label = Self.nonEmpty(element.label)
    value = Self.nonEmpty(element.value)
    hint = Self.nonEmpty(element.hint)
    let isField =
      traits[.textEntry].isPossible || traits[.searchField].isPossible || traits[.secureTextField].isPossible
    if value == nil, isField, let placeholder = Self.nonEmpty(element.placeholder) {
      if label == nil { label = placeholder } else { value = placeholder }
    }
    if traits[.toggleButton].isPossible {
      place = .afterSwitch
    } else if traits[.isEditing] == .yes, label != nil {
      place = .afterEditing
    }
    // A switch's state is no value here: it is said with the role.
    if label == nil, value == nil || place == .afterSwitch, let hint {
      label = hint
      self.hint = nil
      hintIsLabel = true
    }
    // "Back", not "Back, back button".
    if traits[.backButton] == .yes, let known = label?.known,
      known.lowercased() == lexicon.phrase(.back)
    {
      label = nil
    }
  }

  private static func nonEmpty(_ text: SpokenText?) -> SpokenText? {
    guard let text, !text.isEmpty else { return nil }
    return text
  }
}
