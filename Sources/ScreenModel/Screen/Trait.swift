/// What an element is or does, in the names UIKit uses (`UIAccessibilityTraits`), private ones of system controls included.
public enum Trait: String, Sendable, Hashable, Codable, CaseIterable {
  /// Heard as "button".
  case button
  /// Heard as "link".
  case link
  /// Heard as "heading".
  case header
  /// Heard as "image".
  case image
  /// Heard as "selected", before the label.
  case selected
  /// Heard as "dimmed".
  case notEnabled
  /// Heard as "search field".
  case searchField
  /// Silent, and silences "button".
  case keyboardKey
  /// Silent.
  case staticText
  /// Heard as "adjustable".
  case adjustable
  /// With `button` heard as "switch button" and on, off or mixed.
  case toggleButton
  /// Silent on an element; children of such a container are tabs.
  case tabBar
  /// Heard as "tab".
  case tabBarItem
  /// Heard as "text field".
  case textEntry
  /// Heard as "is editing".
  case isEditing
  /// Heard as "secure text field".
  case secureTextField
  /// A text field of several lines, heard as "text field".
  case textArea
  /// Heard as "back button".
  case backButton
  /// Heard as "picker item".
  case pickerItem
  /// Heard as "pop up button".
  case popUpButton
  case playsSound
  case startsMediaSession
  case updatesFrequently
  case summaryElement
  case allowsDirectInteraction
  case causesPageTurn
  /// Heard as "draggable".
  case draggable
}
