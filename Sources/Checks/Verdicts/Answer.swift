import ScreenModel

/// What one witness – the source or a recording – answers to one expectation.
struct Answer: Sendable {
  var verdict: Verdict
  /// What is said there, or the nearest thing to it.
  var said: String?
  /// Expected and not said.
  var missing: [String] = []
  /// Said and not expected.
  var extra: [String] = []
  /// What the witness cannot tell.
  var unseen: [String] = []
  /// Traits behind ``extra``, so that a recording that carries them can object.
  var extraTraits: [Trait] = []
  /// Run-time names and tests it depends on, sorted.
  var openNames: [String] = []
  /// Where it stands in the source or the recording.
  var span: SourceSpan?
  var notes: [String] = []

  /// What a transcript cannot tell of `exactly`.
  static let nothingElse = "nothing else between"

  init(_ verdict: Verdict, said: String? = nil, at span: SourceSpan? = nil, notes: [String] = []) {
    self.verdict = verdict
    self.said = said
    self.span = span
    self.notes = notes
  }

  /// The same with a verdict that is no better than `limit`.
  func atMost(_ limit: Verdict) -> Answer {
    var answer = self
    if answer.verdict > limit { answer.verdict = limit }
    return answer
  }

  /// The same with one more remark.
  func noting(_ note: String) -> Answer {
    var answer = self
    answer.notes.append(note)
    return answer
  }
}
