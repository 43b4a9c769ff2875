import ScreenModel

/// What a spec says of one state. Keys beside `cases` are already inherited by each case.
public struct StateSpec: Sendable {
  public var state: UXState
  /// The reason why the screen does not have this state; excludes all else.
  public var notApplicable: Located<String>?
  /// At least one where the state is designed; a state without `cases` has one case without a name.
  public var cases: [CaseSpec]
  public var known: KnownFailure?
  public var span: SourceSpan

  public init(state: UXState, span: SourceSpan) {
    self.state = state
    self.notApplicable = nil
    self.cases = []
    self.known = nil
    self.span = span
  }

  /// Whether nobody has written what is heard in this state.
  public var isUndesigned: Bool {
    notApplicable == nil && cases.allSatisfy { $0.expectations.isEmpty && $0.part == nil }
  }
}

/// One case of a state, with everything it inherits.
public struct CaseSpec: Sendable {
  /// `nil` for the only case of a state.
  public var name: String?
  /// All expectations, in the order written.
  public var expectations: [Expectation]
  /// The case is that of a part.
  public var part: PartReference?
  /// Sample data over the screen's: already merged, the innermost last.
  public var given: [SampleBinding]
  public var preview: String?
  /// Where ``preview`` is written.
  public var previewSpan: SourceSpan?
  public var recordings: [Located<String>]
  public var filter: RecordingFilter?
  /// What the person did, in prose.
  public var when: String?
  /// The presented screen's id (`modal`).
  public var opens: Located<String>?
  /// The screen behind stays in reach on purpose (`modal`).
  public var backgroundReachable: Bool
  /// The id of the screen that follows (`success`).
  public var next: Located<String>?
  public var answers: Answers
  public var rotors: [String]
  public var magicTap: String?
  public var escape: String?
  public var dynamicType: String?
  public var check: [String]
  public var known: KnownFailure?
  public var span: SourceSpan

  public init(name: String?, span: SourceSpan) {
    self.name = name
    self.expectations = []
    self.part = nil
    self.given = []
    self.preview = nil
    self.previewSpan = nil
    self.recordings = []
    self.filter = nil
    self.when = nil
    self.opens = nil
    self.backgroundReachable = false
    self.next = nil
    self.answers = Answers()
    self.rotors = []
    self.magicTap = nil
    self.escape = nil
    self.dynamicType = nil
    self.check = []
    self.known = nil
    self.span = span
  }
}

/// `{part: offline-banner, state: error}`.
public struct PartReference: Sendable {
  public var part: String
  public var state: UXState
  public var caseName: String?
  public var span: SourceSpan

  public init(part: String, state: UXState, caseName: String? = nil, span: SourceSpan) {
    self.part = part
    self.state = state
    self.caseName = caseName
    self.span = span
  }
}

/// Which recordings count, and which branch the source takes (`for`).
public struct RecordingFilter: Sendable {
  public var device: String?
  public var os: String?
  public var language: String?
  public var textSize: String?

  public init(device: String? = nil, os: String? = nil, language: String? = nil, textSize: String? = nil) {
    self.device = device
    self.os = os
    self.language = language
    self.textSize = textSize
  }
}

/// The four questions, where a person answers in words.
public struct Answers: Sendable {
  public var `where`: String?
  public var changed: String?
  public var canDo: String?
  public var next: String?

  public init() {}
}
