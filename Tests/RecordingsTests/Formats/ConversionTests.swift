import Foundation
import Recordings
import ScreenModel
import TestSupport
import Testing

/// What any form told comes back from our own.
@Suite struct ConversionTests {
  private func withoutPlaces(_ element: AccessibilityElement) -> AccessibilityElement {
    var element = element
    element.span = nil
    // Which tool cut a value is in the notes.
    if let beginning = element.value?.cutBeginning { element.value = .cut(beginning, because: "cut") }
    return element
  }

  @Test func nothingIsLostOnTheWayThroughOurFormat() throws {
    let folder = fixture("Recordings")
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    var count = 0
    for name in names where name.contains(".") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      guard case .success(let recording) = RecordingReader().read(data: data, path: name) else { continue }
      count += 1
      let again = try read(RecordingWriter().text(recording)).get()
      #expect(again.screen?.elements.map(withoutPlaces) == recording.screen?.elements.map(withoutPlaces), "\(name)")
      #expect(again.screen?.isComplete == recording.screen?.isComplete, "\(name)")
      #expect(again.carries == recording.carries, "\(name)")
      #expect(
        again.events.map { "\($0.kind) \($0.text)" } == recording.events.map { "\($0.kind) \($0.text)" }, "\(name)")
      #expect(again.issues.map { "\($0.kind) \($0.message)" } == recording.issues.map { "\($0.kind) \($0.message)" })
      #expect(again.device == recording.device, "\(name)")
      #expect(again.notes == recording.notes, "\(name)")
      #expect(again.isHandTyped == recording.isHandTyped, "\(name)")
    }
    #expect(count > 25)
  }
}
