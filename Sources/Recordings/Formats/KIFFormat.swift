import ScreenModel

/// KIF's `printViewHierarchy`: a view a line, a bar and a tab for each level.
///
/// Words are not quoted, so a label that imitates the next field ends there.
public struct KIFFormat: RecordingFormat {
  public init() {}

  public var name: String { "kif" }
  public var summary: String { "KIF's printViewHierarchy" }

  /// Hints and values are written for elements that are no views only, so they are not told of the screen.
  static let carries: Set<Fact> = Set(
    [.label, .identifier]
      + [Trait.button, .searchField, .textEntry, .toggleButton, .notEnabled].map(Fact.trait))

  public func recognition(of input: RecordingInput) -> Recognition {
    guard input.json == nil else { return .no }
    return input.head.contains { $0.begins(with: "|\t") && $0.holds(", label: ") } ? .certain : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    var builder = XCUITreeBuilder()
    for (index, line) in input.lines.enumerated() where builder.count < RecordingReader.nodeLimit {
      guard let (node, level) = Self.node(line) else { continue }
      var placed = node
      placed.line = index + 1
      placed.column = 1 + level * 2
      builder.add(placed, indent: level)
    }
    let tops = builder.finish()
    guard !tops.isEmpty else {
      return .failure(Problems([Problem("\(input.path) holds no view of KIF", hint: "print the whole hierarchy")]))
    }
    let notes = ["hints and values of views are not written: KIF prints those of other elements only"]
    let tree = XCUIRecording(
      format: name, input: input, carries: Self.carries, notes: notes, partNote: "only a part of the screen")
    return .success(tree.recording(tops, isWhole: tops.contains { $0.type == "Window" }))
  }

  /// The XCUITest type of UIKit's classes, private ones of iOS included.
  private static let types: [String: String] = [
    "UIButton": "Button", "UIButtonLabel": "StaticText", "UICollectionViewCell": "Cell", "UIImageView": "Image",
    "UILabel": "StaticText", "UINavigationBar": "NavigationBar", "UISearchBarTextField": "SearchField",
    "UISearchTextField": "SearchField", "UISegment": "Button", "UISegmentedControl": "SegmentedControl",
    "UISlider": "Slider", "UIStepper": "Stepper", "UISwitch": "Switch", "UITabBar": "TabBar",
    "UITabBarButton": "Button", "UITableView": "Table", "UITableViewCell": "Cell", "UITextField": "TextField",
    "UITextView": "TextView", "UIWindow": "Window", "_UIButtonBarButton": "Button",
  ]

  private static let states = [
    " (highlighted)", " (not highlighted)", " (selected)", " (not selected)", " (enabled)", " (not enabled)",
    " (invisible)",
  ]

  private static func node(_ line: Substring) -> (XCUINode, Int)? {
    var rest = line
    var level = 0
    while rest.begins(with: "|\t") || rest.begins(with: "|   ") {
      rest = rest.begins(with: "|\t") ? rest.dropFirst(2) : rest.dropFirst(4)
      level += 1
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_.<>".contains($0) }
    guard !name.isEmpty, level > 0 || rest.begins(with: "UIWindow") || rest.holds(", label: ") else { return nil }
    let after = rest[name.endIndex...]
    guard after.isEmpty || after.begins(with: ", ") || after.begins(with: " (") else { return nil }
    var node = XCUINode(type: types[String(name)] ?? "Other")
    var body = String(after)
    while let state = states.first(where: body.hasSuffix) {
      body.removeLast(state.count)
      if state == " (not enabled)" { node.flags.insert(.disabled) }
      if state == " (selected)" { node.flags.insert(.selected) }
      if state == " (invisible)" { node.isVisible = false }
    }
    fill(&node, body)
    return (node, level)
  }

  private static let keys = [", label: ", ", identifier: ", ", value: ", ", hint: ", ", traits: "]

  private static func fill(_ node: inout XCUINode, _ body: String) {
    var places: [(key: String, start: String.Index, end: String.Index)] = []
    var from = body.startIndex
    for key in keys {
      guard let found = range(of: key, in: body[from...]) else { continue }
      places.append((key, found.lowerBound, found.upperBound))
      from = found.upperBound
    }
    for (index, place) in places.enumerated() {
      let end = index + 1 < places.count ? places[index + 1].start : body.endIndex
      let text = String(body[place.end..<end])
      switch place.key {
      case ", label: ": node.label = text
      case ", identifier: ": node.identifier = text
      case ", value: ": node.value = text
      case ", hint: ": node.hint = text
      default:
        let traits = TraitNames.traits(text.split(separator: ",").map { trimmed($0) })
        node.traits = traits
        if traits.contains(.button) { node.type = "Button" }
        if traits.contains(.selected) { node.flags.insert(.selected) }
      }
    }
  }

  private static func range(of key: String, in text: Substring) -> Range<String.Index>? {
    var at = text.startIndex
    while at < text.endIndex {
      if text.utf8[at] == UInt8(ascii: ","), text[at...].begins(with: key) {
        return at..<text.utf8.index(at, offsetBy: key.utf8.count)
      }
      at = text.utf8.index(after: at)
    }
    return nil
  }
}
