import Recordings
import Reports
import ScreenModel

/// `hear`: says recordings aloud, or converts one to our own format.
struct HearCommand: Command {
  let name = "hear"
  let summary = "Say a recording aloud, as VoiceOver would, and tell what its format cannot."
  let operands = "FILE…"
  let formats = ["text", "json"]
  var options: [Option] { [Self.conversion, Self.screen, Self.state, Self.caseName, Self.language] }

  static let conversion = Option(
    "as", value: "KIND", choices: ["recording"], help: "recording: convert the file to the format of spec-check")
  static let screen = Option("screen", value: "ID", help: "the screen that was recorded, whatever the file says")
  static let state = Option(
    "state", value: "STATE", choices: UXState.allCases.map(\.rawValue), help: "its state: empty, loading, error …")
  static let caseName = Option("case", value: "NAME", help: "the case of its state")
  static let language = Option(
    "language", value: "TAG", help: "the language VoiceOver speaks; without it that of the recording, else en")

  var examples: [Example] {
    [
      Example("spec-check hear recordings/address-picker/modal.txt", "each element as heard, numbered"),
      Example("spec-check hear dump.txt --format json", "the same for programs"),
      Example(
        "spec-check hear dump.txt --as recording --screen search --state empty --output recordings/search/empty.json",
        "keep what a UI test printed, in a form that loses nothing"),
    ]
  }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    guard !arguments.operands.isEmpty else {
      throw Problems([Problem("no recording named", hint: "spec-check hear FILE…")])
    }
    var outcome = Outcome()
    var recordings: [Recording] = []
    for path in arguments.operands {
      switch read(path, in: surroundings) {
      case .success(let recording): recordings.append(named(recording, arguments))
      case .failure(let problems): outcome.problems += problems.all
      }
    }
    guard !recordings.isEmpty else { return outcome }
    let language = arguments.value(Self.language)
    if arguments.has(Self.conversion) {
      guard arguments.operands.count == 1 else {
        throw Problems([Problem("--as recording converts one file, and \(arguments.operands.count) are named")])
      }
      if let language { recordings[0].device.language = language }
      let format = recordings[0].format
      if format != "spec-check" { recordings[0].notes.insert("converted from \(format)", at: 0) }
      outcome.report = RecordingWriter().text(recordings[0])
      return outcome
    }
    let heard = recordings.map { HeardRecording($0, language: language) }
    outcome.notes = heard.compactMap(\.missingLanguage).sorted().reduce(into: []) { notes, tag in
      let note = "no words of VoiceOver are known in ‘\(tag)’; English is spoken"
      if notes.last != note { notes.append(note) }
    }
    outcome.report = arguments.format(of: self) == "json" ? HearJSON().text(heard) : HearText().text(heard)
    return outcome
  }

  /// The recording with what the command line says it is of.
  private func named(_ recording: Recording, _ arguments: Arguments) -> Recording {
    var recording = recording
    recording.screenID = arguments.value(Self.screen) ?? recording.screenID
    recording.state = arguments.value(Self.state).flatMap(UXState.init(rawValue:)) ?? recording.state
    recording.caseName = arguments.value(Self.caseName) ?? recording.caseName
    return recording
  }

  private func read(_ path: String, in surroundings: Surroundings) -> Result<Recording, Problems> {
    let file = FileReading(folder: surroundings.workingFolder)
    switch file.data(path, limit: RecordingReader.sizeLimit) {
    case .success(let data): return RecordingReader().read(data: data, path: path)
    case .failure(let problem): return .failure(Problems([problem]))
    }
  }
}
