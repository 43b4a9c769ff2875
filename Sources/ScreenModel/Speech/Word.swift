/// A word or phrase of VoiceOver's own, the key into the words of a language.
public enum Word: String, Sendable, Hashable, CaseIterable {
  case selected, dimmed, button, link, image, adjustable, tab, heading, draggable, expanded, collapsed, on, off, mixed
  case backButton = "back_button"
  case back
  case searchField = "search_field"
  case switchButton = "switch_button"
  case textField = "text_field"
  case secureTextField = "secure_text_field"
  case isEditing = "is_editing"
  case pickerItem = "picker_item"
  case popUpButton = "pop_up_button"
  case headingLevel = "heading_level"
  case position, row, column
  case spansRows = "spans_rows"
  case spansColumns = "spans_columns"
  case listStart = "list_start"
  case listEnd = "list_end"
  case landmark
  case landmarkEnd = "landmark_end"
  case actionsAvailable = "actions_available"
  case moreContent = "more_content"
  case hintToggle = "hint_toggle"
  case hintAdjust = "hint_adjust"
  case hintEdit = "hint_edit"
  case hintEditing = "hint_editing"
  case hintExpand = "hint_expand"
  case hintCollapse = "hint_collapse"
  case hintPicker = "hint_picker"
  case hintDrag = "hint_drag"
  case inProgress = "in_progress"
  case increment, decrement
  case datePicker = "date_picker"
  case timePicker = "time_picker"
  case dateAndTimePicker = "date_and_time_picker"
  case page
  /// Names of bars, spoken like a container's on entry.
  case toolbar
  case tabBar = "tab_bar"
  case navigationBar = "navigation_bar"
  /// Said when an alert opens.
  case alert
  /// Roles and states of web content.
  case radioButton = "radio_button"
  case checkbox, checked, unchecked, required
  case visitedLink = "visited_link"
  case inPageLink = "in_page_link"
  /// What is said of the cursor and the typing mode while text is edited.
  case insertionPointStart = "insertion_point_start"
  case insertionPointEnd = "insertion_point_end"
  case characterMode = "character_mode"
}
