import ScreenModel

/// The hierarchy that AccessibilitySnapshot (0.11 and newer) encodes as JSON: the richest form there is, with hints,
/// traits, actions, containers and the order of VoiceOver.
public struct AccessibilitySnapshotFormat: RecordingFormat {
  public init() {}

  public var name: String { "accessibility-snapshot" }
  public var summary: String { "AccessibilitySnapshot's hierarchy as JSON" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot else { return .no }
    return root.items.first.map(SnapshotTree.isNode) == true ? .certain : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var tree = SnapshotTree(file: input.path)
    tree.add(input.jsonRoot?.items ?? [])
    var recording = Recording(format: name, file: input.path)
    recording.carries = SnapshotTree.carries
    if tree.elements.isEmpty { recording.notes.append("nothing in it is a stop for VoiceOver") }
    recording.screen = Screen(elements: tree.elements, carries: recording.carries)
    return .success(recording)
  }
}
