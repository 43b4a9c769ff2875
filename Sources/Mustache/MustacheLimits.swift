/// What a template may use up, so that one from elsewhere can neither hang the tool nor fill the disk.
public struct MustacheLimits: Sendable, Hashable {
  /// Bytes of a template, and of all partials together as often as they are read.
  public var templateBytes: Int
  /// Sections and partials inside each other.
  public var depth: Int
  /// Bytes written.
  public var outputBytes: Int
  /// Tags and texts passed, those of repeated sections each time.
  public var steps: Int

  public init(
    templateBytes: Int = 4 << 20, depth: Int = 100, outputBytes: Int = 32 << 20, steps: Int = 4_000_000
  ) {
    self.templateBytes = templateBytes
    self.depth = depth
    self.outputBytes = outputBytes
    self.steps = steps
  }
}
