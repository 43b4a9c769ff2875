/// Code that runs on a touch or by itself, and what it does that somebody notices.
public struct AuditedHandler: Sendable {
  /// What sets it off, for people: `Button("Pay")`, `.task`.
  public var trigger: String
  /// The modifier's or control's name: `Button`, `onTapGesture`, `onAppear`, `onDismiss`.
  public var kind: String
  /// The control's call or the modifier: equal to the ``AuditedNode/span`` or ``AuditedModifier/span`` it belongs to.
  public var span: SourceSpan
  public var frames: [SourceSpan]
  /// What it does, in the order written; functions of the project are followed a few calls deep.
  public var effects: [Effect]
  /// Everything it does is known: no call leads to code that was not read.
  public var isComplete: Bool
  /// The code as written, cut at 2000 characters.
  public var source: String
  /// Some of the code it runs asks for Reduce Motion.
  public var asksReduceMotion: Bool

  public struct Effect: Sendable {
    public enum Kind: Sendable, Hashable {
      /// A property was written; the value as written, `nil` where it cannot be shown. `toggle()` is `!name`.
      case assigns(String, String?)
      /// Something was called: the dotted name as written.
      case calls(String)
      case announces
      /// `.screenChanged`, `.layoutChanged`
      case changesScreen
      case dismisses
      case opensURL
      /// An error that is thrown away: `try?`, an empty `catch`.
      case swallowsError
      /// `Task.sleep`, `asyncAfter`, `Timer`: seconds where they are known.
      case waits(Double?)
      /// Code that an animation runs.
      case animates
    }

    public var kind: Kind
    public var span: SourceSpan
    /// What has to hold on the way, as written in the code; empty: always.
    public var tests: [String]
    /// How many closures deep that run later (`Task`, `asyncAfter`).
    public var turn: Int
    /// Of an announcement the call as written, cut at 300 characters.
    public var source: String?
    /// It is what a `try` or `await` was written for.
    public var isTried = false
    /// The `do` statement whose `catch` it is in, the innermost; `nil`: it is in none.
    public var caughtIn: SourceSpan?

    public init(_ kind: Kind, span: SourceSpan, tests: [String] = [], turn: Int = 0) {
      self.kind = kind
      self.span = span
      self.tests = tests
      self.turn = turn
    }
  }

  public init(trigger: String, kind: String, span: SourceSpan) {
    self.trigger = trigger
    self.kind = kind
    self.span = span
    self.frames = []
    self.effects = []
    self.isComplete = true
    self.source = ""
    self.asksReduceMotion = false
  }

  /// Properties it writes.
  public var assigned: [String] {
    effects.compactMap { if case .assigns(let name, _) = $0.kind { name } else { nil } }
  }

  /// Whether it does a thing.
  public func does(_ kind: Effect.Kind) -> Bool { effects.contains { $0.kind == kind } }
}
