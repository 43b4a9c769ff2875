import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct FixCommandTests {
  private static let code = """
    import SwiftUI

    struct Shelf: View {
      let share: () -> Void
      var body: some View {
        VStack {
          Text("Books")
          Image("paper-texture")
          Button(action: share) { Image(systemName: "square.and.arrow.up") }
        }
      }
    }

    """

  private static let hidden = code.replacing(
    "paper-texture\")\n", with: "paper-texture\")\n        .accessibilityHidden(true)\n")

  /// A folder with the code in `App/Shelf.swift`.
  private func inFolder(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
      try Self.code.write(toFile: folder + "/App/Shelf.swift", atomically: true, encoding: .utf8)
      try body(folder)
    }
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// What stands in the file now.
  private func shelf(_ folder: String) -> String {
    (try? String(contentsOfFile: folder + "/App/Shelf.swift", encoding: .utf8)) ?? ""
  }

  @discardableResult private func git(_ arguments: String..., in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=Anna", "-c", "user.email=anna@example.com"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func whatIsWrongInUIKitCodeIsLeftAndSaidToBe() throws {
    try withFolder { folder in
      let code = """
        import UIKit
        class DateView: UIView {
          let titleLabel = UILabel()
          func setUp() {
            titleLabel.text = "Today"
            titleLabel.font = UIFont.systemFont(ofSize: 22)
            addSubview(titleLabel)
          }
        }

        """
      try code.write(toFile: folder + "/DateView.swift", atomically: true, encoding: .utf8)
      for options in [["fix"], ["fix", "--unsafe"]] {
        #expect(
          run(options, in: folder)
            == Ran(
              out: "nothing to repair; 1 finding left, in UIKit code, which is not repaired\n", error: "", code: 0))
      }
    }
  }

  @Test func writesWhatIsSafeAndSaysWhatIsHeard() throws {
    try inFolder { folder in
      let ran = run("fix", in: folder)
      #expect(
        ran.out == """
          repaired[decoration-spoken] App/Shelf.swift:8:7: hides it from VoiceOver
            before   paper-texture, image
            after    (nothing)

          1 repair in 1 file; 1 finding left

          """)
      #expect(ran.error == "")
      #expect(ran.code == 0)
      #expect(shelf(folder) == Self.hidden)
      let again = run("fix", in: folder)
      #expect(again.out == "nothing to repair; 1 finding left\n")
      #expect(shelf(folder) == Self.hidden)
    }
  }

  @Test func aDryRunPrintsADiffThatGitTakes() throws {
    try inFolder { folder in
      let ran = run("fix", "--dry-run", "--unsafe", in: folder)
      #expect(
        ran.out == """
          --- a/App/Shelf.swift
          +++ b/App/Shelf.swift
          @@ -6,7 +6,9 @@
               VStack {
                 Text("Books")
                 Image("paper-texture")
          +        .accessibilityHidden(true)
                 Button(action: share) { Image(systemName: "square.and.arrow.up") }
          +        .accessibilityLabel("Share")  // [VERIFY]
               }
             }
           }

          """)
      #expect(ran.error == "note: 2 repairs in 1 file, 1 with guessed words marked [VERIFY]; no finding is left\n")
      #expect(ran.code == 1)
      #expect(shelf(folder) == Self.code)
      try ran.out.write(toFile: folder + "/change.diff", atomically: true, encoding: .utf8)
      try git("init", "-q", in: folder)
      let applied = try git("apply", "change.diff", in: folder)
      #expect(applied == 0)
      #expect(
        run("fix", "--dry-run", "--unsafe", in: folder)
          == Ran(out: "", error: "note: nothing to repair; no finding is left\n", code: 0))
    }
  }

  @Test func oneRuleAlone() throws {
    try inFolder { folder in
      let ran = run("fix", "--unsafe", "--only", "decoration-spoken", in: folder)
      #expect(ran.code == 0)
      #expect(shelf(folder) == Self.hidden)
      let unknown = run("fix", "--only", "decoration-spokn", in: folder)
      #expect(unknown.error.contains("there is no rule ‘decoration-spokn’"))
      #expect(unknown.error.contains("did you mean ‘decoration-spoken’?"))
      let none = run("fix", "--only", "contrast-too-low", in: folder)
      #expect(none.error.contains("nothing repairs ‘contrast-too-low’ by itself"))
      #expect(none.code == 2)
    }
  }

  @Test func jsonForPrograms() throws {
    struct Answer: Decodable, Equatable {
      struct Item: Decodable, Equatable {
        var rule: String
        var file: String
        var line: Int
        var what: String
        var guess: Bool
        var before: [String]
        var after: [String]
      }

      struct Summary: Decodable, Equatable {
        var repaired: Int
        var guessed: Int
        var refused: Int
        var files: Int
        var left: Int
      }

      var repaired: [Item]
      var dryRun: Bool
      var summary: Summary
    }
    try inFolder { folder in
      let ran = run("fix", "--dry-run", "--format", "json", in: folder)
      let answer = try JSONDecoder().decode(Answer.self, from: Data(ran.out.utf8))
      #expect(
        answer
          == Answer(
            repaired: [
              .init(
                rule: "decoration-spoken", file: "App/Shelf.swift", line: 8, what: "hides it from VoiceOver",
                guess: false, before: ["paper-texture, image"], after: [])
            ], dryRun: true, summary: .init(repaired: 1, guessed: 0, refused: 0, files: 1, left: 1)))
      #expect(ran.code == 1)
    }
  }

  @Test func whatGitDoesNotHaveIsNotTouched() throws {
    try inFolder { folder in
      try git("init", "-q", in: folder)
      let refused = run("fix", in: folder)
      #expect(refused.code == 2)
      #expect(
        refused.error.contains("‘App/Shelf.swift’ has changes that git does not have: nothing was written"))
      #expect(shelf(folder) == Self.code)
      #expect(run("fix", "--dry-run", in: folder).code == 1)
      try git("add", ".", in: folder)
      try git("commit", "-qm", "Shelf", in: folder)
      #expect(run("fix", in: folder).code == 0)
      #expect(shelf(folder) == Self.hidden)
      #expect(run("fix", "--unsafe", in: folder).code == 2)
      #expect(run("fix", "--unsafe", "--allow-dirty", in: folder).code == 0)
      let named = shelf(folder)
      #expect(named.contains(".accessibilityLabel(\"Share\")"))
    }
  }

  @Test func aLinkStaysALinkAndPermissionsStay() throws {
    try inFolder { folder in
      let real = folder + "/Elsewhere.txt"
      let link = folder + "/App/Shelf.swift"
      try FileManager.default.moveItem(atPath: link, toPath: real)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Elsewhere.txt")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
      #expect(run("fix", in: folder).code == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../Elsewhere.txt")
      #expect(try text(real) == Self.hidden)
      let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["App", "Elsewhere.txt"])
    }
  }

  @Test func aFileThatChangedMeanwhileIsNotOverwritten() throws {
    try inFolder { folder in
      let path = folder + "/App/Shelf.swift"
      let other = Self.code + "// mine\n"
      try other.write(toFile: path, atomically: true, encoding: .utf8)
      let problem = FileReplacing(folder: folder).replace(
        "App/Shelf.swift", reading: Array(Self.code.utf8), with: Array(Self.hidden.utf8))
      #expect(problem?.message == "‘App/Shelf.swift’ was changed meanwhile and was not written")
      #expect(try text(path) == other)
    }
  }

  @Test func textThatIsNoUTF8IsLeftAlone() throws {
    try inFolder { folder in
      var bytes = Data(Self.code.utf8)
      bytes += Data([0x2F, 0x2F, 0xFF, 0xFE, 0x0A])
      try bytes.write(to: URL(fileURLWithPath: folder + "/App/Shelf.swift"))
      #expect(run("fix", in: folder).out.hasPrefix("nothing to repair"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/App/Shelf.swift")) == bytes)
    }
  }

  @Test func asksOnlyAtATerminal() throws {
    try inFolder { folder in
      let ran = run("fix", "--ask", in: folder)
      #expect(ran.code == 2)
      #expect(ran.error.contains("--ask needs a terminal"))
    }
  }

  /// Answers of a person, one a question.
  private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String]

    init(_ lines: [String]) { self.lines = lines }

    func next() -> String? { lock.withLock { lines.isEmpty ? nil : lines.removeFirst() } }
  }

  private func ask(_ answers: [String], in folder: String) -> Ran {
    let out = Sink()
    let error = Sink()
    let lines = Answers(answers)
    var surroundings = Surroundings(
      workingFolder: folder, environment: [:], out: { out.add($0) }, error: { error.add($0) }, outIsTerminal: true,
      errorIsTerminal: true, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 })
    surroundings.answer = { lines.next() }
    let code = Shell().run(arguments: ["fix", "--ask", "--unsafe"], in: surroundings)
    return Ran(out: out.text, error: error.text, code: code)
  }

  @Test func makesWhatAPersonSaysYesTo() throws {
    try inFolder { folder in
      // The blocker is asked for first.
      let ran = ask(["n", "y"], in: folder)
      #expect(ran.code == 0)
      #expect(ran.error.contains("+        .accessibilityLabel(\"Share\")  // [VERIFY]"))
      #expect(shelf(folder) == Self.hidden)
    }
    try inFolder { folder in
      #expect(ask(["q"], in: folder).out.hasPrefix("nothing to repair"))
      #expect(shelf(folder) == Self.code)
    }
    try inFolder { folder in
      #expect(ask(["what?", "a"], in: folder).out.contains("2 repairs in 1 file"))
    }
  }

  /// Killed while it writes many files, it leaves each of them as it was or as it should be.
  @Test func killedInTheMiddleItLeavesWholeFiles() throws {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
      "spec-check")
    try #require(FileManager.default.isExecutableFile(atPath: tool.path), "build the product spec-check first")
    try withFolder { folder in
      let padding = String(repeating: "// a long shelf of books\n", count: 2_000)
      let old = Self.code + padding
      let new = Self.hidden + padding
      for number in 0..<60 {
        let name = "Shelf\(number)"
        try old.replacing("struct Shelf:", with: "struct \(name):").write(
          toFile: "\(folder)/\(name).swift", atomically: true, encoding: .utf8)
      }
      let process = Process()
      process.executableURL = tool
      process.arguments = ["fix", "."]
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // As soon as a file is another one than it was.
      func isWritten(_ number: Int) -> Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: "\(folder)/Shelf\(number).swift"))?[.size]
        return (size as? NSNumber)?.intValue ?? 0 > old.utf8.count + String(number).utf8.count
      }
      while process.isRunning, !isWritten(0) { usleep(200) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for number in 0..<60 {
        let name = "Shelf\(number)"
        let found = try text("\(folder)/\(name).swift").replacing("struct \(name):", with: "struct Shelf:")
        #expect(found == old || found == new, "\(name).swift is neither whole")
      }
      // What is left is repaired by the next run.
      #expect(run("fix", in: folder).code == 0)
      for number in 0..<60 {
        let found = try text("\(folder)/Shelf\(number).swift")
        #expect(found.replacing("struct Shelf\(number):", with: "struct Shelf:") == new)
      }
    }
  }
}
