import ScreenModel

/// Upright and sideways.
enum BothOrientations: ReleaseLine {
  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    guard screen.orientations.maySideways != false, !isLocked(screen) else { return nil }
    let places =
      screen.controls(["GeometryReader", "ViewThatFits"])
      + screen.modifiers { modifier in
        modifier.name == "frame"
          && ["width", "minWidth"].contains { (modifier.argument($0)?.value.number ?? 0) >= 280 }
          || modifier.name == "containerRelativeFrame" || modifier.name == "ignoresSafeArea"
          || modifier.name == "onGeometryChange"
      }
    var lines = ["Turn it while something is open, typed or focused: nothing is lost, cut or out of reach."]
    let keys = ["horizontalSizeClass", "verticalSizeClass"].filter(screen.asks)
    if !keys.isEmpty {
      lines.append("The code lays out by \(keys.joined(separator: " and ")): look at each of its ways.")
    }
    return ChecklistItem(
      screen.key("orientation"), "Portrait and landscape: go through the screen in both, and turn it midway",
      lines: lines, places: places.tidied)
  }

  /// A controller that says itself that it stays upright.
  private static func isLocked(_ screen: ReleaseScreen) -> Bool {
    let parts = screen.views.compactMap(\.uikit)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part.source.contains("supportedInterfaceOrientations") && !part.source.contains("andscape")
          && !part.source.contains(".all")
      }
  }
}
