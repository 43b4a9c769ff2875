/// A source file as far as an audit asks: comments that speak to the tool.
public struct AuditedFile: Sendable {
  public var path: String
  public var comments: [AuditedComment]
  /// Code for Xcode's canvas: previews and their providers.
  public var samples: [SourceSpan]

  public init(path: String, comments: [AuditedComment] = [], samples: [SourceSpan] = []) {
    self.path = path
    self.comments = comments
    self.samples = samples
  }
}

/// `// spec-check:ignore rule-id — reason`
public struct AuditedComment: Sendable {
  /// What follows `spec-check:`.
  public var text: String
  public var span: SourceSpan
  /// The next view, declaration or modifier behind it; `nil`: there is none.
  public var covers: SourceSpan?

  public init(text: String, span: SourceSpan, covers: SourceSpan?) {
    self.text = text
    self.span = span
    self.covers = covers
  }
}

extension SourceSpan {
  /// Whether another place begins inside, in the same file.
  public func contains(_ other: SourceSpan) -> Bool {
    file == other.file && (line, column) <= (other.line, other.column)
      && (other.line, other.column) < (endLine, endColumn)
  }
}
