import Checks
import Foundation
import ScreenModel
import ScreenSpecs

/// Runs a check again whenever what it reads has changed and come to rest.
struct WatchLoop {
  /// What stands on the last line of a run, beside its time.
  struct Run {
    /// The report and problems, as they are printed.
    var outcome: Outcome
    /// Findings in a few words: `2 errors, 1 warning`.
    var result: String
  }

  /// Seconds between two looks.
  static let interval = 0.4
  /// A file that is written again and again is waited for so many times.
  private static let patience = 10

  var surroundings: Surroundings
  /// One check; throws what makes it impossible, which is shown, and the watching goes on.
  var check: () throws(Problems) -> Run
  /// What it reads at the moment.
  var look: () -> WatchedFiles
  /// Takes the report.
  var deliver: (String) -> Problem?
  /// Waits some seconds; `false`: it is time to end.
  var pause: (Double) -> Bool

  /// Checks, and checks again on every change, until ``pause`` says that it is time to end.
  func run() {
    var files = look()
    runOnce(because: [])
    while pause(Self.interval) {
      var now = look()
      guard now != files else { continue }
      // Editors write a file in several steps, and people save several files.
      var rounds = 0
      while rounds < Self.patience {
        guard pause(Self.interval) else { return }
        let next = look()
        if next == now { break }
        now = next
        rounds += 1
      }
      let changes = now.changes(since: files)
      files = now
      if !changes.isEmpty { runOnce(because: changes) }
    }
    surroundings.error("\n")
  }

  private func runOnce(because changes: [String]) {
    let started = surroundings.clock()
    if surroundings.outIsTerminal { surroundings.out("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
    var result: String
    do throws(Problems) {
      let run = try check()
      var problems = run.outcome.problems
      if let report = run.outcome.report, let problem = deliver(report) { problems.append(problem) }
      for note in run.outcome.notes { surroundings.error("note: \(note.visible)\n") }
      for problem in problems { surroundings.error(drawn(problem) + "\n") }
      result = problems.isEmpty ? run.result : "not everything could be done"
    } catch {
      for problem in error.all { surroundings.error(drawn(problem) + "\n") }
      result = "nothing could be checked"
    }
    let names = changes.map { shown($0) }
    let reason =
      names.isEmpty ? "" : names.count == 1 ? " after \(names[0])" : " after \(names[0]) and \(names.count - 1) more"
    let time = Timing("", surroundings.clock() - started).written
    surroundings.error(
      "\(Self.time(surroundings.now()))\(reason.visible): \(result) ·\(time) – watching, Ctrl-C ends it\n")
  }

  private func shown(_ path: String) -> String {
    let name = SettingsFile.relative(path, to: surroundings.workingFolder)
    return name.isEmpty ? path : name
  }

  /// `14:03:09`, by the clock on the wall.
  static func time(_ date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.hour, .minute, .second], from: date)
    return [parts.hour, parts.minute, parts.second].map { part in
      let digits = String(part ?? 0)
      return digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }
}
