import ScreenModel

/// A name in `preview` that gives no sample data.
public struct PreviewProblem: Sendable, Hashable {
  public var name: String
  /// The most similar name of a preview.
  public var nearest: String?
  /// The view that the preview of this name does not show; `nil`: there is no such preview.
  public var view: String?
  public var span: SourceSpan?

  public init(_ name: String, nearest: String? = nil, view: String? = nil, span: SourceSpan? = nil) {
    self.name = name
    self.nearest = nearest
    self.view = view
    self.span = span
  }
}
