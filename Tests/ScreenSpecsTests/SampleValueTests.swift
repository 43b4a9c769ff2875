import ScreenModel
import Testing

@testable import ScreenSpecs

@Suite struct SampleValueTests {
  /// The values of a `given`, by name.
  private func given(_ yaml: String) throws -> [String: SampleValue] {
    let lines = yaml.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let bindings = try spec("screen: A\ngiven:\n\(lines)\n").given
    return Dictionary(uniqueKeysWithValues: bindings.map { ($0.name, $0.value) })
  }

  @Test func scalars() throws {
    let values = try given(
      """
      text: 12 Oak Street
      quoted: "42"
      number: 42
      price: -2.50
      code: 007
      version: 1.2.3
      time: 12:30
      yes: true
      no: false
      word: "true"
      nothing: nil
      absent:
      quotedNil: "nil"
      """)
    #expect(
      values == [
        "text": .text("12 Oak Street"), "quoted": .text("42"), "number": .number(42), "price": .number(-2.5),
        "code": .text("007"), "version": .text("1.2.3"), "time": .text("12:30"), "yes": .bool(true),
        "no": .bool(false), "word": .text("true"), "nothing": .none, "absent": .none, "quotedNil": .text("nil"),
      ])
  }

  @Test func listsAndRecords() throws {
    let values = try given(
      """
      addresses: [12 Oak Street, 8 Garden Street]
      order: { number: 42, total: "$2.50" }
      """)
    #expect(
      values == [
        "addresses": .list([.text("12 Oak Street"), .text("8 Garden Street")]),
        "order": .record([.init("number", .number(42)), .init("total", .text("$2.50"))]),
      ])
  }

  @Test func enumCases() throws {
    let values = try given(
      """
      viewModel.phase: .failed(offline)              # as Swift writes it
      bare: .loading
      labelled: ".failed(code: 3, offline)"
      nested: ".failed(.network(code: 3, .timeout), retry: true, note: \\"a, b\\")"
      spaced: .failed(no connection (again))
      list: ".loaded([Leaf cup, 3, nil])"
      decimal: .5
      file: .hidden file
      model.phase: { .loaded: [ { name: Leaf cup, price: "$9.00" } ] }
      done: { .done: }
      """)
    #expect(
      values == [
        "viewModel.phase": .enumCase("failed", payload: [.init(.text("offline"))]),
        "bare": .enumCase("loading", payload: []),
        "labelled": .enumCase("failed", payload: [.init(label: "code", .number(3)), .init(.text("offline"))]),
        "nested": .enumCase(
          "failed",
          payload: [
            .init(
              .enumCase(
                "network", payload: [.init(label: "code", .number(3)), .init(.enumCase("timeout", payload: []))])),
            .init(label: "retry", .bool(true)), .init(label: "note", .text("a, b")),
          ]),
        "spaced": .enumCase("failed", payload: [.init(.text("no connection (again)"))]),
        "list": .enumCase("loaded", payload: [.init(.list([.text("Leaf cup"), .number(3), .none]))]),
        "decimal": .text(".5"), "file": .text(".hidden file"),
        "model.phase": .enumCase(
          "loaded",
          payload: [.init(.list([.record([.init("name", .text("Leaf cup")), .init("price", .text("$9.00"))])]))]),
        "done": .enumCase("done", payload: []),
      ])
  }

  @Test(arguments: [
    (".failed(offline", "misses ‘)’"), (".failed(a) b", "goes on after the case ends"),
    (".failed(a,, b)", "has an empty payload"), (".failed([a)", "misses ‘]’"),
    ("'.failed(\"a)'", "misses a closing quotation mark"),
    (String(repeating: ".a(", count: 50), "has too many payloads inside each other"),
  ])
  func brokenEnumCases(_ written: String, _ fault: String) {
    let text = written.hasPrefix("'") ? String(written.dropFirst().dropLast()) : written
    #expect(problems("screen: A\ngiven:\n  phase: \(written)\n") == ["3:10 ‘\(text)’ \(fault)"])
  }

  @Test func aCaseIsTheOnlyKeyOfItsMapping() {
    #expect(
      problems("screen: A\ngiven: { phase: { .loaded: 1, x: 2 } }\n")
        == ["2:19 an enum case with a payload is the only key of its mapping, without parentheses"])
  }

  @Test(arguments: [
    ("12 Oak Street", SampleValue.text("12 Oak Street")), ("42", .number(42)), ("\"42\"", .text("42")),
    ("true", .bool(true)), ("nil", .none), ("", .none), ("Note: #1", .text("Note: #1")),
    (".failed(code: 3)", .enumCase("failed", payload: [.init(label: "code", .number(3))])),
    ("[a, 2]", .list([.text("a"), .number(2)])), ("{ a: b }", .record([.init("a", .text("b"))])),
  ])
  func aValueOfTheCommandLine(_ written: String, _ value: SampleValue) throws {
    #expect(try readSampleValue(written).get() == value)
  }

  @Test func aBrokenValueOfTheCommandLine() {
    #expect(throws: Problem.self) { try readSampleValue("[a").get() }
    #expect(throws: Problem.self) { try readSampleValue(".failed(a").get() }
  }
}
