import ScreenModel

/// What WebDriverAgent writes of an element, whether as XML or JSON, and what of it VoiceOver would say.
///
/// WebDriverAgent rewrites values: a text has its label, a selected button `1`, an empty field its placeholder.
enum WebDriverNode {
  /// The node with values as the app has them. `identifier` is `nil` where only the mixed `name` is there.
  static func told(_ node: XCUINode) -> XCUINode {
    var node = node
    switch node.type {
    case "Button", "Cell", "Icon", "Tab":
      let isSwitch = node.traits?.contains(.toggleButton) == true
      if node.value == "1", !isSwitch {
        node.value = nil
        if node.traits == nil { node.flags.insert(.selected) }
      } else if node.value == "0", node.type == "Button", !isSwitch {
        node.value = nil
      }
    default: break
    }
    if node.traits?.contains(.selected) == true { node.flags.insert(.selected) }
    return node
  }

  /// The identifier in a `name`, which is the label where there is no identifier.
  static func identifier(name: String?, label: String?) -> String? {
    guard let name, !name.isEmpty, name != label else { return nil }
    return name
  }

  /// What occurs in a file, of what not every version writes.
  struct Seen {
    var traits = false
    var placeholder = false
    var actions = false
    /// Text fields with a value and without a placeholder beside it.
    var openFields = 0
    /// Called elements that are off screen or covered.
    var unseen = 0
    /// Those of them that scrolling would bring on screen.
    var offScreen = 0
    private var screen: AccessibilityElement.Frame?

    mutating func note(_ node: XCUINode) {
      if node.traits != nil { traits = true }
      if node.type == "Application" { screen = node.frame }
      let canBeStop = XCUIType.merging.contains(node.type) || node.isAccessible == true
      if canBeStop, node.isVisible == false, node.name != nil {
        unseen += 1
        if let screen, let frame = node.frame,
          frame.y >= screen.y + screen.height || frame.y + frame.height <= screen.y
            || frame.x >= screen.x + screen.width || frame.x + frame.width <= screen.x
        {
          offScreen += 1
        }
      }
      let isField = ["TextField", "SearchField", "TextView"].contains(node.type)
      if isField, node.value != nil, node.placeholder == nil, node.isVisible != false { openFields += 1 }
    }

    var carries: Set<Fact> {
      var facts: Set<Fact> = [.label, .value, .identifier, .frame, .trait(.notEnabled)]
      if placeholder { facts.insert(.placeholder) }
      if actions { facts.insert(.actions) }
      var told: Set<Trait> = [.button, .link, .searchField, .textEntry, .secureTextField, .toggleButton]
      if traits { told.formUnion(TraitNames.publicOnes) }
      return facts.union(told.map(Fact.trait))
    }

    /// Why a source that begins with the application is still not the whole screen.
    static let partNote = "not the whole screen: more comes on screen by scrolling, and VoiceOver scrolls"

    var notes: [String] {
      var notes: [String] = []
      if openFields > 0, !placeholder {
        let fields = openFields == 1 ? "a text field" : "\(openFields) text fields"
        notes.append("the value of \(fields) may be the placeholder: WebDriverAgent writes it for an empty field")
      }
      if unseen > 0 { notes.append("\(unseen) off screen or covered left out") }
      if !traits { notes.append("no traits: WebDriverAgent writes them since May 2025") }
      return notes
    }
  }
}
