import Foundation
import TestSupport
import Testing

@testable import SwiftReader

/// Files that were read before are not parsed again; whatever happens to the cache, the same is heard.
struct SourceCacheTests {
  private static let row = "struct Row: View { var body: some View { Text(\"Row\") } }\n"
  private static let screen = "import SwiftUI\nstruct V: View { var body: some View { Row() } }\n"

  private func heard(_ files: [String: String], _ cache: SourceCache?) throws -> [String] {
    let project = Project(
      files.map { Project.Input(path: $0.key, data: Data($0.value.utf8)) }, cache: cache)
    let screen = try #require(project.predictions(.init(view: "V", usesInitialValues: true)).first)
    project.finish()
    return screen.screen.elements.map { "\($0.span.map(\.description) ?? "") \($0.label?.written ?? "")" }
  }

  private func withCache(_ body: (SourceCache, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(SourceCache(folder: folder.path, tool: ContentHash()), folder.path)
  }

  @Test func aSecondRunHearsTheSame() throws {
    let files = ["App/V.swift": Self.screen, "App/Row.swift": Self.row]
    try withCache { cache, folder in
      let plain = try heard(files, nil)
      #expect(plain == ["App/Row.swift:1:42 Row"])
      let heard1 = try heard(files, cache)
      #expect(heard1 == plain)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count == 2)
      let heard2 = try heard(files, cache)
      #expect(heard2 == plain)
    }
  }

  @Test func aBlankLineMovesLineNumbers() throws {
    try withCache { cache, _ in
      _ = try heard(["App/V.swift": Self.screen, "App/Row.swift": Self.row], cache)
      let heard3 = try heard(["App/V.swift": Self.screen, "App/Row.swift": "\n" + Self.row], cache)
      #expect(heard3 == ["App/Row.swift:2:42 Row"])
    }
  }

  @Test func aNewFileThatShadowsANameIsSeen() throws {
    try withCache { cache, _ in
      let files = ["App/V.swift": Self.screen, "Other/Row.swift": Self.row]
      let heard4 = try heard(files, cache)
      #expect(heard4 == ["Other/Row.swift:1:42 Row"])
      let near = "struct Row: View { var body: some View { Text(\"Near\") } }\n"
      let heard5 = try heard(files.merging(["App/Near.swift": near]) { one, _ in one }, cache)
      #expect(heard5 == ["App/Near.swift:1:42 Near"])
    }
  }

  @Test func theSameFileElsewhereHasItsOwnPath() throws {
    try withCache { cache, _ in
      _ = try heard(["App/V.swift": Self.screen, "App/Row.swift": Self.row], cache)
      let heard6 = try heard(["App/V.swift": Self.screen, "App/B.swift": Self.row], cache)
      #expect(heard6 == ["App/B.swift:1:42 Row"])
    }
  }

  @Test(arguments: [0, 1, 40, -17, -1])
  func damagedFilesCountAsMissing(_ place: Int) throws {
    let files = ["App/V.swift": Self.screen, "App/Row.swift": Self.row]
    try withCache { cache, folder in
      let plain = try heard(files, cache)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        var data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
        data[place < 0 ? data.count + place : place] ^= 0x15
        try data.write(to: URL(fileURLWithPath: folder + "/" + name))
      }
      let heard7 = try heard(files, cache)
      #expect(heard7 == plain)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
        try data.prefix(data.count / 2).write(to: URL(fileURLWithPath: folder + "/" + name))
      }
      let heard8 = try heard(files, cache)
      #expect(heard8 == plain)
    }
  }

  @Test func anotherBuildReadsAnew() throws {
    try withCache { cache, folder in
      _ = try heard(["App/V.swift": Self.screen, "App/Row.swift": Self.row], cache)
      var other = ContentHash()
      other.add("another build")
      _ = try heard(
        ["App/V.swift": Self.screen, "App/Row.swift": Self.row], SourceCache(folder: folder, tool: other))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count == 4)
    }
  }

  @Test func aFolderThatCannotBeMadeIsNoFailure() throws {
    let cache = SourceCache(folder: "/dev/null/cache", tool: ContentHash())
    let heard9 = try heard(["App/V.swift": Self.screen, "App/Row.swift": Self.row], cache)
    #expect(heard9 == ["App/Row.swift:1:42 Row"])
  }

  @Test func whatIsStoredReadsBackAsItWas() throws {
    let text = """
      // spec-check:ignore rule — “why”
      import SwiftUI
      struct A: View { var body: some View { Text("é \\(x, specifier: "%d")") { } } }
      let = 3
      """
    let file = SourceFile(text: text, path: "A.swift", module: "App")
    let bytes = file.parsed().stored
    let stored = SourceFile(text: text, path: "A.swift", module: "App") { file in
      SourceFile.Contents(stored: bytes, path: file.path) ?? file.parsed()
    }
    #expect(stored.root.kind == .file)
    #expect(stored.outline == file.outline)
    #expect(stored.imports == ["SwiftUI"])
    #expect(stored.toolComments == file.toolComments && !file.toolComments.isEmpty)
    #expect(stored.syntaxErrors == file.syntaxErrors && !file.syntaxErrors.isEmpty)
  }

  @Test func bytesThatDoNotFitTogetherAreRefused() {
    let bytes = SourceFile(text: Self.screen, path: "A.swift", module: "App").parsed().stored
    #expect(SourceFile.Contents(stored: bytes, path: "A.swift") != nil)
    for count in 0..<bytes.count { #expect(SourceFile.Contents(stored: Array(bytes[..<count]), path: "") == nil) }
    var refused = 0
    for place in bytes.indices {
      var broken = bytes
      broken[place] ^= 0x81
      // What is still taken for a tree can be walked to its end.
      guard let contents = SourceFile.Contents(stored: broken, path: "") else {
        refused += 1
        continue
      }
      _ = SourceFile(text: Self.screen, path: "", module: "") { _ in contents }.outline
    }
    #expect(refused > 20)
  }
}
