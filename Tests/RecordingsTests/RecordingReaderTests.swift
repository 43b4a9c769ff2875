import Foundation
import Recordings
import ScreenModel
import Testing

@Suite struct RecordingReaderTests {
  private func texts(_ data: Data) throws -> [String] {
    try RecordingReader().read(data: data, path: "a.txt").get().events.map(\.text)
  }

  @Test func readsWindowsLineEndsMarksAndUTF16() throws {
    let text = "focus: Teas, heading\r\nannounce: 3 teas\r\n"
    let heard = ["Teas, heading", "3 teas"]
    #expect(try texts(Data(text.utf8)) == heard)
    #expect(try texts(Data([0xEF, 0xBB, 0xBF] + text.utf8)) == heard)
    let utf16 = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    #expect(try texts(Data([0xFF, 0xFE] + utf16)) == heard)
    #expect(try texts(Data(text.replacingOccurrences(of: "\r\n", with: "\r").utf8)) == heard)
  }

  @Test func readsJSONInACodeFence() throws {
    let text = "```json\n{\"recording\": 1, \"elements\": [{\"label\": \"Pay\", \"traits\": [\"button\"]}]}\n```\n"
    let recording = try read(text).get()
    #expect(spoken(recording) == ["Pay, button"])
    #expect(recording.screen?.elements.first?.span?.line == 2)
  }

  @Test(arguments: [
    ("", "recording.txt is empty"),
    (" \n\n", "recording.txt is empty"),
    ("a\u{0}b", "recording.txt is no text: byte 2 is zero"),
    ("{\"a\": 1}", "recording.txt is JSON of a form this version does not read: an object with ‘a’"),
    ("[1, 2", "1:6 recording.txt begins as JSON and is none: expected a comma or ] in a list"),
    ("<?xml version=\"1.0\"?>\n<a/>", "recording.txt is XML, which this version does not read"),
    ("import SwiftUI\n", "recording.txt is Swift source, which this version does not read"),
    (
      "@e1 [application] \"Leaf\"\n",
      "recording.txt is an agent snapshot: it is a list for agents that leaves out what cannot be tapped"
    ),
    (
      "<ViewHierarchy>\n<UIWindow label=\"a < b\"/>\n</ViewHierarchy>",
      "recording.txt is a view hierarchy of Detox: its labels are computed by joining everything in a view, "
        + "it holds no hint and no trait, and the XML is not escaped"
    ),
    (
      "[{\"attachments\": [{\"exportedFileName\": \"A.txt\"}], \"testIdentifier\": \"T\"}]",
      "recording.txt is the list of attachments that xcresulttool exports: it names recordings and holds none"
    ),
    (
      "{\"finalizedTestResults\": []}",
      "recording.txt is a report of ARIA-AT: it holds what macOS VoiceOver said in many trials of web pages, "
        + "and no screen of an app"
    ),
  ])
  func refuses(text: String, problem: String) {
    #expect(problems(read(text)) == [problem])
  }

  @Test func everyRefusalSaysWhatToRecord() throws {
    guard case .failure(let problems) = read("[]") else { return #expect(Bool(false), "an empty list was read") }
    let hint = try #require(problems.all.first?.hint)
    for format in AllFormats.list { #expect(hint.contains(format.name)) }
    #expect(hint.contains("print(app.debugDescription)"))
  }

  @Test(arguments: ["XC_TREE ", "PROBE: ", "", "The tree:\n\n", "```json\n"])
  func whatStandsAroundJSONIsTakenAway(front: String) throws {
    let tree = "[{\"AXLabel\":\"Brew\",\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"type\":\"Button\"}]"
    let recording = try read(front + tree + (front.hasPrefix("```") ? "\n```\nEnd\n" : "\n")).get()
    #expect(recording.format == "idb")
    #expect(spoken(recording) == ["Brew, button"])
  }

  @Test func wordsBeforeABracketStay() throws {
    #expect(try texts(Data("WIFI [connected], button\nDone\n".utf8)) == ["WIFI [connected], button", "Done"])
  }

  @Test func aLogMayHoldJSONBesideATree() throws {
    let text =
      "starting\n{\"level\": \"info\"}\nElement subtree:\n →Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Brew'\n"
    #expect(spoken(try read(text).get()) == ["Brew, button"])
  }

  @Test func readsTheTextOfAToolsAnswer() throws {
    let text = "Here it is:\n```\n[{\"AXLabel\":\"Brew\",\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"type\":\"Button\"}]\n```"
    let content: JSONValue = [["type": "text", "text": .text(text)]]
    let answer = JSONWriter().text(["jsonrpc": "2.0", "result": ["content": content]])
    #expect(spoken(try read(answer).get()) == ["Brew, button"])
  }

  @Test func refusesBadUTF8WithItsLine() {
    let result = RecordingReader().read(data: Data([97, 10, 0xFF, 0xFE]), path: "a.txt")
    #expect(problems(result) == ["2:1 a.txt is not UTF-8"])
  }

  @Test func refusesNestingWithoutEnd() {
    #expect(
      problems(read(String(repeating: "[", count: 100_000))) == [
        "1:257 recording.txt begins as JSON and is none: more than 256 lists and objects inside one another"
      ])
  }

  @Test func refusesHugeFilesAndLines() {
    let size = RecordingReader.sizeLimit + 1
    #expect(
      problems(RecordingReader().read(data: Data(count: size), path: "a.txt")) == ["a.txt is larger than 64 MB"])
    #expect(
      problems(read("Pay, button\n" + String(repeating: "a", count: 5 << 20))) == [
        "line 2 of recording.txt has 5120 kB: that is no recording"
      ])
  }

  @Test(arguments: [
    ("recordings/search/empty.txt", "search", "empty"), ("a/b/error.offline.2.json", "b", "error"),
    ("error.txt", nil, "error"), ("search/first.txt", nil, nil),
  ])
  func takesScreenAndStateFromItsPlace(path: String, screen: String?, state: String?) throws {
    let recording = try read("Pay, button\n", path: path).get()
    #expect(recording.screenID == screen)
    #expect(recording.state?.rawValue == state)
  }

  @Test func whatTheFileSaysOutranksItsPlace() throws {
    let recording = try read("# screen: pay\n# state: error\nPay, button\n", path: "search/empty.txt").get()
    #expect(recording.screenID == "pay")
    #expect(recording.state == .error)
  }

  @Test func formatsAreNamedOnce() {
    let names = AllFormats.list.map(\.name)
    #expect(names.count == Set(names).count)
  }
}
