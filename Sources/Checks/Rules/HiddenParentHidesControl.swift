import ScreenModel

/// Finds controls that are hidden because a container around them is.
public struct HiddenParentHidesControl: Rule {
  public static let notes = RuleNotes(
    summary: "a hidden container holds something that can be activated",
    why: "everything inside is gone for VoiceOver, the control too: it can be seen and touched, and never found",
    help: "hide only what is decoration, or offer the action on an element that is heard",
    limits:
      "hidden under a condition is taken for a layer behind a panel; one control hidden by itself is taken for a double",
    guidelines: [.wcag("2.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .blocks,
    examples: [
      .finds(
        """
        HStack {
          Image(decorative: "leaf")
          Button("Water now") {}
        }
        .1️⃣accessibilityHidden(true)
        """, heard: ""),
      .allows(
        """
        HStack { Image("leaf"); Divider() }
          .accessibilityHidden(true)
        """),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            VStack { Button("Menu") { isOpen = true } }.accessibilityHidden(isOpen)
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityHidden", modifier.isAlwaysOn, modifier.condition == nil || !node.isInLabel,
        !node.isInLabel, !node.isButtonLike
      else { return nil }
      let controls = modifier.before.filter { $0.isOperable && !$0.element.traits.contains(.notEnabled) }
      guard let first = controls.first, first.span != node.span, !isLoneComponent(view, node, controls) else {
        return nil
      }
      let around = view.ancestors(of: node.id)
      if view.hasActionsAround(node) { return nil }
      if around.contains(where: { $0.kind == .layer && ["background", "mask"].contains($0.name) }) { return nil }
      if view.selfAndAncestors(of: node).contains(where: { $0.modifier("allowsHitTesting")?.isOff == true }) {
        return nil
      }
      // The same control is heard elsewhere on the screen.
      let heard = Set(view.everyElement.filter(\.isControl).compactMap { $0.label?.written })
      let lost = controls.filter { !heard.contains($0.label?.written ?? "") }
      guard !lost.isEmpty else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "the hidden container holds \(lost.map(\.called).joined(separator: ", "))", heard: "",
        after: lost.heard)
    }
  }

  /// A view that is nothing but one control, hidden where it is placed.
  private func isLoneComponent(_ view: AuditedView, _ node: AuditedNode, _ controls: [AuditedElement]) -> Bool {
    node.kind == .component && controls.count == 1
      && node.modifiers.first { $0.name == "accessibilityHidden" }?.before
        .count == 1
  }
}
