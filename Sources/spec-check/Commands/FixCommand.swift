import Checks
import Foundation
import Reports
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `fix`: repairs what `audit` finds, and takes back what would make a screen worse.
struct FixCommand: Command {
  let name = "fix"
  let summary = "Repair what audit finds; every screen is spoken again, and a repair that does harm is taken back."
  let operands = "[PATH…]"
  let formats = ["text", "json"]
  var options: [Option] {
    [
      Self.unsafe, Self.only, Self.identifiers, Self.namespace, Self.track, Self.dryRun, Self.ask, Self.allowDirty,
      Self.language, Self.os,
    ]
  }

  static let unsafe = Option(
    "unsafe", help: "guess words and repair review items too; each guess is marked [VERIFY] for a person to check")
  static let only = Option("only", value: "RULE", repeats: true, help: "repair what this rule finds and nothing else")
  static let dryRun = Option("dry-run", help: "print a diff and write nothing; the exit code is 1 if there is one")
  static let ask = Option("ask", help: "ask before each repair; only at a terminal")
  static let allowDirty = Option("allow-dirty", help: "write files with changes that git does not have yet, too")
  static let language = Option("language", value: "TAG", help: "the language to read; without it that of the settings")
  static let os = Option("os", value: "VERSION", help: "the iOS to read for; without it the newest known")

  var examples: [Example] {
    [
      Example("spec-check fix --dry-run", "what would be changed, as a diff"),
      Example("spec-check fix", "what is certain to be right"),
      Example("spec-check fix --unsafe Sources/Checkout", "with guessed words, in one folder"),
      Example("spec-check fix --only decoration-spoken", "one rule"),
      Example("spec-check fix --unsafe --ask", "one repair after the other, each with what would be heard"),
      Example("spec-check fix --identifiers --namespace", "identifiers for UI tests, declared in one place"),
      Example("spec-check fix --track", "what has an identifier, for the tracker of init --tracker"),
    ]
  }

