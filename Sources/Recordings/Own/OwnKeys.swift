import ScreenModel

/// The keys of our own JSON, in the order in which they are written.
enum OwnKeys {
  static let recording = [
    "recording", "screen", "state", "case", "device", "recorded", "app", "handTyped", "notes", "carries", "complete",
    "stamp", "elements", "events", "issues",
  ]
  /// What a recording must have one of.
  static let lists = ["elements", "events", "issues"]
  static let device = ["os", "language", "model", "textSize"]
  static let app = ["version", "commit"]
  static let element = [
    "label", "value", "hint", "traits", "identifier", "role", "placeholder", "frame", "actions", "activatable",
    "content",
    "customContent", "headingLevel", "expanded", "position", "container", "context", "inputLabels", "keyboardFocus",
  ]
  static let cutText = ["text", "cut"]
  static let content = ["label", "value", "importance"]
  static let position = ["index", "count"]
  static let context = [
    "type", "index", "count", "container", "firstFocusInContainer", "row", "column", "rowSpan", "columnSpan",
    "firstInRow",
    "rowHeaders", "columnHeaders", "headers",
  ]
  static let issue = ["kind", "message", "detail", "element"]
  static let event = ["at", "kind", "text"]

  /// What a recording carries that does not say so: everything but what has no key at all.
  static func carriesUnlessSaid(hasElements: Bool, hasEvents: Bool) -> Set<Fact> {
    let ofEvents: Set<Fact> = [.focusMoves, .announcements]
    guard hasElements else { return factsOfSpeech.union(ofEvents) }
    return hasEvents ? Fact.all : Fact.all.subtracting(ofEvents)
  }

  /// What words spoken aloud tell. A hint may not have been waited for, so it is not among them.
  static let factsOfSpeech: Set<Fact> = Set(
    [.label, .value, .position, .container, .headingLevel, .expanded, .placeholder, .order]
      + [
        Trait.button, .link, .header, .image, .selected, .notEnabled, .searchField, .adjustable, .toggleButton,
        .tabBarItem, .textEntry, .isEditing, .secureTextField, .textArea, .backButton, .pickerItem, .popUpButton,
        .draggable,
      ].map(Fact.trait))
}
