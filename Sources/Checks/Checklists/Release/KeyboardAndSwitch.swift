import ScreenModel

/// A hardware keyboard with Full Keyboard Access, and Switch Control, where something can be worked with.
enum KeyboardAndSwitch: ReleaseLine {
  private static let gestures: Set<String> = [
    "contextMenu", "draggable", "dropDestination", "gesture", "highPriorityGesture", "onDrag", "onDrop",
    "onLongPressGesture", "onMove", "onDelete", "onTapGesture", "refreshable", "simultaneousGesture", "swipeActions",
  ]

  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    let gestures =
      screen.modifiers { Self.gestures.contains($0.name) } + screen.steps { $0.last == "addGestureRecognizer" }
    let fields = screen.controls(["TextField", "SecureField", "TextEditor"])
    guard screen.isOperable || !gestures.isEmpty || screen.views.isEmpty else { return nil }
    var lines = [
      "Every control is reached in the order in which it is read, the focus can be seen, and nothing holds it."
    ]
    if !gestures.isEmpty {
      lines.append("What a gesture does can be done without it: a button or an action offers the same.")
    }
    if !fields.isEmpty { lines.append("Tab goes from field to field, and Return does what it says.") }
    if screen.has(.modal) { lines.append("What opens takes the focus, Escape closes it, and the focus comes back.") }
    if screen.has(.disabled) { lines.append("What is dimmed is passed over, and its reason can be read.") }
    return ChecklistItem(
      screen.key("keyboard"), "Keyboard and Switch Control: do what the screen is for with each of them alone",
      lines: lines, places: (gestures + fields).tidied)
  }
}
