import Recordings
import ScreenModel
import Testing

@Suite struct JSONTests {
  @Test func writesShortValuesOnOneLineAndLongOnesBelowOneAnother() {
    let value: JSONValue = [
      "list": ["a", .int(1), .null, .bool(true), .number(0.5), .number(3)], "empty": [], "none": [:],
      "inner": ["a": ["b": "c"]], "control": "\u{1B}[31m\n\"\\\u{202E}é\u{85}",
    ]
    #expect(
      JSONWriter().text(value) == """
        {
          "list": ["a", 1, null, true, 0.5, 3],
          "empty": [],
          "none": {},
          "inner": {
            "a": { "b": "c" }
          },
          "control": "\\u001b[31m\\n\\"\\\\\u{202E}é\\u0085"
        }

        """)
  }

  @Test func readsWithPlaces() throws {
    let node = try JSONReader.read("{\n  \"é\": [1, \"\\ud83d\\ude00\\n\"] }", file: "a").get()
    let list = try #require(node["é"])
    #expect([list.line, list.column] == [2, 8])
    guard case .list(let items) = list.kind, case .text(let text) = items[1].kind else {
      return #expect(Bool(false), "no list with text")
    }
    #expect(text == "😀\n")
    #expect(items[1].column == 12)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "{\"a\": 1,}", "nul", "01", "1.", "-", "--1", "1e999", "\"a", "\"\n\"", "\"\\x\"",
    "\"\\u12\"",
    "\"\\ud800\"", "[1] 2", "{1: 2}", "'a'",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(throws: Problem.self) { try JSONReader.read(text, file: "a").get() }
  }
}
