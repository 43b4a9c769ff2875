import ScreenModel

/// A name in `view` that the source does not have.
public struct ViewProblem: Sendable, Hashable {
  public var name: String
  /// The most similar name the source has.
  public var nearest: String?
  public var span: SourceSpan?

  public init(_ name: String, nearest: String? = nil, span: SourceSpan? = nil) {
    self.name = name
    self.nearest = nearest
    self.span = span
  }
}
