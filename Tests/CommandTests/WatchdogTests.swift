import Foundation
import ScreenModel
import Testing

@testable import spec_check

/// Whatever a run waits for, a pipeline does not wait for ever.
@Suite struct WatchdogTests {
  /// Takes its time.
  private struct Slow: Command {
    let name = "slow"
    let summary = ""
    let operands = ""
    let formats: [String] = []
    let options: [spec_check.Option] = []
    let examples: [Example] = []
    var seconds: Double
    var isServing = false

    func waits(_ arguments: Arguments) -> Bool { isServing }

    func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome {
      Thread.sleep(forTimeInterval: seconds)
      return Outcome(report: "done\n")
    }
  }

  private func said(_ command: Slow, limit: String?) -> (ran: Ran, expired: String) {
    let out = Sink()
    let error = Sink()
    let expired = Sink()
    var surroundings = Surroundings(
      workingFolder: "/", environment: limit.map { [Watchdog.variable: $0] } ?? [:], out: { out.add($0) },
      error: { error.add($0) }, outIsTerminal: false, errorIsTerminal: false,
      now: { Date(timeIntervalSince1970: 0) }, clock: { 0 })
    surroundings.expired = { expired.add($0.message) }
    let code = Shell(commands: [command]).run(arguments: ["slow"], in: surroundings)
    return (Ran(out: out.text, error: error.text, code: code), expired.text)
  }

  @Test func saysThatItGivesUp() {
    #expect(
      said(Slow(seconds: 2), limit: "0.05").expired == "not done after 0.05 s, and given up; no report was written")
  }

  @Test(arguments: [nil, "", "60", "0"]) func isSilentWhereARunEnds(_ limit: String?) {
    let (ran, expired) = said(Slow(seconds: 0), limit: limit)
    #expect(ran == Ran(out: "done\n", error: "", code: 0))
    #expect(expired.isEmpty)
  }

  @Test func letsServersWait() {
    #expect(said(Slow(seconds: 0.3, isServing: true), limit: "0.05").expired.isEmpty)
    #expect(LSPCommand().waits(Arguments()) && MCPCommand().waits(Arguments()))
    #expect(!CheckCommand().waits(Arguments()))
  }

  @Test(arguments: ["soon", "-1", "nan", "1e99"]) func refusesWhatIsNoTime(_ limit: String) {
    let ran = said(Slow(seconds: 0), limit: limit).ran
    #expect(
      ran
        == Ran(
          out: "", error: "error: SPEC_CHECK_TIME_LIMIT is ‘\(limit)’, which is no number of seconds\n", code: 2))
  }
}
