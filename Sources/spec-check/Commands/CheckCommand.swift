import Checks
import Foundation
import Recordings
import Reports
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `check`: holds specs against source and recordings. The main job.
struct CheckCommand: Command {
  let name = "check"
  let summary = "Match specs against source and recordings."
  let operands = "[SPEC…]"
  let formats = ["text", "json", "markdown", "junit", "github"]
  var options: [Option] {
    [Self.failOn, Self.require, Self.watch, BaselineUse.baseline, BaselineUse.writeBaseline]
  }

  static let failOn = Option(
    "fail-on", value: "SEVERITY", choices: ["error", "warning", "note"],
    help: "the least severity that makes the exit code 1; without it error")
  static let require = Option(
    "require", value: "PROOF", choices: Requirement.allCases.map(\.rawValue),
    help: "how much proof every spec needs, over settings and specs")

  var examples: [Example] {
    [
      Example("spec-check", "every spec of the project around the current folder"),
      Example("spec-check check specs/leaf-store", "a project below it, by the folder of its settings"),
      Example("spec-check check specs/orders.yaml --format json", "one spec, for programs"),
      Example("spec-check check --watch", "while writing: again on every change, until Ctrl-C"),
      Example(
        "spec-check check --fail-on warning --require recorded", "before a release: everything proved on a device"),
    ]
  }

