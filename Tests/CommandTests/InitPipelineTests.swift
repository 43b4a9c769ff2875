import Foundation
import Testing

@testable import spec_check

/// `init --ci`: each file at its place, and never over another.
@Suite struct InitPipelineTests {
  private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  private func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  @Test func kindsAreSorted() {
    let kinds = PipelineFile.all.map(\.kind)
    #expect(kinds == Set(kinds).sorted())
  }

  @Test(arguments: PipelineFile.all.map(\.kind)) func writesTheFile(_ kind: String) throws {
    let pipeline = try #require(PipelineFile.all.first { $0.kind == kind })
    try withFolder { folder in
      let ran = run("init", "--ci", kind, in: folder)
      #expect(ran.out.contains("written  \(pipeline.place) – \(pipeline.purpose)\n"))
      #expect(ran.error == "")
      #expect(ran.code == 0)
      #expect(text(folder + "/" + pipeline.place) == pipeline.template)
      #expect(FileManager.default.isExecutableFile(atPath: folder + "/" + pipeline.place) == pipeline.isExecutable)
      // A second run finds its own file.
      let again = run("init", "--ci", kind, in: folder)
      #expect(again.out.contains("kept     \(pipeline.place) – it is there; nothing is overwritten\n"))
      #expect(again.error == "")
    }
  }

  @Test(arguments: PipelineFile.all.map(\.kind)) func keepsWhatPeopleWrote(_ kind: String) throws {
    let pipeline = try #require(PipelineFile.all.first { $0.kind == kind })
    try withFolder { folder in
      try write("mine", folder + "/" + pipeline.place)
      let ran = run("init", "--ci", kind, in: folder)
      #expect(ran.code == 0)
      #expect(text(folder + "/" + pipeline.place) == "mine")
      if let beside = pipeline.beside {
        #expect(ran.out.contains("written  \(beside.place) – \(pipeline.purpose)\n"))
        #expect(ran.error == "note: \(beside.task)\n")
        #expect(text(folder + "/" + beside.place) == pipeline.template)
      } else {
        #expect(ran.out.contains("kept     \(pipeline.place) – it is there; nothing is overwritten\n"))
        #expect(ran.error == "")
      }
    }
  }

  @Test func writesSeveralAndEachOnce() throws {
    try withFolder { folder in
      let ran = run("init", "--ci", "github", "--ci=agents", "--ci", "github", in: folder)
      let places = ran.out.split(separator: "\n").filter { $0.hasPrefix("written") }.map {
        $0.split(separator: " ")[1]
      }
      #expect(
        places == [
          ".spec-check.yml", "specs/addresses.yaml", "specs/spec.schema.json", ".github/workflows/spec-check.yml",
          "AGENTS.md",
        ])
    }
  }

  @Test func writesThroughNoLink() throws {
    try withFolder { folder in
      try write("", folder + "/Other/A.txt")
      try write("", folder + "/Project/A.txt")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Project/.github", withDestinationPath: folder + "/Other")
      let ran = run("init", "--ci", "github", in: folder + "/Project")
      #expect(ran.code == 2)
      #expect(ran.error.hasPrefix("error: ‘.github/workflows/spec-check.yml’ would lie outside"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/Other") == ["A.txt"])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder + "/Project").sorted() == [".github", "A.txt"])
    }
  }

  @Test func namesTheKindsForAnUnknownOne() {
    #expect(
      run("init", "--ci", "jenkins").error
        == "error: unknown ci ‘jenkins’\n  help      known are \(PipelineFile.all.map(\.kind).joined(separator: ", "))\n"
    )
    #expect(run("init", "--ci", "gitlub").error.hasPrefix("error: unknown ci ‘gitlub’\n  help      did you mean ‘git"))
  }

  /// A pipeline that calls what the tool does not have would fail in every project.
  @Test(arguments: PipelineFile.all.map(\.kind)) func namesCommandsAndOptionsThatExist(_ kind: String) throws {
    let pipeline = try #require(PipelineFile.all.first { $0.kind == kind })
    let calls = try NSRegularExpression(
      pattern: #"(?:^|[\s(:])spec-check ((?:audit|check|draft|explain|fix|hear|speak)\b[^\n`’|]*)"#)
    let found = calls.matches(
      in: pipeline.template, range: NSRange(pipeline.template.startIndex..., in: pipeline.template)
    )
    .compactMap { Range($0.range(at: 1), in: pipeline.template).map { String(pipeline.template[$0]) } }
    #expect(kind == "issue-form" || !found.isEmpty)
    for call in found {
      let words = call.split { " )\"".contains($0) }.map(String.init)
      let command = try #require(
        AllCommands.list.first { $0.name == words[0] }, "‘spec-check \(words[0])’ is no command")
      let options = (command.options + CommonOptions.all(for: command))
      for (index, word) in words.enumerated() where word.hasPrefix("--") {
        let option = try #require(options.first { "--" + $0.name == word }, "\(words[0]) has no \(word)")
        if !option.choices.isEmpty { #expect(option.choices.contains(words[index + 1]), "\(call)") }
      }
    }
  }
}
