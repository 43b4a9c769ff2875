import Foundation
import TestSupport
import Testing

@testable import spec_check

/// After every edit the same is found with the cache as without.
struct AnswerCacheCommandTests {
  private static let app = "Tests/Fixtures/BrokenLeafStore"

  /// What is edited: a line that moves everything, words, a name, a file that is gone.
  private static let edits: [(String, @Sendable (String) -> String?)] = [
    ("App/AddressRow.swift", { "// Moved.\n\n" + $0 }),
    (
      "App/AddressRow.swift",
      { $0.replacing("Color.green", with: "Color.red").replacing("address)", with: "\"Home\")") }
    ),
    ("App/CheckoutScreen.swift", { $0.replacing("        .accessibilityLabel(\"Email\")\n", with: "") }),
    ("App/Extra.swift", { _ in "struct AddressRow: View { var body: some View { Image(\"tea\") } }\n" }),
    ("App/AddressRow.swift", { _ in nil }),
  ]

  @Test(arguments: ["audit", "speak"])
  func everyEditIsFound(_ command: String) throws {
    try ProjectCopy.with(Self.app) { copy in
      let folder = copy.folder + "/" + Self.app
      func ran(_ more: String...) -> Ran {
        run(
          [command, "App", "--format", "json"] + more, in: folder,
          environment: ["SPEC_CHECK_CACHE": copy.folder + "/cache"])
      }
      var before = ran("--no-cache").out
      #expect(ran().out == before)
      for (path, change) in Self.edits {
        let full = folder + "/" + path
        if let text = change((try? String(contentsOfFile: full, encoding: .utf8)) ?? "") {
          try text.write(toFile: full, atomically: true, encoding: .utf8)
        } else {
          try FileManager.default.removeItem(atPath: full)
        }
        let fresh = ran("--no-cache")
        #expect(fresh.out != before)
        before = fresh.out
        #expect(ran() == fresh, "\(command) after an edit of \(path)")
      }
    }
  }
}
