/// Something the source tests at run time, and which way it has to come out.
public struct Condition: Sendable, Hashable, Codable {
  /// The test as a person reads it: `isLoading`, `selected == address`.
  public var text: String
  /// The names in the view's code that decide it, sorted: `viewModel.phase`.
  public var names: [String]
  /// Where the test stands.
  public var span: SourceSpan?

  public init(_ text: String, names: [String] = [], span: SourceSpan? = nil) {
    self.text = text
    self.names = names
    self.span = span
  }
}

/// Why something cannot be told from the source, for a person to read.
public struct Reason: Sendable, Hashable, Codable {
  public var text: String
  public var span: SourceSpan?

  public init(_ text: String, span: SourceSpan? = nil) {
    self.text = text
    self.span = span
  }

  /// Why the name of a symbol is not certain.
  public static let guessedName = "nobody has recorded what such a symbol is called aloud"
}
