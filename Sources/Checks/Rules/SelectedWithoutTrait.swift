import ScreenModel

/// Finds choices that are drawn and not said.
public struct SelectedWithoutTrait: Rule {
  public static let notes = RuleNotes(
    summary: "the current choice is drawn, not said",
    why: "every option is heard the same, so nobody can tell which one is chosen",
    help: "add .accessibilityAddTraits(isChosen ? .isSelected : []) to the button",
    limits: "knows buttons whose code sets the property that their look depends on, and properties named like a choice",
    guidelines: [.wcag("1.3.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    state: .selected, effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var roast = "Light"
          var body: some View {
            ForEach(["Light", "Dark"], id: \\.self) { item in
              1️⃣Button { roast = item } label: {
                HStack {
                  Text(item)
                  if roast == item { Image(systemName: "checkmark").accessibilityHidden(true) }
                }
              }
            }
          }
        }
        """, heard: "Light, button"),
      .allows(
        """
        struct Example: View {
          @State private var roast = "Light"
          var body: some View {
            ForEach(["Light", "Dark"], id: \\.self) { item in
              Button { roast = item } label: {
                HStack {
                  Text(item)
                  if roast == item { Image(systemName: "checkmark").accessibilityHidden(true) }
                }
              }
              .accessibilityAddTraits(roast == item ? .isSelected : [])
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var roast = "Light"
          var body: some View {
            Picker("Roast", selection: $roast) {
              Text("Light").tag("Light")
              Text("Dark").tag("Dark")
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] { drawn(view) + swapped(view) }

  /// `if item == chosen { Button(…) } else { Button(…) }`: two buttons that sound alike take turns.
  private func swapped(_ view: AuditedView) -> [AuditFinding] {
    ChoiceMarks.swapped(in: view).compactMap { name, node, elements in
      guard elements[0].heard == elements[1].heard, elements.allSatisfy({ $0.element.certainty.roleOpen.isEmpty })
      else {
        return nil
      }
      return AuditFinding(
        at: node.span, via: node.frames, "\(elements[0].called) shows ‘\(name)’ and nothing says it",
        heard: elements[0].heard, after: "selected, \(elements[0].heard)")
    }
  }

  private func drawn(_ view: AuditedView) -> [AuditFinding] {
    ChoiceMarks.all(in: view).compactMap { choice in
      guard !choice.isSaid, choice.element.element.certainty.roleOpen.isEmpty else { return nil }
      let isInMenu = view.isInBar(choice.node)
      return AuditFinding(
        at: choice.node.span, via: choice.node.frames,
        "\(choice.element.called) shows ‘\(choice.name)’ and nothing says it", heard: choice.element.heard,
        after: "selected, \(choice.element.heard)",
        review: isInMenu ? "a menu may show the choice in a way of its own" : nil)
    }
  }
}
