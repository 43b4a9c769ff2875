import ScreenModel

/// Differentiate Without Color, where a state could be told by colour.
enum WithoutColor: ReleaseLine {
  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    let choosing = screen.choosingColors
    let charts = screen.controls(["Chart"])
    let states = [(UXState.selected, "what is chosen"), (.error, "what is wrong"), (.success, "what is done")]
      .filter { screen.has($0.0) }.map(\.1)
    // A state that no colour touches is told by something else already.
    let isColored = !screen.colors.isEmpty || screen.has(.selected) || screen.views.isEmpty
    guard !choosing.isEmpty || !charts.isEmpty || !states.isEmpty && isColored else { return nil }
    var lines = ["A symbol, a word or a shape says what the colour says."]
    if !states.isEmpty { lines.append("It can be told \(states.joined(separator: ", and ")).") }
    if !charts.isEmpty { lines.append("The series of the chart can be told apart.") }
    if screen.asks(for: "accessibilityDifferentiateWithoutColor") {
      lines.append("The code asks for the setting: look at both of its ways.")
    }
    return ChecklistItem(
      screen.key("color"),
      "Differentiate Without Color: turn it on, with Colour Filters on grey, and look at every state",
      lines: lines, places: ((choosing.isEmpty ? screen.colors : choosing) + charts).tidied)
  }
}
