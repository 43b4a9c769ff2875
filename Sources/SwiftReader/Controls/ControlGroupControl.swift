import ScreenModel

/// `ControlGroup { … } label: { … }`: its controls one by one; the label shows only where the group is a menu of its own.
enum ControlGroupControl: Control {
  static let names = ["ControlGroup"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let content = call.content() ?? call.arguments.first { $0.isTrailing }
    let nodes = content.map { evaluator.expand(argument: $0) } ?? []
    let parts: [String: Value] = ["content": .view(.placed(nodes)), "label": .view(.empty)]
    return evaluator.styled("controlGroupStyle", parts, at: call.node) ?? [.group(.horizontal, nodes)]
  }
}
