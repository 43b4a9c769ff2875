import ScreenModel

/// A spec before it is written to a file: what the source shows, and what people have to add.
public struct SpecDraft: Sendable, Hashable {
  public var kind: ScreenSpec.Kind
  /// The name people use.
  public var name: String
  public var id: String
  /// The view types that implement it.
  public var views: [String]
  /// There is no code yet.
  public var isPlanned = false
  /// Something in it is possible only, so that more than `designed` would warn of the draft itself.
  public var isBelowProof = false
  /// Values for names in the view's code that hold in every state.
  public var given: [SampleBinding] = []
  /// Names in the view's code whose values nobody has given, sorted.
  public var openNames: [String] = []
  /// In the order in which they are written.
  public var states: [StateDraft] = []
  /// Parts of the view that could not be read, for people.
  public var unread: [String] = []

  public init(_ kind: ScreenSpec.Kind, name: String, id: String, views: [String]) {
    self.kind = kind
    self.name = name
    self.id = id
    self.views = views
  }
}

/// One state of a draft.
public struct StateDraft: Sendable, Hashable {
  public var state: UXState
  /// None: the source does not have the state, or says nothing in it; people design it.
  public var cases: [CaseDraft]
  /// Why the screen does not have the state.
  public var notApplicable: String?
  /// What people should know of it, a comment each.
  public var remarks: [String]

  public init(_ state: UXState, cases: [CaseDraft] = [], remarks: [String] = []) {
    self.state = state
    self.cases = cases
    self.notApplicable = nil
    self.remarks = remarks
  }
}

/// One case of a state of a draft.
public struct CaseDraft: Sendable, Hashable {
  /// What is expected, in the order in which it is written.
  public struct Line: Sendable, Hashable {
    public var kind: Expectation.Kind
    public var says: String
    /// In place of ``says``: the part that says it, in a state.
    public var part: PartState?

    public init(_ kind: Expectation.Kind, _ says: String) {
      self.kind = kind
      self.says = says
      self.part = nil
    }
  }

  /// A part in one of its states.
  public struct PartState: Sendable, Hashable {
    public var part: String
    public var state: UXState

    public init(_ part: String, _ state: UXState) {
      self.part = part
      self.state = state
    }
  }

  /// One of the four questions.
  public struct Answer: Sendable, Hashable {
    /// The key under `answers`: `can-do`.
    public var key: String
    /// As a person asks it.
    public var question: String
    /// Already answered by what is heard.
    public var isAnswered: Bool

    public init(_ key: String, _ question: String, isAnswered: Bool) {
      self.key = key
      self.question = question
      self.isAnswered = isAnswered
    }
  }

  /// Only where a state has several.
  public var name: String?
  public var preview: String?
  public var given: [SampleBinding] = []
  public var lines: [Line] = []
  public var answers: [Answer] = []
  /// The one thing at risk when text grows.
  public var textSizeRisk: String?
  /// What a person checks by hand.
  public var checks: [String] = []
  /// What people should know of it, a comment each.
  public var remarks: [String] = []
  /// Some of its words are known, and not only their names.
  public var hasOwnWords = false
  /// Where the source has it.
  public var branch: SourceSpan?

  public init(name: String? = nil) { self.name = name }

  /// Nothing is expected, so that the state stays undesigned.
  public var isEmpty: Bool { lines.isEmpty }
}
