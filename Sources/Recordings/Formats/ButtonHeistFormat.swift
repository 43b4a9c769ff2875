import ScreenModel

/// Messages of TheButtonHeist that hold an interface, one JSON object a line; the last one counts.
public struct ButtonHeistFormat: RecordingFormat {
  public init() {}

  public var name: String { "button-heist" }
  public var summary: String { "TheButtonHeist's interface messages" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot else { return .no }
    return Self.messages(root).contains { $0["buttonHeistVersion"] != nil } ? .certain : .no
  }

  private static func messages(_ root: JSONNode) -> [JSONNode] { root.isObject ? [root] : root.items }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    let messages = input.jsonRoot.map(Self.messages) ?? []
    let trees = messages.compactMap { $0["payload"]?["tree"] }
    guard let last = trees.last else {
      let message = "\(input.path) holds no message of the type ‘interface’"
      return .failure(Problems([Problem(message, hint: "ask the app for its interface and keep that answer")]))
    }
    var tree = SnapshotTree(file: input.path)
    tree.add(last.items)
    var recording = Recording(format: name, file: input.path)
    recording.carries = SnapshotTree.carries
    if trees.count > 1 { recording.notes.append("\(trees.count) interfaces are in the file; the last one is read") }
    if tree.offScreen > 0 {
      recording.notes.append("\(tree.offScreen) off screen: VoiceOver reaches them by scrolling")
    }
    recording.screen = Screen(elements: tree.elements, carries: recording.carries)
    return .success(recording)
  }
}
