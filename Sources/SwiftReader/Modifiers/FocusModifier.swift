import ScreenModel

/// `.accessibilityFocused($property)` and `.focused($property)`: what moves there when the property is written.
enum FocusModifier: Modifier {
  static let names = ["accessibilityFocused", "focused"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard case .binding(let place, _)? = call.first?.value else { return nodes }
    let binding = FocusBinding(symbol: place.symbol, value: call["equals"]?.value)
    return nodes.changed(by: call, makingElement: false) { draft in
      if call.name == "focused" {
        draft.keyboardFocusBindings.append(binding)
      } else {
        draft.focusBindings.append(binding)
      }
    }
  }
}
