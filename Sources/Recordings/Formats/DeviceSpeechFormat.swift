import ScreenModel

/// What a device would speak for each element its focus walked over: `pymobiledevice3 developer accessibility list-items`
/// and `notifications`, and go-ios `ios ax`.
public struct DeviceSpeechFormat: RecordingFormat {
  public init() {}

  public var name: String { "device-speech" }
  public var summary: String { "pymobiledevice3 developer accessibility list-items" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot, let first = Self.entries(root).first else { return .no }
    let isPython = first["spoken_description"] != nil && (first["caption"] ?? first["platform_identifier"]) != nil
    return isPython || first["spokenDescription"] != nil ? .certain : .no
  }

  private static func entries(_ root: JSONNode) -> [JSONNode] { root.isObject ? [root] : root.items }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var recording = Recording(format: name, file: input.path)
    var silent = 0
    var shortened = 0
    for entry in (input.jsonRoot.map(Self.entries) ?? []).prefix(RecordingReader.entryLimit) {
      let spoken = entry.words("spoken_description") ?? entry.words("spokenDescription")
      guard let text = [spoken, entry.words("caption")].compactMap({ $0 }).first(where: { $0 != "..." }) else {
        silent += 1
        continue
      }
      if text.hasSuffix("...") { shortened += 1 }
      let span = SourceSpan(file: input.path, line: entry.line, column: entry.column)
      recording.events.append(RecordedEvent(kind: .focus, text: trimmed(text[...]), span: span))
    }
    guard !recording.events.isEmpty else {
      let hint = "record again with the app in front"
      return .failure(Problems([Problem("\(input.path) holds nothing that was spoken", hint: hint)]))
    }
    if silent > 0 { recording.notes.append("\(silent) without words passed over") }
    if shortened > 0 {
      recording.notes.append("\(shortened) with three dots at the end: somebody may have cut words away")
    }
    recording.carries = OwnKeys.factsOfSpeech
    return .success(recording)
  }
}
