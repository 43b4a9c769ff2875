import Checks
import Foundation
import Reports
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `fix --identifiers` and `fix --track`: names for tests and agents, which nobody hears.
extension FixCommand {
  static let identifiers = Option(
    "identifiers", help: "add identifiers to controls and screens that have none, and repair nothing else")
  static let namespace = Option(
    "namespace", help: "with --identifiers: declare them in an enum AccessibilityIdentifier and use it")
  static let track = Option(
    "track", help: "add .trackElement behind identifiers and .trackScreen to screens; after init --tracker")

  static func addsIdentifiers(_ arguments: Arguments) -> Bool {
    arguments.has(identifiers) || arguments.has(namespace) || arguments.has(track)
  }

  /// Adds what was asked for; the text of every screen stays as it is heard.
  func addIdentifiers(_ arguments: Arguments, _ file: SettingsFile, in surroundings: Surroundings) throws(Problems)
    -> Outcome
  {
    if let other = [Self.unsafe, Self.only].first(where: { arguments.has($0) || !arguments.values($0).isEmpty }) {
      throw Problems([
        Problem("--\(other.name) repairs findings, and identifiers are none", hint: "run fix twice, once with each")
      ])
    }
    guard let os = arguments.value(Self.os).map({ OSVersion($0) }) ?? .newest else {
      throw Problems([
        Problem("‘\(arguments.value(Self.os) ?? "")’ is no iOS version", hint: "write --os 17 or --os 26.2")
      ])
    }
    let started = surroundings.clock()
    let sources = FixSources(file, arguments.operands, in: surroundings)
    guard sources.problems.isEmpty else { throw Problems(sources.problems) }
    let language = arguments.value(Self.language) ?? file.settings.language
    var project = Project(
      sources.inputs, components: file.components, cache: CachePlace.sources(arguments, surroundings))
    let modules = SourceModules(folder: surroundings.workingFolder, prefix: file.prefix)
    var wishes = IdentifierSession.Wishes(files: sources.editable)
    wishes.identifiers = arguments.has(Self.identifiers) || arguments.has(Self.namespace)
    var notes: [String] = []
    if arguments.has(Self.namespace) {
      let place = try NamespacePlace.find(in: project, sources, modules, file, surroundings)
      if !place.isThere {
        project = project.replacing([
          Project.Input(path: place.namespace.path, data: Data(place.namespace.original.utf8))
        ])
        notes.append("‘\(place.namespace.path)’ belongs to the app’s target and to that of its UI tests")
      }
      let root = modules.root(of: place.namespace.path)
      wishes.namespace = place.namespace
      wishes.seesNamespace = { modules.sees($0, from: root) }
      let far = sources.editable.filter { !modules.sees($0, from: root) && Self.drawsViews(sources.data[$0]) }
      if !far.isEmpty {
        notes.append(
          "\(Self.files(far.count)) of other targets cannot use ‘\(place.namespace.path)’: identifiers are written out there"
        )
      }
    }
    if arguments.has(Self.track) { wishes.tracked = try tracked(sources, modules, &notes) }
    let read = surroundings.clock()
    let prefix = file.prefix
    var rules: Set<String> = [IdentifierPlan.rule, DuplicateIdentifier.id, IdentifierOffPattern.id]
    if wishes.identifiers, wishes.namespace == nil { rules.insert(IdentifierLiteral.id) }
    let audit = Audit(
      settings: file.settings, optedIn: rules,
      settingsPath: { prefix.isEmpty || !$0.hasPrefix(prefix + "/") ? $0 : String($0.dropFirst(prefix.count + 1)) })
    let question = arguments.has(Self.ask) ? FixQuestion(surroundings) : nil
    let session = IdentifierSession(
      project, audit: audit, options: .init(language: language, os: os), wishes: wishes,
      decide: question.map { question in { question.wants($0, $1) } })
    session.run()
    let repaired = surroundings.clock()
    var result = result(of: session, sources, arguments.has(Self.dryRun))
    var outcome = Outcome()
    if !result.isDryRun {
      outcome.problems = try writeAll(result, sources, arguments, surroundings)
      result.unwritten = outcome.problems.count
    } else {
      outcome.code = result.changes.isEmpty ? .clean : .findings
    }
    outcome.report = report(result, arguments, &outcome)
    if !result.changes.isEmpty { outcome.notes += notes }
    outcome.timings = [
      Timing("read", read - started), Timing("repair", repaired - read),
      Timing("write", surroundings.clock() - repaired),
    ]
    return outcome
  }

