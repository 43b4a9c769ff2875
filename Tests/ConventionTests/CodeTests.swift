import Testing

/// What must not stand in the code.
@Suite struct CodeTests {
  /// A call, where it is allowed, and what to write in its place.
  static let refused: [(pattern: String, allowed: Set<String>, instead: String)] = [
    (#"(?<![\w.])(?<!case )(?<!func )print\("#, [], "answer with an Outcome; the shell alone writes"),
    (#"(?<![\w.])debugPrint\("#, [], "answer with an Outcome; the shell alone writes"),
    (
      #"(?<![\w.])exit\("#,
      ["Sources/spec-check/Main.swift", "Sources/benchmark/Benchmarks.swift", "Sources/fuzz/Main.swift"],
      "answer with an exit code"
    ),
    (#"\bfatalError\b"#, [], "answer with a Problem: input must not end the tool"),
    (#"\bpreconditionFailure\b"#, [], "answer with a Problem: input must not end the tool"),
    (#"\bassertionFailure\b"#, [], "answer with a Problem: input must not end the tool"),
    (#"\btry!"#, [], "catch the error and say what is wrong"),
    (#"\bas!"#, [], "use ‘as?’ and say what is wrong"),
    (#"\bunowned\(unsafe\)"#, [], "keep a strong or weak reference"),
    (#"\b(?:TODO|FIXME|XXX)\b"#, [], "do it, or leave it out"),
  ]

  @Test(arguments: Repository.sources) func doesWithout(_ file: Repository.File) {
    let lines = file.text.codeAlone.split(separator: "\n", omittingEmptySubsequences: false)
    for (pattern, allowed, instead) in Self.refused where !allowed.contains(file.path) {
      for (index, line) in lines.enumerated() where !line.matches(of: pattern).isEmpty {
        Issue.record("\(file.path):\(index + 1) has ‘\(line.matches(of: pattern)[0])’: \(instead)")
      }
    }
  }

  @Test func standardStreamsBelongToTheExecutable() {
    let allowed = ["Sources/spec-check/", "Sources/benchmark/", "Sources/fuzz/", "Sources/plugins/"]
    for file in Repository.sources where !allowed.contains(where: file.path.hasPrefix) {
      let code = file.text.codeAlone
      for name in ["standardOutput", "standardError", "CommandLine", "ProcessInfo"] where code.contains(name) {
        Issue.record("\(file.path) uses ‘\(name)’: hand it in from Sources/spec-check")
      }
    }
  }

  @Test(arguments: Repository.sources + Repository.tests) func isShort(_ file: Repository.File) {
    #expect(
      file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines: give its second idea a file of its own")
  }

  @Test(arguments: Repository.sources) func beginsWithWhatItIsFor(_ file: Repository.File) {
    let lines = file.lines
    for (index, line) in lines.enumerated()
    where !line.matches(of: "^(?:public |final )*(?:struct|enum|class|protocol|actor) \\w+").isEmpty {
      var above = index - 1
      while above >= 0, lines[above].hasPrefix("@") { above -= 1 }
      #expect(
        above >= 0 && lines[above].hasPrefix("///"),
        "write above \(file.path):\(index + 1) in a sentence what the type is for: \(line)")
    }
  }
}
