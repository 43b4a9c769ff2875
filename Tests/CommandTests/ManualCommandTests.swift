import Foundation
import Testing

@testable import spec_check

@Suite struct ManualCommandTests {
  let page = run("manual").out

  @Test func hasEveryCommandOptionAndExample() {
    for command in AllCommands.list {
      #expect(page.contains(".SS \"spec\\-check \(command.name.replacingOccurrences(of: "-", with: "\\-"))"))
      for option in command.options {
        #expect(page.contains("\\fB\\-\\-\(option.name.replacingOccurrences(of: "-", with: "\\-"))\\fR"))
      }
      for example in command.examples {
        let line = example.line.replacingOccurrences(of: "-", with: "\\-").replacingOccurrences(of: "\"", with: "\\(dq")
          .replacingOccurrences(of: "~", with: "\\(ti")
        #expect(page.contains(".EX\n    \(line)\n.EE\n"))
      }
    }
  }

  /// A line that begins with a dot or an apostrophe would be an instruction, and a backslash the beginning of one.
  @Test func wordsAreNoInstructions() {
    let odd = ManualPage(commands: [Odd()]).text
    #expect(
      odd.contains(
        """
        .SS "spec\\-check odd"
        \\&.so /etc/passwd
        .TP
        \\fB\\-\\-path\\fR \\fIA\\eB\\fR
        \\&'quoted' \\(dqwords\\(dq and \\(gaticks\\(ga.
        .PP
        \\&.spec\\-check.yml:
        .PP
        .EX
            spec\\-check odd \\-\\-path \\(ti
        .EE
        .SH EXIT STATUS

        """), "\(odd)")
  }

  private struct Odd: Command {
    let name = "odd"
    let summary = ".so /etc/passwd"
    let operands = ""
    let formats = ["text"]
    let options = [Option("path", value: "A\\B", help: "'quoted' \"words\" and `ticks`")]
    let examples = [Example("spec-check odd --path ~", ".spec-check.yml")]

    func run(_ arguments: Arguments, in surroundings: Surroundings) -> Outcome { Outcome() }
  }

  /// `man` reads it without a complaint, where it is installed.
  @Test func isReadByGroff() throws {
    #expect(page.hasPrefix(".\\\" Written by ‘spec-check manual’.\n.TH SPEC\\-CHECK 1 "))
    let groff = "/usr/bin/groff"
    guard FileManager.default.isExecutableFile(atPath: groff) else { return }
    try withFolder { folder in
      try page.write(toFile: folder + "/page", atomically: true, encoding: .utf8)
      let ran = try Program.run(groff, ["-Kutf8", "-Tutf8", "-man", "-ww", "page"], in: folder)
      #expect(ran.error == "")
      #expect(ran.out.contains("completions"))
    }
  }
}
