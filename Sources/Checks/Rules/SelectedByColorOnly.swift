import ScreenModel

/// Finds choices that nothing but colour marks.
public struct SelectedByColorOnly: Rule {
  public static let notes = RuleNotes(
    summary: "nothing but colour marks the choice",
    why: "who cannot tell the colours apart sees options that look alike",
    help: "draw a mark beside the colour: a checkmark, a border, a heavier weight",
    limits:
      "a surface that only the chosen one has is for review, unless its colour is known and stands out; how strong the contrast is only a device shows",
    guidelines: [.wcag("1.4.1"), .nutrition(.withoutColor)],
    state: .selected, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          let name: String
          let isSelected: Bool
          var body: some View {
            1️⃣Button(action: {}) {
              Text(name).foregroundStyle(isSelected ? Color.green : Color.primary)
            }
            .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        """, heard: "<selected?>, <name>, button"),
      .finds(
        """
        struct Example: View {
          let name: String
          let isSelected: Bool
          var body: some View {
            1️⃣Button(action: {}) {
              Text(name).background(isSelected ? Color("Highlight") : .clear, in: Capsule())
            }
            .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        """, review: true),
      .allows(
        """
        struct Example: View {
          let name: String
          let isSelected: Bool
          var body: some View {
            Button(action: {}) {
              Text(name).background(isSelected ? Color.blue : .clear, in: Capsule())
            }
            .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let name: String
          let isSelected: Bool
          var body: some View {
            Button(action: {}) {
              Text(name).foregroundStyle(isSelected ? Color.green : Color.primary)
                .fontWeight(isSelected ? .bold : .regular)
            }
            .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        """),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    if view.properties.contains(where: { $0.environmentKey?.contains("DifferentiateWithoutColor") == true }) {
      return []
    }
    return ChoiceMarks.all(in: view).compactMap { choice in
      let others = choice.marks.subtracting([.color, .fill(isPlain: false)])
      guard !choice.marks.isEmpty, others.isEmpty else { return nil }
      return AuditFinding(
        at: choice.node.span, via: choice.node.frames,
        "only colour shows whether \(choice.element.called) is chosen", heard: choice.element.heard,
        review: choice.marks.contains(.fill(isPlain: false))
          ? "the surface that only the chosen one has may stand out without its colour" : nil)
    }
  }
}
