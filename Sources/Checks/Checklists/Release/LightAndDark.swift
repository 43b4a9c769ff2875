import ScreenModel

/// Both appearances, where something is not left to the system.
enum LightAndDark: ReleaseLine {
  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    let pictures = screen.nodes.filter { node in
      node.kind == .control && ["Image", "AsyncImage"].contains(node.name)
        && !node.arguments.contains { $0.label == "systemName" }
    }.map { ChecklistPlace($0.span, "\($0.name)(\(($0.arguments.first?.source ?? "").shortened))") }
    let colors = screen.colors
    let forced = screen.modifiers { ["preferredColorScheme", "colorScheme"].contains($0.name) }
    let places = (colors + pictures + forced).tidied
    guard !places.isEmpty || screen.asks(for: "colorScheme") else { return nil }
    var lines = ["Every word, symbol and edge can be told from what is behind it, in both."]
    if !pictures.isEmpty { lines.append("Pictures neither glare in the dark nor vanish in it.") }
    if !forced.isEmpty { lines.append("The code asks for one appearance: is that meant?") }
    return ChecklistItem(
      screen.key("appearance"), "Light and dark: look at every state of the screen in both", lines: lines,
      places: places)
  }
}
