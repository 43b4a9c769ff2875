import Foundation
import TestSupport

@testable import spec_check

/// What a run of the tool printed and answered.
struct Ran: Equatable {
  var out: String
  var error: String
  var code: Int32
}

/// Runs the tool in a folder, without a terminal.
func run(
  _ arguments: String..., in folder: String = fixture("Recordings").path, isTerminal: Bool = false,
  environment: [String: String] = [:], commands: [any Command] = AllCommands.list
) -> Ran {
  run(arguments, in: folder, isTerminal: isTerminal, environment: environment, commands: commands)
}

/// The same with a list of arguments.
func run(
  _ arguments: [String], in folder: String = fixture("Recordings").path, isTerminal: Bool = false,
  environment: [String: String] = [:], commands: [any Command] = AllCommands.list
) -> Ran {
  let out = Sink()
  let error = Sink()
  let surroundings = Surroundings(
    workingFolder: folder, environment: environment, out: { out.add($0) }, error: { error.add($0) },
    outIsTerminal: isTerminal, errorIsTerminal: isTerminal, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 })
  let code = Shell(commands: commands).run(arguments: arguments, in: surroundings)
  return Ran(out: out.text, error: error.text, code: code)
}

/// Keeps what is printed.
final class Sink: @unchecked Sendable {
  private let lock = NSLock()
  private var kept = ""

  func add(_ text: String) { lock.withLock { kept += text } }

  var text: String { lock.withLock { kept } }
}

/// A folder for one test, removed afterwards.
func withFolder<Answer>(_ body: (String) throws -> Answer) throws -> Answer {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
