import ScreenModel

/// Finds the old spelling `.accessibility(label:)`.
public struct DeprecatedModifier: Rule {
  public static let notes = RuleNotes(
    summary: "the old spelling .accessibility(label:) is used",
    why: "it works today; later systems warn, and newer modifiers cannot be mixed with it in every order",
    help:
      "use .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityHidden, .accessibilityAddTraits",
    limits: "none known",
    guidelines: [.wcag("4.1.2")],
    effect: .slows, fix: .safe,
    examples: [
      .finds(#"Image("owl").1️⃣accessibility(label: Text("Owl"))"#, heard: "Owl, image"),
      .allows(#"Image("owl").accessibilityLabel("Owl")"#),
    ])

  public init() {}

  private static let replacements: [String: String] = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits", "identifier": "accessibilityIdentifier",
    "inputLabels": "accessibilityInputLabels", "sortPriority": "accessibilitySortPriority",
    "activationPoint": "accessibilityActivationPoint", "selectionIdentifier": "tag",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard
        let label = modifier.oldSpelling
          ?? (modifier.name == "accessibility" ? modifier.arguments.first?.label : nil),
        let replacement = Self.replacements[label]
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "‘.accessibility(\(label):)’ is the old spelling",
        heard: view.heard(of: modifier, on: node), help: "write .\(replacement)(…)")
    }
  }
}
