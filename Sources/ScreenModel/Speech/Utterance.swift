/// What VoiceOver says when the focus comes to an element, in parts, in listening order.
public struct Utterance: Sendable, Hashable {
  /// What a part tells.
  public enum Kind: Sendable, Hashable {
    /// The container's name, once on entry.
    case container
    /// Row and column headers of a data table.
    case header
    /// "selected".
    case selected
    case label
    case value
    /// "Row 2", "Column 1", spans.
    case cell
    /// "dimmed".
    case dimmed
    /// A role word: "button", "heading", "switch button".
    case role(Word)
    /// A state of the role: on, off, mixed, is editing, expanded, collapsed.
    case state(Word)
    case headingLevel
    /// "2 of 4".
    case position
    /// "List start", "Landmark".
    case edge
    /// The element's own hint.
    case hint
    /// A hint the system gives to a role.
    case standardHint
    case actionsAvailable
    case moreContent
    /// Custom content of high importance.
    case customContent
  }

  public struct Part: Sendable, Hashable {
    public var kind: Kind
    public var text: SpokenText
    /// What must hold at run time for the part to be said; `nil`: it is said.
    public var condition: Condition?

    public init(_ kind: Kind, _ text: SpokenText, if condition: Condition? = nil) {
      self.kind = kind
      self.text = text
      self.condition = condition
    }
  }

  /// What is said at once.
  public var parts: [Part]
  /// What follows after a pause: hints, "actions available", "more content available".
  public var after: [Part]

  public init(parts: [Part], after: [Part] = []) {
    self.parts = parts
    self.after = after
  }
}
