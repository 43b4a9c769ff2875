import ScreenModel

/// Finds states that are typed into a value though a trait says them.
public struct SelectedAsText: Rule {
  public static let notes = RuleNotes(
    summary: "a word for a state or role is typed into a value",
    why: "it is heard in the language it was typed in, beside what the system says by itself, and never seen",
    help: "say the state with a trait: .isSelected for a choice, .disabled(…) for what cannot be used",
    limits: "knows English words; a value that says more than the state is left alone",
    guidelines: [.wcag("4.1.2"), .nutrition(.voiceOver)],
    state: .selected, effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          let isChosen: Bool
          var body: some View {
            Button("Gentle") {}
              .1️⃣accessibilityValue(isChosen ? "Selected" : "Not selected")
          }
        }
        """, heard: "Gentle, <Selected | Not selected>, button"),
      .allows(
        """
        struct Example: View {
          let isChosen: Bool
          var body: some View {
            Button("Gentle") {}
              .accessibilityAddTraits(isChosen ? .isSelected : [])
              .accessibilityValue(isChosen ? "For beginners" : "")
          }
        }
        """),
    ])

  public init() {}

  private static let typed: Set<String> = [
    "selected", "not selected", "unselected", "deselected", "currently selected", "disabled", "enabled", "dimmed",
    "greyed out", "grayed out", "button", "link", "heading", "not enabled",
  ]
  /// Endings of labels that are no part of a name.
  private static let unusable = [", disabled", ", dimmed", ", greyed out", ", grayed out", ", not enabled"]
  private static let endings = [", selected", ", disabled", ", dimmed", ", not selected", ", unselected"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      let isValue = modifier.name == "accessibilityValue"
      guard isValue || modifier.name == "accessibilityLabel", let text = modifier.text else { return nil }
      let variants = text.variants.map { $0.written.lowercased() }
      let hit = isValue ? variants.first(where: Self.typed.contains) : label(variants)
      guard let hit else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "the \(isValue ? "value" : "label") says ‘\(hit)’, which a trait says",
        heard: view.heard(of: modifier, on: node))
    }
  }

  /// A label that always ends with a state; one that changes is `state-in-label`.
  private func label(_ variants: [String]) -> String? {
    // That the label changes with a choice is another rule's.
    if variants.count > 1 {
      return Self.unusable.first { ending in variants.contains { $0.hasSuffix(ending) } }.map {
        String($0.dropFirst(2))
      }
    }
    guard let only = variants.first else { return nil }
    return Self.endings.first { only.hasSuffix($0) }.map { String($0.dropFirst(2)) }
  }
}
