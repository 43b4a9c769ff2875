import Testing

@testable import Recordings

@Suite struct XCUILineParserTests {
  /// The fields of a line, written out.
  private func fields(_ line: String) -> String? {
    guard let node = XCUILineParser.node(line) else { return nil }
    let texts = [
      ("identifier", node.identifier), ("label", node.label), ("title", node.title), ("placeholder", node.placeholder),
      ("value", node.value),
    ]
    let flags = node.flags.map(\.rawValue).sorted()
    return ([node.type] + texts.compactMap { text in text.1.map { "\(text.0)=\($0)" } } + flags).joined(separator: "|")
  }

  @Test(arguments: [
    ("Button, 0x1f, {{1.0, 2.5}, {3.0, 4.0}}, label: 'Pay'", "Button|label=Pay"),
    ("StaticText, label: 'IT'S OURS'", "StaticText|label=IT'S OURS"),
    ("StaticText, label: 'a', b, 'c''", "StaticText|label=a', b, 'c'"),
    (
      "Cell, identifier: 'x', label: 'label: 'no', identifier: 'no''",
      "Cell|identifier=x|label=label: 'no', identifier: 'no'"
    ),
    ("Switch, label: 'On', value: 1, Selected, Disabled", "Switch|label=On|value=1|Disabled|Selected"),
    (
      "TextField, placeholderValue: 'Name', value: one, two, Keyboard Focused",
      "TextField|placeholder=Name|value=one, two|Keyboard Focused"
    ),
    ("TextField, value: it's, \"quoted\"", "TextField|value=it's, \"quoted\""),
    ("Window (Main), 0x1, {{0.0, 0.0}, {inf, 1.0}}", "Window"),
    ("Other, 0x1, Main Window, {{0.0, 0.0}, {1.0, 1.0}}", "Other"),
    ("RemotePlaceholder, 0x1, pid: 8, {{0.0, 0.0}, {1.0, 1.0}}", "RemotePlaceholder"),
    ("Button, title: 'OK', label: ''", "Button|label=|title=OK"),
    ("Other, label: 'First\nsecond', value: 5%", "Other|label=First\nsecond|value=5%"),
    ("Button, label: 'Later', isHittableLater", "Button|label=Later"),
    ("Button", "Button"),
  ])
  func readsFields(line: String, expected: String) {
    #expect(fields(line) == expected)
  }

  @Test(arguments: ["Button, label: 'open", "Button, some thing!", "", "'Button'", "Button: label"])
  func refusesWhatIsNoElement(line: String) {
    #expect(fields(line) == nil)
  }

  @Test func readsRawTraits() {
    #expect(XCUILineParser.node("Button 0x6: traits: 9, {{0.0, 0.0}, {1.0, 1.0}}, label: 'A'")?.traitBits == 9)
  }

  @Test func hostileQuotesCostLittle() {
    let line = "Button, identifier: '" + String(repeating: "', label: 'x', title: 'y', value: z, Selected", count: 4000)
    #expect(XCUILineParser.node(line)?.type == "Button")
  }
}
