import ScreenModel

/// The screen's task, done by ear from where it begins.
enum VoiceOverJourney: ReleaseLine {
  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    var lines = [
      "Begin where people begin: \(entry(screen)).",
      "At every stop: what is it, how does it stand, what will a double tap do?",
      "In reading order: what belongs together is one stop, and every control one of its own.",
    ]
    if screen.has(.error) { lines.append("Go wrong once on purpose, and find the way back.") }
    return ChecklistItem(
      screen.key("voiceover"),
      "VoiceOver: with the display off (three fingers, tapped three times), do what “\(screen.spec.name)” is for",
      lines: lines,
      places: screen.views.map { ChecklistPlace($0.span, $0.name) })
  }

  private static func entry(_ screen: ReleaseScreen) -> String {
    let placements = screen.views.map(\.placement)
    var ways: [String] = []
    if placements.contains(where: \.isRooted) { ways.append("the app’s start or a tab") }
    if placements.contains(where: \.isPushed) { ways.append("the link that leads here") }
    if placements.contains(where: \.isPresented) { ways.append("what opens it over another screen") }
    return ways.isEmpty ? "at the app’s start, not on the screen itself" : ways.joined(separator: ", ")
  }
}
