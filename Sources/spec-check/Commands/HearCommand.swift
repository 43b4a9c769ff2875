import Checks
import Recordings
import Reports
import ScreenModel

/// `hear`: says recordings aloud, or converts one to our own format.
struct HearCommand: Command {
  let name = "hear"
  let summary = "Say a recording aloud, as VoiceOver would, and tell what its format cannot."
  let operands = "FILE…"
  let formats = ["text", "json"]
  var options: [Option] {
    [
      Self.conversion, Self.stamp, Self.compare, Self.check, CheckCommand.failOn, Self.screen, Self.state,
      Self.caseName,
      Self.language,
    ]
  }

  static let conversion = Option(
    "as", value: "KIND", choices: ["recording"], help: "recording: convert the file to the format of spec-check")
  static let stamp = Option(
    "stamp", help: "with --as recording: store what the source says of the state now, to tell later whether it is fresh"
  )
  static let compare = Option("compare", help: "what changed between two recordings of one screen, the older first")
  static let check = Option(
    "check", help: "what is wrong in recordings without a spec; issues of audits among them are findings too")
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
      Example("spec-check hear --compare before.json after.json", "what a change did to what is heard"),
      Example(
        "spec-check hear --check dump.xml audit.json", "unnamed controls, small targets, and what the audit found"),
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
    let asked = [Self.conversion, Self.compare, Self.check].filter(arguments.has)
    guard asked.count < 2 else {
      throw Problems([Problem("--\(asked[0].name) and --\(asked[1].name) are two jobs: ask for one at a time")])
    }
    if arguments.has(Self.stamp), !arguments.has(Self.conversion) {
      throw Problems([Problem("--stamp belongs to --as recording")])
    }
    if arguments.has(Self.conversion) {
      guard arguments.operands.count == 1 else {
        throw Problems([Problem("--as recording converts one file, and \(arguments.operands.count) are named")])
      }
      if let language { recordings[0].device.language = language }
      let format = recordings[0].format
      if format != "spec-check" { recordings[0].notes.insert("converted from \(format)", at: 0) }
      if arguments.has(Self.stamp) {
        recordings[0] = try Stamping(arguments: arguments, surroundings: surroundings).stamped(recordings[0])
      }
      outcome.report = RecordingWriter().text(recordings[0])
      return outcome
    }
    let heard = recordings.map { HeardRecording($0, language: language) }
    outcome.notes = heard.compactMap(\.missingLanguage).sorted().reduce(into: []) { notes, tag in
      let note = "no words of VoiceOver are known in ‘\(tag)’; English is spoken"
      if notes.last != note { notes.append(note) }
    }
    if arguments.has(Self.compare) {
      guard arguments.operands.count == 2 else {
        let message =
          "--compare takes two recordings, and \(arguments.operands.count) \(arguments.operands.count == 1 ? "is" : "are") named"
        throw Problems([Problem(message, hint: "spec-check hear --compare OLDER NEWER")])
      }
      guard heard.count == 2 else { return outcome }
      let report = CompareReport(heard[0], heard[1])
      outcome.report = arguments.format(of: self) == "json" ? report.json : report.text
      return outcome
    }
    if arguments.has(Self.check) {
      let found = RecordingFindings(heard)
      outcome.report =
        arguments.format(of: self) == "json" ? found.json : found.text(options(arguments, surroundings))
      let least = arguments.value(CheckCommand.failOn).flatMap(Finding.Severity.init(rawValue:)) ?? .error
      outcome.code = found.findings.contains { $0.severity >= least } ? .findings : .clean
      return outcome
    }
    outcome.report = arguments.format(of: self) == "json" ? HearJSON().text(heard) : HearText().text(heard)
    return outcome
  }

  /// Bytes of a line beyond which it is not shown.
  private static let quotedLine = 4000

  private func options(_ arguments: Arguments, _ surroundings: Surroundings) -> ReportOptions {
    let isColoured =
      surroundings.outIsTerminal && surroundings.environment["NO_COLOR", default: ""].isEmpty
      && !arguments.has(CommonOptions.noColor) && !arguments.has(CommonOptions.output)
    let width = surroundings.environment["COLUMNS"].flatMap { Int($0) } ?? 100
    let lines = LineLookup(folder: surroundings.workingFolder)
    // Tools write whole trees on one line, which nobody can read under a finding.
    return ReportOptions(usesColor: isColoured, width: width) { span in
      lines.line(span).flatMap { $0.utf8.count > Self.quotedLine ? nil : $0 }
    }
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
    case .success(let data): return RecordingReader().read(data: consume data, path: path)
    case .failure(let problem): return .failure(Problems([problem]))
    }
  }
}
