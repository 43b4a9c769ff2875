import ScreenModel

/// The verdict that the best evidence gives, with what is to be said about the rest.
struct Decision: Sendable {
  var answer: Answer
  /// The recording that decided.
  var recording: DatedRecording?
  var isStale = false
  /// The source or a recording says otherwise than the verdict; the text is for people.
  var disagreement: String?
  /// Parts that the recording cannot carry are what the source says they should be.
  var areUnseenPredicted = false
  /// What the source says, and where, if a recording decided.
  var predicted: String?
  var predictedAt: SourceSpan?
  /// What a recording says, and which, if the source decided: it is out of date, or cannot carry the difference.
  var recorded: String?
  var recordedAt: SourceSpan?
  var recordedFile: String?
}

extension Decision {
  /// Keeps what a recording says that did not decide.
  mutating func setAside(_ answer: Answer, of recording: DatedRecording) {
    recorded = answer.said
    recordedAt = answer.span
    recordedFile = recording.recording.file
  }
}
