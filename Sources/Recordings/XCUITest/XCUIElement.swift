import ScreenModel

/// Makes an accessibility element of an XCUITest node: what its type means to a listener.
enum XCUIElement {
  /// The traits that follow from the type alone.
  private static let traits: [String: Set<Trait>] = [
    "Button": [.button], "CheckBox": [.button, .toggleButton], "ColorWell": [.button], "ComboBox": [.textEntry],
    "DisclosureTriangle": [.button], "Icon": [.button], "Image": [.image], "Key": [.keyboardKey], "Link": [.link],
    "MenuButton": [.button, .popUpButton], "MenuItem": [.button], "PageIndicator": [.adjustable],
    "PickerWheel": [.adjustable, .pickerItem], "PopUpButton": [.button, .popUpButton], "RadioButton": [.button],
    "SearchField": [.searchField], "SecureTextField": [.textEntry, .secureTextField], "Slider": [.adjustable],
    "StaticText": [.staticText], "Switch": [.button, .toggleButton], "Tab": [.button, .tabBarItem],
    "TextField": [.textEntry], "TextView": [.textEntry, .textArea], "Toggle": [.button, .toggleButton],
    "ToolbarButton": [.button],
  ]

  static func element(_ node: XCUINode, file: String, isInWebView: Bool) -> AccessibilityElement {
    var element = AccessibilityElement(
      label: node.name.map { SpokenText($0) }, value: value(node),
      traits: traits(of: node),
      identifier: node.identifier.flatMap { $0.isEmpty ? nil : SpokenText($0) }, role: node.type,
      span: SourceSpan(file: file, line: node.line, column: node.column))
    if node.flags.contains(.selected) { element.traits.insert(.selected) }
    if node.flags.contains(.disabled) { element.traits.insert(.notEnabled) }
    if node.flags.contains(.keyboardFocused) {
      element.hasKeyboardFocus = true
      if element.traits.contains(.textEntry) || element.traits.contains(.searchField) {
        element.traits.insert(.isEditing)
      }
    }
    if node.type == "Button", node.identifier == "BackButton" { element.traits.insert(.backButton) }
    if let text = node.placeholder, !text.isEmpty { element.placeholder = SpokenText(text) }
    if let hint = node.hint, !hint.isEmpty { element.hint = SpokenText(hint) }
    element.frame = node.frame
    element.actions = node.actions.map { SpokenText($0) }
    if node.type == "StaticText", element.label == nil {
      // macOS keeps the words of a text in its value.
      element.label = element.value
      element.value = nil
    }
    if isInWebView, node.type == "Other", let level = node.value.flatMap({ Int($0) }), 1...6 ~= level {
      // Web headings are plain views with their level as value.
      element.traits.insert(.header)
      element.headingLevel = level
      element.value = nil
    }
    return element
  }

  /// Traits that no list of names in these forms knows, so that they follow from the type even where traits are listed.
  private static let unlisted: Set<Trait> = [.textEntry, .secureTextField, .textArea, .tabBarItem, .popUpButton]

  private static func traits(of node: XCUINode) -> Set<Trait> {
    if let bits = node.traitBits { return TraitBits.traits(bits) }
    let ofType = traits[node.type] ?? []
    return node.traits.map { $0.union(ofType.intersection(unlisted)) } ?? ofType
  }

  private static func value(_ node: XCUINode) -> SpokenText? {
    guard let value = node.value, !value.isEmpty else { return nil }
    if node.type == "StaticText", value == node.name { return nil }
    // A spinner's "1" stands for turning, and nobody hears it.
    if node.type == "ActivityIndicator", value == "1" || value == "0" { return nil }
    // An empty field may show its placeholder as value.
    if let placeholder = node.placeholder,
      value == placeholder || isCut(value) && placeholder.begins(with: String(value.dropLast(3)))
    {
      return nil
    }
    guard isCut(value) else { return SpokenText(value) }
    if node.type == "StaticText", let name = node.name, name.hasPrefix(value.dropLast(3)) { return nil }
    return .cut(String(value.dropLast(3)), because: "XCUITest prints 18 characters of a long value")
  }

  /// Whether a value is the beginning of a longer one: 18 characters and three dots, however characters are counted.
  static func isCut(_ value: String?) -> Bool {
    guard let value, value.hasSuffix("...") else { return false }
    return value.count == 21 || value.utf16.count == 21
  }
}
