import ScreenModel

/// Finds views that are hidden and described at once.
public struct HiddenYetLabelled: Rule {
  public static let notes = RuleNotes(
    summary: "a view is hidden and labelled at once: the label is dead code",
    why: "nothing of it is heard, though somebody wrote words to be heard; one of the two is a mistake",
    help: "take out .accessibilityHidden(true) if the words matter, else take out the words",
    limits: "hidden under a condition is left alone",
    guidelines: [.wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .slows, fix: .safe,
    examples: [
      .finds(
        """
        Image("map")
          .1️⃣accessibilityLabel("Way to the shop")
          .accessibilityHidden(true)
        """, heard: ""),
      .allows(#"Image("map").accessibilityHidden(true)"#),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            Image("map").accessibilityLabel("Way").accessibilityHidden(isOpen)
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard
        node.modifiers.contains(where: { $0.name == "accessibilityHidden" && $0.isAlwaysOn && $0.condition == nil }),
        let words = node.modifiers.first(where: { Self.describing.contains($0.name) && $0.condition == nil })
      else { return nil }
      return AuditFinding(
        at: words.span, via: words.frames, "‘.\(words.name)’ on a view that is hidden", heard: "",
        after: words.text?.written)
    }
  }

  private static let describing: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAction", "accessibilityActions",
    "accessibilityAdjustableAction", "accessibilityAddTraits",
  ]
}
