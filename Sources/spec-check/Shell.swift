import Foundation
import Reports
import ScreenModel
import ScreenSpecs

/// Reads the arguments, runs one command, and is the only place that prints.
struct Shell {
  /// The commands to choose from.
  var commands: [any Command] = AllCommands.list

  /// Runs the tool. Reports go to `out`, everything else to `error`; the answer is the exit code.
  func run(arguments: [String], in surroundings: Surroundings) -> Int32 {
    let code = answer(arguments, surroundings)
    guard let reason = surroundings.outFailure() else { return code }
    let problem = Problem(
      "the report could not be printed: \(reason)", hint: "--output FILE writes it whole or not at all")
    show([problem], false, surroundings)
    return ExitCode.failed.rawValue
  }

  private func answer(_ arguments: [String], _ surroundings: Surroundings) -> Int32 {
    let started = surroundings.clock()
    var isColoured = surroundings.errorIsTerminal && surroundings.environment["NO_COLOR", default: ""].isEmpty
    do throws(Problems) {
      switch try ArgumentReader(commands: commands, surroundings: surroundings).read(arguments) {
      case .print(let text):
        surroundings.out(text)
        return ExitCode.clean.rawValue
      case .run(let command, let parsed):
        if parsed.has(CommonOptions.noColor) { isColoured = false }
        let watchdog = command.waits(parsed) ? nil : try Watchdog(surroundings)
        let outcome = try command.run(parsed, in: surroundings)
        // Who reads the report may take as long as they like.
        watchdog?.end()
        var problems = outcome.problems
        if let report = outcome.report, let problem = deliver(report, parsed, surroundings) { problems.append(problem) }
        if !parsed.has(CommonOptions.quiet) {
          for note in outcome.notes { surroundings.error("note: \(note.visible)\n") }
        }
        show(problems, isColoured, surroundings)
        if parsed.has(CommonOptions.timings) { show(outcome.timings, since: started, surroundings) }
        return (problems.isEmpty ? outcome.code : .failed).rawValue
      }
    } catch {
      show(error.all, isColoured, surroundings)
      return ExitCode.failed.rawValue
    }
  }

  /// Prints a report, or writes it to the file that was asked for.
  private func deliver(_ report: String, _ arguments: Arguments, _ surroundings: Surroundings) -> Problem? {
    guard let path = arguments.value(CommonOptions.output) else {
      surroundings.out(report)
      return nil
    }
    return OutputFile(path: path, folder: surroundings.workingFolder).write(report)
  }

  private func show(_ problems: [Problem], _ isColoured: Bool, _ surroundings: Surroundings) {
    for problem in problems {
      var text = drawn(problem)
      if isColoured, text.hasPrefix("error:") { text = "\u{1B}[1;31merror\u{1B}[0m" + text.dropFirst(5) }
      surroundings.error(text + "\n")
    }
  }

  private func show(_ timings: [Timing], since started: Double, _ surroundings: Surroundings) {
    for timing in timings + [Timing("total", surroundings.clock() - started)] {
      surroundings.error("time: \(timing.written)\n")
    }
  }
}
