import ScreenModel

/// A screen in the source that has no spec.
public struct UnspecifiedScreen: Sendable, Hashable {
  public var view: String
  public var span: SourceSpan?

  public init(_ view: String, at span: SourceSpan? = nil) {
    self.view = view
    self.span = span
  }
}
