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

  /// What a recorder inside a test can tell too: XCTest does not hand out the keyboard's focus there.
  public static let carriesWithoutFocus: Set<Fact> = carries.subtracting([.keyboardFocus])

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
    let tree = XCUIRecording(format: name, input: input, carries: carries(tops), notes: text.notes)
    let isApplication = text.isWhole && tops.first?.type == "Application"
    return tree.recording(tops, isWhole: isApplication)
  }

  private func carries(_ tops: [XCUINode]) -> Set<Fact> {
    let hasBits = tops.contains { $0.traitBits != nil || $0.hasBelow { $0.traitBits != nil } }
    return hasBits ? Self.carries.union(TraitBits.known.map(Fact.trait)) : Self.carries
  }
}
