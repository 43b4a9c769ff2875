import Foundation
import ScreenModel
import ScreenSpecs
import SwiftReader

/// Everything a run takes from the machine beside its arguments, so that tests hand in their own.
struct Surroundings: Sendable {
  /// Relative paths start here.
  var workingFolder: String
  var environment: [String: String]
  /// Takes the report.
  var out: @Sendable (String) -> Void
  /// Takes problems, notes and progress.
  var error: @Sendable (String) -> Void
  var outIsTerminal: Bool
  var errorIsTerminal: Bool
  /// A line that a person types; `nil` where nobody does.
  var answer: @Sendable () -> String? = { nil }
  /// The date and time of the run.
  var now: @Sendable () -> Date
  /// Seconds that only ever grow, to measure with.
  var clock: @Sendable () -> Double
  /// The next bytes of the standard input, waiting for them; `nil` at its end. For commands that serve.
  var input: @Sendable () -> Data? = { nil }
  /// The files that this process read before, for commands that serve; `nil`: each run reads its own.
  var kept: ReadFiles?
  /// Takes what to say before it ends the process, which does not end by itself; `nil`: nobody watches.
  var expired: (@Sendable (Problem) -> Void)?
  /// Why the report did not arrive as a whole; `nil` where it did.
  var outFailure: @Sendable () -> String? = { nil }

  /// Those of this process.
  static func process() -> Surroundings {
    let start = ContinuousClock.now
    let out = Stream(.standardOutput)
    let error = Stream(.standardError)
    return Surroundings(
      workingFolder: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment,
      out: { out.write($0) },
      error: { error.write($0) },
      outIsTerminal: isatty(1) == 1, errorIsTerminal: isatty(2) == 1,
      answer: { isatty(0) == 1 ? readLine() : nil },
      now: { Date() },
      clock: {
        let passed = start.duration(to: .now).components
        return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
      },
      input: {
        let data = FileHandle.standardInput.availableData
        return data.isEmpty ? nil : data
      },
      expired: { problem in
        error.write(drawn(problem) + "\n")
        // Nothing is tidied up: whoever holds a lock is what is waited for.
        _exit(ExitCode.failed.rawValue)
      },
      outFailure: { out.failure })
  }
}
