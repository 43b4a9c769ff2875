import ScreenModel

/// Reduce Transparency, where something shines through.
enum ReducedTransparency: ReleaseLine {
  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    let places =
      screen.modifiers { modifier in
        if ["blur", "glassEffect", "glassBackgroundEffect"].contains(modifier.name) { return true }
        guard AuditedModifier.coloring.contains(modifier.name) else { return false }
        let source = modifier.argumentSource
        return source.contains("Material") || source.contains(".opacity(")
          || modifier.arguments.contains { $0.value.memberName == "bar" }
      }
      + screen.nodes.filter { node in
        node.kind == .control && node.arguments.contains { !$0.isTrailing && $0.source.contains("Material") }
      }.map { ChecklistPlace($0.span, "\($0.name)(\(($0.arguments.first?.source ?? "").shortened))") }
      + screen.steps { $0.source.contains("UIBlurEffect") || $0.source.contains("UIVisualEffectView") }
    guard !places.isEmpty else { return nil }
    var lines = ["Text over a material or over something that shines through keeps apart from what is behind it."]
    if screen.asks(for: "accessibilityReduceTransparency") {
      lines.append("The code asks for the setting: look at both of its ways.")
    }
    return ChecklistItem(
      screen.key("transparency"), "Reduce Transparency: turn it on and look at what lies over something else",
      lines: lines, places: places.tidied)
  }
}
