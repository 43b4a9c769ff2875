import ScreenModel

/// Increase Contrast, where colours are set by hand.
enum IncreasedContrast: ReleaseLine {
  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    let places = (screen.colors + screen.faintStyles).tidied
    guard !places.isEmpty else { return nil }
    var lines = ["Text and symbols are darker or lighter than without it, and none of them is faint."]
    if screen.has(.disabled) { lines.append("What is dimmed can be read all the same.") }
    if screen.asks(for: "colorSchemeContrast") {
      lines.append("The code asks for the setting: look at both of its ways.")
    }
    return ChecklistItem(
      screen.key("contrast"), "Increase Contrast: turn it on and look at every state, in light and dark", lines: lines,
      places: places)
  }
}
