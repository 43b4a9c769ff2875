import ScreenModel

/// `.accessibilityLabeledPair(role:id:in:)`: a control without a name of its own is called by the text it is paired with.
enum LabeledPairModifier: Modifier {
  static let names = ["accessibilityLabeledPair"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let role = call["role"], case .implicitMember(let name, _) = role.value, let id = call["id"] else {
      return nodes
    }
    let space = call["in"]?.node.source ?? ""
    let pair = LabeledPair(
      isLabel: name == "label", id: (id.value.constant?.written ?? id.node.source) + " in " + space)
    return nodes.changed(by: call, makingElement: false) { $0.pair = pair }
  }

  /// Names controls by their pairs.
  static func named(_ elements: [PlacedElement]) -> [PlacedElement] {
    guard elements.contains(where: { $0.draft.pair != nil }) else { return elements }
    return elements.map { element in
      guard let pair = element.draft.pair, !pair.isLabel, element.draft.content == .control,
        element.draft.label?.isEmpty ?? true,
        let label = elements.first(where: { $0.draft.pair == LabeledPair(isLabel: true, id: pair.id) })
      else { return element }
      var element = element
      element.draft.label = label.draft.label
      element.draft.hasOwnLabel = true
      return element
    }
  }
}
