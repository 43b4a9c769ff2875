import Foundation
import SwiftReader
import Testing

@testable import spec_check

/// An agent hears a view, changes it, and hears it again.
@Suite struct MCPRereadingTests {
  @Test func hearsAViewBeforeAndAfterItChanges() throws {
    try withFolder { folder in
      let project = ProjectCopy(folder: folder)
      try project.write("import SwiftUI\nstruct V: View { var body: some View { Row() } }\n", to: "V.swift")
      let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Tea\") } }\n"
      try project.write(row, to: "Row.swift")
      let call = """
        {"jsonrpc":"2.0","id":1,"method":"tools/call",\
        "params":{"name":"speak","arguments":{"view":"V","format":"text"}}}

        """
      let turns = Turns([
        { call },
        {
          try? project.write(row.replacingOccurrences(of: "Tea", with: "Milk"), to: "Row.swift")
          return call
        },
        {
          try? project.write("struct Other {}\n", to: "Row.swift")
          return call
        },
      ])
      let out = Sink()
      let surroundings = Surroundings(
        workingFolder: folder, environment: [:], out: { out.add($0) }, error: { _ in }, outIsTerminal: false,
        errorIsTerminal: false, now: { Date(timeIntervalSince1970: 0) }, clock: { 0 }, input: { turns.next() })
      #expect(Shell().run(arguments: ["mcp"], in: surroundings) == 0)
      let answers = out.text.split(separator: "\n")
      try #require(answers.count == 3)
      #expect(answers[0].contains("1  Tea"))
      #expect(answers[1].contains("1  Milk"))
      #expect(!answers[2].contains("Milk"))
    }
  }

  /// What comes in, each made when its turn has come.
  private final class Turns: @unchecked Sendable {
    private let lock = NSLock()
    private var left: ArraySlice<() -> String>

    init(_ turns: [() -> String]) { left = turns[...] }

    func next() -> Data? { lock.withLock { left.popFirst() }.map { Data($0().utf8) } }
  }
}
