import ScreenModel

/// Reduce Motion, where the code moves something.
enum ReducedMotion: ReleaseLine {
  private static let moving: Set<String> = [
    "animation", "contentTransition", "keyframeAnimator", "matchedGeometryEffect", "matchedTransitionSource",
    "navigationTransition", "phaseAnimator", "scrollTransition", "symbolEffect", "transition", "visualEffect",
  ]

  static func item(for screen: ReleaseScreen) -> ChecklistItem? {
    let places =
      screen.modifiers { modifier in
        // `.animation(nil)` and `.transition(.identity)` move nothing.
        guard moving.contains(modifier.name) else { return false }
        if case .absent? = modifier.arguments.first?.value { return false }
        return modifier.arguments.first?.value.memberName != "identity"
      }
      + screen.controls(["KeyframeAnimator", "PhaseAnimator", "TimelineView"])
      + screen.effects(.animates, "withAnimation")
      + screen.steps { step in
        step.kind == .calls && ["animate", "transition", "animateKeyframes"].contains(step.last)
          || step.source.contains("UIViewPropertyAnimator") || step.source.contains("CABasicAnimation")
      }
    guard !places.isEmpty else { return nil }
    var lines = ["What grew, flew or turned now fades or stands still, and it is still clear what became of what."]
    lines.append(
      screen.asks(for: "accessibilityReduceMotion")
        ? "The code asks for the setting: look at both of its ways."
        : "The code does not ask for the setting: it moves as before, unless the system stills it.")
    return ChecklistItem(
      screen.key("motion"), "Reduce Motion: turn it on and set off every movement", lines: lines, places: places.tidied)
  }
}
