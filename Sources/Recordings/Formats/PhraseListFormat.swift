import ScreenModel

/// A JSON list of what was spoken, one text a phrase: guidepup's logs, or any transcript kept so.
public struct PhraseListFormat: RecordingFormat {
  public init() {}

  public var name: String { "phrases" }
  public var summary: String { "a JSON list of phrases, as guidepup keeps them" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard case .text? = input.jsonRoot?.items.first?.kind else { return .no }
    return .certain
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var recording = Recording(format: name, file: input.path)
    var problems: [Problem] = []
    var silent = 0
    for (index, item) in (input.jsonRoot?.items ?? []).prefix(RecordingReader.entryLimit).enumerated() {
      guard case .text(let text) = item.kind else {
        problems.append(
          input.problem(
            "expected text for phrase \(index + 1), found \(item.described)", line: item.line, column: item.column))
        continue
      }
      let words = trimmed(text[...])
      guard !words.isEmpty else {
        silent += 1
        continue
      }
      let span = SourceSpan(file: input.path, line: item.line, column: item.column)
      recording.events.append(RecordedEvent(kind: .speech, text: words, span: span))
    }
    if problems.isEmpty, recording.events.isEmpty {
      problems.append(
        Problem("\(input.path) holds no phrase", hint: "VoiceOver may have been off when it was recorded"))
    }
    guard problems.isEmpty else { return .failure(Problems(problems)) }
    if silent > 0 { recording.notes.append("\(silent) empty \(silent == 1 ? "phrase" : "phrases") passed over") }
    if recording.events.contains(where: { Self.isOfMac($0.text) }) {
      recording.notes.append("said as macOS VoiceOver says it: iOS has other words in another order")
    }
    recording.carries = OwnKeys.factsOfSpeech
    return .success(recording)
  }

  /// macOS says "heading level 1 Teas" where iOS says "Teas, heading".
  private static func isOfMac(_ phrase: String) -> Bool {
    phrase.begins(with: "heading level ") || phrase.begins(with: "link ") || phrase.contains(" heading level ")
  }
}
