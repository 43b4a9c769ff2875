import Foundation
import ScreenModel
import TestSupport
import Testing

@testable import spec_check

@Suite struct ShellTests {
  @Test func printsVersionAndHelp() {
    #expect(run("--version") == Ran(out: "spec-check \(toolVersion)\n", error: "", code: 0))
    let overview = run("--help")
    for command in AllCommands.list {
      #expect(overview.out.contains("  \(command.name) "))
      let help = run("help", command.name)
      #expect(help == run(command.name, "--help"))
      #expect(help.out.contains("usage: spec-check \(command.name)"))
      for option in command.options { #expect(help.out.contains("--\(option.name)")) }
      for example in command.examples { #expect(help.out.contains(example.line)) }
    }
  }

  @Test func commandsAreSortedAndHaveExamples() {
    let names = AllCommands.list.map(\.name)
    #expect(names == Set(names).sorted())
    for command in AllCommands.list { #expect(!command.examples.isEmpty, "\(command.name) has no example") }
  }

  @Test func noOptionIsDeclaredTwice() {
    for command in AllCommands.list {
      let names = (command.options + CommonOptions.all(for: command)).map(\.name)
      #expect(names.count == Set(names).count, "\(command.name)")
    }
  }

  @Test(arguments: [
    (["haer", "a"], "error: unknown command ‘haer’\n  help      did you mean ‘hear’?\n"),
    (["hear", "--formt", "json"], "error: unknown option ‘--formt’\n  help      did you mean ‘--format’?\n"),
    (["hear", "a", "--format", "jsn"], "error: unknown format ‘jsn’\n  help      did you mean ‘json’?\n"),
    (["hear", "a", "--format"], "error: --format needs a value: --format FORMAT\n"),
    (["hear", "a", "--quiet=yes"], "error: --quiet takes no value\n"),
    (["hear", "a", "--language", "de", "--language=en"], "error: --language is given twice\n"),
    (["hear"], "error: no recording named\n  help      spec-check hear FILE…\n"),
    (
      ["hear", "debug-description/alrt.txt"],
      "error: no file ‘debug-description/alrt.txt’\n  help      did you mean ‘alert.txt’?\n"
    ),
    (["hear", "debug-description"], "error: ‘debug-description’ is a folder\n  help      name the files in it\n"),
    (["schema", "x"], "error: ‘x’ is too much: schema takes options only\n"),
  ])
  func explainsWhatIsWrong(arguments: [String], error: String) {
    let out = Sink()
    let problems = Sink()
    let surroundings = Surroundings(
      workingFolder: fixture("Recordings").path, environment: [:], out: { out.add($0) }, error: { problems.add($0) },
      outIsTerminal: false, errorIsTerminal: false, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 })
    let code = Shell().run(arguments: arguments, in: surroundings)
    #expect(Ran(out: out.text, error: problems.text, code: code) == Ran(out: "", error: error, code: 2))
  }

  @Test func reportsSeveralMistakesAtOnce() {
    #expect(
      run("hear", "--a", "--b").error.components(separatedBy: "\n").filter { $0.hasPrefix("error: ") } == [
        "error: unknown option ‘--a’", "error: unknown option ‘--b’",
      ])
  }

  @Test func whatFollowsTwoDashesIsAFile() {
    #expect(run("hear", "--", "--help").error.hasPrefix("error: no file ‘--help’"))
  }

  @Test func colourOnlyOnATerminalThatWantsIt() {
    let red = "\u{1B}[1;31merror\u{1B}[0m: no file"
    #expect(run("hear", "x", isTerminal: true).error.hasPrefix(red))
    #expect(run("hear", "x", "--no-color", isTerminal: true).error.hasPrefix("error: no file"))
    #expect(run("hear", "x", isTerminal: true, environment: ["NO_COLOR": "1"]).error.hasPrefix("error: no file"))
    #expect(run("hear", "x").error.hasPrefix("error: no file"))
  }

  @Test func problemsShowTheLineWithACaret() throws {
    try withFolder { folder in
      try "Pay, button\nfocus:\n".write(toFile: folder + "/a.txt", atomically: true, encoding: .utf8)
      #expect(
        run("hear", "a.txt", in: folder).error == """
          error: ‘focus:’ without words after it
            ┌ a.txt:2:7
            │
          2 │ focus:
            │       ^

          """)
    }
  }

  @Test func outputIsWrittenWholeOrNotAtAll() throws {
    try withFolder { folder in
      let alert = fixture("Recordings/debug-description/alert.txt").path
      #expect(
        run("hear", alert, "--output", "no/such/a.txt", in: folder).error.hasPrefix(
          "error: ‘no/such/a.txt’ cannot be written: there is no folder"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == [])
      #expect(run("hear", alert, "--output", ".", in: folder).code == 2)
    }
  }

  @Test func timingsGoToTheErrorStream() {
    let heard = run("hear", "debug-description/alert.txt", "--timings")
    #expect(heard.error == "time: total 0.000 s\n")
    #expect(heard.code == 0)
  }

  @Test func findingsMakeTheCodeOneAndProblemsTwo() {
    #expect(run("probe", commands: [Probe(outcome: Outcome(report: "a\n", code: .findings))]).code == 1)
    let both = Outcome(report: "a\n", code: .findings, problems: [.init("b")], notes: ["c\u{7}"])
    #expect(
      run("probe", commands: [Probe(outcome: both)]) == Ran(out: "a\n", error: "note: c\\u{7}\nerror: b\n", code: 2))
    #expect(run("probe", "--quiet", commands: [Probe(outcome: both)]).error == "error: b\n")
  }

  @Test func withoutACommandTheDefaultRuns() {
    let check = Probe(name: AllCommands.defaultName, outcome: Outcome(report: "checked\n"))
    #expect(run(commands: [check]).out == "checked\n")
    #expect(run("specs", commands: [check]).out == "checked\n")
    #expect(run("--format", "text", commands: [check]).out == "checked\n")
  }

  /// A command that answers with what it was given.
  private struct Probe: Command {
    var name = "probe"
    var outcome: Outcome
    let summary = "Answers."
    let operands = "FILE…"
    let formats = ["text"]
    let options: [Option] = []
    let examples: [Example] = []

    func run(_ arguments: Arguments, in surroundings: Surroundings) throws(Problems) -> Outcome { outcome }
  }
}
