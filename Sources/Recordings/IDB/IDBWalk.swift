import ScreenModel

/// The stops in idb's view of an assistive technology: composite controls are one element, so what has parts is none.
struct IDBWalk {
  private let file: String
  private(set) var elements: [AccessibilityElement] = []
  /// Text fields whose value may be their placeholder.
  private(set) var openFields = 0
  /// Hidden ones and those of no size.
  private(set) var unseen = 0
  private var keys = Keys()

  /// The keys that occur at all, of those that not every version writes.
  private struct Keys {
    var traits = false
    var placeholder = false
    var focused = false
    var expanded = false
    var hints = false
    var actions = false
    var identifiers = false
  }

  init(file: String) { self.file = file }

  /// Containers that stay silent however they are called.
  private static let containers: Set<String> = [
    "Application", "Window", "ScrollArea", "ScrollBar", "Splitter", "Sheet", "Grid", "TabGroup",
  ]

  mutating func walk(_ node: JSONNode) { walk(node, in: nil) }

  private mutating func walk(_ node: JSONNode, in items: Items?) {
    note(node)
    let children = node.items("children")
    let type = Self.type(node)
    if !children.isEmpty {
      let isGroup = type == "TabGroup" || type == "RadioGroup"
      let buttons = children.filter { ["Button", "RadioButton", "TabButton"].contains(Self.type($0)) }
      let inner = isGroup && !buttons.isEmpty ? Items(isTabs: type == "TabGroup", count: buttons.count) : nil
      var index = 0
      for child in children {
        var own = inner
        if inner != nil, ["Button", "RadioButton", "TabButton"].contains(Self.type(child)) {
          index += 1
          own?.index = index
        } else {
          own = nil
        }
        walk(child, in: own)
      }
      return
    }
    if node.truth("hidden") == true || Self.frame(node).map({ $0.width <= 0 || $0.height <= 0 }) ?? false {
      unseen += 1
      return
    }
    let element = element(node, type)
    let isCalled = element.label != nil || element.value != nil || element.hint != nil || element.placeholder != nil
    let isControl = !element.traits.isDisjoint(with: [
      .button, .link, .adjustable, .textEntry, .searchField, .toggleButton,
    ])
    guard isControl || (isCalled && !Self.containers.contains(type)) else { return }
    elements.append(placed(element, in: items))
  }

  /// Where an element stands among the tabs or segments it belongs to.
  private struct Items {
    var isTabs: Bool
    var count: Int
    var index = 0
  }

  private func placed(_ element: AccessibilityElement, in items: Items?) -> AccessibilityElement {
    guard let items else { return element }
    var element = element
    if let value = element.value?.known, element.role != "Button", ["0", "1"].contains(value) {
      // macOS's radio buttons have whether they are selected as value.
      if value == "1" { element.traits.insert(.selected) }
      element.value = nil
    }
    if items.isTabs { element.traits.formUnion([.button, .tabBarItem]) }
    element.position = AccessibilityElement.Position(items.index, of: items.count)
    element.context = AccessibilityElement.Context(type: items.isTabs ? "tab" : "series")
    element.context?.index = items.index
    element.context?.count = items.count
    return element
  }

  private mutating func note(_ node: JSONNode) {
    if case .list(let names)? = node["traits"]?.kind, !names.isEmpty { keys.traits = true }
    if node["placeholder"] != nil { keys.placeholder = true }
    if node["focused"] != nil { keys.focused = true }
    if node["expanded"] != nil { keys.expanded = true }
    if node["help"] != nil || node["AXHint"] != nil { keys.hints = true }
    if node["custom_actions"] != nil { keys.actions = true }
    // In 2019 a number that changes from run to run stood there.
    if node["AXUniqueId"] != nil, node.number("AXUniqueId") == nil { keys.identifiers = true }
    if node["identifier"] != nil { keys.identifiers = true }
  }

  private mutating func element(_ node: JSONNode, _ type: String) -> AccessibilityElement {
    var element = AccessibilityElement(
      label: (node.words("AXLabel") ?? node.words("label") ?? node.words("title")).map { SpokenText($0) },
      hint: (node.words("help") ?? node.words("AXHint")).map { SpokenText($0) },
      traits: Self.traits(node, type),
      identifier: (node.words("AXUniqueId") ?? node.words("identifier")).map { SpokenText($0) },
      role: type.isEmpty ? nil : type, span: SourceSpan(file: file, line: node.line, column: node.column))
    element.placeholder = node.words("placeholder").map { SpokenText($0) }
    element.value = value(node, element, type).map { SpokenText($0) }
    element.frame = Self.frame(node)
    element.actions = (node.texts("custom_actions") ?? []).filter { !$0.isEmpty }.map { SpokenText($0) }
    element.expanded = node.truth("expanded").flatMap { $0 ? true : nil }
    if node.truth("focused") == true {
      element.hasKeyboardFocus = true
      if element.traits.contains(.textEntry) || element.traits.contains(.searchField) {
        element.traits.insert(.isEditing)
      }
    }
    return element
  }

