/// What a VoiceOver user meets on a screen in one state, in the order of the walk. Source and recordings both become this.
public struct Screen: Sendable, Hashable, Codable {
  public var elements: [AccessibilityElement]
  /// The facts that the origin of this screen can tell.
  public var carries: Set<Fact>
  /// Everything on the screen is here, so that what is absent is not there.
  public var isComplete: Bool

  public init(elements: [AccessibilityElement], carries: Set<Fact> = Fact.all, isComplete: Bool = true) {
    self.elements = elements
    self.carries = carries
    self.isComplete = isComplete
  }
}
