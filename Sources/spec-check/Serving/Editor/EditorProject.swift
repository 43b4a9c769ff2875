import Checks
import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader

/// The project as an editor shows it: files on disk with the open documents over them.
///
/// What was read is kept: after a change in a document that document is read again, after one on disk what changed there.
final class EditorProject {
  /// Absolute.
  let folder: String
  private let surroundings: Surroundings
  /// Texts of open documents by absolute path.
  private(set) var documents: [String: String] = [:]
  /// By the folder of the settings.
  private var projects: [String: Project] = [:]
  /// What lies on disk, by the same.
  private var inputs: [String: [Project.Input]] = [:]
  private let files = ReadFiles()
  private let cache: SourceCache?

  init(folder: String, _ surroundings: Surroundings, cache: SourceCache? = nil) {
    self.folder = folder
    self.cache = cache
    var own = surroundings
    own.workingFolder = folder
    self.surroundings = own
  }

  /// Shows a document's text, or forgets it.
  func show(_ text: String?, at path: String) {
    documents[path] = text
    if !isSpec(path) { projects = [:] }
  }

  /// Files on disk changed beside the documents.
  func forget() {
    projects = [:]
    inputs = [:]
  }

  /// Every path in the project as its files are named in findings; `nil`: outside.
  func shown(_ path: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  func text(_ path: String) -> String? {
    if let open = documents[path] { return open }
    guard case .success(let data) = FileReading(folder: folder).data(path, limit: SourceFiles.sizeLimit) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The settings that hold for a file, or what is wrong with them.
  func settings(for path: String) -> Result<SettingsFile, Problems> {
    do throws(Problems) {
      return .success(try SettingsFile.read(Arguments(), from: path, in: surroundings))
    } catch {
      return .failure(error)
    }
  }

  /// The source of the project whose settings these are.
  func source(_ file: SettingsFile) -> Project {
    if let known = projects[file.folder] { return known }
    var inputs = onDisk(file)
    for position in inputs.indices {
      if let open = documents[folder + "/" + inputs[position].path] { inputs[position].data = Data(open.utf8) }
    }
    // A document that was never saved.
    for (path, text) in documents.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      guard let shown = shown(path), path.hasPrefix(file.folder + "/"), !inputs.contains(where: { $0.path == shown })
      else { continue }
      inputs.append(Project.Input(path: shown, data: Data(text.utf8)))
    }
    let project = Project(inputs, components: file.components, cache: cache, kept: files)
    projects[file.folder] = project
    return project
  }

  private func onDisk(_ file: SettingsFile) -> [Project.Input] {
    if let known = inputs[file.folder] { return known }
    let found = SourceFiles(folder: folder, exclude: file.settings.exclude.map(file.shown))
      .read(file.settings.sources.map(file.shown)).inputs
    inputs[file.folder] = found
    return found
  }

  /// Whether a file lies where its settings keep specs, or looks like one.
  func isSpec(_ path: String) -> Bool {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"), !isSettings(path) else { return false }
    guard case .success(let file) = settings(for: path) else { return false }
    return file.settings.specs.contains { place in
      let full = place == "." ? file.folder : file.folder + "/" + SourceFiles.tidied(place)
      return path == full || path.hasPrefix(full + "/")
    }
  }

  func isSettings(_ path: String) -> Bool {
    Settings.fileNames.contains((path as NSString).lastPathComponent)
  }

  /// All specs of the settings, held against each other; the paths are those that people see.
  func specs(_ file: SettingsFile) -> SpecSet {
    var texts: [String: String] = [:]
    for place in file.settings.specs {
      let full = URL(fileURLWithPath: file.folder + "/" + SourceFiles.tidied(place)).standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { continue }
      let found =
        isFolder.boolValue
        ? specFiles(in: URL(fileURLWithPath: full), path: file.shown(place))
        : [(url: URL(fileURLWithPath: full), path: file.shown(place))]
      for entry in found { texts[entry.path] = text(entry.url.standardizedFileURL.path) }
    }
    for (path, text) in documents where isSpec(path) { if let shown = shown(path) { texts[shown] = text } }
    return readSpecs(texts: texts.map { (path: $0.key, text: $0.value) })
  }

  /// What one spec comes to.
  func result(of spec: ScreenSpec, among specs: SpecSet, _ file: SettingsFile) -> CheckResult {
    let gathering = EvidenceGathering(
      project: source(file), recordings: RecordingFiles(file), dates: SourceDates(folder: folder),
      settings: file.settings, all: specs.specs)
    let prefix = file.prefix
    let path = spec.span.file
    let settingsPath = prefix.isEmpty || !path.hasPrefix(prefix + "/") ? path : String(path.dropFirst(prefix.count + 1))
    let evidence = gathering.evidence(for: spec, settingsPath: settingsPath)
    return CheckResult(
      of: CheckInput(specs: [evidence], others: specs.specs, today: CheckCommand.day(surroundings.now())))
  }

  /// What is wrong in the views of a file.
  func findings(in shown: String, _ file: SettingsFile) -> [AuditFinding] {
    let project = source(file)
    let views = project.auditedViews(.init(language: file.settings.language, files: [shown]))
    return audit(file).run(views, files: project.auditedFiles.filter { $0.path == shown }).findings
      .filter { $0.span.file == shown }
  }

  /// What would put one finding right; `nil` where nothing does without harm to the views of its file. Words may be guessed.
  func repair(of finding: AuditFinding, _ file: SettingsFile) -> Proposal? {
    guard !repairs(of: finding.rule).isEmpty else { return nil }
    let shown = finding.span.file
    var wishes = FixSession.Wishes()
    wishes.rules = [finding.rule]
    wishes.allowsGuesses = true
    wishes.files = [shown]
    wishes.language = file.settings.language
    var isFound = false
    let session = FixSession(
      source(file), audit: audit(file), options: .init(language: file.settings.language, files: [shown]),
      wishes: wishes
    ) { attempt, _ in
      guard !isFound, attempt.candidate.finding.span == finding.span, attempt.candidate.finding.rule == finding.rule
      else { return false }
      isFound = true
      return true
    }
    session.run()
    return session.made.first?.candidate.proposal
  }

  private func audit(_ file: SettingsFile) -> Audit {
    let prefix = file.prefix
    return Audit(
      settings: file.settings,
      settingsPath: { prefix.isEmpty || !$0.hasPrefix(prefix + "/") ? $0 : String($0.dropFirst(prefix.count + 1)) })
  }
}
