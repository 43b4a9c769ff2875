import Foundation
import Testing

@testable import spec_check

/// Names of files may hold anything but a slash.
@Suite struct OddNamesTests {
  private static let name = "a\nb\u{1B}[31m\u{202E}<blink>'\"|`"

  @Test(arguments: [
    ["check", "--format", "text"], ["check", "--format", "markdown"], ["check", "--format", "github"],
    ["check", "--format", "junit"], ["check", "--format", "json"], ["checklist"], ["checklist", "--format", "html"],
    ["checklist", "--format", "csv"], ["report", "--audit"], ["speak"], ["draft", "--dry-run"], ["fix", "--dry-run"],
    ["hear", "recordings/\(name).json"], ["hear", "recordings/\(name).json", "--as", "recording"],
    ["hear", "--check", "recordings/\(name).json"], ["speak", name], ["check", name], ["hear", name],
    ["audit", "--baseline", name], ["audit", "--config", name], ["explain", name], [name],
  ]) func cannotWriteToTheTerminal(_ line: [String]) throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write(
        "import SwiftUI\nstruct Cup: View { var body: some View { Image(\"cup_03\") } }\n", to: "App/\(Self.name).swift"
      )
      try project.write("id: cup\nscreen: Cup\nview: Cup\nstates: { content: Tea }\n", to: "specs/\(Self.name).yaml")
      try project.write("{\"recording\":1,\"elements\":[{\"label\":\"Cup\"}]}", to: "recordings/\(Self.name).json")
      let ran = run(line, in: folder)
      #expect(!(ran.out + ran.error).isEmpty)
      for text in [ran.out, ran.error] {
        #expect(!text.contains("\u{1B}"), "\(text.debugDescription)")
        #expect(!text.contains("\u{202E}") || line.contains("json") || line.contains("recording"))
      }
      #expect(
        !ran.out.pageAlone.contains("<blink>") || !["report", "html", "markdown"].contains { line.contains($0) })
    }
  }
}
