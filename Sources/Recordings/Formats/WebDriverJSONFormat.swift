import ScreenModel

/// The page source of WebDriverAgent as JSON, and its list of accessible elements; also the re-shaped snapshots of devicekit.
///
/// Tells the identifier apart from the label, which the XML does not.
public struct WebDriverJSONFormat: RecordingFormat {
  public init() {}

  public var name: String { "wda-json" }
  public var summary: String { "WebDriverAgent's page source as JSON" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot, root.isObject || root.items.count == 1 else { return .no }
    return Self.isNode(root.isObject ? root : root.items[0]) ? .certain : .no
  }

  private static func isNode(_ node: JSONNode) -> Bool {
    node.words("type") != nil && (node["rawIdentifier"] != nil || node["isEnabled"] != nil)
      && ["name", "label", "rect", "children"].contains { node[$0] != nil }
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var seen = WebDriverNode.Seen()
    let roots = input.jsonRoot.map { $0.isObject ? [$0] : $0.items } ?? []
    let tops = roots.map { node($0, &seen) }
    var tree = XCUIRecording(format: name, input: input, carries: seen.carries, notes: seen.notes)
    let isWhole = tops.first?.type == "Application"
    if isWhole { tree.partNote = WebDriverNode.Seen.partNote }
    return .success(tree.recording(tops, isWhole: isWhole && seen.offScreen == 0))
  }

  private func node(_ json: JSONNode, _ seen: inout WebDriverNode.Seen) -> XCUINode {
    var node = Self.node(json)
    if json["placeholderValue"] != nil { seen.placeholder = true }
    if json["customActions"] != nil { seen.actions = true }
    seen.note(node)
    node.children = json.items("children").map { self.node($0, &seen) }
    return node
  }

  /// One element without its children.
  static func node(_ json: JSONNode) -> XCUINode {
    let type = json.words("type") ?? "Other"
    let prefix = "XCUIElementType"
    var node = XCUINode(type: type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type)
    node.line = json.line
    node.column = json.column
    node.label = json.words("label")
    node.identifier =
      json["rawIdentifier"] == nil
      ? WebDriverNode.identifier(name: json.words("name"), label: node.label) : json.words("rawIdentifier")
    node.value = json.scalar("value")
    node.placeholder = json.words("placeholderValue")
    node.traits = list("traits", of: json).map(TraitNames.traits)
    node.actions = list("customActions", of: json) ?? []
    node.frame = json["rect"]?.frame("x", "y", "width", "height") ?? json.words("frame").flatMap { .init(printed: $0) }
    node.isVisible = json.truth("isVisible")
    node.isAccessible = json.truth("isNativeAccessibilityElement") ?? json.truth("isAccessible")
    if json.truth("isEnabled") == false { node.flags.insert(.disabled) }
    // The list of accessible elements has nothing but these, so every one that is called something is a stop.
    if json["isEnabled"] == nil, json["rect"] == nil, node.frame == nil, node.name != nil, node.type != "Application" {
      node.isAccessible = true
    }
    return WebDriverNode.told(node)
  }

  /// Names with commas between, or a list of them; `nil` where there is neither.
  private static func list(_ key: String, of json: JSONNode) -> [String]? {
    if case .text(let names)? = json[key]?.kind { return names.split(separator: ",").map { trimmed($0) } }
    return json.texts(key)
  }
}
