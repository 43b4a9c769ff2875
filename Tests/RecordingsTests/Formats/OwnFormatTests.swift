import Foundation
import Recordings
import ScreenModel
import TestSupport
import Testing

@Suite struct OwnFormatTests {
  @Test func writesBackEveryByteItRead() throws {
    let text = try fixtureText("Recordings/spec-check/whole.json")
    #expect(RecordingWriter().text(try recorded("spec-check/whole.json")) == text)
  }

  @Test func readsEveryField() throws {
    let recording = try recorded("spec-check/whole.json")
    #expect(recording.screenID == "address-picker")
    #expect(recording.state == .modal)
    #expect(recording.caseName == "long-list")
    #expect(
      recording.device
        == Recording.Device(os: "iOS 26.2", language: "en", model: "iPhone 17", textSize: "accessibility3"))
    #expect(recording.stamp == ["Delivery address, heading", "selected, 12 Oak Street, button"])
    #expect(recording.isHandTyped)
    #expect(recording.screen?.isComplete == false)
    let street = try #require(recording.screen?.elements[1])
    #expect(street.value == SpokenText(""))
    #expect(street.customContent.map(\.isImportant) == [true, false])
    #expect(street.position == AccessibilityElement.Position(1, of: 4))
    #expect(street.span == SourceSpan(file: "spec-check/whole.json", line: 35, column: 5))
    #expect(recording.events.map(\.kind) == [.focus, .announcement, .action, .speech])
  }

  @Test func reportsEveryFaultWithPathAndPlace() throws {
    let data = try Data(contentsOf: fixture("Recordings/spec-check/faults.json"))
    #expect(
      problems(RecordingReader().read(data: data, path: "faults.json")) == [
        "1:29 expected text for ‘screen’, found a number",
        "1:41 unknown state ‘modl’ at ‘state’; did you mean ‘modal’?",
        "3:7 unknown key ‘elements[0].lable’; did you mean ‘label’?",
        "3:30 expected text for ‘elements[0].label’, found a number",
        "3:44 unknown trait ‘buton’ at ‘elements[0].traits[0]’; did you mean ‘button’?",
        "3:53 expected the name of a trait for ‘elements[0].traits[1]’, found a number",
        "3:66 expected four numbers for ‘elements[0].frame’: left, top, width, height",
        "4:30 expected a whole number from 1 on for ‘elements[1].position.index’, found a number",
        "4:78 expected a whole number from 0 on for ‘elements[1].headingLevel’, found a number",
        "4:94 expected a list for ‘elements[1].actions’, found text",
        "5:5 expected an object for ‘elements[2]’, found a number",
        "7:25 unknown kind of event ‘focused’ at ‘events[0].kind’; did you mean ‘focus’?",
        "7:55 missing key ‘events[1].text’",
      ])
  }

  @Test(arguments: [
    ("{\"recording\": 2, \"elements\": []}", "1:15 this is version 2 of the recording format, and 1 is known"),
    ("{\"recording\": \"1\", \"elements\": []}", "1:15 expected the number 1 for ‘recording’, found text"),
    ("{\"recording\": 1}", "1:1 a recording needs ‘elements’, ‘events’ or both"),
    ("{\"screen\": \"a\", \"state\": \"error\", \"elements\": []}", "1:1 missing key ‘recording’"),
    ("{\"recording\": 1, \"elements\": [}", "1:31 expected a JSON value"),
    ("{\"recording\": 1, \"recording\": 1}", "1:18 key ‘recording’ is written twice"),
    (
      "{\"recording\": 1, \"elements\": [], \"carries\": [\"trait:selectd\"]}",
      "1:46 unknown fact ‘trait:selectd’ at ‘carries[0]’; did you mean ‘trait:selected’?"
    ),
  ])
  func refuses(text: String, problem: String) {
    #expect(problems(read(text)) == [problem])
  }

  @Test func missingEventsAreNotRecorded() throws {
    let recording = try read("{\"recording\": 1, \"elements\": [{\"label\": \"Pay\", \"value\": null}]}").get()
    #expect(recording.carries == Fact.all.subtracting([.focusMoves, .announcements]))
    #expect(recording.screen?.elements.first?.value == nil)
  }

  @Test func aConvertedDumpDoesNotClaimMoreThanTheDump() throws {
    let dump = try recorded("debug-description/whole-screen.txt")
    let text = RecordingWriter().text(dump)
    let converted = try read(text, path: "x.json").get()
    #expect(converted.carries == dump.carries)
    #expect(spoken(converted) == spoken(dump))
    #expect(RecordingWriter().text(converted) == text)
  }
}
