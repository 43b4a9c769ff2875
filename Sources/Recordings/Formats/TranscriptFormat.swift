import ScreenModel

/// What was spoken, one utterance a line, as a tester types it or a test attaches it.
///
/// `focus:`, `announce:` and `do:` in front tell what a line is; `#` begins a comment, and `# state: modal` is a fact.
public struct TranscriptFormat: RecordingFormat {
  /// Characters of a line beyond which text is no speech.
  static let lineLimit = 10_000

  /// What words spoken aloud tell, where nothing says whether focus moved.
  public static let carriedByWords: Set<Fact> = OwnKeys.factsOfSpeech

  public init() {}

  public var name: String { "transcript" }
  public var summary: String { "plain text, one utterance a line" }

  public func recognition(of input: RecordingInput) -> Recognition {
    if input.json != nil { return .no }
    let isMarked = input.head.contains { line in
      Prefix.allCases.contains { line.begins(with: $0.rawValue) } || Self.fact(in: line) != nil
    }
    return isMarked ? .likely : .fallback
  }

  /// What a word in front makes of a line.
  private enum Prefix: String, CaseIterable {
    case focus = "focus:"
    case announce = "announce:"
    case action = "do:"

    var kind: RecordedEvent.Kind {
      switch self {
      case .focus: .focus
      case .announce: .announcement
      case .action: .action
      }
    }
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    guard input.lines.count <= RecordingReader.entryLimit else {
      let message =
        "\(input.path) has \(input.lines.count) lines; a transcript has at most \(RecordingReader.entryLimit)"
      return .failure(Problems([Problem(message)]))
    }
    var recording = Recording(format: name, file: input.path)
    recording.isHandTyped = true
    var problems: [Problem] = []
    for (index, line) in input.lines.enumerated() {
      let words = trimmed(line)
      guard let first = words.first else { continue }
      if first == "#" {
        if let problem = take(fact: line, line: index + 1, into: &recording, input) { problems.append(problem) }
      } else if words.count > Self.lineLimit {
        problems.append(input.problem("a line of \(words.count) characters is no utterance", line: index + 1))
      } else if first == "<", words.last == ">" {
        // Recorders write their errors so: `<no speech>`.
        recording.notes.append("line \(index + 1) is no speech and was passed over: \(words)")
      } else {
        switch event(line, number: index + 1, input) {
        case .success(let event): recording.events.append(event)
        case .failure(let problem): problems.append(problem)
        }
      }
    }
    if problems.isEmpty, recording.events.isEmpty {
      problems.append(Problem("\(input.path) holds no utterance", hint: "write what was spoken, one utterance a line"))
    }
    recording.carries = carries(recording.events)
    return problems.isEmpty ? .success(recording) : .failure(Problems(problems))
  }

  private func event(_ line: Substring, number: Int, _ input: RecordingInput) -> Result<RecordedEvent, Problem> {
    let start = line.firstIndex { !$0.isWhitespace } ?? line.startIndex
    let prefix = Prefix.allCases.first { line[start...].hasPrefix($0.rawValue) }
    let after = line[start...].dropFirst(prefix?.rawValue.count ?? 0)
    let text = trimmed(after)
    let column = 1 + line[..<(prefix == nil ? start : after.startIndex)].unicodeScalars.count
    guard let prefix else {
      let span = SourceSpan(file: input.path, line: number, column: column)
      return .success(RecordedEvent(kind: .speech, text: text, span: span))
    }
    guard !text.isEmpty else {
      return .failure(input.problem("‘\(prefix.rawValue)’ without words after it", line: number, column: column))
    }
    let blanks = after.prefix { $0.isWhitespace }.unicodeScalars.count
    let span = SourceSpan(file: input.path, line: number, column: column + blanks)
    return .success(RecordedEvent(kind: prefix.kind, text: text, span: span))
  }

  /// Lines without a word in front do not tell whether focus moved, so such a transcript tells nothing about silence.
  private func carries(_ events: [RecordedEvent]) -> Set<Fact> {
    let tellsApart =
      events.contains { $0.kind == .focus || $0.kind == .announcement } || events.allSatisfy { $0.kind == .action }
    return tellsApart ? OwnKeys.factsOfSpeech.union([.focusMoves, .announcements]) : OwnKeys.factsOfSpeech
  }

  private static let factNames = [
    "app", "case", "commit", "device", "language", "os", "recorded", "screen", "state", "text-size",
  ]

  /// `# state: modal` in its two parts; `nil` for any other comment.
  private static func fact(in line: Substring) -> (name: String, value: String)? {
    let text = line.drop { $0.isWhitespace }
    guard text.first == "#", let colon = text.firstIndex(of: ":") else { return nil }
    let name = String(trimmed(text[..<colon].drop { $0 == "#" }))
    return factNames.contains(name) ? (name, trimmed(text[text.index(after: colon)...])) : nil
  }

  private func take(fact line: Substring, line number: Int, into recording: inout Recording, _ input: RecordingInput)
    -> Problem?
  {
    guard let fact = Self.fact(in: line) else { return nil }
    guard !fact.value.isEmpty else { return input.problem("‘# \(fact.name):’ without a value", line: number) }
    switch fact.name {
    case "app": recording.appVersion = fact.value
    case "case": recording.caseName = fact.value
    case "commit": recording.commit = fact.value
    case "device": recording.device.model = fact.value
    case "language": recording.device.language = fact.value
    case "os": recording.device.os = fact.value
    case "recorded": recording.recorded = fact.value
    case "screen": recording.screenID = fact.value
    case "text-size": recording.device.textSize = fact.value
    default:
      guard let state = UXState(rawValue: fact.value) else {
        let known = UXState.allCases.map(\.rawValue)
        let near = nearestWord(to: fact.value, in: known).map { "did you mean ‘\($0)’?" }
        return input.problem(
          "unknown state ‘\(fact.value)’", hint: near ?? "known are \(known.joined(separator: ", "))", line: number)
      }
      recording.state = state
    }
    return nil
  }
}

/// Text without blanks at its ends.
func trimmed(_ text: Substring) -> String {
  let front = text.drop { $0.isWhitespace }
  guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(front[...last])
}
