import ScreenModel

/// A string-table key without words in a language, and where the source asks for it.
public struct UntranslatedKey: Sendable, Hashable {
  public var key: String
  public var table: String
  /// The table's file as people see it; `nil`: the project has no such table.
  public var catalog: String?
  /// Where the key is used.
  public var span: SourceSpan

  public init(_ key: String, table: String, catalog: String?, span: SourceSpan) {
    self.key = key
    self.table = table
    self.catalog = catalog
    self.span = span
  }
}
