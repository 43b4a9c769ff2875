/// When a source file last changed.
public struct SourceChange: Sendable, Hashable {
  public var file: String
  /// ISO 8601; `nil` where the history does not say.
  public var date: String?

  public init(_ file: String, date: String?) {
    self.file = file
    self.date = date
  }
}
