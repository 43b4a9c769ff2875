import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct WatchTests {
  private static let spec = "specs/leaf-store/specs/address-picker.yaml"

  /// Watches the sample. Before each pause a step is done; after the last one the watching ends.
  private func watch(
    _ project: ProjectCopy, isTerminal: Bool = false, output: String? = nil, _ steps: [() throws -> Void]
  ) -> Ran {
    let out = Sink()
    let error = Sink()
    let surroundings = Surroundings(
      workingFolder: project.folder, environment: [:], out: { out.add($0) }, error: { error.add($0) },
      outIsTerminal: isTerminal, errorIsTerminal: isTerminal, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 })
    var arguments = Arguments(operands: ["specs/leaf-store"])
    if let output { arguments.given["output"] = [output] }
    var rest = steps[...]
    let outcome = CheckCommand().watched(arguments, in: surroundings) { seconds in
      #expect((0.3...0.5).contains(seconds))
      guard let step = rest.popFirst() else { return false }
      do { try step() } catch { Issue.record(error) }
      return true
    }
    #expect(outcome.report == nil && outcome.problems == [])
    return Ran(out: out.text, error: error.text, code: outcome.code.rawValue)
  }

  /// The lines that end a run, without the time of the day.
  private func results(_ ran: Ran) -> [String] {
    ran.error.components(separatedBy: "\n").filter { $0.hasSuffix("watching, Ctrl-C ends it") }.map {
      String($0.dropFirst("00:00:00".count))
    }
  }

  @Test func aChangeIsCheckedOnceItHasComeToRest() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let whole = try String(contentsOfFile: project.folder + "/" + Self.spec, encoding: .utf8)
      let without = whole.replacing("    in: Delivery address, heading\n", with: "    in: Addresses, heading\n")
      #expect(without != whole)
      let ran = watch(
        project,
        [
          {}, { try project.write(without, to: Self.spec) },
          // It is still being written.
          { try project.write(without + "\n", to: Self.spec) }, {}, {},
          { try project.write(whole, to: Self.spec) }, {}, {},
        ])
      let found = results(ran)
      #expect(found.count == 3)
      #expect(found[0].hasPrefix(": ") && !found[0].contains("error"))
      #expect(found[1].hasPrefix(" after \(Self.spec): 1 error, "))
      #expect(found[2].hasPrefix(" after \(Self.spec): ") && !found[2].contains("error"))
      #expect(ran.code == 0)
      #expect(!ran.out.contains("\u{1B}"))
      #expect(ran.out.components(separatedBy: "error[modal-entry-").count == 2)
    }
  }

  @Test func sourcesRecordingsAndSettingsAreWatched() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let ran = watch(
        project,
        [
          { try project.write("struct New {}\n", to: "specs/leaf-store/App/New.swift") }, {},
          { try project.write("Orders, heading\n", to: "specs/leaf-store/recordings/orders/content.txt") }, {},
          { try project.write("specs: specs\nsources: App\n", to: "specs/leaf-store/.spec-check.yml") }, {},
          { try FileManager.default.removeItem(atPath: project.folder + "/specs/leaf-store/App/New.swift") }, {},
          // What is no input changes nothing.
          { try project.write("# Notes\n", to: "specs/leaf-store/App/Notes.md") }, {},
        ])
      #expect(
        results(ran).map { $0.components(separatedBy: ": ")[0] } == [
          "", " after specs/leaf-store/App/New.swift", " after specs/leaf-store/recordings/orders/content.txt",
          " after specs/leaf-store/.spec-check.yml", " after specs/leaf-store/App/New.swift",
        ])
    }
  }

  @Test func aFileThatCannotBeReadIsShownAndWatchedOn() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let whole = try String(contentsOfFile: project.folder + "/" + Self.spec, encoding: .utf8)
      let ran = watch(
        project,
        [
          { try project.write(whole + "heers: x\n", to: Self.spec) }, {},
          { try project.write(whole, to: Self.spec) }, {},
        ])
      #expect(ran.error.contains("unknown key ‘heers’"))
      let found = results(ran)
      #expect(found.count == 3)
      #expect(found[1].contains("nothing could be checked"))
      #expect(!found[2].contains("nothing could be checked"))
    }
  }

  @Test func theScreenIsClearedOnATerminalAlone() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      #expect(watch(project, isTerminal: true, []).out.hasPrefix("\u{1B}[2J\u{1B}[3J\u{1B}[H"))
      #expect(!watch(project, []).out.contains("\u{1B}[2J"))
    }
  }

  @Test func whatItWritesDoesNotWakeIt() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let ran = watch(project, output: "specs/leaf-store/recordings/report.txt", [{}, {}, {}])
      #expect(results(ran).count == 1)
      #expect(ran.out == "")
      let written = try String(
        contentsOfFile: project.folder + "/specs/leaf-store/recordings/report.txt", encoding: .utf8)
      #expect(written.contains("Address picker"))
    }
  }

  @Test func aSignalEndsTheWaiting() {
    let interruption = Interruption([SIGUSR2])
    #expect(interruption.pause(0.01))
    kill(getpid(), SIGUSR2)
    #expect(!interruption.pause(30))
  }
}
