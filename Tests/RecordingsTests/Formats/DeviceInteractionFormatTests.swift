import Recordings
import ScreenModel
import Testing

@Suite struct DeviceInteractionFormatTests {
  @Test func saysTheAppInFrontAndNotTheHomeScreen() throws {
    let recording = try recorded("xcode-hierarchy/pair.txt")
    #expect(recording.format == "xcode-hierarchy")
    #expect(
      spoken(recording) == [
        "Don't say 'cold', say iced: always", "12 Oak Street Leafham", "Olá 🍵, שלום",
        "value: 3, label: 'Tea', hitPoint: {0.0, 0.0}", "Gift wrap, switch button, on", "75%, adjustable",
        "LEAF, \"10\", text field", "Message for the card, text field", "••••, secure text field",
        "Pay, dimmed, button", "Pay later, button", "Leaf, image",
      ])
    #expect(recording.notes == ["read is org.example.leaf; passed over: com.apple.springboard"])
    #expect(recording.screen?.isComplete == true)
  }

  @Test func aQuestionOfTheSystemIsInFront() throws {
    let text = """
      Device orientation: Portrait
      ------------------------
      Application bundle identifier: com.apple.springboard
      Application, pid: 9, label: 'Home'
       Alert, {{60.0, 300.0}, {280.0, 200.0}}, label: 'Allow notices?', hitPoint: {1.0, 2.0}
        StaticText, {{60.0, 300.0}, {280.0, 20.0}}, label: 'Allow notices?', hitPoint: {1.0, 2.0}
        Button, {{60.0, 450.0}, {140.0, 44.0}}, label: 'Allow', hitPoint: {1.0, 2.0}
      Application bundle identifier: org.example.leaf
      Application, pid: 77, label: 'Leaf'
       Button, {{16.0, 100.0}, {140.0, 44.0}}, label: 'Brew', hitPoint: {1.0, 2.0}
      """
    #expect(spoken(try read(text).get()) == ["Allow notices?", "Allow, button"])
  }

  @Test func refusesAFileWithoutElements() {
    #expect(
      problems(read("Device orientation: Portrait\n------------------------\n")) == [
        "recording.txt holds no element that could be read"
      ])
  }

  /// The same screen, written by Xcode and by idb.
  @Test func idbTellsTheSameElements() throws {
    let ours = try #require(try recorded("xcode-hierarchy/pair.txt").screen?.elements)
    let theirs = try #require(try recorded("idb/pair.json").screen?.elements)
    #expect(ours.map { $0.label?.known } == theirs.map { $0.label?.known })
    #expect(ours.map { $0.identifier?.known } == theirs.map { $0.identifier?.known })
    #expect(ours.map(\.traits) == theirs.map(\.traits))
    for (our, their) in zip(ours, theirs) {
      let (one, other) = (try #require(our.frame), try #require(their.frame))
      #expect(abs(one.x - other.x) < 1 && abs(one.y - other.y) < 1)
      #expect(abs(one.width - other.width) < 1 && abs(one.height - other.height) < 1)
    }
    // idb writes the placeholder as the value of an empty field, and no placeholder.
    let differing = zip(ours, theirs).filter { $0.value != $1.value }
    #expect(differing.map { $0.0.identifier?.known } == ["message"])
    #expect(differing.map { $0.0.value?.known } == [nil])
    #expect(differing.map { $0.0.placeholder } == differing.map { $0.1.value })
  }
}
