import ScreenModel
import ScreenSpecs
import Testing

@Suite struct YAMLTreeWriterTests {
  @Test func laysOutAsPeopleDo() {
    let text = YAMLTreeWriter().text([
      .init("screen", .text("Orders"), above: ["Drafted.", "Two\nlines"]),
      .init("given", .short([.init("phase", .plain(".loading")), .init("name", .text("42"))])),
      .init(
        "states",
        .mapping([
          .init("empty", .text(""), beside: "nobody has designed it"),
          .init(
            "content",
            .mapping([
              .init(
                "hears",
                .list([
                  .text("Orders, heading"),
                  .mapping([.init("part", .text("banner")), .init("state", .plain("error"))]),
                ])),
              .init("check", .texts(["Listen."])),
            ])),
        ])),
    ])
    #expect(
      text == """
        # Drafted.
        # Two
        # lines
        screen: Orders
        given: { phase: .loading, name: "42" }
        states:
          empty: "" # nobody has designed it
          content:
            hears:
              - Orders, heading
              - part: banner
                state: error
            check: Listen.

        """)
  }

  @Test func breaksWhatIsTooLongForALine() {
    let long = (1...6).map { YAMLTree.Entry("model.aRatherLongName\($0)", .text("a rather long value")) }
    #expect(YAMLTreeWriter().lines([.init("given", .short(long))]).count == 7)
    #expect(YAMLTreeWriter().lines([.init("given", .short(Array(long.prefix(2))))]).count == 1)
  }

  /// Labels that YAML would read as something else.
  static let hostile = [
    "Pay $2.50, button", "Order #42, button", "Note: read this", "Time: 12:30", "- not a list", "? what",
    "[x] done, button",
    "{a}", "*star*", "&and", "!bang", "@name", "%d items", "| pipe", "> quote", "`code`", "'single'", "\"double\"",
    "yes", "No",
    "null", "~", "true", "1.0", "12:30", "007", "0x1F", "a, b", "trailing:", "tab\there", "line\nbreak", "back\\slash",
    "emoji 👩‍👩‍👧 family", "\u{202E}right to left", "zero\u{200B}width", "no\u{00A0}break", "é\u{0301}", "שלום", "=", "<<",
    "---",
    "...", "<name>, button", "a # b", "#tag", "key: { a: b }", "\u{FEFF}bom", "’curly’", "a\u{2028}b", "-1", ".5",
    ".loading",
    "Loading…", "\u{7F}delete",
  ]

  @Test(arguments: hostile) func everyLabelIsReadBack(_ label: String) throws {
    let says = label + ", button"
    let text = YAMLTreeWriter().text([
      .init("screen", .text("Hostile")),
      .init(
        "given",
        .given([SampleBinding("name", .text(label)), SampleBinding("list", .list([.text(label), .text("b")]))])),
      .init(
        "states",
        .mapping([
          .init("content", .mapping([.init("hears", .list([.text(says), .text(label + ", heading")]))])),
          .init("error", .mapping([.init("cases", .mapping([.init(label, .mapping([.init("hears", .text(says))]))]))])),
        ])),
    ])
    let (spec, problems) = SpecReader().read(text, path: "hostile.yaml")
    #expect(problems.isEmpty, "\(text)")
    let read = try #require(spec)
    #expect(read.state(.content)?.cases.first?.expectations.map(\.says) == [says, label + ", heading"])
    #expect(read.state(.error)?.cases.first?.name == label)
    // A dot and a name is an enum case, so that such a text cannot be given.
    let isCase = label == ".loading"
    #expect(read.given.first?.value == (isCase ? .list([]) : .text(label)) || isCase)
    #expect(read.given.last?.value == .list([.text(label), .text("b")]) || isCase)
  }

  @Test func sampleDataIsReadBack() throws {
    let given = [
      SampleBinding("flag", .bool(true)), SampleBinding("count", .number(3)), SampleBinding("ratio", .number(0.5)),
      SampleBinding("error", SampleValue.none),
      SampleBinding("phase", .enumCase("loaded", payload: [.init(.list([]))])),
      SampleBinding("deep", .enumCase("failed", payload: [.init(.enumCase("offline", payload: []))])),
      SampleBinding("order", .record([.init("number", .text("42")), .init("total", .text("$2.50"))])),
    ]
    let text = YAMLTreeWriter().text([
      .init("screen", .text("Samples")), .init("given", .given(given)), .init("states", .mapping([])),
    ])
    let (spec, problems) = SpecReader().read(text, path: "samples.yaml")
    #expect(problems.isEmpty, "\(text)")
    let read = try #require(spec).given.map { SampleBinding($0.name, $0.value) }
    #expect(read == given)
  }
}
