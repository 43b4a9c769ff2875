import Foundation
import TestSupport
import Testing

@testable import spec_check

/// What the README shows under a command is what the command prints, with `…` for what is left out.
@Suite struct ReadmeExampleTests {
  /// A command of the README with the lines shown under it.
  struct Example {
    var arguments: [String]
    var shown: [String]
  }

  let readme: String

  init() throws {
    readme = try String(contentsOf: repositoryRoot.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The contents of the fenced blocks of a language, in order.
  private func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  private func examples(in text: String) -> [Example] {
    blocks("console", in: text).flatMap { block in
      block.components(separatedBy: "$ spec-check").dropFirst().map { part in
        var lines = part.components(separatedBy: "\n")
        let command = lines.removeFirst()
        if lines.last == "" { lines.removeLast() }
        return Example(arguments: words(command), shown: lines)
      }
    }
  }

  /// The words of a command, as a shell splits them.
  private func words(_ command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in command + " " {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return words
  }

  /// The first line that the output does not have where the README shows it.
  private func firstFalse(_ shown: [String], in output: String) -> String? {
    let lines = output.components(separatedBy: "\n")
    var position = 0
    var maySkip = false
    for line in shown {
      if line == "…" {
        maySkip = true
        continue
      }
      guard let found = lines[position...].firstIndex(of: line), maySkip || found == position else { return line }
      position = found + 1
      maySkip = false
    }
    return nil
  }

  /// Parts of the README by the title of their section; the beginning has none.
  private var tutorial: String {
    readme.components(separatedBy: "\n## ").first { $0.hasPrefix("A first spec in two minutes") } ?? ""
  }

  @Test func theExamplesPrintWhatIsShown() throws {
    let examples = examples(in: readme.replacingOccurrences(of: tutorial, with: ""))
    #expect(examples.count == 6)
    try ProjectCopy.with("specs/leaf-store", "Tests/Fixtures/BrokenLeafStore") { project in
      for example in examples { expectSame(example, in: project.folder) }
    }
  }

  @Test func theFirstSpecIsTrue() throws {
    let examples = examples(in: tutorial)
    #expect(examples.count == 2)
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(try #require(blocks("swift", in: tutorial).first), to: "Sources/BrewTimer.swift")
      try project.write(try #require(blocks("yaml", in: tutorial).first), to: "specs/brew-timer.yaml")
      for example in examples { expectSame(example, in: folder) }
    }
  }

  @Test func theSettingsAreRight() throws {
    let settings = try #require(
      readme.components(separatedBy: "\n## ").first { $0.hasPrefix("Settings") }.flatMap {
        blocks("yaml", in: $0).first
      })
    try ProjectCopy.with("specs/leaf-store") { project in
      try project.write(settings, to: "specs/leaf-store/.spec-check.yml")
      #expect(run("check", "specs/leaf-store", "--quiet", in: project.folder).error == "")
    }
  }

  private func expectSame(_ example: Example, in folder: String) {
    let ran = run(example.arguments, in: folder)
    let line = firstFalse(example.shown, in: ran.out)
    #expect(
      line == nil,
      """
      README.md shows under ‘spec-check \(example.arguments.joined(separator: " "))’ the line ‘\(line ?? "")’, which is not \
      printed there. Paste this: \(ran.out.prefix(4000))
      """)
  }
}
