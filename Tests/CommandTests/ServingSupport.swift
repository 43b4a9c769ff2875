import Foundation

@testable import spec_check

/// Runs a command that serves, sends it bytes, and ends its input.
func serve(_ arguments: [String], sending pieces: [String], in folder: String) -> Ran {
  let out = Sink()
  let error = Sink()
  let waiting = Pieces(pieces)
  let surroundings = Surroundings(
    workingFolder: folder, environment: [:], out: { out.add($0) }, error: { error.add($0) }, outIsTerminal: false,
    errorIsTerminal: false, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 }, input: { waiting.next() })
  let code = Shell().run(arguments: arguments, in: surroundings)
  return Ran(out: out.text, error: error.text, code: code)
}

/// Hands out pieces one by one.
final class Pieces: @unchecked Sendable {
  private let lock = NSLock()
  private var left: ArraySlice<String>

  init(_ pieces: [String]) { left = pieces[...] }

  func next() -> Data? { lock.withLock { left.popFirst().map { Data($0.utf8) } } }
}
