/// What a rule did not find where it finds fault: on a screen that was too large to be read to its end it may be there.
public enum Missing: Sendable {
  /// Something in the part it points at.
  case inPart
  /// Another way in the view of the project that it points into.
  case inView
  /// Anything on the screen that says, undoes or offers something.
  case onScreen
  /// Code on the screen that says something.
  case ofSpeech
  /// Code on the screen that moves the focus.
  case ofFocus

  /// Names that stand in the code it is about; `nil`: any code may do.
  var names: Set<String>? {
    switch self {
    case .inPart, .inView, .onScreen: nil
    case .ofFocus: Self.focusing
    case .ofSpeech: Self.speaking
    }
  }

  private static let focusing: Set<String> = ["AccessibilityFocusState", "accessibilityFocused"]
  private static let speaking = focusing.union([
    "AccessibilityNotification", "UIAccessibility", "announce", "announcement", "layoutChanged", "screenChanged",
    "speak",
  ])
}