  func waits(_ arguments: Arguments) -> Bool { arguments.has(Self.watch) }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    if arguments.has(Self.watch) {
      let interruption = Interruption()
      return watched(arguments, in: surroundings, pause: interruption.pause)
    }
    let checked = try checked(arguments, in: surroundings)
    var outcome = Outcome()
    outcome.problems = checked.unreadable
    if let path = arguments.value(BaselineUse.writeBaseline) {
      let kept = try BaselineUse.kept(in: path, audited: true, surroundings)
      try BaselineUse.write(Baseline.text(accepting: checked.result.findings, keeping: kept), to: path, surroundings)
      outcome.notes = ["\(checked.result.findings.count) findings are accepted in \(path)"]
      return outcome
    }
    outcome.report = report(checked.result, arguments, checked.project, surroundings)
    let least = arguments.value(Self.failOn).flatMap(Finding.Severity.init(rawValue:)) ?? .error
    outcome.code = checked.result.findings.contains { $0.severity >= least } ? .findings : .clean
    outcome.notes = checked.notes
    outcome.timings = checked.timings
    return outcome
  }

  /// Reads specs, source and recordings, and holds them against each other. ``require`` is an option of whoever calls it.
  /// - Parameter day: today as `YYYY-MM-DD`; `nil`: by the clock.
  func checked(
    _ arguments: Arguments, in surroundings: Surroundings, on day: String? = nil
  ) throws(Problems) -> CheckedProject {
    let started = surroundings.clock()
    let file = try SettingsFile.read(arguments, from: arguments.operands.first, in: surroundings)
    let (specs, chosen) = try specs(arguments, file, surroundings)
    let journeys = try JourneyFiles(file: file, workingFolder: surroundings.workingFolder)
      .chosen(arguments.operands, specs: specs.specs)
    let sources = SourceFiles(folder: surroundings.workingFolder, exclude: file.settings.exclude.map(file.shown))
      .find(file.settings.sources.map(file.shown))
    let project = Project(
      sources.inputs, components: file.components, cache: CachePlace.sources(arguments, surroundings),
      answers: CachePlace.answers(arguments, surroundings), kept: surroundings.kept)
    let recordings = RecordingFiles(file)
    guard recordings.problems.isEmpty else { throw Problems(recordings.problems) }
    let read = surroundings.clock()
    var gathering = EvidenceGathering(
      project: project, recordings: recordings, dates: SourceDates(folder: surroundings.workingFolder),
      settings: file.settings, all: specs.specs)
    gathering.sayAhead(chosen)
    var evidence = chosen.map { gathering.evidence(for: $0, settingsPath: relative($0.span.file, file)) }
    if let wanted = arguments.value(Self.require).flatMap(Requirement.init(rawValue:)) {
      for position in evidence.indices {
        evidence[position].requirement = wanted
        evidence[position].spec.require = wanted
      }
    }
    let gathered = surroundings.clock()
    let isWhole = chosen.count == specs.specs.count
    let input = CheckInput(
      specs: evidence, others: specs.specs, unspecified: isWhole ? unspecified(project, specs.specs) : [],
      journeys: journeys.map { journey in
        gathering.evidence(
          for: journey, specs: specs.specs,
          requirement: arguments.value(Self.require).flatMap(Requirement.init(rawValue:)),
          settingsPath: relative(journey.span.file, file))
      }, today: day ?? Self.day(surroundings.now()))
    var result = CheckResult(of: input)
    var notes = sources.problems.map(\.message) + SourceNotes.of(project)
    if arguments.value(BaselineUse.writeBaseline) == nil,
      let baseline = try BaselineUse(arguments, file, in: surroundings)
    {
      let (left, accepted) = baseline.accepted.applied(to: result.findings) { isWhole && !Baseline.isAudited($0) }
      result = result.with(findings: left)
      if accepted > 0 { notes.append("the baseline accepts \(accepted == 1 ? "1 finding" : "\(accepted) findings")") }
    }
    project.finish()
    return CheckedProject(
      input: input, result: result, project: project, specs: specs, file: file,
      unreadable: sources.unreadable, notes: notes,
      timings: [
        Timing("read", read - started), Timing("speak", gathered - read),
        Timing("judge", surroundings.clock() - gathered),
      ])
  }

  /// All specs of the settings, and those that the operands name.
  private func specs(_ arguments: Arguments, _ file: SettingsFile, _ surroundings: Surroundings) throws(Problems) -> (
    SpecSet, [ScreenSpec]
  ) {
    var files: [(url: URL, path: String)] = []
    for place in file.settings.specs {
      files += found(file.folder + "/" + SourceFiles.tidied(place), file.shown(place))
    }
    var operands: [String] = []
    for operand in arguments.operands {
      let shown = SourceFiles.tidied(operand)
      let full = operand.hasPrefix("/") ? operand : surroundings.workingFolder + "/" + shown
      guard FileManager.default.fileExists(atPath: full) else {
        throw Problems([Problem("there is no ‘\(operand)’", hint: "name a spec, or a folder of specs")])
      }
      // The folder of the settings stands for all of its specs.
      if URL(fileURLWithPath: full).standardizedFileURL.path == file.folder {
        operands += file.settings.specs.map(file.shown)
      }
      operands.append(shown)
      for extra in found(full, shown)
      where !files.contains(where: { $0.url.standardizedFileURL == extra.url.standardizedFileURL }) {
        if shown != file.prefix || !file.settings.specs.contains("."),
          URL(fileURLWithPath: full).standardizedFileURL.path == file.folder
        {
          continue
        }
        files.append(extra)
      }
    }
    guard !files.isEmpty else {
      throw Problems([
        Problem(
          "no specs found in \(file.settings.specs.map { "‘\(file.shown($0))’" }.joined(separator: ", "))",
          hint: inner(file).map { "‘\($0)’ is a project of its own: spec-check check \($0)" }
            ?? "write one: spec-check help check, or name a spec on the command line")
      ])
    }
    let set = readSpecs(files: files)
    guard set.problems.isEmpty else { throw Problems(set.problems) }
    guard !operands.isEmpty else { return (set, set.specs) }
    let chosen = set.specs.filter { spec in
      operands.contains { spec.span.file == $0 || spec.span.file.hasPrefix($0 + "/") }
    }
    return (set, chosen)
  }

  private func found(_ path: String, _ shown: String) -> [(url: URL, path: String)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    let url = URL(fileURLWithPath: path)
    if isFolder.boolValue { return url.lastPathComponent == "journeys" ? [] : specFiles(in: url, path: shown) }
    return isJourneyFile(url) ? [] : [(url, shown)]
  }

  /// A folder with settings of its own, near the folders of specs.
  private func inner(_ file: SettingsFile) -> String? {
    let manager = FileManager.default
    for place in file.settings.specs.sorted() {
      let folder = file.folder + "/" + SourceFiles.tidied(place)
      for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      where Settings.fileNames.contains(where: { manager.fileExists(atPath: "\(folder)/\(name)/\($0)") }) {
        return file.shown(place) + "/" + name
      }
    }
    return nil
  }

  private func relative(_ path: String, _ file: SettingsFile) -> String {
    file.prefix.isEmpty || !path.hasPrefix(file.prefix + "/") ? path : String(path.dropFirst(file.prefix.count + 1))
  }

  /// Screens of the source that no spec implements.
  private func unspecified(_ project: Project, _ specs: [ScreenSpec]) -> [UnspecifiedScreen] {
    let specified = Set(specs.flatMap { $0.views.map(\.value) })
    return project.screens.filter { !specified.contains($0.name) }.map { UnspecifiedScreen($0.name, at: $0.span) }
  }

  func report(_ result: CheckResult, _ arguments: Arguments, _ project: Project, _ surroundings: Surroundings)
    -> String
  {
    let isColoured =
      surroundings.outIsTerminal && surroundings.environment["NO_COLOR", default: ""].isEmpty
      && !arguments.has(CommonOptions.noColor)
      && !arguments.has(CommonOptions.output)
    let width = surroundings.environment["COLUMNS"].flatMap { Int($0) } ?? 100
    let lines = LineLookup(folder: surroundings.workingFolder)
    let options = ReportOptions(usesColor: isColoured, width: width) { lines.line($0) }
    let format = arguments.format(of: self)
    let chosen = allReports.first { $0.name == format } ?? TextReport.self
    return chosen.text(of: result, options)
  }

  /// `2026-11-30` in the time zone of the machine.
  static func day(_ date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }
}

/// Lines of files, for the person's own code under a finding; each file is read once.
final class LineLookup: @unchecked Sendable {
  private let folder: String
  private let lock = NSLock()
  private var files: [String: [Substring]] = [:]

  init(folder: String) { self.folder = folder }

  func line(_ span: SourceSpan) -> String? {
    lock.lock()
    defer { lock.unlock() }
    if files[span.file] == nil {
      let path = span.file.hasPrefix("/") ? span.file : folder + "/" + span.file
      let handle = FileHandle(forReadingAtPath: path)
      let text = (try? handle?.read(upToCount: 16 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      try? handle?.close()
      files[span.file] = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Substring($0) }
    }
    guard let lines = files[span.file], lines.indices.contains(span.line - 1) else { return nil }
    var line = lines[span.line - 1]
    if line.hasSuffix("\r") { line.removeLast() }
    return String(line)
  }
}
