import ScreenModel

/// One thing a person must (or must not) hear or meet in a state: an entry of `expectations` in the JSON output.
public struct Expectation: Sendable {
  /// The key it was written under.
  public enum Kind: String, Sendable, CaseIterable {
    case hears, exactly, each, focus, stays
    case keyboardFocus = "keyboard-focus"
    case announces, silent, never, shows, keeps
    case `in`
    case wayOut = "way-out"
    case out, because, next, opens, background
  }

  public enum Priority: String, Sendable { case must, should, may }

  public var kind: Kind
  /// The expected utterance as written; for `silent` `"true"`, for `opens` and `next` the screen's id.
  public var says: String
  /// Restricts the match to this accessibility identifier.
  public var identifier: String?
  public var hint: String?
  /// Custom actions that must all exist.
  public var actions: [String]
  /// Names for Voice Control.
  public var voice: [String]
  /// The visible reason of a disabled element, written on the expectation.
  public var because: String?
  /// The exact number on the screen; for announcements, how often it is made (`times`).
  public var count: Int?
  public var priority: Priority
  /// What sets an announcement off, in prose.
  public var after: String?
  /// The field of `keeps`: `{Email: anna@example.com}`.
  public var field: String?
  /// Stands for what a part says in a state.
  public var part: PartReference?
  public var known: KnownFailure?
  public var span: SourceSpan

  public init(kind: Kind, says: String, span: SourceSpan) {
    self.kind = kind
    self.says = says
    self.identifier = nil
    self.hint = nil
    self.actions = []
    self.voice = []
    self.because = nil
    self.count = nil
    self.priority = .must
    self.after = nil
    self.field = nil
    self.part = nil
    self.known = nil
    self.span = span
  }
}
