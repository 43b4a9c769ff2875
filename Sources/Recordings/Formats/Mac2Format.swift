import ScreenModel

/// The page source of Appium's mac2 driver: a Mac app as XML, its element types as numbers.
public struct Mac2Format: RecordingFormat {
  public init() {}

  public var name: String { "mac2" }
  public var summary: String { "the page source of Appium's mac2 driver" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard input.json == nil, XMLTrees.isXML(input) else { return .no }
    return input.head.contains { $0.holds("<XCUIElementType") && $0.holds(" elementType=\"") } ? .certain : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    XMLTrees.read(input, node: Self.node).map { trees in
      // The menu bar is not a part of the window, and VoiceOver reaches it by a command of its own.
      let carries = DebugDescriptionFormat.carriesWithoutFocus
      let tree = XCUIRecording(format: name, input: input, carries: carries, notes: trees.notes)
      return tree.recording(trees.tops, isWhole: !trees.isCut && trees.tops.first?.type == "Application")
    }
  }

  private static func node(_ start: XMLStart) -> XCUINode? {
    guard start.name.begins(with: "XCUIElementType") else { return nil }
    func filled(_ key: String) -> String? { start[key].flatMap { $0.isEmpty ? nil : $0 } }
    let number = start["elementType"].flatMap { Int($0) }
    var node = XCUINode(type: number.map(XCUIType.name) ?? String(start.name.dropFirst("XCUIElementType".count)))
    node.label = filled("label")
    node.title = filled("title")
    node.identifier = filled("identifier")
    node.value = filled("value")
    node.placeholder = filled("placeholderValue")
    node.frame = XMLTrees.frame(start)
    if start["enabled"] == "false" { node.flags.insert(.disabled) }
    if start["selected"] == "true" { node.flags.insert(.selected) }
    return node
  }
}
