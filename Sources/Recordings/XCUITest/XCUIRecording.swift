import ScreenModel

/// Makes a recording of a tree of XCUITest elements, whatever form it was written in.
struct XCUIRecording {
  /// The name of the format.
  var format: String
  var input: RecordingInput
  /// What the form tells.
  var carries: Set<Fact>
  /// Remarks on the file.
  var notes: [String] = []
  /// The remark where it is not the whole screen.
  var partNote = "only a part of the screen: the text does not begin with the application"

  /// The stops of the tree; `isWhole` where it begins with the application, so that what is absent is not there.
  func recording(_ tops: [XCUINode], isWhole: Bool) -> Recording {
    var recording = Recording(format: format, file: input.path)
    recording.notes = notes
    var walk = XCUIWalk(file: input.path, tops: tops)
    if let modal = XCUIScope.modal(in: tops) {
      walk.walk(modal.node)
      recording.notes.append("\(modal.name) is open (line \(modal.node.line)): only what is in it is in reach")
    } else {
      for top in tops { walk.walk(top) }
    }
    if !isWhole {
      recording.notes.append(partNote)
    }
    if walk.elements.isEmpty { recording.notes.append("nothing in it is a stop for VoiceOver") }
    if walk.cutValues > 0 {
      recording.notes.append(
        "\(walk.cutValues) long \(walk.cutValues == 1 ? "value is" : "values are") cut by XCUITest")
    }
    if walk.outside > 0 { recording.notes.append("\(walk.outside) beside the window left out") }
    for type in walk.leftOut.sorted() { recording.notes.append("\(type) left out: it belongs to the system") }
    recording.carries = carries
    recording.screen = Screen(elements: walk.elements, carries: carries, isComplete: isWhole)
    return recording
  }
}
