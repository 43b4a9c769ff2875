/// A place in a view's code that rules ask about and that evaluation passes over.
public struct AuditedRemark: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// `formatter.dateFormat = "dd/MM/yyyy"`: the pattern.
    case dateFormat(String)
    /// `String(format: "%.2f", price)`: the pattern.
    case numberFormat(String)
    /// An announcement that is posted while a body is built.
    case announcementInBody
  }

  public var kind: Kind
  public var span: SourceSpan

  public init(_ kind: Kind, at span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
