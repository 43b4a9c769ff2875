import ScreenModel

/// The page source of Appium and WebDriverAgent as XML.
///
/// It says which elements are on screen, since 2025 the traits, and nothing of hints.
public struct WebDriverXMLFormat: RecordingFormat {
  public init() {}

  public var name: String { "wda-xml" }
  public var summary: String { "Appium's page source as XML" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard input.json == nil, XMLTrees.isXML(input) else { return .no }
    return input.head.contains { $0.holds("<XCUIElementType") && $0.holds(" type=\"XCUIElementType") } ? .certain : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var seen = WebDriverNode.Seen()
    let read = XMLTrees.read(input) { start in
      let node = Self.node(start)
      if start["placeholderValue"] != nil { seen.placeholder = true }
      if start["customActions"] != nil { seen.actions = true }
      if let node { seen.note(node) }
      return node
    }
    return read.map { trees in
      var tree = XCUIRecording(format: name, input: input, carries: seen.carries, notes: trees.notes + seen.notes)
      let isWhole = !trees.isCut && trees.tops.first?.type == "Application"
      if isWhole { tree.partNote = WebDriverNode.Seen.partNote }
      return tree.recording(trees.tops, isWhole: isWhole && seen.offScreen == 0)
    }
  }

  private static let prefix = "XCUIElementType"

  private static func node(_ start: XMLStart) -> XCUINode? {
    guard start.name.begins(with: prefix) else { return nil }
    func filled(_ key: String) -> String? { start[key].flatMap { $0.isEmpty ? nil : $0 } }
    var node = XCUINode(type: String(start.name.dropFirst(prefix.count)))
    node.label = filled("label")
    node.identifier = WebDriverNode.identifier(name: filled("name"), label: node.label)
    node.value = filled("value")
    node.placeholder = filled("placeholderValue")
    node.traits = start["traits"].map { TraitNames.traits($0.split(separator: ",").map(String.init)) }
    node.actions = filled("customActions").map { $0.split(separator: ",").map { trimmed($0) } } ?? []
    node.frame = XMLTrees.frame(start)
    node.isVisible = start["visible"].map { $0 == "true" }
    node.isAccessible = (start["nativeAccessibilityElement"] ?? start["accessible"]).map { $0 == "true" }
    if start["enabled"] == "false" { node.flags.insert(.disabled) }
    return WebDriverNode.told(node)
  }
}
