import ScreenModel

/// `.accessibility(label:)` and kin of iOS 13: the same as the modifiers that replaced them.
enum OldSpellingModifier: Modifier {
  static let names = ["accessibility"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let label = call.arguments.first?.label else { return nodes }
    var renamed = call
    renamed.arguments[0].label = nil
    let names = [
      "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
      "identifier": "accessibilityIdentifier", "hidden": "accessibilityHidden", "addTraits": "accessibilityAddTraits",
      "removeTraits": "accessibilityRemoveTraits", "sortPriority": "accessibilitySortPriority",
      "inputLabels": "accessibilityInputLabels",
    ]
    guard let name = names[label], let modifier = AllModifiers.byName[name] else { return nodes }
    renamed.name = name
    return modifier.apply(renamed, to: nodes, evaluator)
  }
}
