import Checks
import Foundation
import Recordings
import ScreenModel
import Testing

@Suite struct RecordingChecksTests {
  private func recording(_ elements: String, carries: String = "") throws -> Recording {
    let text = "{\"recording\": 1, \"screen\": \"teas\"\(carries), \"elements\": [\n\(elements)\n]}"
    return try RecordingReader().read(data: Data(text.utf8), path: "teas.json").get()
  }

  /// `severity rule line message`
  private func found(_ recordings: Recording...) -> [String] {
    RecordingChecks.findings(in: recordings) { _ in Speech(lexicon: .language("en")) }.map { finding in
      "\(finding.severity.rawValue) \(finding.rule) \(finding.span?.line ?? 0) \(finding.message)"
    }
  }

  @Test func aScreenWithoutMistakesHasNoFindings() throws {
    let text = """
      {"label": "Teas", "traits": ["header"], "frame": [16, 60, 90, 20]},
      {"label": "Brew", "traits": ["button"], "frame": [16, 100, 90, 44], "identifier": "brew"},
      {"label": "Stop", "traits": ["button"], "frame": [16, 144, 90, 44], "identifier": "stop"},
      {"label": "iPhone 17, Wi-Fi, 3.5", "traits": ["link"], "frame": [16, 200, 90, 44]},
      {"label": "Back", "traits": ["backButton", "button"], "frame": [16, 250, 90, 44]}
      """
    #expect(found(try recording(text)) == [])
  }

