import ScreenModel
import Testing

@testable import SwiftReader

/// What a file says beside its nodes: imports, comments to the tool, places, what is wrong in it.
struct SourceFileTests {
  private func read(_ text: String) -> SourceFile { SourceFile(text: text, path: "A.swift", module: "App") }

  @Test func importsAreSortedAndKnowTheirModule() {
    let file = read("import SwiftUI\n@testable import Core\nimport struct Foundation.Date\nimport Core.Part")
    #expect(file.imports == ["Core", "Foundation", "SwiftUI"])
    #expect(file.root.count == 0)
  }

  @Test func commentsToTheToolAreKept() {
    let file = read(
      """
      // spec-check:ignore image-without-label — the title says it
      let a = "// spec-check:no comment" //spec-check: b
      /* // spec-check:neither */
      """)
    #expect(
      file.toolComments == [
        .init(text: "ignore image-without-label — the title says it", offset: 0), .init(text: "b", offset: 98),
      ])
  }

  @Test func placesLeaveOutWhiteSpaceAndComments() {
    let file = read("/// Über uns\nlet a = Text(\"👋 é\")  // b\n  .bold() // c\n")
    let chain = file.root[0].first(.initialValue)?[0]
    #expect(chain?.source == "Text(\"👋 é\")  // b\n  .bold()")
    #expect(chain?.span == SourceSpan(file: "A.swift", line: 2, column: 9, endLine: 3, endColumn: 10))
    #expect(chain?.children.map(\.source) == ["Text", "(\"👋 é\")", "bold", "()"])
    #expect(chain?[1][0][0].span == SourceSpan(file: "A.swift", line: 2, column: 14, endLine: 2, endColumn: 19))
  }

  @Test func windowsLineEndsCountOnce() {
    let file = read("let a = 1\r\nlet b = \"\"\"\r\n  x\r\n  y\r\n  \"\"\"\r\n")
    #expect(file.root[1].span.line == 2)
    #expect(file.root[1].first(.initialValue)?[0].text == "x\ny")
  }

  @Test func brokenCodeIsReadAsFarAsItGoesAndTold() {
    let file = read("struct A: View {\n  var body: some View { Text(\"a\" }\n}\nstruct B {}\n")
    #expect(file.root.all(.typeDecl).map(\.text) == ["A", "B"])
    #expect(
      file.syntaxErrors == [
        Problem(
          "expected ‘)’", span: SourceSpan(file: "A.swift", line: 2, column: 33),
          line: "  var body: some View { Text(\"a\" }")
      ])
  }

  @Test func codeThatBelongsNowhereIsTold() {
    let file = read("let a = 1\n}\nlet b = 2")
    #expect(file.syntaxErrors.map(\.message) == ["unexpected code ‘}’"])
    #expect(file.syntaxErrors.map { $0.span?.line } == [2])
  }

  @Test(arguments: [
    "", "\u{FEFF}let a = 1", "\0\0", "// only", "#!/usr/bin/swift\nlet a = 1", "\\(", "\"\\u{110000}\"",
  ])
  func oddFilesAreRead(_ text: String) {
    let file = read(text)
    #expect(file.text == text)
    #expect(file.root.length == text.utf8.count)
  }

  @Test func theSameWordsAreStoredOnce() {
    let file = read("a(a, a)")
    #expect(file.strings == ["a"])
  }
}
