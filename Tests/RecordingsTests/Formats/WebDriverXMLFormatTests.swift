import Foundation
import Recordings
import ScreenModel
import TestSupport
import Testing

@Suite struct WebDriverXMLFormatTests {
  @Test func saysASourceWithTraits() throws {
    let recording = try recorded("wda-xml/with-traits.xml")
    #expect(recording.format == "wda-xml")
    #expect(
      spoken(recording) == [
        "Orders, heading", "selected, Filter & sort, button", "Gift, switch button, on",
        "Mail, you@example.org, text field",
        "Sencha, 2 bags, button", "Notify me, switch button, off", "Pay, dimmed, button",
      ])
    let elements = try #require(recording.screen?.elements)
    #expect(elements.map { $0.identifier?.known } == [nil, "filter", nil, "mail", "row-1", nil, nil])
    #expect(elements.map(\.value) == [nil, nil, "1", nil, nil, "0", nil])
    #expect(elements[3].placeholder == "you@example.org")
    #expect(elements[4].actions == ["Reorder", "Delete"])
    #expect(elements[0].span == SourceSpan(file: "wda-xml/with-traits.xml", line: 7, column: 9))
    #expect(recording.carries.isSuperset(of: [.trait(.header), .trait(.adjustable), .actions, .placeholder]))
    #expect(recording.carries.isDisjoint(with: [.hint, .order, .keyboardFocus]))
    #expect(recording.notes == ["1 off screen or covered left out"])
  }

  @Test func stopsWhereWebDriverAgentSaysVoiceOverCan() throws {
    let recording = try recorded("wda-xml/with-accessible.xml")
    #expect(
      spoken(recording) == [
        "合計 3 点", "selected, ホーム, tab, 1 of 2", "注文, tab, 2 of 2", "煎茶, button", "検索, 例: 煎茶, text field",
      ])
    #expect(!recording.carries.contains(.trait(.header)))
    #expect(!recording.carries.contains(.trait(.selected)))
    #expect(
      recording.notes == [
        "the value of a text field may be the placeholder: WebDriverAgent writes it for an empty field",
        "1 off screen or covered left out", "no traits: WebDriverAgent writes them since May 2025",
        "not the whole screen: more comes on screen by scrolling, and VoiceOver scrolls",
      ])
  }

  @Test func readsTheAnswerOfAServer() throws {
    let source = try fixtureText("Recordings/wda-xml/with-traits.xml")
    let answer = JSONWriter().text(["value": .text(source), "sessionId": "A1"])
    #expect(spoken(try read(answer).get()) == spoken(try recorded("wda-xml/with-traits.xml")))
  }

  @Test func readsAFileThatWasCutAsFarAsItGoes() throws {
    let source = try fixtureText("Recordings/wda-xml/with-traits.xml")
    let recording = try read(String(source.prefix(2000))).get()
    #expect(spoken(recording).first == "Orders, heading")
    #expect(recording.screen?.isComplete == false)
    #expect(recording.notes.contains("the XML is cut: it begins or ends in the middle"))
  }

  @Test(arguments: [
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<XCUIElementTypeOther type=\"XCUIElementTypeOther\"/>",
      "1:1 a document type in XML, which recordings have no use for"
    ),
    ("<XCUIElementTypeOther type=\"XCUIElementTypeOther\" x=1/>", "1:53 expected a quote after ‘x=’"),
    ("<XCUIElementTypeOther type=\"XCUIElementTypeOther\"\n a b/>", "2:4 expected = after attribute ‘a’"),
  ])
  func refuses(text: String, problem: String) {
    #expect(problems(read(text)) == [problem])
  }

  @Test func entitiesAreNeverExpandedIntoMore() throws {
    let text =
      "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"&tea; &#x1F375; &#65;&quot;&#xFFFFFFFF;\"/>"
    #expect(spoken(try read(text).get()) == ["&tea; 🍵 A\"&#xFFFFFFFF;, button"])
  }
}
