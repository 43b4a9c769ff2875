import ScreenModel

/// `GroupBox("Delivery") { … }`: its label, then its content.
enum GroupBoxControl: Control {
  static let names = ["GroupBox"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let label: [AXNode]
    if let first = call.first, !ButtonControl.isCode(first.value) {
      label = TitleNodes.make(first, call, evaluator)
    } else {
      label = evaluator.expand(argument: call["label"])
    }
    let content = evaluator.expand(argument: call.content())
    let parts: [String: Value] = ["label": .view(.placed(label)), "content": .view(.placed(content))]
    return evaluator.styled("groupBoxStyle", parts, at: call.node) ?? [.group(.vertical, label + content)]
  }
}
