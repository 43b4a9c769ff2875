import ScreenModel

/// Reference files of A11yUITests: a flat list with public traits and the type in English.
public struct A11yUITestsFormat: RecordingFormat {
  public init() {}

  public var name: String { "a11y-ui-tests" }
  public var summary: String { "reference files of A11yUITests" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot, root["generated"] != nil, case .list? = root["snapshot"]?.kind else { return .no }
    return .certain
  }

  static let carries: Set<Fact> = Set(
    [.label, .value, .placeholder, .frame]
      + TraitNames.publicOnes.union([.textEntry, .secureTextField, .toggleButton]).map(Fact.trait))

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    let root = input.jsonRoot
    var nodes: [XCUINode] = []
    for entry in root?.items("snapshot") ?? [] {
      let node = Self.node(entry)
      // The list is flat: what is in a control follows it, and has its words and its place.
      if let around = nodes.last(where: { Self.isAround($0, node) }), Self.isPart(node, of: around) { continue }
      nodes.append(node)
    }
    let notes = ["the list is flat: which element is inside which is not recorded"]
    let tree = XCUIRecording(format: name, input: input, carries: Self.carries, notes: notes)
    var recording = tree.recording(nodes, isWhole: true)
    recording.recorded = root?.words("generated")
    return .success(recording)
  }

  private static func node(_ json: JSONNode) -> XCUINode {
    var node = XCUINode(type: (json.words("type") ?? "Other").filter { $0 != " " })
    node.line = json.line
    node.column = json.column
    node.label = json.words("label")
    node.value = json.scalar("value")
    node.placeholder = json.words("placeholder")
    node.frame = json["frame"]?.pairFrame
    node.traits = json.texts("traits").map(TraitNames.traits)
    if node.traits?.contains(.selected) == true { node.flags.insert(.selected) }
    if json.truth("enabled") == false { node.flags.insert(.disabled) }
    return node
  }

  private static func isAround(_ outer: XCUINode, _ inner: XCUINode) -> Bool {
    guard let outer = outer.frame, let inner = inner.frame else { return false }
    return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.x + inner.width <= outer.x + outer.width + 1
      && inner.y + inner.height <= outer.y + outer.height + 1
  }

  private static func isPart(_ node: XCUINode, of outer: XCUINode) -> Bool {
    guard XCUIType.merging.contains(outer.type), outer.type != "Image" else { return false }
    return node.name == nil || outer.name?.contains(node.name ?? "") == true
  }
}
