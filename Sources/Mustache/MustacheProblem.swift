/// Why a template cannot be used: what is wrong, and where.
public struct MustacheProblem: Error, Sendable, Hashable {
  /// Lower case, no final period: `the section ‘items’ is not closed`.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// The partial it is in; `nil`: the template itself.
  public var partial: String?
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  public init(_ message: String, hint: String? = nil, partial: String? = nil, line: Int, column: Int) {
    self.message = message
    self.hint = hint
    self.partial = partial
    self.line = line
    self.column = column
  }
}
