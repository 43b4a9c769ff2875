/// A place in a file a person wrote: Swift source, a spec, a recording.
///
/// Lines and columns count from 1; columns count Unicode scalars.
public struct SourceSpan: Sendable, Hashable {
  /// The file's path, as the person gave it or relative to the project's root.
  public var file: String
  public var line: Int
  public var column: Int
  public var endLine: Int
  /// The column after the last character.
  public var endColumn: Int

  public init(file: String, line: Int, column: Int, endLine: Int? = nil, endColumn: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine ?? line
    self.endColumn = endColumn ?? column
  }

  /// Without the path, which is long and the same for most: comparing asks for it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(endColumn)
    hasher.combine(file.utf8.count)
  }
}

extension SourceSpan: Comparable {
  public static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    (left.file, left.line, left.column, left.endLine, left.endColumn)
      < (right.file, right.line, right.column, right.endLine, right.endColumn)
  }
}

extension SourceSpan: CustomStringConvertible {
  /// `file:line:column`, the form editors and terminals turn into a link.
  public var description: String { "\(file):\(line):\(column)" }
}
