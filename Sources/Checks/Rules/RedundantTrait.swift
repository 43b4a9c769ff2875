import ScreenModel

/// Finds traits that the control has by itself.
public struct RedundantTrait: Rule {
  public static let notes = RuleNotes(
    summary: "a trait is added that the control has by itself",
    why: "nothing changes for the listener; the line hides which traits are really needed",
    help: "take the trait out",
    limits: "traits added under a condition are left alone",
    guidelines: [.wcag("4.1.2")],
    effect: .slows, fix: .safe,
    examples: [
      .finds(#"Button("Send") {}.1️⃣accessibilityAddTraits(.isButton)"#, heard: "Send, button"),
      .finds(#"Text("Today").1️⃣accessibilityAddTraits(.isStaticText)"#, heard: "Today"),
      .allows(#"Text("Send").accessibilityAddTraits(.isButton)"#),
      .allows(#"Button("Send") {}.accessibilityAddTraits(.isHeader)"#),
    ])

  public init() {}

  private static let own: [String: Set<String>] = [
    "isButton": ["Button", "NavigationLink", "Menu", "ShareLink", "Toggle", "EditButton", "PasteButton", "Link"],
    "isLink": ["Link"], "isImage": ["Image"], "isStaticText": ["Text"], "isToggle": ["Toggle"],
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.flatMap { node -> [AuditFinding] in
      guard node.kind == .control else { return [] }
      // Made one element, or given another role first, it is not what it was.
      if node.modifiers.contains(where: { Self.changing.contains($0.name) }) { return [] }
      return node.addedTraits.compactMap { trait, modifier in
        guard Self.own[trait]?.contains(node.name) ?? false, modifier.condition == nil else { return nil }
        // With a role that contradicts it, the contradiction is what is heard.
        if trait == "isStaticText", node.addedTraits.contains(where: { ["isButton", "isLink"].contains($0.trait) }) {
          return nil
        }
        return AuditFinding(
          at: modifier.span, via: modifier.frames, "a \(node.name) has ‘.\(trait)’ by itself",
          heard: modifier.after.heard, after: modifier.before.heard)
      }
    }
  }

  private static let changing: Set<String> = [
    "accessibilityElement", "accessibilityRemoveTraits", "accessibilityRepresentation",
  ]
}
