import Foundation
import Testing

@testable import spec_check

@Suite struct CompletionsCommandTests {
  /// What bash offers after some words, the last of them unfinished.
  private func offered(_ words: [String], in folder: String) throws -> [String] {
    let script = folder + "/completions.bash"
    try run("completions", "bash").out.write(toFile: script, atomically: true, encoding: .utf8)
    let body = """
      source \(script)
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _spec_check; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let ran = try Program.run("/bin/bash", ["-c", body, "bash"] + words, in: folder)
    #expect(ran.error == "")
    return ran.out.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["spec-check", "ch"], ["check", "checklist"]),
    (["spec-check", "--vers"], ["--version"]),
    (["spec-check", "help", "comp"], ["completions"]),
    (["spec-check", "schema", "--for", ""], SchemaCommand.kind.choices.sorted()),
    (["spec-check", "schema", "--for", "=", "se"], ["settings"]),
    (["spec-check", "init", "--re"], ["--recorder"]),
    (["spec-check", "init", "--into", "App"], ["App", "Apple Pie"]),
    (["spec-check", "explain", "image-without"], ["image-without-label"]),
    (["spec-check", "completions", ""], ["bash", "fish", "zsh"]),
    // Without a command it is the one that runs then.
    (["spec-check", "--require", "pre"], ["predicted"]),
    // Files are for bash itself.
    (["spec-check", "hear", "App"], []),
    (["spec-check", "check", "--output", ""], []),
  ]) func bashOffers(_ words: [String], _ expected: [String]) throws {
    try withFolder { folder in
      for name in ["App", "Apple Pie"] {
        try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: false)
      }
      let offered = try offered(words, in: folder)
      #expect(offered.sorted() == expected)
    }
  }

  @Test func bashOffersEveryCommandAndOption() throws {
    try withFolder { folder in
      let words = try offered(["spec-check", ""], in: folder)
      #expect(words == (AllCommands.list.map(\.name) + ["help"]).sorted())
      for command in AllCommands.list {
        let options = (command.options + CommonOptions.all(for: command)).map { "--" + $0.name }
        let words = try offered(["spec-check", command.name, "--"], in: folder)
        #expect(words == options)
      }
    }
  }

  /// The shells themselves read them, where they are installed.
  @Test(arguments: [
    ("bash", ["/bin/bash", "/usr/bin/bash"], ["-n"]), ("zsh", ["/bin/zsh", "/usr/bin/zsh"], ["-n"]),
    ("fish", ["/usr/bin/fish", "/usr/local/bin/fish"], ["--no-execute"]),
  ]) func isReadByItsShell(_ shell: String, _ paths: [String], _ options: [String]) throws {
    let script = run("completions", shell)
    #expect(script.code == 0)
    for command in AllCommands.list { #expect(script.out.contains(command.name)) }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return }
    try withFolder { folder in
      try script.out.write(toFile: folder + "/script", atomically: true, encoding: .utf8)
      let ran = try Program.run(path, options + ["script"], in: folder)
      #expect(ran == Ran(out: "", error: "", code: 0))
    }
  }

  @Test func zshAndFishSayWhatOptionsTakeAndDo() {
    let zsh = run("completions", "zsh").out
    #expect(zsh.hasPrefix("#compdef spec-check\n"))
    let kind = SchemaCommand.kind
    let kinds = kind.choices.joined(separator: " ")
    #expect(zsh.contains("'--for=[\(kind.help)]:KIND:(\(kinds))'"))
    #expect(zsh.contains("'--into=[\(InitCommand.into.help)]:FOLDER:_files -/'"))
    #expect(
      zsh.contains("'*--given=[a value for a name in the view'\\''s code, as under given in a spec]:NAME=VALUE: '"))
    let fish = run("completions", "fish").out
    #expect(
      fish.contains(
        "complete -c spec-check -n '__fish_seen_subcommand_from schema' -l for -x -a '\(kinds)' -d '\(kind.help)'\n"
      ))
    #expect(fish.contains("-l given -x -d 'a value for a name in the view\\'s code, as under given in a spec'\n"))
    #expect(fish.contains("-l output -r -F -d 'write the report to a file, whole or not at all'\n"))
  }

  @Test(arguments: [
    (["completions"], "error: completions needs a shell\n  help      known are bash, fish, zsh\n"),
    (["completions", "fsh"], "error: there are no completions for ‘fsh’\n  help      did you mean ‘fish’?\n"),
    (
      ["completions", "powershell"],
      "error: there are no completions for ‘powershell’\n  help      known are bash, fish, zsh\n"
    ),
    (["completions", "zsh", "bash"], "error: ‘bash’ is too much: completions takes one shell\n"),
  ]) func saysWhatIsWrong(_ arguments: [String], _ error: String) {
    #expect(run(arguments) == Ran(out: "", error: error, code: 2))
  }
}
