/// Something wrong in a file a person wrote (spec, settings, recording, arguments), so that the tool cannot go on. Exit code 2.
public struct Problem: Error, Sendable, Hashable {
  /// What is wrong, lower case, no final period: `unknown key ‘heers’`.
  public var message: String
  /// What to do about it.
  public var hint: String?
  public var span: SourceSpan?
  /// The line of the file as written, for the caret; `nil` where there is none.
  public var line: String?

  public init(_ message: String, hint: String? = nil, span: SourceSpan? = nil, line: String? = nil) {
    self.message = message
    self.hint = hint
    self.span = span
    self.line = line
  }
}

/// Everything wrong in a run, all reported at once.
public struct Problems: Error, Sendable {
  public var all: [Problem]

  public init(_ all: [Problem]) { self.all = all }
}
