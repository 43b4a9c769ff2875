import Foundation
import Recordings
import ScreenModel
import TestSupport
import Testing

/// Content that breaks naive readers, through every form that can hold it.
@Suite struct AwkwardContentTests {
  /// Everything that was read, for comparing whole files.
  private func outline(_ result: Result<Recording, Problems>) -> [String] {
    switch result {
    case .success(let recording):
      return ["format " + recording.format] + spoken(recording) + recording.events.map { "\($0.kind) \($0.text)" }
        + recording.issues.map { "\($0.kind) \($0.message)" }
    case .failure(let problems): return problems.all.map(\.message)
    }
  }

  private func utf16(_ text: String, isBig: Bool) -> Data {
    let mark: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
    return Data(
      mark
        + text.utf16.flatMap { unit -> [UInt8] in
          let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
          return isBig ? [high, low] : [low, high]
        })
  }

  @Test func everyFixtureReadsTheSameInOtherEncodingsAndInAFence() throws {
    let folder = fixture("Recordings")
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
      .filter { $0.contains(".") }
    #expect(names.count > 30)
    for name in names {
      let text = try fixtureText("Recordings/" + name)
      let plain = outline(read(text, path: name))
      let reader = RecordingReader()
      let windows = text.replacingOccurrences(of: "\n", with: "\r\n")
      #expect(outline(reader.read(data: Data([0xEF, 0xBB, 0xBF] + windows.utf8), path: name)) == plain, "\(name) CRLF")
      #expect(outline(reader.read(data: utf16(text, isBig: false), path: name)) == plain, "\(name) UTF-16")
      #expect(outline(reader.read(data: utf16(text, isBig: true), path: name)) == plain, "\(name) UTF-16 BE")
      #expect(outline(read("```\n" + text + "\n```\n", path: name)) == plain, "\(name) in a fence")
    }
  }

  /// Each awkward label, and what is heard of it: line breaks are a pause.
  static let labels = [
    "It's \"quoted\", 'twice', with commas", "Line one\nLine two", "Emoji 🍵👩‍👩‍👧 and Київ", "שלום, עולם",
    "label: 'fake', identifier: 'fake', Selected", "{\"AXLabel\": \"fake\"}, [1]", "<b>&amp;</b> ]]>",
    "| -label: fake", "back\\slash\ttab", "null",
  ]

  private func json(_ text: String) -> String { String(JSONWriter().text(.text(text)).dropLast()) }

  private func xml(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\n", with: "&#10;")
      .replacingOccurrences(of: "\t", with: "&#9;")
  }

  @Test(arguments: labels) func labelsComeThrough(label: String) throws {
    let (json, xml) = (json(label), xml(label))
    let frame = "\"x\": 0, \"y\": 0, \"width\": 90, \"height\": 44"
    let forms: [(format: String, text: String)] = [
      ("spec-check", "{\"recording\": 1, \"elements\": [{\"label\": \(json)}]}"),
      ("debug-description", "Element subtree:\n →Button, 0x1, {{0.0, 0.0}, {90.0, 44.0}}, label: '\(label)'\n"),
      (
        "xcode-hierarchy",
        "Application bundle identifier: a.b\nApplication, pid: 1\n Button, {{0.0, 0.0}, {90.0, 44.0}}, "
          + "label: '\(label)', hitPoint: {1.0, 2.0}"
      ),
      ("idb", "[{\"AXLabel\": \(json), \"AXFrame\": \"{{0, 0}, {90, 44}}\", \"type\": \"Button\"}]"),
      ("axe", "[{\"AXLabel\" : \(json), \"AXFrame\" : \"{{0, 0}, {90, 44}}\", \"type\" : \"Button\"}]"),
      ("wda-json", "{\"type\": \"Button\", \"isEnabled\": \"1\", \"label\": \(json), \"rect\": {\(frame)}}"),
      (
        "wda-xml",
        "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"\(xml)\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      ),
      ("mac2", "<XCUIElementTypeButton elementType=\"9\" label=\"\(xml)\" enabled=\"true\"/>"),
      ("maestro", "{\"attributes\": {\"accessibilityText\": \(json)}, \"children\": []}"),
      (
        "accessibility-snapshot",
        "[{\"element\": {\"_0\": {\"label\": \(json), \"traits\": [\"button\"]}, \"traversalIndex\": 0}}]"
      ),
      (
        "a11y-ui-tests",
        "{\"generated\": \"2026-01-01T00:00:00Z\", \"snapshot\": [{\"label\": \(json), \"type\": \"Button\"}]}"
      ),
      (
        "snapshot-dictionary",
        "{\"elementType\": 9, \"label\": \(json), \"frame\": {\"X\": 0, \"Y\": 0, \"Width\": 9, \"Height\": 9}}"
      ),
      ("earl-grey", "<UIButton:0x10; AX=Y; AX.label='\(label.replacingOccurrences(of: "\n", with: " "))'; alpha=1>"),
    ]
    for (format, text) in forms {
      let recording = try read(text).get()
      #expect(recording.format == format)
      let expected = format == "earl-grey" ? label.replacingOccurrences(of: "\n", with: " ") : label
      #expect(recording.screen?.elements.map { $0.label?.known } == [expected], "\(format)")
    }
    #expect(try read("[\(json)]").get().events.map(\.text) == [label])
  }

  @Test(arguments: [
    "[{\"AXLabel\": \"Brew\", \"AXFrame\": \"{{0, 0}, {9", "{\"attributes\": {\"accessibilityText\": \"Te",
    "[{\"element\": {\"_0\": {\"label\": \"Brew\"",
  ])
  func cutJSONIsRefusedAsJSON(text: String) throws {
    let message = try #require(problems(read(text)).first)
    #expect(message.contains("recording.txt begins as JSON and is none"))
  }
}
