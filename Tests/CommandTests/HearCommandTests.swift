import Foundation
import TestSupport
import Testing

@testable import spec_check

@Suite struct HearCommandTests {
  @Test func saysARecordingAloud() {
    let heard = run("hear", "debug-description/alert.txt")
    #expect(heard.code == 0)
    #expect(heard.error == "")
    #expect(
      heard.out == """
        debug-description/alert.txt: debug-description

         1  Empty the basket?
         2  Keep, button
         3  Empty, button

        not recorded: hints, custom actions, custom content, headings, adjustable, positions, the order of VoiceOver, \
        focus moves, announcements
        note: Alert is open (line 4): only what is in it is in reach

        """)
  }

  @Test func saysATranscript() {
    #expect(
      run("hear", "transcript/search-empty.txt").out
        == """
        transcript/search-empty.txt: transcript, typed by hand · search · empty · no-match · iOS 26.2, iPhone 17, en

         1  do: type zzz
         2  announce: No teas match zzz
         3  focus: Search, search field, is editing, zzz
         4  Clear text, button

        not recorded: hints, custom actions, custom content, identifiers
        note: line 16 is no speech and was passed over: <no speech>

        """)
  }

  @Test func writesJSONOfAStableShape() {
    let heard = run("hear", "debug-description/alert.txt", "--format", "json")
    #expect(
      heard.out.hasPrefix(
        """
        {
          "format": "debug-description",
          "file": "debug-description/alert.txt",
          "screen": null,
          "state": null,
          "case": null,
          "handTyped": false,
          "carries": [
        """))
    #expect(
      heard.out.contains(
        """
            {
              "spoken": "Keep, button",
              "hint": null,
              "actions": [],
              "content": [],
              "label": "Keep",
              "value": null,
              "traits": ["button"],
              "identifier": null,
              "role": "Button",
              "certainty": "certain",
              "file": "debug-description/alert.txt",
              "line": 7,
              "column": 9
            },
        """))
    #expect(heard.out.hasSuffix("\n}\n"))
  }

  @Test func severalFilesBecomeAListOfRecordings() throws {
    let heard = run("hear", "debug-description/alert.txt", "transcript/search-empty.txt", "--format=json")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any])
    let recordings = try #require(root["recordings"] as? [[String: Any]])
    #expect(recordings.map { $0["format"] as? String } == ["debug-description", "transcript"])
    let events = try #require(recordings[1]["events"] as? [[String: Any]])
    #expect(events.map { $0["kind"] as? String } == ["action", "announcement", "focus", "speech"])
  }

  @Test func oneBadFileDoesNotHideTheOthers() {
    let heard = run("hear", "debug-description/query.txt", "debug-description/alert.txt")
    #expect(heard.code == 2)
    #expect(heard.out.hasPrefix("debug-description/alert.txt: debug-description\n"))
    #expect(
      heard.error == """
        error: debug-description/query.txt describes a query: the elements it found, without the screen around them
          help      record the app instead: print(app.debugDescription)

        """)
  }

  @Test func convertsToOurFormatAndBack() throws {
    try withFolder { folder in
      let dump = fixture("Recordings/debug-description/whole-screen.txt").path
      let converted = run("hear", dump, "--as", "recording", "--output", "a.json", in: folder)
      #expect(converted == Ran(out: "", error: "", code: 0))
      let again = run("hear", "a.json", "--as", "recording", in: folder)
      let written = try String(contentsOfFile: folder + "/a.json", encoding: .utf8)
      #expect(again.out == written)
      #expect(again.out.contains("\"notes\": [\"converted from debug-description\", "))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == ["a.json"])
    }
  }

  @Test func namesWhatWasRecorded() {
    let converted = run(
      "hear", "debug-description/alert.txt", "--as", "recording", "--screen", "basket", "--state", "modal", "--case",
      "empty-it")
    #expect(
      converted.out.hasPrefix(
        """
        {
          "recording": 1,
          "screen": "basket",
          "state": "modal",
          "case": "empty-it",
          "notes": [
        """))
    #expect(
      run("hear", "debug-description/alert.txt", "--state", "modl").error
        == "error: unknown state ‘modl’\n  help      did you mean ‘modal’?\n")
  }

  @Test func speaksTheLanguageAskedFor() {
    let heard = run("hear", "debug-description/alert.txt", "--language", "de")
    #expect(heard.out.contains(" 2  Keep, taste\n"))
  }

  @Test func saysSoWhereALanguageHasNoWords() {
    let heard = run("hear", "debug-description/alert.txt", "--language", "tlh")
    #expect(heard.out.contains(" 2  Keep, button\n"))
    #expect(heard.error == "note: no words of VoiceOver are known in ‘tlh’; English is spoken\n")
    #expect(heard.code == 0)
  }

  @Test func escapesOfAnAppDoNotReachTheTerminal() throws {
    try withFolder { folder in
      try "focus: \u{1B}[31mred\u{202E}\n".write(toFile: folder + "/a.txt", atomically: true, encoding: .utf8)
      #expect(run("hear", "a.txt", in: folder).out.contains(" 1  focus: \\u{1B}[31mred\\u{202E}\n"))
    }
  }

  @Test func comparesTwoRecordings() {
    let heard = run("hear", "--compare", "xcode-hierarchy/pair.txt", "idb/pair.json")
    #expect(heard.code == 0)
    #expect(heard.error == "")
    #expect(
      heard.out == """
        xcode-hierarchy/pair.txt → idb/pair.json

          ~ 8  Message for the card, text field
              value added: Message for the card

        told by one of the two only: actions, hint, keyboardFocus, placeholder, trait:adjustable, trait:backButton, \
        trait:draggable, trait:header, trait:image, trait:isEditing, trait:pickerItem, trait:popUpButton, \
        trait:tabBarItem, trait:textArea
        note: the forms differ (xcode-hierarchy, idb): values may be written otherwise in each

        """)
    #expect(run("hear", "--compare", "idb/pair.json").code == 2)
    #expect(run("hear", "--compare", "--check", "idb/pair.json", "idb/pair.json").code == 2)
  }

  @Test func checksARecordingWithoutASpec() {
    let checked = run("hear", "--check", "wda-json/source.json", "audit/printed.txt")
    #expect(checked.code == 1)
    #expect(checked.out.contains("error[audit-sufficient-element-description]: no description at ‘close’"))
    #expect(checked.out.contains("note[small-target]: ‘Strength’ is 80 by 40 points, less than 44"))
    #expect(checked.out.hasSuffix("1 error, 1 warning, 1 note in 2 recordings\n"))
    #expect(run("hear", "--check", "wda-json/source.json").code == 0)
    #expect(run("hear", "--check", "--fail-on", "note", "wda-json/source.json").code == 1)
  }

  @Test func findingsOfARecordingAreJSONToo() throws {
    let checked = run("hear", "--check", "maestro/hierarchy.json", "--format", "json")
    #expect(checked.code == 0)
    #expect(
      checked.out == """
        {
          "recordings": [
            {
              "file": "maestro/hierarchy.json",
              "format": "maestro",
              "notChecked": ["names of controls (no roles)"]
            }
          ],
          "findings": [],
          "summary": { "errors": 0, "warnings": 0, "notes": 0 }
        }

        """)
  }
}
