import ScreenModel

/// The largest accessibility text size.
enum LargestText: ReleaseLine {
  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    let risks = screen.spec.states.filter { $0.notApplicable == nil }.flatMap { state in
      state.cases.compactMap { each in each.dynamicType.map { "\(OpenItems.name(state.state, each.name)): \($0)" } }
    }
    let hasText = screen.views.contains { !$0.everyElement.isEmpty || $0.uikit != nil }
    guard hasText || !risks.isEmpty || screen.views.isEmpty else { return nil }
    var lines = ["Nothing is cut, overlaps or cannot be scrolled to; the main action still comes in its place."]
    if screen.has(.error) { lines.append("The error is still beside what it is about.") }
    if screen.has(.modal) { lines.append("The heading of what opens can still be read, and so can the way out.") }
    var seen: Set<String> = []
    lines += risks.filter { seen.insert($0).inserted }.map { "Risk in \($0)" }
    let places =
      screen.modifiers { $0.holdsTextBack }
      + screen.steps {
        $0.source.contains("ystemFont(ofSize") || $0.last == "numberOfLines" && $0.value?.number == 1
          || $0.last == "adjustsFontSizeToFitWidth"
      }
    return ChecklistItem(
      screen.key("text-size"),
      "Largest text: set the largest of the accessibility sizes, and Bold Text, and go through the screen",
      lines: lines, places: places.tidied)
  }
}

extension AuditedModifier {
  /// Whether it keeps text from growing or from wrapping.
  fileprivate var holdsTextBack: Bool {
    let source = argumentSource
    switch name {
    case "font":
      return source.contains("size:") && !source.contains("relativeTo") && !source.contains(".custom(")
        || source.contains("fixedSize:")
    case "lineLimit": return arguments.first?.value.number == 1
    case "minimumScaleFactor", "allowsTightening", "dynamicTypeSize": return true
    case "frame": return argument("height")?.value.number != nil
    default: return false
    }
  }
}
