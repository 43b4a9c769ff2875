import Foundation
import ScreenModel
import Testing

@testable import ScreenSpecs

@Suite struct SpecSetTests {
  private let banner = (
    path: "specs/parts/offline-banner.yaml",
    text: """
    part: Offline banner
    states:
      error: { cases: { short: "You are offline", long: "Offline for hours" } }
      empty: { not-applicable: There is always a text. }
    """
  )

  private func found(_ texts: [(path: String, text: String)]) -> [String] {
    readSpecs(texts: texts).problems.map { "\($0.span?.description ?? "") \($0.message)" }
  }

  @Test func specsComeInTheOrderOfTheirPaths() {
    let set = readSpecs(texts: [("specs/b.yaml", "screen: B"), banner, ("specs/a.yaml", "screen: A")])
    #expect(set.problems.isEmpty)
    #expect(set.specs.map(\.id) == ["a", "b", "offline-banner"])
    #expect(set.spec("offline-banner")?.kind == .part)
  }

  @Test func twoSpecsCannotShareAnID() {
    #expect(
      found([("specs/a.yaml", "screen: A\nid: search"), ("specs/Search.yaml", "screen: Search")])
        == ["specs/a.yaml:2:5 the id ‘search’ is taken by specs/Search.yaml"])
  }

  @Test func partsAreLookedUp() {
    let user = """
      screen: A
      states:
        error: { part: offline-baner, state: error }
        loading: { hears: [ Loading, { part: offline-banner } ] }
        empty: { part: offline-banner }
        success: { part: offline-banner, state: error, case: shrt }
        content: { part: offline-banner, state: error, case: short }
        selected: { part: a, state: error }
      """
    let set = readSpecs(texts: [("specs/a.yaml", user), banner])
    #expect(
      places(set.problems) == [
        "3:18 there is no part ‘offline-baner’",
        "4:40 the part ‘offline-banner’ has no state ‘loading’",
        "5:18 the part ‘offline-banner’ says that ‘empty’ is not applicable",
        "6:20 the state ‘error’ of ‘offline-banner’ has no case ‘shrt’",
        "8:21 ‘a’ is a screen, not a part",
      ])
    #expect(
      set.problems.map(\.hint) == [
        "did you mean ‘offline-banner’?", "it has error, empty", "refer to another state, or design this one",
        "did you mean ‘short’?", "parts: offline-banner",
      ])
  }

  @Test func partsCannotStandInsideThemselves() {
    #expect(
      found([
        ("specs/parts/a.yaml", "part: A\nstates: { error: { part: b } }"),
        (
          "specs/parts/b.yaml",
          "part: B\nstates: { error: { hears: [ x, { part: a } ] }, empty: { part: a, state: error } }"
        ),
      ]) == ["specs/parts/b.yaml:2:40 a part stands inside itself: a → b → a"])
    #expect(
      found([("specs/parts/a.yaml", "part: A\nstates: { error: { part: a } }")])
        == ["specs/parts/a.yaml:2:26 a part stands inside itself: a → a"])
  }

  @Test func aLongWayFromPartToPartIsWalked() {
    let texts = (0..<2_000).map {
      (path: "specs/p\($0)x.yaml", text: "part: P\nstates: { error: { part: p\(($0 + 1) % 2_000)x } }")
    }
    #expect(found(texts).map { $0.prefix { $0 != ">" }.contains("a part stands inside itself") } == [true])
  }

  @Test func aMistypedScreenIsAProblemAndAScreenYetToComeIsNot() {
    let user = """
      screen: A
      states:
        modal: { opens: adress-picker }
        success: { next: receipt }
      """
    #expect(
      found([("specs/a.yaml", user), ("specs/address-picker.yaml", "screen: Address picker")])
        == ["specs/a.yaml:3:19 there is no screen ‘adress-picker’"])
  }

  @Test func aFaultInAPartIsReportedOnce() {
    #expect(
      found([
        ("specs/a.yaml", "screen: A\nstates: { error: { part: banner }, modal: { part: broken } }"),
        ("specs/parts/banner.yaml", "part: Banner\nstates: { eror: x }"),
        ("specs/parts/broken.yaml", "part: Broken\nstates: { modal: [x }"),
      ]) == [
        "specs/parts/banner.yaml:2:11 unknown state ‘eror’",
        "specs/parts/broken.yaml:2:21 between [ and ] a comma is expected here",
      ])
  }

  @Test func specFilesAreFoundBelowAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("specs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["b.yaml", "a.yml", "parts/c.yaml", "journeys/j.yaml", "recordings/r.yaml", ".hidden.yaml", "notes.md"]
    {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("screen: X\nid: \(path.filter(\.isLetter))\n".utf8).write(to: file)
    }
    let files = specFiles(in: folder, path: "specs")
    #expect(files.map(\.path) == ["specs/a.yml", "specs/b.yaml", "specs/parts/c.yaml"])
    let set = readSpecs(
      files: files + [(folder, "specs"), (folder.appendingPathComponent("no.yaml"), "specs/no.yaml")])
    #expect(set.specs.map(\.id) == ["ayml", "byaml", "partscyaml"])
    #expect(set.problems.map(\.message) == ["this is no file", "there is no such file"])
  }
}
