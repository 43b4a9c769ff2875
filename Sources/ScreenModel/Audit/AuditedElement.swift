/// An element of the accessibility tree with what rules ask of it beyond what is spoken.
public struct AuditedElement: Sendable {
  public enum Content: String, Sendable { case text, image, control, container }

  public var element: AccessibilityElement
  public var content: Content
  /// A picture that has no name but that of its file or symbol.
  public var isUnnamedImage: Bool
  /// The label was set by `.accessibilityLabel`, or the element was made by one.
  public var hasOwnLabel: Bool
  /// The value was set by `.accessibilityValue`.
  public var hasOwnValue: Bool
  public var sortPriority: Double
  /// Where it stands, and through which calls it came there.
  public var key: Key

  /// The same source in the same place, through all modifiers.
  public struct Key: Sendable, Hashable {
    public var span: SourceSpan
    public var frames: [SourceSpan]

    public init(span: SourceSpan, frames: [SourceSpan]) {
      self.span = span
      self.frames = frames
    }

    /// The last call it came through tells most places apart; comparing asks for all of them.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(span)
      hasher.combine(frames.count)
      if let last = frames.last { hasher.combine(last) }
    }
  }

  public init(_ element: AccessibilityElement, content: Content, key: Key) {
    self.element = element
    self.content = content
    self.isUnnamedImage = false
    self.hasOwnLabel = false
    self.hasOwnValue = false
    self.sortPriority = 0
    self.key = key
  }

  public var span: SourceSpan { key.span }

  public var label: SpokenText? { element.label }

  public var isControl: Bool { content == .control }

  /// What has to hold for it to be there, as one text; `nil`: it is there.
  public var presence: [Condition] { element.certainty.presence }
}
