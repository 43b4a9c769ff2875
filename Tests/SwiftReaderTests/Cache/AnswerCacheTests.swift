import Foundation
import ScreenModel
import TestSupport
import Testing

@testable import SwiftReader

/// What was said of a view is said again without its code being read once more, and never after something that it
/// depends on has changed.
struct AnswerCacheTests {
  private static let screen = """
    import SwiftUI
    struct Shelf: View {
      @State private var isLoading = false
      var body: some View {
        Group { if isLoading { ProgressView("Loading") } else { Row(name: "Green tea") } }
          .refreshable { isLoading = true }
      }
    }

    """
  private static let row = """
    struct Row: View {
      let name: String
      var body: some View { Text(name).accessibilityAddTraits(.isHeader) }
    }

    """
  private static let files = ["App/Shelf.swift": screen, "App/Row.swift": row]

  /// What is said with a cache, and how much of it was worked out anew.
  private func said(
    _ files: [String: String], view: String = "Shelf", state: UXState? = nil, _ cache: AnswerCache?
  ) -> (screens: [PredictedScreen], made: Int) {
    let before = cache?.tally.made ?? 0
    let project = Project(
      files.map { Project.Input(path: $0.key, data: Data($0.value.utf8)) }, answers: cache)
    let screens = project.predictions(.init(view: view, state: state, usesInitialValues: true))
    project.finish()
    return (screens, (cache?.tally.made ?? 0) - before)
  }

  private func heard(_ screens: [PredictedScreen]) -> [String] {
    screens.flatMap(\.screen.elements).map { "\($0.span.map(\.description) ?? "") \($0.label?.written ?? "")" }
  }

  private func withCache(_ body: (AnswerCache, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(AnswerCache(folder: folder.path, tool: ContentHash()), folder.path)
  }

  @Test func aSecondRunWorksNothingOut() throws {
    try withCache { cache, _ in
      let first = said(Self.files, cache)
      #expect(heard(first.screens) == ["App/Row.swift:3:25 Green tea"])
      #expect(first.made == 1)
      let second = said(Self.files, cache)
      #expect(second.screens == first.screens)
      #expect(second.screens == said(Self.files, nil).screens)
      #expect(second.made == 0)
    }
  }

  @Test func aBlankLineMovesLineNumbersWithoutEvaluation() throws {
    try withCache { cache, _ in
      _ = said(Self.files, cache)
      let moved = Self.files.merging(["App/Row.swift": "// Rows of tea.\n\n" + Self.row]) { $1 }
      let again = said(moved, cache)
      #expect(heard(again.screens) == ["App/Row.swift:5:25 Green tea"])
      #expect(again.made == 0)
      #expect(again.screens == said(moved, nil).screens)
    }
  }

  @Test func aNewFileThatShadowsANameIsSeen() throws {
    try withCache { cache, _ in
      let far = [
        "App/Shelf.swift": Self.screen, "Parts/Row.swift": Self.row,
      ]
      #expect(heard(said(far, cache).screens) == ["Parts/Row.swift:3:25 Green tea"])
      let near = "struct Row: View {\n  let name: String\n  var body: some View { Text(\"Near\") }\n}\n"
      let again = said(far.merging(["App/Near.swift": near]) { $1 }, cache)
      #expect(heard(again.screens) == ["App/Near.swift:3:25 Near"])
      #expect(again.made == 1)
    }
  }

  @Test func aNameThatWasMissingIsFoundOnceItIsThere() throws {
    try withCache { cache, _ in
      let alone = ["App/Shelf.swift": Self.screen]
      _ = said(alone, cache)
      let again = said(Self.files, cache)
      #expect(heard(again.screens) == ["App/Row.swift:3:25 Green tea"])
      #expect(again.made == 1)
    }
  }

  @Test func aChangeInCodeThatIsNotReachedChangesNothing() throws {
    try withCache { cache, _ in
      let other = "struct Other: View {\n  var body: some View { Text(\"Old\") }\n}\n"
      _ = said(Self.files.merging(["App/Other.swift": other]) { $1 }, cache)
      let changed = Self.files.merging(["App/Other.swift": other.replacing("Old", with: "New")]) { $1 }
      #expect(said(changed, cache).made == 0)
      // In the same file as a view that is reached, too.
      let beside = Self.files.merging(["App/Row.swift": other + Self.row]) { $1 }
      let again = said(beside, cache)
      #expect(again.made == 0)
      #expect(heard(again.screens) == ["App/Row.swift:6:25 Green tea"])
    }
  }

  @Test func otherWordsInATableAreHeard() throws {
    func files(_ words: String, _ others: String = "Other") -> [String: String] {
      Self.files.merging([
        "App/en.lproj/Localizable.strings": "\"Loading\" = \"\(words)\";\n\"unused\" = \"\(others)\";\n"
      ]) { $1 }
    }
    try withCache { cache, _ in
      let first = said(files("Please wait"), state: .loading, cache)
      #expect(first.screens.flatMap(\.screen.elements).map { $0.label?.written } == ["Please wait"])
      #expect(said(files("Please wait", "Changed"), state: .loading, cache).made == 0)
      let again = said(files("One moment"), state: .loading, cache)
      #expect(again.made == 1)
      #expect(again.screens.flatMap(\.screen.elements).map { $0.label?.written } == ["One moment"])
    }
  }

  @Test func anotherQuestionHasAnotherAnswer() throws {
    try withCache { cache, _ in
      #expect(said(Self.files, cache).made == 1)
      #expect(said(Self.files, state: .loading, cache).made == 1)
      #expect(said(Self.files, view: "Row", cache).made == 1)
      #expect(said(Self.files, state: .loading, cache).made == 0)
    }
  }

  @Test func whatIsDamagedIsWorkedOutAnew() throws {
    try withCache { cache, folder in
      let first = said(Self.files, cache)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let path = folder + "/" + name
        guard var bytes = FileManager.default.contents(atPath: path) else { continue }
        bytes[bytes.count / 2] ^= 0xFF
        try bytes.write(to: URL(fileURLWithPath: path))
      }
      let again = said(Self.files, cache)
      #expect(again.made == 1)
      #expect(again.screens == first.screens)
    }
  }

  @Test func aNameThatNobodyHasIsReportedWhereItWasGiven() throws {
    try withCache { cache, _ in
      func unknown(line: Int) -> [UnknownName] {
        let project = Project(
          Self.files.map { Project.Input(path: $0.key, data: Data($0.value.utf8)) }, answers: cache)
        let span = SourceSpan(file: "shelf.yaml", line: line, column: 3)
        return project.predictions(.init(view: "Shelf", given: [.init("isLoadin", .bool(true), span: span)]))
          .flatMap(\.unknownNames)
      }
      #expect(unknown(line: 4).map(\.span?.line) == [4])
      #expect(unknown(line: 9).map(\.span?.line) == [9])
      #expect(cache.tally.made == 1)
    }
  }
}
