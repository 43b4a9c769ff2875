import ScreenModel

/// `.accessibility(label:)` and kin of iOS 13: the same as the modifiers that replaced them.
enum OldSpellingModifier: Modifier {
  static let names = ["accessibility"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let name = call.newName, let modifier = AllModifiers.byName[name] else { return nodes }
    var renamed = call
    renamed.arguments[0].label = nil
    renamed.name = name
    return modifier.apply(renamed, to: nodes, evaluator)
  }

  fileprivate static let replacements = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "identifier": "accessibilityIdentifier", "hidden": "accessibilityHidden", "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits", "sortPriority": "accessibilitySortPriority",
    "inputLabels": "accessibilityInputLabels",
  ]
}

extension ModifierCall {
  /// What took the place of an old spelling; `nil`: it is none.
  var newName: String? {
    guard name == "accessibility", let label = arguments.first?.label else { return nil }
    return OldSpellingModifier.replacements[label]
  }
}
