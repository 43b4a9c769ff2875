import Checks
import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `draft`: writes specs from what the source shows. Overwrites nothing.
struct DraftCommand: Command {
  let name = "draft"
  let summary = "Write specs from what the source shows: its states with their words, the others to be designed."
  let operands = "[PATH…]"
  let formats = ["text"]
  let options = [Self.view, Self.planned, Self.from, Self.into, Self.update, Self.dryRun]
  let examples = [
    Example("spec-check draft", "a spec for every screen of the project that has none"),
    Example("spec-check draft Sources/Checkout", "for the screens in a folder or file"),
    Example("spec-check draft --view OrdersScreen --dry-run", "one view, printed and not written"),
    Example("spec-check draft --update", "adds to the specs that are there what is new in the source"),
    Example("spec-check draft --planned \"Gift card\"", "begins the spec of a screen that is not built yet"),
    Example(
      "spec-check draft --from checklist.txt", "makes a spec of a list: Selected: \"selected, 12 Oak Street, button\""),
  ]

  static let view = Option(
    "view", value: "NAME", repeats: true, help: "the view's type; without it every screen of the paths")
  static let planned = Option("planned", value: "NAME", help: "the name of a screen that is not built yet")
  static let from = Option("from", value: "FILE", help: "a plain list of states and words to make a spec of")
  static let into = Option(
    "into", value: "FOLDER", help: "where specs go; without it the first folder of specs in the settings")
  static let update = Option(
    "update", help: "add to existing specs what is new in the source; what is written there stays")
  static let dryRun = Option("dry-run", help: "print what would be written")

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let chosen = [Self.planned, Self.from, Self.update].filter(arguments.has)
    guard chosen.count < 2 else {
      throw Problems([Problem("--\(chosen[0].name) and --\(chosen[1].name) do not go together", hint: "choose one")])
    }
    let file = try SettingsFile.read(arguments, from: arguments.operands.first, in: surroundings)
    let folder = try folder(arguments, file, surroundings)
    let writing = DraftWriting(folder: folder, arguments: arguments, surroundings: surroundings)
    if let name = arguments.value(Self.planned) { return try planned(name, writing) }
    if let path = arguments.value(Self.from) { return try from(path, writing) }
    return try drafted(arguments, file, writing, surroundings)
  }

  private func folder(_ arguments: Arguments, _ file: SettingsFile, _ surroundings: Surroundings) throws(Problems)
    -> DraftFolder
  {
    let reading = FileReading(folder: surroundings.workingFolder)
    if let into = arguments.value(Self.into) {
      let shown = SourceFiles.tidied(into)
      let full = reading.absolute(shown)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue {
        throw Problems([Problem("‘\(into)’ is no folder", hint: "--into takes a folder")])
      }
      return DraftFolder(path: full, shown: shown, project: file.folder)
    }
    let place = SourceFiles.tidied(file.settings.specs.first ?? "specs")
    let names = place.split(separator: "/").prefix { name in
      !name.contains { "*?[{".contains($0) } && !name.hasSuffix(".yaml") && !name.hasSuffix(".yml")
    }
    let plain = (place.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
    return DraftFolder(
      path: plain.hasPrefix("/") ? plain : file.folder + (plain.isEmpty ? "" : "/" + plain),
      shown: plain.hasPrefix("/") ? plain : file.shown(plain.isEmpty ? "." : plain), project: file.folder)
  }

  // MARK: Without source

  private func planned(_ name: String, _ writing: DraftWriting) throws(Problems) -> Outcome {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    let id = RecordingFiles.slug(name)
    guard !id.isEmpty else { throw Problems([Problem("‘\(name)’ is no name", hint: "write --planned \"Gift card\"")]) }
    let text = Templates.planned
      .replacingOccurrences(of: "screen: Screen name", with: "screen: \(yamlScalar(name))")
      .replacingOccurrences(of: "- Screen name, heading", with: "- \(yamlScalar(name + ", heading"))")
      .replacingOccurrences(
        of: SpecSchema.schemaComment, with: SpecSchema.firstLine(schemaPath: writing.folder.schemaPath(.screen)))
    return try writing.written([.init(kind: .screen, id: id, text: text, purpose: "\(name): to be designed")])
  }

  private func from(_ path: String, _ writing: DraftWriting) throws(Problems) -> Outcome {
    let reading = FileReading(folder: writing.surroundings.workingFolder)
    let data: Data
    switch reading.data(path, limit: 1 << 20) {
    case .success(let found): data = found
    case .failure(let problem): throw Problems([problem])
    }
    let fileName = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var (draft, problems) = PlainList.read(data, path: SourceFiles.tidied(path), fallback: fileName)
    guard problems.isEmpty else { throw Problems(problems) }
    draft = draft.completed()
    draft.id = RecordingFiles.slug(draft.name)
    if draft.id.isEmpty { draft.id = "screen" }
    let text = SpecDraftWriter(schemaPath: writing.folder.schemaPath(draft.kind)).text(draft)
    problems = SpecReader().read(text, path: draft.id + ".yaml").1
    guard problems.isEmpty else { throw Problems(problems) }
    return try writing.written([
      .init(kind: draft.kind, id: draft.id, text: text, purpose: "\(draft.name): \(Self.counted(draft))")
    ])
  }

  // MARK: From source

  private func drafted(
    _ arguments: Arguments, _ file: SettingsFile, _ writing: DraftWriting, _ surroundings: Surroundings
  ) throws(Problems) -> Outcome {
    let started = surroundings.clock()
    let paths = arguments.operands.map(SourceFiles.tidied)
    let isProject = paths.contains { FileReading(folder: surroundings.workingFolder).absolute($0) == file.folder }
    let sources = SourceFiles(folder: surroundings.workingFolder, exclude: file.settings.exclude.map(file.shown))
      .read(file.settings.sources.map(file.shown) + (isProject ? [] : paths))
    guard sources.problems.isEmpty else { throw Problems(sources.problems) }
    let project = Project(
      sources.inputs, components: file.components, cache: CachePlace.sources(arguments, surroundings),
      kept: surroundings.kept)
    let read = surroundings.clock()
    let specs = try existing(file, writing.folder)
    let work = DraftWork(
      project: project, settings: file.settings, settingsFolder: file.settings.specs.first ?? "specs",
      today: CheckCommand.day(surroundings.now()))
    var outcome: Outcome
    if arguments.has(Self.update) {
      let updating = DraftUpdating(work: work, folder: surroundings.workingFolder)
      outcome = try updating.run(
        specs, views: arguments.values(Self.view), paths: isProject ? [] : paths, isDry: arguments.has(Self.dryRun))
    } else {
      // A view that is named can be looked at whether it has a spec or not.
      let isLooking = arguments.has(Self.dryRun) && arguments.has(Self.view)
      let targets = try DraftTargets(project: project, specs: isLooking ? [] : specs)
        .targets(views: arguments.values(Self.view), paths: isProject ? [] : paths)
      let drafts = work.drafts(targets, others: specs) { writing.folder.schemaPath($0.kind) }
      let failed = drafts.flatMap(\.problems)
      outcome = try writing.written(
        drafts.filter(\.problems.isEmpty).map { drafted in
          .init(
            kind: drafted.target.kind, id: drafted.target.id, text: drafted.text,
            purpose: "\(drafted.target.view): \(Self.counted(drafted.draft))")
        })
      outcome.problems += failed
      if targets.isEmpty { outcome.notes.append(Self.nothing(arguments, specs)) }
    }
    project.finish()
    outcome.notes += SourceNotes.of(project)
    outcome.timings = [Timing("read", read - started), Timing("draft", surroundings.clock() - read)]
    return outcome
  }

  /// The specs that are there: of the settings, and of the folder that is written to.
  private func existing(_ file: SettingsFile, _ folder: DraftFolder) throws(Problems) -> [ScreenSpec] {
    var files: [(url: URL, path: String)] = []
    let places = file.settings.specs.map { (file.folder + "/" + SourceFiles.tidied($0), file.shown($0)) }
    for (path, shown) in places + [(folder.path, folder.shown)] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let url = URL(fileURLWithPath: path)
      for found in isFolder.boolValue ? specFiles(in: url, path: shown) : [(url: url, path: shown)]
      where !files.contains(where: { $0.url.standardizedFileURL == found.url.standardizedFileURL }) {
        files.append(found)
      }
    }
    let set = readSpecs(files: files)
    guard set.problems.isEmpty else { throw Problems(set.problems) }
    return set.specs
  }

  /// `3 states from the source, 5 to design`
  static func counted(_ draft: SpecDraft) -> String {
    let seven = draft.states.filter { $0.state != .content }
    let known = seven.count { !$0.cases.isEmpty || $0.notApplicable != nil }
    let open = seven.count - known
    return "\(known) state\(known == 1 ? "" : "s") with words" + (open > 0 ? ", \(open) to design" : "")
  }

  private static func nothing(_ arguments: Arguments, _ specs: [ScreenSpec]) -> String {
    specs.isEmpty
      ? "there is no screen in these files"
      : "every screen of these files has a spec; --update adds what is new in the source"
  }
}
