import ScreenModel

/// The parsed hierarchy of AccessibilitySnapshot, which TheButtonHeist sends too: elements in the order of VoiceOver's
/// walk, inside containers.
struct SnapshotTree {
  private let file: String
  private var found: [(index: Int, element: AccessibilityElement)] = []
  /// Elements that the recorder found off screen.
  private(set) var offScreen = 0

  init(file: String) { self.file = file }

  /// Everything it tells; what VoiceOver would say in addition to the facts is left to us.
  static let carries: Set<Fact> = Set(
    [
      .label, .value, .hint, .identifier, .frame, .actions, .customContent, .position, .container, .inputLabels, .order,
    ]
      + TraitNames.publicOnes.union([
        .textEntry, .isEditing, .secureTextField, .backButton, .tabBarItem, .textArea, .toggleButton, .popUpButton,
        .pickerItem, .draggable,
      ]).map(Fact.trait))

  static func isNode(_ json: JSONNode) -> Bool {
    if let element = json["element"] {
      let inner = element["_0"] ?? element
      return inner["traits"] != nil || inner["description"] != nil
    }
    guard let container = json["container"] else { return false }
    return container["_0"] != nil || container["children"] != nil || json["children"] != nil
  }

  /// The elements in the order of the walk.
  var elements: [AccessibilityElement] {
    found.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }.map(\.element.element)
  }

  mutating func add(_ nodes: [JSONNode]) {
    for node in nodes {
      if let element = node["element"] {
        let inner = element["_0"] ?? element
        let index = element.number("traversalIndex") ?? inner.number("traversalIndex")
        if inner.words("visibility") == "offscreen" { offScreen += 1 }
        found.append((index.flatMap { Int(exactly: $0) } ?? found.count, self.element(inner, at: node)))
      } else if let container = node["container"] {
        add(container: container["_0"] ?? container, children: children(node, container))
      }
    }
  }

  private func children(_ node: JSONNode, _ container: JSONNode) -> [JSONNode] {
    container["children"]?.items ?? container["_0"]?["children"]?.items ?? node.items("children")
  }

  private mutating func add(container: JSONNode, children: [JSONNode]) {
    let start = found.count
    add(children)
    guard start < found.count else { return }
    let order = (start..<found.count).sorted { (found[$0].index, $0) < (found[$1].index, $1) }
    guard let first = order.first, let last = order.last else { return }
    let (type, facts) = Self.type(of: container)
    switch type {
    case "list": edges("list", first, last)
    case "landmark": edges("landmark", first, last)
    case "tabBar":
      for (place, index) in order.enumerated() {
        found[index].element.position = .init(place + 1, of: order.count)
        var context = AccessibilityElement.Context(type: "tab")
        context.index = place + 1
        context.count = order.count
        found[index].element.context = context
      }
    case "semanticGroup":
      guard let label = facts?.words("label") ?? container.words("label") else { return }
      for index in order {
        found[index].element.container = SpokenText(label)
        if found[index].element.context == nil { found[index].element.context = .init(type: "container") }
        if index == first { found[index].element.context?.isFirstFocusInContainer = true }
      }
    default: break
    }
  }

  /// The container's type by its name, and what is written with it.
  private static func type(of container: JSONNode) -> (String, JSONNode?) {
    if let name = container.words("type") ?? container.words("role") { return (name, container) }
    guard let member = (container["type"] ?? container["role"])?.members.first else { return ("", nil) }
    return (member.key, member.value)
  }

  private mutating func edges(_ kind: String, _ first: Int, _ last: Int) {
    // A list of one element begins and ends there; one word can be said.
    found[last].element.context = .init(type: kind + "End")
    found[first].element.context = .init(type: kind + "Start")
  }

  private func element(_ json: JSONNode, at node: JSONNode) -> AccessibilityElement {
    var element = AccessibilityElement(
      label: json.words("label").map { SpokenText($0) }, value: json.scalar("value").map { SpokenText($0) },
      hint: json.words("hint").map { SpokenText($0) },
      traits: Set((json.texts("traits") ?? []).compactMap(Self.trait)),
      identifier: json.words("identifier").map { SpokenText($0) },
      span: SourceSpan(file: file, line: node.line, column: node.column))
    element.frame = json["shape"].flatMap(Self.frame) ?? json["frame"]?.pairFrame
    element.actions = (json.texts("customActions") ?? []).map { SpokenText($0) }
    element.inputLabels = (json.texts("userInputLabels") ?? []).map { SpokenText($0) }
    element.customContent = json.items("customContent").map {
      AccessibilityElement.CustomContent(
        label: SpokenText($0.words("label") ?? ""), value: SpokenText($0.words("value") ?? ""),
        isImportant: $0.truth("isImportant") ?? false)
    }
    if json.truth("respondsToUserInteraction") == true, !element.traits.contains(.staticText) {
      element.isActivatable = element.traits.contains(.button) || element.traits.contains(.link)
    }
    return element
  }

  /// A name, or `unknown(1099511627776)` for a bit that has none there.
  private static func trait(_ name: String) -> Trait? {
    guard name.hasPrefix("unknown(") else { return TraitNames.trait(name) }
    return UInt64(name.dropFirst(8).dropLast()).flatMap(TraitBits.trait)
  }

  /// The frame, or the box around a path.
  private static func frame(_ shape: JSONNode) -> AccessibilityElement.Frame? {
    if let frame = shape["frame"]?.pairFrame { return frame }
    var xs: [Double] = []
    var ys: [Double] = []
    for step in shape.items("pathElements").flatMap(\.members) {
      for point in step.value.members where point.value.items.count == 2 {
        guard case .number(let x) = point.value.items[0].kind, case .number(let y) = point.value.items[1].kind else {
          continue
        }
        xs.append(x)
        ys.append(y)
      }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return .init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
