import ScreenModel

/// Utterances with the steps that brought them, as JSON: small tools around Xcode 27's VoiceOver service, and the answers
/// of Appium's `mobile: voiceOverMove`.
public struct VoiceOverStepsFormat: RecordingFormat {
  public init() {}

  public var name: String { "voiceover-steps" }
  public var summary: String { "JSON steps with an utterance each" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot else { return .no }
    return Self.steps(root).contains { Self.inner($0)["utterance"] != nil } ? .certain : .no
  }

  private static func steps(_ root: JSONNode) -> [JSONNode] {
    if root["steps"] != nil { return root.items("steps") }
    return root.isObject ? [root] : root.items
  }

  /// The answer inside a WebDriver envelope.
  private static func inner(_ step: JSONNode) -> JSONNode { step["value"].flatMap { $0.isObject ? $0 : nil } ?? step }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    guard let root = input.jsonRoot else { return .failure(Problems([Problem("\(input.path) is no JSON")])) }
    var recording = Recording(format: name, file: input.path)
    var silent = 0
    for outer in Self.steps(root).prefix(RecordingReader.entryLimit) {
      let step = Self.inner(outer)
      guard let text = step.words("utterance").map({ trimmed($0[...]) }), !text.isEmpty else {
        silent += 1
        continue
      }
      // A step brings focus to an element; the speech at the start may have been anything.
      let isMove = step.words("action").map { $0 != "current" } ?? false
      let span = SourceSpan(file: input.path, line: step.line, column: step.column)
      recording.events.append(RecordedEvent(kind: isMove ? .focus : .speech, text: text, span: span))
    }
    guard !recording.events.isEmpty else {
      let hint = "VoiceOver may have been off; enable it before the first step"
      return .failure(Problems([Problem("\(input.path) holds no utterance", hint: hint)]))
    }
    recording.device.os = root.words("runtime")
    if silent > 0 { recording.notes.append("\(silent) \(silent == 1 ? "step" : "steps") without speech passed over") }
    if let coverage = root["coverage"], coverage.truth("complete") == false {
      let why = coverage.words("reason").map { ": \($0)" } ?? ""
      recording.notes.append("the walk did not reach the end of the screen\(why)")
    }
    recording.carries = OwnKeys.factsOfSpeech
    return .success(recording)
  }
}
