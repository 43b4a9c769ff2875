import ScreenModel

/// `maestro hierarchy` and the tree of Maestro's MCP server, as JSON.
///
/// Maestro drops the type of every element, so that nothing can be said about roles.
public struct MaestroFormat: RecordingFormat {
  public init() {}

  public var name: String { "maestro" }
  public var summary: String { "maestro hierarchy" }

  /// A type word is missing, so no trait but these two is told. `hintText` is the placeholder.
  static let carries: Set<Fact> = [
    .label, .value, .identifier, .placeholder, .frame, .trait(.selected), .trait(.notEnabled),
  ]

  public func recognition(of input: RecordingInput) -> Recognition {
    guard let root = input.jsonRoot, root.isObject else { return .no }
    if root["ui_schema"] != nil, root["elements"] != nil { return .certain }
    return root["attributes"]?.isObject == true && root["children"] != nil ? .certain : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    guard let root = input.jsonRoot else { return .failure(Problems([Problem("\(input.path) is no JSON")])) }
    if Self.isAndroid(root) {
      let message = "\(input.path) was recorded on Android, where VoiceOver does not speak"
      return .failure(Problems([Problem(message, hint: "run maestro hierarchy with an iOS simulator or device")]))
    }
    if root["ui_schema"] != nil {
      let tops = root.items("elements").map(compactNode)
      let tree = XCUIRecording(
        format: name, input: input, carries: Self.carries, notes: Self.notes, partNote: Self.filtered)
      return .success(tree.recording(tops, isWhole: false))
    }
    let bars = root.items("children").filter(Self.isStatusBar).count
    var top = node(root)
    if bars > 0 { top.children = root.items("children").filter { !Self.isStatusBar($0) }.map(node) }
    let notes = Self.notes + (bars > 0 ? ["the status bar left out: it belongs to the system"] : [])
    let tree = XCUIRecording(format: name, input: input, carries: Self.carries, notes: notes)
    return .success(tree.recording([top], isWhole: true))
  }

  static let filtered = "the list is filtered: Maestro left out what is empty or of no size"
  static let notes = ["no roles: Maestro writes no element types"]

  private static func isAndroid(_ root: JSONNode) -> Bool {
    if root["ui_schema"]?.words("platform") == "android" { return true }
    var node = root
    // The application's own node is near the top.
    for _ in 0..<6 {
      let attributes = node["attributes"]
      if attributes?["package"] != nil || attributes?.words("class")?.hasPrefix("android.") == true { return true }
      guard let child = node.items("children").first else { return false }
      node = child
    }
    return false
  }

  /// Beside the application stand the status bars, in nodes without name and size.
  private static func isStatusBar(_ node: JSONNode) -> Bool {
    guard let attributes = node["attributes"], attributes.words("accessibilityText") == nil else { return false }
    guard frame(attributes.words("bounds")).map({ $0.width == 0 && $0.height == 0 }) == true else { return false }
    let children = node.items("children")
    return !children.isEmpty
      && children.allSatisfy { frame($0["attributes"]?.words("bounds")).map { $0.y < 1 && $0.height < 80 } ?? false }
  }

  private func node(_ json: JSONNode) -> XCUINode {
    let attributes = json["attributes"]
    func words(_ key: String) -> String? { attributes?.scalar(key) }
    var node = Self.node(
      label: words("accessibilityText"), text: words("text"), value: words("value"), title: words("title"),
      placeholder: words("hintText"), identifier: words("resource-id"), bounds: words("bounds"))
    node.line = json.line
    node.column = json.column
    if (json.truth("enabled") ?? attributes?.truth("enabled")) == false { node.flags.insert(.disabled) }
    if (json.truth("selected") ?? attributes?.truth("selected")) == true { node.flags.insert(.selected) }
    node.children = json.items("children").map(self.node)
    return node
  }

  /// The short keys of the MCP server; what equals its defaults is not written.
  private func compactNode(_ json: JSONNode) -> XCUINode {
    var node = Self.node(
      label: json.words("a11y"), text: json.words("txt"), value: json.scalar("val"), title: nil,
      placeholder: json.words("hint"), identifier: json.words("rid"), bounds: json.words("b"))
    node.line = json.line
    node.column = json.column
    if json.truth("enabled") == false { node.flags.insert(.disabled) }
    if json.truth("selected") == true { node.flags.insert(.selected) }
    node.children = json.items("c").map(compactNode)
    return node
  }

  /// `text` is the title, else the value: it adds nothing where these are written.
  static func node(
    label: String?, text: String?, value: String?, title: String?, placeholder: String?, identifier: String?,
    bounds: String?
  ) -> XCUINode {
    var node = XCUINode(type: "Other")
    node.label = label ?? title
    node.value = value ?? (title == nil ? text : nil)
    if node.label == nil, value == nil {
      node.label = text
      node.value = nil
    }
    node.placeholder = placeholder
    node.identifier = identifier
    node.frame = frame(bounds)
    return node
  }

  /// `[left,top][right,bottom]`.
  static func frame(_ bounds: String?) -> AccessibilityElement.Frame? {
    guard let bounds, bounds.utf8.count < 100 else { return nil }
    let numbers = bounds.split { "[],".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return .init(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}
