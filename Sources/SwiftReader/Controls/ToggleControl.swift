import ScreenModel

/// `Toggle("Wi-Fi", isOn: $on)`: one element, heard as "Wi-Fi, switch button, on".
enum ToggleControl: Control {
  static let names = ["Toggle"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let nodes = evaluator.within({ $0.isInLabel = true }) { () -> [AXNode] in
      if let first = call.first, !ButtonControl.isCode(first.value) { return TitleNodes.make(first, call, evaluator) }
      return evaluator.expand(argument: call["label"] ?? call.content())
    }
    let merged = evaluator.merge(nodes, keepsControls: true)
    var draft = evaluator.draft(.control, call, label: merged.label, traits: [.button, .toggleButton])
    evaluator.take(merged, into: &draft)
    if draft.label == nil { draft.label = merged.images.first?.1.label }
    if let isOn = call["isOn"] ?? call["sources"] {
      let formula = evaluator.truth(of: isOn.value, at: isOn.node)
      // UIKit's switch values: VoiceOver says them as on and off.
      draft.value = SymbolicText([.choice([(formula, SymbolicText("1")), (!formula, SymbolicText("0"))])]).settled(
        evaluator.facts)
    }
    return evaluator.unlessRedacted([.element(draft)])
  }
}
