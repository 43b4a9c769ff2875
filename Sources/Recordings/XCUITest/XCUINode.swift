import ScreenModel

/// One element of an XCUITest tree, as its line says.
struct XCUINode: Sendable {
  /// The name of its `XCUIElementType`: `Button`.
  var type: String
  var frame: AccessibilityElement.Frame?
  var identifier: String?
  var label: String?
  var title: String?
  var placeholder: String?
  var value: String?
  var flags: Set<Flag> = []
  /// The raw traits that iOS 10 printed.
  var traitBits: UInt64?
  /// The traits as recorded, where the form holds any; else they follow from the type.
  var traits: Set<Trait>?
  var hint: String?
  /// Names of custom actions.
  var actions: [String] = []
  /// Whether the recorder found it on screen; `nil` where the form does not say.
  var isVisible: Bool?
  /// Whether the recorder found that VoiceOver can stop here; `nil` where the form does not say.
  var isAccessible: Bool?
  var children: [XCUINode] = []
  var line = 1
  var column = 1

  enum Flag: String, Sendable, CaseIterable {
    case keyboardFocused = "Keyboard Focused"
    case focused = "Focused"
    case selected = "Selected"
    case disabled = "Disabled"
    case remoteLeafPlaceholder = "isRemoteLeafPlaceholder"
  }

  init(type: String) { self.type = type }

  /// What it is called: its label, on macOS its title.
  var name: String? { [label, title].compactMap { $0 }.first { !$0.isEmpty } }

  /// Whether nothing of it is on screen.
  var isFlat: Bool { isVisible == false || frame.map { $0.width <= 0 || $0.height <= 0 } ?? false }

  /// This node and all below.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Every node below, in the order of the text.
  func forEachBelow(_ body: (XCUINode) -> Void) {
    for child in children {
      body(child)
      child.forEachBelow(body)
    }
  }

  /// Whether a node below fits.
  func hasBelow(_ test: (XCUINode) -> Bool) -> Bool {
    children.contains { test($0) || $0.hasBelow(test) }
  }
}
