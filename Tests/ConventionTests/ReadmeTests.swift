import Testing

/// What the README says is so. That its examples print what it shows is tested where commands are.
@Suite struct ReadmeTests {
  let readme: Repository.File

  init() throws { readme = try #require(Repository.file("README.md")) }

  /// The commands in `sh` blocks.
  private var commands: [String] {
    readme.text.matches(of: "```sh\\n((?:(?!```)[\\s\\S])*)```").map { $0.trimmed }
  }

  @Test func hasTwoCommandsOfOneLineEach() throws {
    try #require(commands.count == 2, "README.md shows the two set-up commands as ‘sh’, everything else as ‘console’")
    for command in commands {
      #expect(!command.contains("\n"), "a set-up command is one line: \(command)")
      #expect(!command.contains("make"), "a set-up command needs git, Swift and apt only: \(command)")
      #expect(
        command.contains("apt-get install -qy libyaml-dev"), "a set-up command installs what it needs: \(command)")
      #expect(command.contains("sudo"), "a set-up command works for people who are not root: \(command)")
    }
    #expect(commands[0].hasSuffix("&& swift run spec-check check specs/leaf-store"))
    #expect(commands[1].hasSuffix("&& swift test"))
  }

  @Test func isWhereTheCheckTakesItsCommandFrom() throws {
    let check = try #require(Repository.file(".ci/run"), "write .ci/run").text
    #expect(check.contains("grep -m1 '&& swift test$' README.md"), ".ci/run takes the test command from README.md")
    #expect(readme.text.matches(of: "^.*&& swift test$") == [commands.last ?? ""], "README.md has one test command")
    #expect(check.contains("swift format lint --strict -r Sources Tests Package.swift"))
  }

  @Test func everyPathExists() throws {
    let tutorial = try #require(
      readme.text.matches(of: "^## A first spec in two minutes\\n((?:(?!^## )[\\s\\S])*)").first)
    let text = readme.text.replacing(tutorial, with: "")
    let named =
      text.matches(of: "`([^`\\n]+)`") + readme.text.matches(of: "\\]\\(([^)#]+)\\)")
      + text.matches(of: "^\\$ spec-check (.*)$")
    let paths = Set(named.flatMap { $0.split(separator: " ").map(String.init) }).filter { word in
      Repository.top.contains { word == $0 || word.hasPrefix($0 + "/") } && !word.contains("…") && !word.contains("<")
    }
    #expect(paths.count > 20)
    for path in paths.sorted() where !Repository.exists(path) {
      Issue.record("README.md names ‘\(path)’, which does not exist: correct the name")
    }
  }

  @Test func namesEveryCommand() {
    for file in Repository.files(in: ["Sources/spec-check/Commands"], ending: ".swift") {
      for name in file.text.matches(of: "^  let name = \"([a-z-]+)\"") {
        #expect(
          !readme.text.matches(of: "^\\| `spec-check \(name)[ `]").isEmpty,
          "write a row for ‘spec-check \(name)’ into the table of commands of README.md")
      }
    }
  }

  @Test func namesEveryFormatOfRecordings() {
    for file in Repository.files(in: ["Sources/Recordings/Formats"], ending: ".swift") {
      for name in file.text.matches(of: "var name: String \\{ \"([a-z-]+)\"") {
        #expect(
          !readme.text.matches(of: "^\\| `\(name)` \\|").isEmpty,
          "write a row for the format ‘\(name)’ into the table of recordings of README.md")
      }
    }
  }

  @Test func namesEveryVerdict() throws {
    let file = try #require(Repository.file("Sources/Reports/Text/Marks.swift"))
    let verdicts = file.text.matches(of: "case \\.(\\w+): \"[^\"\\w]\"")
    #expect(verdicts.count == 9, "correct the pattern: a mark stands beside each verdict in \(file.path)")
    for verdict in verdicts {
      let name = verdict.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
      #expect(
        readme.text.contains("| `\(name)` |"), "write a row for ‘\(name)’ into the table of verdicts of README.md")
    }
  }
}

extension String {
  var trimmed: String { String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }
}
