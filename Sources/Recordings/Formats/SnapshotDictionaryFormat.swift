import ScreenModel

/// `XCUIElementSnapshot.dictionaryRepresentation`, written as JSON by a UI test or by Maestro's driver.
///
/// The facts of `debugDescription`, with values in full.
public struct SnapshotDictionaryFormat: RecordingFormat {
  public init() {}

  public var name: String { "snapshot-dictionary" }
  public var summary: String { "XCUIElement.snapshot().dictionaryRepresentation as JSON" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot else { return .no }
    return Self.tree(root).contains(where: Self.isNode) ? .certain : .no
  }

  /// The node or nodes in what a driver answers with.
  private static func tree(_ root: JSONNode) -> [JSONNode] {
    if let inner = root["axElement"] { return [inner] }
    return root.isObject ? [root] : root.items
  }

  private static func isNode(_ node: JSONNode) -> Bool {
    guard node.number("elementType") != nil else { return false }
    return node["frame"]?["Width"] != nil || node["frame"]?["X"] != nil
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    let tops = (input.jsonRoot.map(Self.tree) ?? []).filter(Self.isNode).map(node)
    // The focus engine's `hasFocus` is not the keyboard's focus, and false on every iPhone.
    let carries = DebugDescriptionFormat.carriesWithoutFocus
    let tree = XCUIRecording(format: name, input: input, carries: carries)
    return .success(tree.recording(tops, isWhole: tops.contains { $0.type == "Application" || $0.type == "Any" }))
  }

  private func node(_ json: JSONNode) -> XCUINode {
    let number = json.number("elementType").flatMap { Int(exactly: $0) } ?? 1
    var node = XCUINode(type: XCUIType.name(of: number))
    node.line = json.line
    node.column = json.column
    node.label = json.words("label")
    node.title = json.words("title")
    node.identifier = json.words("identifier")
    node.placeholder = json.words("placeholderValue")
    node.value = json.scalar("value")
    node.frame = json["frame"]?.frame("X", "Y", "Width", "Height")
    if json.truth("enabled") == false { node.flags.insert(.disabled) }
    if json.truth("selected") == true { node.flags.insert(.selected) }
    node.children = json.items("children").map(self.node)
    return node
  }
}
