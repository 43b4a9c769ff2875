/// Keeps places in source apart from what refers to them, so that a line added above does not change what was stored.
///
/// Given to an encoder or decoder under ``Swift/CodingUserInfoKey/spanPlacing``; ``SourceSpan`` is then stored as a
/// number.
public protocol SpanPlacing {
  /// The number that stands for a place. Throws where there is none for it.
  func number(of span: SourceSpan) throws -> Int
  /// The place that a number stands for. Throws where it is not there any more.
  func span(_ number: Int) throws -> SourceSpan
}

extension CodingUserInfoKey {
  /// Where a ``SpanPlacing`` is found.
  public static let spanPlacing = Self(rawValue: "spanPlacing")
}

extension SourceSpan: Codable {
  private enum CodingKeys: CodingKey { case file, line, column, endLine, endColumn }

  public init(from decoder: any Decoder) throws {
    if let placing = CodingUserInfoKey.spanPlacing.flatMap({ decoder.userInfo[$0] }) as? any SpanPlacing {
      self = try placing.span(decoder.singleValueContainer().decode(Int.self))
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try container.decode(String.self, forKey: .file), line: try container.decode(Int.self, forKey: .line),
      column: try container.decode(Int.self, forKey: .column),
      endLine: try container.decode(Int.self, forKey: .endLine),
      endColumn: try container.decode(Int.self, forKey: .endColumn))
  }

  public func encode(to encoder: any Encoder) throws {
    if let placing = CodingUserInfoKey.spanPlacing.flatMap({ encoder.userInfo[$0] }) as? any SpanPlacing {
      var container = encoder.singleValueContainer()
      try container.encode(placing.number(of: self))
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(column, forKey: .column)
    try container.encode(endLine, forKey: .endLine)
    try container.encode(endColumn, forKey: .endColumn)
  }
}
