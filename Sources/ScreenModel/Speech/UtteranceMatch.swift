/// How an expected utterance compares with what is predicted or was heard, part by part.
public struct UtteranceMatch: Sendable, Hashable {
  public enum Outcome: Sendable, Hashable {
    /// Every expected part is said, and nothing that matters besides.
    case same
    /// It can be the same, depending on what is true at run time; see ``UtteranceMatch/openNames``.
    case open
    /// Every part that the origin can carry is said; see ``UtteranceMatch/unseen``.
    case inPart
    /// Something is missing, or something is said that must not be.
    case different
  }

  public var outcome: Outcome
  /// Expected and not said, as a person reads it: `dimmed`, `12 Oak Street`.
  public var missing: [String]
  /// Said and not expected, where that is a mismatch: `selected`, `dimmed`, words of a label.
  public var extra: [String]
  /// Expected parts that the origin cannot carry.
  public var unseen: [String]
  /// Why it is open: tests and unknown words, for people.
  public var openReasons: [String]
  /// Run-time names it depends on, sorted.
  public var openNames: [String]
  /// What `<name>` stood for.
  public var bindings: [String: String]
  /// 0 (nothing in common) … 1 (same), to find the nearest line.
  public var similarity: Double

  public init(_ outcome: Outcome) {
    self.outcome = outcome
    self.missing = []
    self.extra = []
    self.unseen = []
    self.openReasons = []
    self.openNames = []
    self.bindings = [:]
    self.similarity = outcome == .different ? 0 : 1
  }
}