  private mutating func value(_ node: JSONNode, _ element: AccessibilityElement, _ type: String) -> String? {
    guard let value = node.scalar("AXValue") ?? node.scalar("value") else { return nil }
    if type == "StaticText" || type == "Heading", value == element.label?.known { return nil }
    if type == "Slider", let part = node.number("AXValue") ?? node.number("value"), 0...1 ~= part {
      // A slider's value is a part of the whole here; VoiceOver says it in percent.
      return JSONNode.written((part * 100).rounded()) + "%"
    }
    let isField = element.traits.contains(.textEntry) || element.traits.contains(.searchField)
    // An empty search field shows what it is called.
    if isField, value == element.label?.known { return nil }
    if isField, !element.traits.contains(.secureTextField) || !value.allSatisfy({ $0 == "•" }) {
      if let placeholder = element.placeholder?.known { return value == placeholder ? nil : value }
      openFields += 1
    }
    return value
  }

  /// The traits that follow from a role of the macOS vocabulary and its refinement.
  private static let ofType: [String: Set<Trait>] = [
    "Button": [.button], "CheckBox": [.button, .toggleButton], "Heading": [.header, .staticText], "Image": [.image],
    "Link": [.link], "PopUpButton": [.button, .popUpButton], "RadioButton": [.button], "Slider": [.adjustable],
    "StaticText": [.staticText], "TextArea": [.textEntry, .textArea], "TextField": [.textEntry],
    // Names of XCUITest and of idb's year 2019.
    "Switch": [.button, .toggleButton], "SearchField": [.searchField], "TextView": [.textEntry, .textArea],
    "SecureTextField": [.textEntry, .secureTextField], "TabButton": [.button, .tabBarItem],
  ]

  private static let ofSubrole: [String: Set<Trait>] = [
    "AXSearchField": [.searchField], "AXSecureTextField": [.textEntry, .secureTextField],
    "AXSwitch": [.button, .toggleButton], "AXTabButton": [.button, .tabBarItem],
  ]

  private static func traits(_ node: JSONNode, _ type: String) -> Set<Trait> {
    var traits: Set<Trait> = []
    if let names = node.texts("traits"), !names.isEmpty {
      traits = TraitNames.traits(names)
    } else {
      traits = node.words("subrole").flatMap { ofSubrole[$0] } ?? ofType[type] ?? []
    }
    if node.truth("enabled") == false { traits.insert(.notEnabled) }
    return traits
  }

  /// The role without `AX`.
  static func type(_ node: JSONNode) -> String {
    if let type = node.words("type") { return type.hasPrefix("AX") ? String(type.dropFirst(2)) : type }
    guard let role = node.words("role") else { return "" }
    return role.hasPrefix("AX") ? String(role.dropFirst(2)) : role
  }

  static func frame(_ node: JSONNode) -> AccessibilityElement.Frame? {
    node["frame"]?.frame("x", "y", "width", "height") ?? node.words("AXFrame").flatMap { .init(printed: $0) }
  }

  /// What this recording can tell, by the keys that occur in it.
  var carries: Set<Fact> {
    var facts: Set<Fact> = [.label, .value, .frame]
    if keys.identifiers { facts.insert(.identifier) }
    if keys.hints { facts.insert(.hint) }
    if keys.actions { facts.insert(.actions) }
    if keys.placeholder { facts.insert(.placeholder) }
    if keys.focused { facts.insert(.keyboardFocus) }
    if keys.expanded { facts.insert(.expanded) }
    var traits: Set<Trait> = [
      .button, .link, .header, .searchField, .textEntry, .secureTextField, .toggleButton, .notEnabled,
    ]
    if keys.traits {
      traits.formUnion(TraitNames.publicOnes)
      traits.formUnion([.isEditing, .backButton, .tabBarItem, .pickerItem, .popUpButton, .textArea, .draggable])
    }
    return facts.union(traits.map(Fact.trait))
  }
}
