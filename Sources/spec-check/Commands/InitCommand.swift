import Foundation
import ScreenModel
import ScreenSpecs

/// `init`: what a project needs to begin. Overwrites nothing.
struct InitCommand: Command {
  let name = "init"
  let summary =
    "Begin: settings, a first spec with the schema for editors; the recorder for UI tests; files for pipelines and agents."
  let operands = "[FOLDER]"
  let formats = ["text"]
  let options = [Self.recorder, Self.tracker, Self.into, Self.ci]
  let examples = [
    Example("spec-check init", "settings, a first spec and its schema in the current folder"),
    Example("spec-check init --recorder", "the same, and the recorder in the only folder named …UITests"),
    Example(
      "spec-check init App --recorder --into App/Checks", "in another folder; the recorder goes into a named one"),
    Example("spec-check init --tracker", "the same, and the tracker that tells where elements are"),
    Example(
      "spec-check init --ci github --ci agents", "the first files, a workflow, and what coding agents have to know"),
  ]

  static let recorder = Option("recorder", help: "put SpecRecorder.swift into the folder of the UI tests")
  static let tracker = Option(
    "tracker", help: "put CoordinateTracker.swift beside the app’s sources, unless the project has one")
  static let into = Option(
    "into", value: "FOLDER",
    help: "the folder for the recorder or tracker, from the current one; without it the one that is found")
  static let ci = Option(
    "ci", value: "KIND", choices: PipelineFile.all.map(\.kind), repeats: true,
    help: "a file for \(PipelineFile.all.map(\.kind).joined(separator: ", "))")

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    guard arguments.operands.count < 2 else {
      throw Problems([Problem("‘\(arguments.operands[1])’ is too much: init takes one folder")])
    }
    guard !arguments.has(Self.into) || arguments.has(Self.recorder) != arguments.has(Self.tracker) else {
      throw Problems([
        arguments.has(Self.recorder)
          ? Problem("--into is one folder, and recorder and tracker belong to two targets", hint: "run init twice")
          : Problem("--into says where the recorder or tracker goes", hint: "write --recorder or --tracker too")
      ])
    }
    let reading = FileReading(folder: surroundings.workingFolder)
    let operand = SourceFiles.tidied(arguments.operands.first ?? ".")
    let folder = URL(fileURLWithPath: reading.absolute(operand)).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw Problems([Problem("there is no folder ‘\(operand)’", hint: "make it first, or name the project’s folder")])
    }
    let first = FirstFiles(folder: folder, settings: try settings(folder, operand))
    var files = [first.settings] + first.spec
    if arguments.has(Self.recorder) {
      // Named from where the person is, like every path on a command line.
      switch first.recorder(into: arguments.value(Self.into).map(reading.absolute)) {
      case .success(let file): files.append(file)
      case .failure(let problem): throw Problems([problem])
      }
    }
    if arguments.has(Self.tracker) {
      switch first.tracker(into: arguments.value(Self.into).map(reading.absolute)) {
      case .success(let file): files.append(file)
      case .failure(let problem): throw Problems([problem])
      }
    }
    var notes: [String] = []
    for kind in arguments.values(Self.ci).eachOnce {
      guard let pipeline = PipelineFile.all.first(where: { $0.kind == kind }) else { continue }
      let (file, note) = pipeline.file(in: folder)
      files.append(file)
      if let note { notes.append(note) }
    }
    let refused = files.compactMap(\.problem)
    guard refused.isEmpty else { throw Problems(refused) }
    var outcome = written(files, operand)
    if outcome.problems.isEmpty { outcome.notes += notes }
    return outcome
  }

  /// The settings of the project itself; those of a folder above are another project’s.
  private func settings(_ folder: String, _ operand: String) throws(Problems) -> Settings? {
    for name in Settings.fileNames where FileManager.default.fileExists(atPath: folder + "/" + name) {
      let shown = operand == "." ? name : operand + "/" + name
      let (settings, problems) = SettingsReader().read(file: URL(fileURLWithPath: folder + "/" + name), path: shown)
      guard problems.isEmpty else { throw Problems(problems) }
      return settings
    }
    return nil
  }

  private func written(_ files: [NewFile], _ operand: String) -> Outcome {
    var outcome = Outcome()
    var lines: [String] = []
    var isNew = false
    for file in files {
      switch file.write() {
      case .success(let what):
        isNew = isNew || what == .written
        let shown = operand == "." ? file.path : operand + "/" + file.path
        let padded = what.rawValue + String(repeating: " ", count: 9 - what.rawValue.count)
        lines.append("\(padded)\(shown) – \(what == .written ? file.purpose : "it is there; nothing is overwritten")")
      case .failure(let problem): outcome.problems.append(problem)
      }
    }
    if isNew, outcome.problems.isEmpty {
      let place = operand == "." ? "" : " \(operand)"
      lines += [
        "", "next: write your own words into the spec, and run",
        "  spec-check check\(place)", "  spec-check speak\(place) --all-states",
      ]
    }
    outcome.report = lines.map { $0 + "\n" }.joined()
    return outcome
  }
}
