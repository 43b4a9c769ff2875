import ScreenModel

/// Something a person should change, with its place and what is heard.
public struct Finding: Sendable, Hashable {
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool {
      let order = Severity.allCases
      return order.firstIndex(of: left)! < order.firstIndex(of: right)!
    }
  }

  /// What kind of finding it is, in kebab case: `state-undesigned`, `speech-contradicted`.
  public var rule: String
  public var severity: Severity
  /// Names the concrete thing, lower case, no final period.
  public var message: String
  public var span: SourceSpan?
  public var heard: String?
  public var expected: String?
  public var why: String?
  public var help: String?

  public init(_ rule: String, _ severity: Severity, _ message: String, at span: SourceSpan? = nil) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.heard = nil
    self.expected = nil
    self.why = nil
    self.help = nil
  }
}
