import Testing

@testable import ScreenSpecs

/// YAML's own traps, explained in plain words.
@Suite struct YAMLTrapTests {
  /// A spec with these lines below `states:`, whose first line is line 3.
  private func found(_ lines: String) -> [String] { problems("screen: A\nstates:\n" + lines) }

  @Test(arguments: [
    ("  error: Order #42, button\n", "3:16 ‘ #’ begins a comment, so the text ends at ‘Order’"),
    ("  error: Order # 42, button\n", "3:16 ‘ #’ begins a comment, so the text ends at ‘Order’"),
    ("  error: #42\n", "3:10 ‘#’ begins a comment, so nothing is left of this text"),
    ("  error:\n    - Order #42\n", "4:13 ‘ #’ begins a comment, so the text ends at ‘Order’"),
    ("  error: *bold* text\n", "3:10 text cannot begin with ‘*’"),
    ("  error: *bold\n", "3:10 ‘*bold’ refers to nothing"),
    ("  error: &Save, button\n", "3:10 text cannot begin with ‘&’"),
    ("  error: &Save all\n", "3:10 nothing refers to the anchor ‘&Save’"),
    ("  error: !Important\n", "3:10 ‘!Important’ is read as a tag, not as text"),
    ("  error: @home\n", "3:10 text cannot begin with ‘@’"),
    ("  error: %5\n", "3:10 text cannot begin with ‘%’"),
    ("  error: > x\n", "3:10 text cannot begin with ‘>’"),
    ("  error: |bad\n", "3:10 text cannot begin with ‘|’"),
    ("  error: `x`\n", "3:10 text cannot begin with ‘`’"),
    ("  error: [Draft] Hello, button\n", "3:10 text that begins with ‘[’ is read as a list"),
    ("  error: {name} is here\n", "3:10 text that begins with ‘{’ is read as a mapping"),
    ("  error: {name}\n", "3:11 ‘name’ has no value"),
    (
      "  error: { hears: Order #42, never: x }\n", "3:25 ‘ #’ begins a comment, so what follows it on this line is lost"
    ),
    ("  error: [Order #42, Paid]\n", "3:17 ‘ #’ begins a comment, so what follows it on this line is lost"),
    (
      "  error: [Pay, button]\n",
      "3:16 ‘button’ is a text of its own: between [ and ] the comma before it ended the text"
    ),
    ("  error: Note: hello\n", "3:14 a colon and a space inside plain text begin a value"),
    ("  error: \"a\" b\n", "3:14 the text goes on after its closing quotation mark"),
    ("  error: \"a\\qb\"\n", "3:12 a backslash in double quotes begins a sign of its own, and this one is unknown"),
    ("  error: \"unclosed\n  empty: x\n", "3:10 this quotation mark is never closed"),
    ("  error: [a, b\n  empty: x\n", "3:10 ‘[’ is never closed"),
    ("  error: { hears: x\n", "3:10 ‘{’ is never closed"),
    ("  error:x\n  empty: y\n", "3:9 a space is missing after the colon"),
    ("  error: x\n   hears: y\n", "4:9 a key cannot stand here, because the line above it is text"),
    ("  error: x\n  stray\n", "4:3 this line is neither a key with a value nor an entry of a list"),
    ("\terror: x\n", "3:1 a tab stands in the indentation"),
    ("  error:\n  \t  hears: x\n", "4:3 a tab stands in the indentation"),
    ("  error: x\n  error: y\n", "4:3 the key ‘error’ is given twice"),
    ("  error: a\u{7}b\n", "3:11 a control character (U+0007) stands in the file"),
    ("  error: x\n---\nscreen: B\n", "4:1 a second document begins here"),
    (
      "  error: { hears: 12 Oak Street, button, never: x }\n",
      "3:34 ‘button’ has no value: between { and } the comma before it ended the text"
    ),
  ])
  func isExplained(_ lines: String, _ problem: String) {
    #expect(found(lines) == [problem])
  }

  @Test func theHintShowsTheLineAsItShouldBe() {
    func hints(_ line: String) -> [String?] {
      SpecReader().read("screen: A\nstates:\n  \(line)\n", path: "a.yaml").1.map(\.hint)
    }
    #expect(hints("error: Note: hello") == ["put quotes around the text: \"Note: hello\""])
    #expect(hints("error: *it's* \"x\"") == ["put quotes around it: '*it''s* \"x\"'"])
    #expect(
      hints("modal: { in: Delivery address, heading, 2, way-out: x }")
        == ["put quotes around the text: in: \"Delivery address, heading, 2\""])
  }

  @Test func aCommentBehindTextIsNoTrap() throws {
    let spec = try spec(
      "screen: A # 1 of 2\nstates:\n  error: x   # what is heard\n  empty: \"Order #42\" #quoted\n")
    #expect(spec.name == "A")
    #expect(heard(spec.state(.error)) == ["hears x"])
    #expect(heard(spec.state(.empty)) == ["hears Order #42"])
  }

  @Test func oneFaultDoesNotHideTheNext() {
    #expect(
      found("  error: Note: hello\n  empty: *bold* text\n  loading: @home\n  sucess: x\n") == [
        "3:14 a colon and a space inside plain text begin a value",
        "4:10 text cannot begin with ‘*’",
        "5:12 text cannot begin with ‘@’",
        "6:3 unknown state ‘sucess’",
      ])
  }

  @Test func columnsCountScalarsNotBytes() {
    #expect(found("  error: 👋🏽 Grüße #1\n") == ["3:19 ‘ #’ begins a comment, so the text ends at ‘👋🏽 Grüße’"])
  }

  @Test func windowsLineEndsAndAByteOrderMarkAreNoProblem() {
    #expect(problems("\u{FEFF}screen: A\r\nstates:\r\n  emty: x\r\n") == ["3:3 unknown state ‘emty’"])
  }
}