  @Test func aControlWithoutANameIsAnError() throws {
    let text = """
      {"traits": ["button"], "identifier": "close"},
      {"label": " ", "traits": ["button", "toggleButton"], "value": "1"},
      {"label": "\\ue900", "traits": ["link"]},
      {"traits": ["textEntry"], "placeholder": "Search"},
      {"traits": ["image"]}
      """
    #expect(
      found(try recording(text)) == [
        "error unnamed-control 2 button ‘close’ has no name", "error unnamed-control 3 switch has no name",
        "error unnamed-control 4 link has no name",
        "warning unnamed-control 5 text field is named by its placeholder ‘Search’ alone",
      ])
  }

  @Test func theNameOfAPictureIsNoName() throws {
    let text = """
      {"label": "chevron.left", "traits": ["button"]},
      {"label": "ic_close_24", "traits": ["button"]},
      {"label": "bookmarkTrayFillLarge", "traits": ["image"]},
      {"label": "hero.png", "traits": ["image"]},
      {"label": "icon-close", "traits": ["button"]},
      {"label": "shop.example.com", "traits": ["link"]},
      {"label": "iPhone", "traits": ["button"]},
      {"label": "chevron.left", "traits": ["staticText"]}
      """
    #expect(
      found(try recording(text)) == [
        "error symbol-name-spoken 2 the name of a picture is spoken: ‘chevron.left’",
        "error symbol-name-spoken 3 the name of a picture is spoken: ‘ic_close_24’",
        "warning symbol-name-spoken 4 the name of a picture is spoken: ‘bookmarkTrayFillLarge’",
        "warning symbol-name-spoken 5 the name of a picture is spoken: ‘hero.png’",
        "error symbol-name-spoken 6 the name of a picture is spoken: ‘icon-close’",
      ])
  }

  @Test func identifiersAreThereOnce() throws {
    let text = """
      {"label": "Sencha", "identifier": "row"},
      {"label": "Assam", "identifier": "row"},
      {"label": "Oolong", "identifier": "last"}
      """
    let findings = RecordingChecks.findings(in: [try recording(text)]) { _ in Speech(lexicon: .language("en")) }
    #expect(findings.map(\.message) == ["identifier ‘row’ is on 2 elements"])
    #expect(findings.first?.related.map(\.message) == ["Assam"])
    #expect(findings.first?.screen == "teas")
  }

  @Test func targetsAreLargeAndApart() throws {
    let text = """
      {"label": "Tiny", "traits": ["button"], "frame": [0, 0, 20, 60]},
      {"label": "Small", "traits": ["button"], "frame": [100, 0, 43, 60]},
      {"label": "Left", "traits": ["button"], "frame": [0, 100, 100, 44]},
      {"label": "Right", "traits": ["button"], "frame": [80, 100, 100, 44]},
      {"label": "Row", "traits": ["button"], "frame": [0, 200, 400, 80]},
      {"label": "More", "traits": ["button"], "frame": [340, 210, 50, 50]},
      {"label": "Words", "traits": ["staticText"], "frame": [0, 300, 9, 9]}
      """
    #expect(
      found(try recording(text)) == [
        "warning small-target 2 ‘Tiny’ is 20 by 60 points, less than 24",
        "note small-target 3 ‘Small’ is 43 by 60 points, less than 44",
        "warning overlapping-targets 4 ‘Left’ and ‘Right’ overlap",
      ])
  }

  @Test func theSameIsNotReadTwice() throws {
    let text = """
      {"label": "Sencha", "traits": ["image"], "frame": [0, 0, 50, 50]},
      {"label": "Sencha", "traits": ["staticText"], "frame": [60, 0, 90, 50]},
      {"label": "Delete", "traits": ["button"], "frame": [0, 100, 90, 50]},
      {"label": "Delete", "traits": ["button"], "frame": [0, 160, 90, 50]},
      {"label": "Sencha", "traits": ["staticText"], "frame": [0, 500, 90, 50]}
      """
    #expect(found(try recording(text)) == ["warning read-twice 3 ‘Sencha’ is read twice in a row"])
  }

  @Test func whatIsNotRecordedIsNotFound() throws {
    let text = """
      {"traits": ["button"], "frame": [0, 0, 5, 5]},
      {"traits": ["button"], "frame": [0, 0, 5, 5]}
      """
    #expect(found(try recording(text, carries: ", \"carries\": [\"hint\"]")) == [])
  }

  @Test func aTranscriptIsHeardForNamesToo() throws {
    let lines =
      "focus: Teas, heading\nfocus: dimmed, button\nfocus: chevron.left, button\nfocus: chevron.left, button\n"
    let transcript = try RecordingReader().read(data: Data(lines.utf8), path: "teas.txt").get()
    #expect(
      found(transcript) == [
        "error unnamed-control 2 a control is spoken without a name",
        "error symbol-name-spoken 3 the name of a picture is spoken: ‘chevron.left’",
        "warning read-twice 4 ‘chevron.left, button’ is spoken twice in a row",
        "error symbol-name-spoken 4 the name of a picture is spoken: ‘chevron.left’",
      ])
  }

  @Test func anAuditIsMergedWithTheElementsOfItsScreen() throws {
    let screen = try recording("{\"label\": \"Brew\", \"traits\": [\"button\"], \"frame\": [16, 60, 90, 44]}")
    let text = """
      [{"issue_classification": "testTypeContrast", "element_rect_value": "{{16, 60}, {90, 44}}"},
      {"auditType": 8, "compactDescription": "No description", "detailedDescription": "Nothing is said"}]
      """
    let audit = try RecordingReader().read(data: Data(text.utf8), path: "audit.json").get()
    #expect(
      found(screen, audit) == [
        "error audit-sufficient-element-description 2 no description",
        "warning audit-contrast 2 the contrast is too low at ‘Brew’",
      ])
  }

  @Test func namesTheControlsThatCombineSwallowed() throws {
    func source(_ labels: String...) -> Screen {
      Screen(elements: labels.map { AccessibilityElement(label: SpokenText($0), traits: [.button]) })
    }
    func vanished(_ source: Screen, _ elements: String) throws -> [String] {
      VanishedControls.findings(source: source, recording: try recording(elements)).map {
        "\($0.severity.rawValue) \($0.message)"
      }
    }
    let why = "can be used in the source and is no control of its own in the recording"
    let all = source("Sencha", "Delete", "Share")
    let combined = """
      {"label": "Sencha, Delete", "traits": ["button"]}, {"label": "Share", "traits": ["button"]}
      """
    #expect(try vanished(all, combined) == ["error ‘Sencha’ \(why)", "error ‘Delete’ \(why)"])
    #expect(
      try vanished(all, "{\"label\": \"Sencha\", \"traits\": [\"button\"], \"actions\": [\"Delete\", \"Share\"]}") == []
    )
    #expect(
      try vanished(source("Sencha", "Delete"), "{\"label\": \"Sencha\", \"traits\": [\"button\"]}") == [
        "warning ‘Delete’ \(why)"
      ])
    #expect(try vanished(source("Share"), combined) == [])
  }
}
