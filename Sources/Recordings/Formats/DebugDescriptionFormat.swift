import ScreenModel

/// `debugDescription` of XCUITest: printed by tests and debuggers, attached to failed tests, part of failure messages.
///
/// From Xcode 8.3 (which printed raw traits) to Xcode 27. It has no hints, no custom actions, no headings
/// and not the order of VoiceOver.
public struct DebugDescriptionFormat: RecordingFormat {
  public init() {}

  public var name: String { "debug-description" }
  public var summary: String { "XCUITest's print(app.debugDescription)" }

  /// A type is one word, so a trait is carried where that word would show it: a button that is a picture too is a
  /// `Button`.
  static let carries: Set<Fact> = Set(
    [.label, .value, .identifier, .placeholder, .frame, .keyboardFocus]
      + [Trait.button, .link, .searchField, .textEntry, .secureTextField, .toggleButton, .selected, .notEnabled]
      .map(Fact.trait))

  public func recognition(of input: RecordingInput) -> Recognition {
    guard input.json == nil, ForeignFormat.matchTool(input) == nil else { return .no }
    return DebugDescriptionText.recognition(of: input)
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var text = DebugDescriptionText(input)
    switch text.find() {
    case .tree(let tops): return .success(recording(tops, text, input))
    case .query:
      return refused(
        "\(input.path) describes a query: the elements it found, without the screen around them",
        hint: "record the app instead: print(app.debugDescription)")
    case .nothing:
      return refused(
        "\(input.path) holds no element that could be read", hint: "record the app: print(app.debugDescription)")
    }
  }

  private func refused(_ message: String, hint: String) -> Result<Recording, Problems> {
    .failure(Problems([Problem(message, hint: hint)]))
  }

  private func recording(_ tops: [XCUINode], _ text: DebugDescriptionText, _ input: RecordingInput) -> Recording {
    var recording = Recording(format: name, file: input.path)
    recording.notes = text.notes
    var walk = XCUIWalk(file: input.path)
    if let modal = XCUIScope.modal(in: tops) {
      walk.walk(modal.node)
      recording.notes.append("\(modal.name) is open (line \(modal.node.line)): only what is in it is in reach")
    } else {
      for top in tops { walk.walk(top) }
    }
    let isApplication = text.isWhole && tops.first?.type == "Application"
    if !isApplication {
      recording.notes.append("only a part of the screen: the text does not begin with the application")
    }
    if walk.elements.isEmpty { recording.notes.append("nothing in it is a stop for VoiceOver") }
    if walk.cutValues > 0 {
      recording.notes.append(
        "\(walk.cutValues) long \(walk.cutValues == 1 ? "value is" : "values are") cut by XCUITest")
    }
    for type in walk.leftOut.sorted() { recording.notes.append("\(type) left out: it belongs to the system") }
    recording.carries = carries(tops)
    recording.screen = Screen(elements: walk.elements, carries: recording.carries, isComplete: isApplication)
    return recording
  }

  private func carries(_ tops: [XCUINode]) -> Set<Fact> {
    let hasBits = tops.contains { $0.traitBits != nil || $0.hasBelow { $0.traitBits != nil } }
    return hasBits ? Self.carries.union(TraitBits.known.map(Fact.trait)) : Self.carries
  }
}
