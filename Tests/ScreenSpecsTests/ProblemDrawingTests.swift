import ScreenModel
import Testing

@testable import ScreenSpecs

@Suite struct ProblemDrawingTests {
  /// The line and the caret beneath it.
  private func caret(_ line: String, _ column: Int, _ endColumn: Int) -> [String] {
    let span = SourceSpan(file: "a.yaml", line: 7, column: column, endLine: 7, endColumn: endColumn)
    return drawn(Problem("x", span: span, line: line)).split(separator: "\n").suffix(2).map { String($0.dropFirst(4)) }
  }

  @Test func drawsMessagePlaceLineCaretAndHelp() {
    let found = SpecReader().read(
      "screen: A\nstates:\n  error:\n    heers: Results, heading\n", path: "specs/search.yaml"
    ).1
    #expect(
      found.map(drawn) == [
        """
        error: unknown key ‘heers’
          ┌ specs/search.yaml:4:5
          │
        4 │     heers: Results, heading
          │     ^^^^^
          │ help      did you mean ‘hears’?
        """
      ])
  }

  @Test func withoutAPlaceOnlyTheMessageIsDrawn() {
    #expect(drawn(Problem("no specs here", hint: "run init")) == "error: no specs here\n  help      run init")
  }

  @Test func theCaretStandsBeneathItsText() {
    #expect(caret("abc def", 5, 8) == ["abc def", "    ^^^"])
    #expect(caret("👋🏽 def", 4, 7) == ["👋🏽 def", "   ^^^"])
    #expect(caret("漢字 def", 4, 7) == ["漢字 def", "     ^^^"])
    #expect(caret("\tab def", 5, 8) == ["\tab def", "\t   ^^^"])
    #expect(caret("e\u{301} def", 4, 7) == ["e\u{301} def", "  ^^^"])
    #expect(caret("漢字", 2, 3) == ["漢字", "  ^^"])
    #expect(caret("abc", 4, 4) == ["abc", "   ^"])
    #expect(caret("abc", 90, 95) == ["abc", "   ^"])
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let line = String(repeating: "a", count: 500) + "B" + String(repeating: "c", count: 500)
    let found = caret(line, 501, 502)
    #expect(found[0] == "…" + String(repeating: "a", count: 100) + "B" + String(repeating: "c", count: 99) + "…")
    #expect(found[1] == String(repeating: " ", count: 101) + "^")
  }

  @Test func controlCharactersCannotReachTheTerminal() {
    #expect(caret("a\u{1B}[31mb", 2, 3) == ["a�[31mb", " ^"])
  }
}
