import ScreenModel

/// Finds labels, values and hints on stacks that are no elements.
public struct LabelOnContainer: Rule {
  public static let notes = RuleNotes(
    summary: "a label, value or hint on a stack that is no element is handed to every child",
    why: "each child says the words of the stack instead of its own, so all sound the same and what they show is lost",
    help:
      "make the stack one element first with .accessibilityElement(children: .combine), or .contain for a group name",
    limits: "stacks with one child are left alone, as are parts of a control's label",
    guidelines: [.wcag("1.3.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        VStack {
          Text("Room 4")
          Button("Invite") {}
        }
        .1️⃣accessibilityLabel("Rehearsal room")
        """, heard: "Rehearsal room | Rehearsal room, button"),
      .allows(
        """
        VStack {
          Text("Room 4")
          Button("Invite") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Rehearsal room")
        """),
      .allows(
        """
        VStack { Text("4") }.accessibilityLabel("Room 4")
        """),
    ])

  public static let dependsOnSurroundings = true

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard let property = Self.properties[modifier.name], node.isStack, !node.isInLabel, modifier.before.count > 1
      else { return nil }
      let reached = modifier.after.filter { $0.element.origins[property]?.span == modifier.span }
      guard reached.most > 1, Set(reached.map(\.span)).count > 1 else { return nil }
      let word = modifier.name.dropFirst("accessibility".count).lowercased()
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "this \(word) is on a \(node.kind == .control ? node.name : "view") that is no element: \(reached.count) children get it",
        heard: reached.heard, after: modifier.before.heard)
    }
  }

  private static let properties: [String: ElementProperty] = [
    "accessibilityLabel": .label, "accessibilityValue": .value, "accessibilityHint": .hint,
  ]
}