  /// Files that see the tracker.
  private func tracked(_ sources: FixSources, _ modules: SourceModules, _ notes: inout [String]) throws(Problems)
    -> [String]
  {
    let mark = Data("func trackElement(".utf8)
    let trackers = sources.data.filter { $0.key.hasSuffix(".swift") && $0.value.range(of: mark) != nil }.keys.sorted()
    guard !trackers.isEmpty else {
      throw Problems([
        Problem(
          "the project has no CoordinateTracker", hint: "‘spec-check init --tracker’ puts it beside the app’s sources")
      ])
    }
    let roots = trackers.map(modules.root)
    let near = sources.editable.filter { path in
      !trackers.contains(path) && roots.contains { modules.sees(path, from: $0) }
    }
    let far = sources.editable.filter { path in
      !trackers.contains(path) && !near.contains(path) && Self.drawsViews(sources.data[path])
    }
    if !far.isEmpty {
      notes.append(
        "\(Self.files(far.count)) of other targets cannot use ‘\(trackers[0])’: nothing is tracked there")
    }
    return near.sorted()
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  /// Whether a file has to do with SwiftUI.
  static func drawsViews(_ data: Data?) -> Bool { data?.range(of: Data("SwiftUI".utf8)) != nil }

  private func result(of session: IdentifierSession, _ sources: FixSources, _ isDryRun: Bool) -> FixResult {
    func item(_ attempt: Attempt) -> FixResult.Item {
      FixResult.Item(
        attempt.candidate.finding, attempt.candidate.proposal, before: attempt.before, after: attempt.after,
        reason: attempt.reason)
    }
    let changes = session.changed.sorted().compactMap { path -> FixResult.Change? in
      guard let new = session.state.project.source(of: path)?.text else { return nil }
      let before = sources.data[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
      return before == new ? nil : FixResult.Change(path: path, old: before, new: new)
    }
    let left = Set(session.state.findings.flatMap { $0 }.filter { !$0.isReview }.map { "\($0.rule) \($0.span)" })
    return FixResult(
      made: session.made.map(item), refused: session.refused.map(item), changes: changes, left: left.count,
      isDryRun: isDryRun)
  }

  /// Writes what is new first: what uses it would not compile without.
  private func writeAll(
    _ result: FixResult, _ sources: FixSources, _ arguments: Arguments, _ surroundings: Surroundings
  ) throws(Problems) -> [Problem] {
    var known = result
    known.changes = result.changes.filter { sources.data[$0.path] != nil }
    if !arguments.has(Self.allowDirty) {
      let dirty = UncommittedFiles.among(known.changes.map(\.path), in: surroundings.workingFolder)
      // The same words as for other repairs, before anything new is there.
      if !dirty.isEmpty { return try write(known, sources, arguments, surroundings) }
    }
    for change in result.changes where sources.data[change.path] == nil {
      let isAbsolute = change.path.hasPrefix("/")
      let url = URL(fileURLWithPath: change.path)
      let file = NewFile(
        folder: isAbsolute ? url.deletingLastPathComponent().path : surroundings.workingFolder,
        path: isAbsolute ? url.lastPathComponent : change.path, text: change.new, purpose: "identifiers")
      switch file.write() {
      case .success(.written): continue
      case .success(.kept): throw Problems([Problem("‘\(change.path)’ is there meanwhile and was not written")])
      case .failure(let problem): throw Problems([problem])
      }
    }
    return try write(known, sources, arguments, surroundings)
  }
}
