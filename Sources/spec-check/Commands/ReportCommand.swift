import Checks
import Foundation
import Reports
import ScreenModel
import ScreenSpecs
import SwiftReader

/// `report`: one page with everything, to be read in a browser.
struct ReportCommand: Command {
  let name = "report"
  let summary = "Write one self-contained HTML page: the matrix, expected and heard side by side, findings, the trend."
  let operands = "[SPEC…]"
  let formats = ["html"]
  var options: [Option] {
    [
      CheckCommand.require, Self.failOn, Self.audit, Self.title, Self.date, Self.history, Self.badge, Self.sourceLinks,
    ]
  }

  static let failOn = Option(
    "fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
    help: "the least severity that makes the exit code 1; without it never, for ‘check’ is what fails")
  static let audit = Option("audit", help: "add what an audit of the source finds")
  static let title = Option("title", value: "TEXT", help: "the name of the page and the badge; without it Spec check")
  static let date = Option("date", value: "YYYY-MM-DD", help: "the day of the run; without it by the clock")
  static let history = Option(
    "history", value: "FILE", help: "add a line with the counts of this run to a file, and draw the trend")
  static let badge = Option("badge", value: "FILE", help: "write an SVG picture with the counts, for a README")
  static let sourceLinks = Option(
    "source-links", value: "URL",
    help: "where links to files lead, with {file} and {line}; without it to the files beside the page")

  var examples: [Example] {
    [
      Example("spec-check report --output report.html", "a page to open in a browser"),
      Example("spec-check report specs/leaf-store --audit --output leaf-store.html", "with what the audit finds"),
      Example(
        "spec-check report --history trend.jsonl --badge badge.svg --output report.html",
        "in continuous integration: the trend, and a picture for the README"),
      Example(
        "spec-check report --source-links 'https://github.com/you/app/blob/main/{file}#L{line}' --output report.html",
        "for a page that lies elsewhere than its sources"),
    ]
  }

  func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
    let date = try date(arguments, surroundings)
    let links = try links(arguments, surroundings)
    var history = try self.history(arguments, surroundings)
    let checked = try CheckCommand().checked(arguments, in: surroundings, on: date)
    history?.entries.append(HistoryEntry(checked.result.summary, date: date))
    let lines = LineLookup(folder: surroundings.workingFolder)
    let title = arguments.value(Self.title) ?? "Spec check"
    let page = Page(
      title: title, date: date, version: toolVersion, result: checked.result,
      audit: arguments.has(Self.audit) ? audit(checked) : nil, history: history, links: links,
      line: { lines.line($0) })
    var outcome = Outcome(report: page.text())
    outcome.problems = write(arguments, surroundings, history, Badge.svg(of: checked.result.summary, label: title))
    if let least = arguments.value(Self.failOn).flatMap(Finding.Severity.init(rawValue:)) {
      outcome.code = checked.result.findings.contains { $0.severity >= least } ? .findings : .clean
    }
    outcome.notes = checked.notes
    outcome.timings = checked.timings
    return outcome
  }

  /// The history and the badge, each whole or not at all.
  private func write(
    _ arguments: Arguments, _ surroundings: Surroundings, _ history: History?, _ badge: String
  ) -> [Problem] {
    var problems: [Problem?] = []
    if let path = arguments.value(Self.history), let history {
      let text = history.entries.map(\.line).joined()
      problems.append(OutputFile(path: path, folder: surroundings.workingFolder).write(text))
    }
    if let path = arguments.value(Self.badge) {
      problems.append(OutputFile(path: path, folder: surroundings.workingFolder).write(badge))
    }
    return problems.compactMap { $0 }
  }

  private func date(_ arguments: Arguments, _ surroundings: Surroundings) throws(Problems) -> String {
    guard let date = arguments.value(Self.date) else { return CheckCommand.day(surroundings.now()) }
    guard HistoryEntry.isDate(date) else {
      throw Problems([Problem("‘\(date)’ is no day", hint: "write it as 2026-11-30")])
    }
    return date
  }

  /// The runs so far; none where the file is not there yet. `nil`: no history is asked for.
  private func history(_ arguments: Arguments, _ surroundings: Surroundings) throws(Problems) -> History? {
    guard let path = arguments.value(Self.history) else { return nil }
    let reading = FileReading(folder: surroundings.workingFolder)
    guard reading.exists(path) else { return History() }
    switch reading.data(path, limit: History.sizeLimit) {
    case .failure(let problem): throw Problems([problem])
    case .success(let data):
      guard data.count <= History.sizeLimit, let text = String(data: data, encoding: .utf8) else {
        throw Problems([
          Problem("‘\(path)’ is no history of runs", hint: "name a file of JSON lines, or one that is not there yet")
        ])
      }
      let (history, problems) = History.read(text, path: path)
      guard problems.isEmpty else { throw Problems(problems) }
      return history
    }
  }

  private func links(_ arguments: Arguments, _ surroundings: Surroundings) throws(Problems) -> SourceLinks {
    guard let address = arguments.value(Self.sourceLinks) else {
      return SourceLinks(base: base(arguments, surroundings))
    }
    let schemes = ["https://", "http://", "vscode://", "xcode://"]
    guard schemes.contains(where: address.hasPrefix), address.contains("{file}") else {
      throw Problems([
        Problem(
          "‘\(address)’ is no address for links to files",
          hint: "write one that begins with https:// and has {file} in it, and {line} where it takes one")
      ])
    }
    return SourceLinks(address: address)
  }

  /// The way from the folder of the page to the working folder.
  private func base(_ arguments: Arguments, _ surroundings: Surroundings) -> String {
    guard let output = arguments.value(CommonOptions.output) else { return "" }
    let full = FileReading(folder: surroundings.workingFolder).absolute(output)
    let from = URL(fileURLWithPath: full).standardizedFileURL.deletingLastPathComponent().pathComponents
    let to = URL(fileURLWithPath: surroundings.workingFolder).standardizedFileURL.pathComponents
    let common = zip(from, to).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return way.isEmpty ? "" : SourceLinks.encoded(way.joined(separator: "/")) + "/"
  }

  private func audit(_ checked: CheckedProject) -> AuditResult {
    let settings = checked.file.settings
    let prefix = checked.file.prefix
    let views = checked.project.auditedViews(.init(language: settings.language, os: .newest))
    return Audit(
      settings: settings, rules: allRules, optedIn: [],
      settingsPath: { prefix.isEmpty || !$0.hasPrefix(prefix + "/") ? $0 : String($0.dropFirst(prefix.count + 1)) }
    ).run(views, files: checked.project.auditedFiles)
  }
}
