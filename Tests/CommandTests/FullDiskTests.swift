import Foundation
import TestSupport
import Testing

@testable import spec_check

/// Where no file may grow, a report is there as a whole or not at all, and what happened is said.
@Suite struct FullDiskTests {
  /// The tool as a program, which is built beside the tests.
  static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("spec-check").path

  /// The limit stands for a full disk: each write beyond a block fails, as it does there.
  private func limited(_ line: String, in folder: String) throws -> Ran {
    try Program.run(
      "/bin/sh", ["-c", "unset SPEC_CHECK_CACHE; HOME=$PWD; ulimit -f 1; exec \"$0\" \(line)", Self.tool], in: folder)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: tool), "the program lies elsewhere"),
    arguments: [
      ("report specs/leaf-store --output page.html", "page.html"),
      ("check specs/leaf-store --format json --output check.json", "check.json"),
      ("checklist specs/leaf-store --output list.md", "list.md"),
      ("schema --output a.schema.json", "a.schema.json"),
      ("check specs/leaf-store --format json", nil),
    ]) func aReportIsWholeOrNotThere(_ line: String, _ file: String?) throws
  {
    try ProjectCopy.with("specs/leaf-store") { project in
      let before = Set(try FileManager.default.contentsOfDirectory(atPath: project.folder))
      let ran = try limited(line, in: project.folder)
      #expect(ran.code == 2)
      #expect(
        ran.error.contains(
          file.map { "error: ‘\($0)’ cannot be written: " } ?? "error: the report could not be printed: "))
      // Neither the report nor a piece of it; the cache is made in its folder.
      let after = try FileManager.default.contentsOfDirectory(atPath: project.folder)
      #expect(Set(after).subtracting(before).subtracting([".cache", "Library"]) == [])
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: tool), "the program lies elsewhere"))
  func aCacheThatCannotGrowChangesNothing() throws {
    try ProjectCopy.with("specs/leaf-store") { project in
      let line = "speak specs/leaf-store --view OrdersScreen"
      let plain = run(["speak", "specs/leaf-store", "--view", "OrdersScreen"], in: project.folder)
      for _ in 0..<2 {
        let ran = try limited(line, in: project.folder)
        #expect(ran == plain)
      }
    }
  }
}
