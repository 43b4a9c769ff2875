import ScreenModel

/// Something a person should change, with its place and what is heard.
public struct Finding: Sendable, Hashable {
  public enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// Another place that has to do with it: where the cause stands in the source.
  public struct Related: Sendable, Hashable, Codable {
    public var span: SourceSpan
    /// What is there, lower case, no final period.
    public var message: String

    public init(_ span: SourceSpan, _ message: String) {
      self.span = span
      self.message = message
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
  /// The word for ``heard``: `predicted` where the source says it, `heard` where a recording does.
  public var heardBy: String
  /// Differences part by part and remarks, a line each.
  public var details: [String]
  /// Further places, the cause in the source first.
  public var related: [Related]
  /// The id of the screen or part, the state and the case it is about.
  public var screen: String?
  public var state: UXState?
  public var caseName: String?

  public init(_ rule: String, _ severity: Severity, _ message: String, at span: SourceSpan? = nil) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.heard = nil
    self.expected = nil
    self.why = nil
    self.help = nil
    self.heardBy = "heard"
    self.details = []
    self.related = []
    self.screen = nil
    self.state = nil
    self.caseName = nil
  }
}

extension Finding {
  /// By place, then rule, then words: the order in which reports show findings. Those without a place come first.
  public static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    switch (left.span, right.span) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (.some(let first), .some(let second)) where first != second: return first < second
    default: break
    }
    return (left.rule, left.message, left.caseName ?? "") < (right.rule, right.message, right.caseName ?? "")
  }
}
