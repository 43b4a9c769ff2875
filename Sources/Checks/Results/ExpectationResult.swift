import ScreenModel
import ScreenSpecs

/// What became of one expectation.
public struct ExpectationResult: Sendable, Hashable {
  public var kind: Expectation.Kind
  /// `nil` for the only case of a state.
  public var caseName: String?
  /// As written.
  public var expected: String
  public var verdict: Verdict
  /// What is heard, or predicted, or the nearest thing to it; `nil`: nothing like it.
  public var heard: String?
  /// Expected and not said.
  public var missing: [String]
  /// Said and not expected.
  public var extra: [String]
  /// What the recording cannot carry.
  public var unseen: [String]
  /// Run-time names the verdict depends on, sorted.
  public var openNames: [String]
  /// Where the deciding evidence stands: a place in the source, or in a recording.
  public var evidence: SourceSpan?
  /// The recording that decided.
  public var recordingFile: String?
  /// A person typed that recording.
  public var isHandTyped: Bool
  /// A recording was there, and is out of date.
  public var isStale: Bool
  /// What the source says, where a recording decided.
  public var predicted: String?
  /// Where the source says it, if a recording decided.
  public var predictedAt: SourceSpan?
  /// What a recording says, where the source decided: it is out of date, or cannot carry the difference.
  public var recorded: String?
  /// Where it says it.
  public var recordedAt: SourceSpan?
  /// The recording that did not decide.
  public var recordedFile: String?
  /// The source and a recording say different things; for people.
  public var disagreement: String?
  public var notes: [String]
  public var priority: Expectation.Priority
  /// The same in further languages; the verdict is the weakest.
  public var languages: [LanguageResult]
  /// Where it is written.
  public var span: SourceSpan

  init(_ expectation: Expectation, caseName: String?, _ decision: Decision) {
    kind = expectation.kind
    self.caseName = caseName
    expected =
      expectation.field.map { "\($0): \(expectation.says.isEmpty ? "emptied" : expectation.says)" }
      ?? expectation.says
    verdict = decision.answer.verdict
    heard = decision.answer.said
    missing = decision.answer.missing
    extra = decision.answer.extra
    unseen = decision.answer.unseen
    openNames = decision.answer.openNames
    evidence = decision.answer.span
    recordingFile = decision.recording?.recording.file
    isHandTyped = decision.recording?.recording.isHandTyped ?? false
    isStale = decision.isStale
    predicted = decision.predicted
    predictedAt = decision.predictedAt
    recorded = decision.recorded
    recordedAt = decision.recordedAt
    recordedFile = decision.recordedFile
    disagreement = decision.disagreement
    notes = decision.answer.notes
    priority = expectation.priority
    languages = []
    span = expectation.span
  }

  /// - Parameter span: where the expectation is written.
  public init(_ kind: Expectation.Kind, expected: String, _ verdict: Verdict, at span: SourceSpan) {
    self.kind = kind
    self.caseName = nil
    self.expected = expected
    self.verdict = verdict
    self.heard = nil
    self.missing = []
    self.extra = []
    self.unseen = []
    self.openNames = []
    self.evidence = nil
    self.recordingFile = nil
    self.isHandTyped = false
    self.isStale = false
    self.predicted = nil
    self.predictedAt = nil
    self.recorded = nil
    self.recordedAt = nil
    self.recordedFile = nil
    self.disagreement = nil
    self.notes = []
    self.priority = .must
    self.languages = []
    self.span = span
  }

  /// Where the source stands to it, as far as that was found.
  var sourcePlace: SourceSpan? { recordingFile == nil ? evidence : predictedAt }

  /// What `opens` and `next` name is no evidence; left unproved, they do not weaken a case.
  var counts: Bool { verdict != .unproved || (kind != .opens && kind != .next) }
}
