import Checks
import Foundation
import Reports
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `audit`: what is wrong on screens, specified or not.
struct AuditCommand: Command {
  let name = "audit"
  let summary = "Find what is wrong on screens: blockers first, and the five properties of every interactive element."
  let operands = "[PATH…]"
  var formats: [String] { allAuditReports.map { $0.name } }
  var options: [Option] {
    [
      Self.failOn, Self.only, Self.changedSince, BaselineUse.baseline, BaselineUse.writeBaseline, Self.nutrition,
      Self.language,
      Self.os,
    ]
  }

  static let failOn = Option(
    "fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
    help: "the least severity that makes the exit code 1; without it error")
  static let only = Option("rule", value: "ID", repeats: true, help: "run this rule alone, opt-in rules too")
  static let changedSince = Option(
    "changed-since", value: "REF", help: "report only findings on lines that changed since a commit of git")
  static let nutrition = Option(
    "nutrition", help: "say what speaks against each claim of an Accessibility Nutrition Label")
  static let language = Option("language", value: "TAG", help: "the language to read; without it that of the settings")
  static let os = Option("os", value: "VERSION", help: "the iOS to read for; without it the newest known")

  var examples: [Example] {
    [
      Example("spec-check audit", "everything below the working folder"),
      Example("spec-check audit Sources/Checkout --fail-on warning", "a folder, strictly"),
      Example("spec-check audit --rule combine-swallows-control", "one rule"),
      Example("spec-check audit --format json", "for programs"),
    ]
  }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let file = try SettingsFile.read(arguments, from: arguments.operands.first, in: surroundings)
    let started = surroundings.clock()
    let reader = SourceFiles(folder: surroundings.workingFolder, exclude: file.settings.exclude.map(file.shown))
    let files = reader.find(
      arguments.operands.isEmpty ? file.settings.sources.map(file.shown) : arguments.operands)
    guard files.problems.isEmpty else { throw Problems(files.problems) }
    let rules = try rules(arguments)
    let unknown = file.settings.problems(knownRules: allRules.map { $0.id })
    let wrong = RuleOptions.problems(in: file.settings)
    guard wrong.isEmpty else { throw Problems(wrong) }
    let baseline = arguments.value(BaselineUse.baseline) ?? file.settings.baseline.map(file.shown)
    let cache = ResultCache(
      self, arguments, file, inputs: files.inputs, others: baseline.map { [$0] } ?? [], in: surroundings)
    // A step summary is written anew each time, and what git says changed is nothing that the key knows.
    let writesSummary = arguments.format(of: self) == AuditGitHubReport.name
    let reference = arguments.value(Self.changedSince)
    if !writesSummary, reference == nil, let known = cache.outcome { return known }
    let changes = reference.map { ChangedLines.Asking($0, in: surroundings.workingFolder) }
    let project = Project(
      files.inputs, components: file.components, cache: CachePlace.sources(arguments, surroundings),
      answers: CachePlace.answers(arguments, surroundings), kept: surroundings.kept)
    let os = try os(arguments)
    let language = arguments.value(Self.language) ?? file.settings.language
    let read = surroundings.clock()
    let lines = try changes?.lines()
    let asked = surroundings.clock()
    let kept = ReachCache(arguments, file, read: [language, "\(os)"] + arguments.values(Self.only), in: surroundings)
    let prefix = file.prefix
    let audit = Audit(
      settings: file.settings, rules: rules, optedIn: Set(arguments.values(Self.only)),
      settingsPath: { prefix.isEmpty || !$0.hasPrefix(prefix + "/") ? $0 : String($0.dropFirst(prefix.count + 1)) })
    let progress = Progress("views", arguments, in: surroundings)
    let views = project.auditedViews(
      .init(language: language, os: os), touching: lines?.files, known: lines == nil ? ViewReach() : kept.known,
      purpose: purpose(rules, file)
    ) { view in
      progress.step()
      return audit.checked(view)
    }
    progress.end()
    kept.store(views.reach)
    let evaluated = surroundings.clock()
    var result = audit.result(of: views.made, files: project.auditedFiles(among: lines?.files))
    if let lines {
      result.findings.removeAll { !lines.files.contains($0.span.file) }
      result.elements.removeAll { !lines.files.contains($0.span.file) }
    }
    var outcome = Outcome()
    outcome.problems = unknown + files.unreadable
    // What cannot be read has no findings, which is not the same as being right.
    outcome.notes = SourceNotes.of(project)
    if let path = arguments.value(BaselineUse.writeBaseline) {
      let kept = try BaselineUse.kept(in: path, audited: false, surroundings)
      try BaselineUse.write(Baseline.text(accepting: result.findings, keeping: kept), to: path, surroundings)
      outcome.notes.append("\(result.findings.count) findings are accepted in \(path)")
      return outcome
    }
    if let baseline = try BaselineUse(arguments, file, in: surroundings) {
      let ran = Set(rules.map { $0.id } + ["ignore-comment"])
      let read = lines?.files ?? Set(project.sourceFiles.map(\.path))
      let isWhole = arguments.operands.isEmpty && lines == nil
      let applied = baseline.accepted.applied(to: result.findings) { entry in
        ran.contains(entry.rule) && (isWhole || read.contains(entry.file))
      }
      result.findings = applied.left
      result.accepted = applied.accepted
    }
    if let lines { result.findings.removeAll { !lines.touch($0.span) } }
    outcome.report =
      arguments.has(Self.nutrition)
      ? NutritionText.text(NutritionLabels(result)) : report(result, project, arguments, surroundings)
    if arguments.format(of: self) == AuditGitHubReport.name,
      let problem = StepSummary.add(AuditMarkdownReport.text(of: result, ReportOptions()), in: surroundings)
    {
      outcome.problems.append(problem)
    }
    outcome.code = code(result, arguments.value(Self.failOn) ?? "error")
    outcome.timings = [
      Timing("read", read - started), Timing("ask git", asked - read), Timing("evaluate and check", evaluated - asked),
      Timing("settle", surroundings.clock() - evaluated),
    ]
    if reference == nil { cache.store(outcome) }
    project.finish()
    return outcome
  }

  /// Stands for the rules and how the settings tune them.
  private func purpose(_ rules: [any Rule.Type], _ file: SettingsFile) -> ContentHash {
    var hash = ContentHash()
    for rule in rules { hash.add(rule.id) }
    hash.add(Data(file.settings.written))
    return hash
  }

  private func os(_ arguments: Arguments) throws(Problems) -> OSVersion {
    guard let written = arguments.value(Self.os) else { return .newest }
    guard let os = OSVersion(written) else {
      throw Problems([Problem("‘\(written)’ is no iOS version", hint: "write --os 17 or --os 26.2")])
    }
    return os
  }

  private func rules(_ arguments: Arguments) throws(Problems) -> [any Rule.Type] {
    let wanted = arguments.values(Self.only)
    guard !wanted.isEmpty else { return allRules }
    let known = allRules.map { $0.id }
    for id in wanted where !known.contains(id) {
      let near = nearestWord(to: id, in: known).map { "did you mean ‘\($0)’?" }
      throw Problems([Problem("there is no rule ‘\(id)’", hint: near ?? "‘spec-check rules’ lists them")])
    }
    return allRules.filter { wanted.contains($0.id) }
  }

  private func report(
    _ result: AuditResult, _ project: Project, _ arguments: Arguments, _ surroundings: Surroundings
  ) -> String {
    let lines = SourceLines(project)
    let options = ReportOptions(
      usesColor: surroundings.outIsTerminal && !arguments.has(CommonOptions.noColor)
        && surroundings.environment["NO_COLOR", default: ""].isEmpty && !arguments.has(CommonOptions.output),
      line: { lines.line($0) })
    let format = arguments.format(of: self)
    let report = allAuditReports.first { $0.name == format } ?? AuditTextReport.self
    return report.text(of: result, options)
  }

  private func code(_ result: AuditResult, _ failOn: String) -> ExitCode {
    guard let least = Finding.Severity(rawValue: failOn) else { return .clean }
    return result.findings.contains { $0.severity >= least } ? .findings : .clean
  }
}

/// Lines of the sources that were read, for quoting them.
private final class SourceLines: Sendable {
  private let files: [String: SourceFile]

  init(_ project: Project) {
    files = Dictionary(project.sourceFiles.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func line(_ span: SourceSpan) -> String? {
    guard let file = files[span.file] else { return nil }
    return file.line(span.line)
  }
}
