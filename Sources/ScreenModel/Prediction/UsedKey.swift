/// A string-table key and a place in the source that asks for its words.
public struct UsedKey: Sendable, Hashable, Comparable, Codable {
  public var key: String
  /// `Localizable`, where the source names none.
  public var table: String
  public var span: SourceSpan

  public init(_ key: String, table: String, span: SourceSpan) {
    self.key = key
    self.table = table
    self.span = span
  }

  public static func < (left: UsedKey, right: UsedKey) -> Bool {
    left.span == right.span ? (left.table, left.key) < (right.table, right.key) : left.span < right.span
  }
}