  func waits(_ arguments: Arguments) -> Bool { arguments.has(Self.ask) }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let file = try SettingsFile.read(arguments, from: arguments.operands.first, in: surroundings)
    let started = surroundings.clock()
    if arguments.has(Self.ask), !surroundings.outIsTerminal || !surroundings.errorIsTerminal {
      throw Problems([Problem("--ask needs a terminal", hint: "--dry-run shows what would be changed")])
    }
    if Self.addsIdentifiers(arguments) { return try addIdentifiers(arguments, file, in: surroundings) }
    let rules = try rules(arguments)
    guard let os = arguments.value(Self.os).map({ OSVersion($0) }) ?? .newest else {
      throw Problems([
        Problem("‘\(arguments.value(Self.os) ?? "")’ is no iOS version", hint: "write --os 17 or --os 26.2")
      ])
    }
    let sources = FixSources(file, arguments.operands, in: surroundings)
    guard sources.problems.isEmpty else { throw Problems(sources.problems) }
    let language = arguments.value(Self.language) ?? file.settings.language
    let project = Project(
      sources.inputs, components: file.components, cache: CachePlace.sources(arguments, surroundings))
    let read = surroundings.clock()
    let prefix = file.prefix
    let audit = Audit(
      settings: file.settings, optedIn: rules,
      settingsPath: { prefix.isEmpty || !$0.hasPrefix(prefix + "/") ? $0 : String($0.dropFirst(prefix.count + 1)) })
    var wishes = FixSession.Wishes()
    wishes.rules = rules.isEmpty ? nil : rules
    wishes.allowsGuesses = arguments.has(Self.unsafe)
    wishes.files = sources.editable
    wishes.language = language
    let question = arguments.has(Self.ask) ? FixQuestion(surroundings) : nil
    let session = FixSession(
      project, audit: audit, options: .init(language: language, os: os), wishes: wishes,
      decide: question.map { question in { question.wants($0, $1) } })
    session.run()
    let repaired = surroundings.clock()
    var result = result(session, sources, arguments.has(Self.dryRun))
    var outcome = Outcome()
    if !result.isDryRun {
      outcome.problems = try write(result, sources, arguments, surroundings)
      result.unwritten = outcome.problems.count
    } else {
      outcome.code = result.changes.isEmpty ? .clean : .findings
    }
    outcome.notes = SourceNotes.of(project)
    outcome.report = report(result, arguments, &outcome)
    outcome.timings = [
      Timing("read", read - started), Timing("repair", repaired - read),
      Timing("write", surroundings.clock() - repaired),
    ]
    return outcome
  }

  func report(_ result: FixResult, _ arguments: Arguments, _ outcome: inout Outcome) -> String {
    if arguments.format(of: self) == "json" { return FixReports.json(result) }
    guard result.isDryRun else { return FixReports.text(result) }
    // The diff alone goes to stdout, so that it can be applied.
    outcome.notes += result.refused.map { "refused[\($0.rule)] \($0.span): \($0.what) – \($0.reason ?? "")" }
    outcome.notes.append(FixReports.summary(result))
    return FixReports.diff(result)
  }

  private func result(_ session: FixSession, _ sources: FixSources, _ isDryRun: Bool) -> FixResult {
    func item(_ attempt: Attempt) -> FixResult.Item {
      FixResult.Item(
        attempt.candidate.finding, attempt.candidate.proposal, before: attempt.before, after: attempt.after,
        reason: attempt.reason)
    }
    let changes = session.changed.sorted().compactMap { path -> FixResult.Change? in
      guard let old = sources.data[path], let new = session.state.project.source(of: path)?.text else { return nil }
      let before = String(decoding: old, as: UTF8.self)
      return before == new ? nil : FixResult.Change(path: path, old: before, new: new)
    }
    func left(_ isCounted: (AuditedView) -> Bool) -> Set<String> {
      let found = zip(session.state.views, session.state.findings).filter { isCounted($0.0) }.flatMap(\.1)
      return Set(found.filter { !$0.isReview }.map { "\($0.rule) \($0.span)" })
    }
    var result = FixResult(
      made: session.made.map(item), refused: session.refused.map(item), changes: changes,
      left: left { _ in true }.count,
      isDryRun: isDryRun)
    result.leftInUIKit = left { $0.uikit != nil }.count
    return result
  }

  /// Writes every changed file; those that cannot be written are problems, the others are written.
  func write(
    _ result: FixResult, _ sources: FixSources, _ arguments: Arguments, _ surroundings: Surroundings
  ) throws(Problems) -> [Problem] {
    if !arguments.has(Self.allowDirty) {
      let dirty = UncommittedFiles.among(result.changes.map(\.path), in: surroundings.workingFolder)
      guard dirty.isEmpty else {
        throw Problems(
          dirty.map {
            Problem(
              "‘\($0)’ has changes that git does not have: nothing was written",
              hint: "commit them first, or add --allow-dirty")
          })
      }
    }
    let writer = FileReplacing(folder: surroundings.workingFolder)
    return result.changes.compactMap { change in
      writer.replace(change.path, reading: [UInt8](sources.data[change.path] ?? Data()), with: Array(change.new.utf8))
    }
  }

  private func rules(_ arguments: Arguments) throws(Problems) -> Set<String> {
    let wanted = arguments.values(Self.only)
    let known = allRules.map { $0.id }
    for id in wanted {
      guard known.contains(id) else {
        let near = nearestWord(to: id, in: known).map { "did you mean ‘\($0)’?" }
        throw Problems([Problem("there is no rule ‘\(id)’", hint: near ?? "‘spec-check rules’ lists them")])
      }
      guard !repairs(of: id).isEmpty else {
        throw Problems([
          Problem("nothing repairs ‘\(id)’ by itself", hint: "‘spec-check explain \(id)’ says what to write")
        ])
      }
    }
    return Set(wanted)
  }
}
