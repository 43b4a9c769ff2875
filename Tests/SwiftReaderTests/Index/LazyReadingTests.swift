import Foundation
import ScreenModel
import TestSupport
import Testing

@testable import SwiftReader

/// Only files that are reached are parsed, and nobody hears a difference; nor with one thread or many.
struct LazyReadingTests {
  /// What a project says and what an audit of it meets, as far as people read it.
  private struct Everything: Equatable {
    var views: [Project.ViewSummary]
    var screens: [Project.ViewSummary]
    var said: [[PredictedLine]]
    var audited: [AuditedLine]
    var comments: [String]
  }

  private struct PredictedLine: Equatable {
    var elements: [AccessibilityElement]
    var presented: [String]
    var presentedBy: [String]
    var files: [String]
    var branches: [StateBranch]
  }

  private struct AuditedLine: Equatable {
    var name: String
    var elements: [AccessibilityElement]
    var nodes: [String]
    var placement: AuditedPlacement
    var isUIKit: Bool
  }

  private func everything(_ inputs: [Project.Input], threads: Int, readsEverything: Bool) -> Everything {
    let project = Project(
      inputs, components: [:], cache: nil, threads: threads, readsEverything: readsEverything)
    return Everything(
      views: project.views, screens: project.screens,
      said: project.views.map { view in
        project.predictions(.init(view: view.name)).map { screen in
          PredictedLine(
            elements: screen.screen.elements,
            presented: screen.presentations.map { "\($0.span) \($0.presented ?? "")" },
            presentedBy: screen.presentedBy.map { "\($0.span) \($0.presenter)" }, files: screen.files,
            branches: screen.taken + screen.open)
        }
      },
      audited: project.auditedViews().map { view in
        AuditedLine(
          name: view.name, elements: view.elements.map(\.element), nodes: view.nodes.map { "\($0.name) \($0.span)" },
          placement: view.placement, isUIKit: view.uikit != nil)
      }, comments: project.auditedFiles.map { "\($0)" })
  }

  private func inputs(_ folder: URL) throws -> [Project.Input] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { path in [".swift", ".xcstrings", ".strings"].contains { path.hasSuffix($0) } }.map {
      Project.Input(path: $0, data: try Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }

  /// Names that are hard to find by bytes alone.
  private static let awkward = [
    "App/A.swift": """
    import SwiftUI
    struct Screen: View {
      let one = first, other = Outer.Inner()
      var body: some View {
        Text(one + second); other; Alias(); `default`(); Text("a".shouted); Card { Text(third) }.note(fourth)
      }
    }
    """,
    "App/B.swift":
      "let zero = 0, first = \"first\", second = \"second\"\n#if os(iOS)\nvar third: String { \"third\" }\n#endif",
    "App/C.swift": "enum Outer {}\nextension Outer { struct Base {} }",
    "App/D.swift": "extension Outer\n.Inner: View { var body: some View { Text(\"inner\") } }",
    "App/E.swift": "extension Outer { struct Inner {} }",
    "App/F.swift": "typealias Alias = Real",
    "App/G.swift": "import SwiftUI\nstruct Real: View { var body: some View { Image(\"real\") } }",
    "App/H.swift": "import SwiftUI\n@ViewBuilder func `default`() -> some View { Text(\"default\") }",
    "App/I.swift":
      "extension String { var shouted: String { self + \"!\" } }\nextension [Real] { struct Odd: View { var body: some View { Text(\"odd\") } } }",
    "App/J.swift":
      "import SwiftUI\nstruct Card<Content: View>: View { @ViewBuilder var content: Content; var body: some View { content } }",
    "App/K.swift":
      "import SwiftUI\nextension View { func note(_ text: String) -> some View { accessibilityHint(text) } }\nlet fourth = \"fourth\"",
    "App/L.swift": "class Base: UIViewController {}\ntypealias Shared = Base",
    "App/M.swift": "final class Shown: Shared { override func viewDidLoad() { view.accessibilityLabel = \"shown\" } }",
    "App/N.swift": "// spec-check:ignore rule — reason\nlet unused = 1",
    "App/O.swift": "struct Broken { func a( {",
    "App/P.swift": "final class Late: Shown { }",
    "App/Q.swift": "struct Nowhere { let a: Int }",
    "App/R.swift": "func show() { present(UIHostingController(rootView: Screen())) }",
  ]

  @Test func nobodyHearsADifference() throws {
    let samples = [
      Self.awkward.map { Project.Input(path: $0.key, data: Data($0.value.utf8)) },
      try inputs(repositoryRoot.appendingPathComponent("specs/leaf-store/App")),
      try inputs(fixture("BrokenLeafStore/App")),
    ]
    for sample in samples {
      let plain = everything(sample, threads: 1, readsEverything: true)
      #expect(!plain.said.isEmpty && !plain.audited.isEmpty)
      #expect(everything(sample, threads: 1, readsEverything: false) == plain)
      #expect(everything(sample, threads: 4, readsEverything: false) == plain)
    }
  }

  @Test func whatAViewDoesNotReachIsNotParsed() throws {
    let project = Project(files: Self.awkward)
    let heard = project.predictions(.init(view: "Screen", usesInitialValues: true)).first
    #expect(
      heard?.screen.elements.map { $0.label?.written ?? "" }
        == ["firstsecond", "inner", "real", "default", "a!", "third"])
    let read = project.index.files.filter(\.isRead).map(\.path)
    #expect(read.contains("App/E.swift") && read.contains("App/O.swift"), "reached, or not to be told by bytes")
    #expect(
      !read.contains { ["App/L.swift", "App/M.swift", "App/N.swift", "App/P.swift", "App/Q.swift"].contains($0) })
  }

  @Test func scansFindEveryNameTheParserFinds() throws {
    var regular = 0
    for input in try inputs(repositoryRoot.appendingPathComponent("Sources")).prefix(120) {
      let text = String(decoding: input.data, as: UTF8.self)
      let scan = FileScan(text)
      let names = NameBucket.names(in: SourceFile(text: text, path: input.path, module: ""))
      // What bytes cannot tell is parsed anyway.
      guard scan.isRegular else { continue }
      regular += 1
      #expect(names.isSubset(of: scan.names), "\(input.path)")
    }
    #expect(regular > 100)
  }
}
