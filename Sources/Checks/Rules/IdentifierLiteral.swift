import ScreenModel

/// Finds identifiers that are typed where the project has names for them.
public struct IdentifierLiteral: Rule {
  public static let notes = RuleNotes(
    summary: "an identifier is a literal though the project has a namespace for them",
    why: "the same text has to be typed again in the test, and a slip is found only when the test fails",
    help: "add the name to the namespace that app and tests share",
    limits: "judges views in which other identifiers come from a namespace",
    guidelines: [], effect: .slows, fix: .unsafe, isOptIn: true,
    examples: [
      .finds(
        """
        enum Identifiers { static let save = "technique_editor_save_button" }
        struct Example: View {
          var body: some View {
            VStack {
              Button("Save") {}.accessibilityIdentifier(Identifiers.save)
              Button("Undo") {}.1️⃣accessibilityIdentifier("technique_editor_undo_button")
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          var body: some View {
            Button("Undo") {}.accessibilityIdentifier("technique_editor_undo_button")
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let given = view.appliedModifiers.filter { $0.modifier.name == "accessibilityIdentifier" }
    func isLiteral(_ modifier: AuditedModifier) -> Bool { modifier.arguments.first?.source.hasPrefix("\"") == true }
    guard
      given.contains(where: { pair in
        !isLiteral(pair.modifier) && pair.modifier.arguments.first?.source.contains(".") == true
          && pair.modifier.arguments.first?.source.first?.isUppercase == true
      })
    else { return [] }
    return given.filter { isLiteral($0.modifier) }.map { node, modifier in
      AuditFinding(
        at: modifier.span, via: modifier.frames, "\(modifier.arguments.first?.source ?? "") is typed, not named",
        heard: node.elements.heard)
    }
  }
}
