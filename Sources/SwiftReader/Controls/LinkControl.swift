import ScreenModel

/// `Link("Terms", destination:)`: "Terms, button, link". `ShareLink` is a button.
enum LinkControl: Control {
  static let names = ["Link", "ShareLink"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let isShare = call.name == "ShareLink"
    return evaluator.button(
      call, traits: isShare ? [.button] : [.button, .link],
      label: ButtonControl.styled(label(call, evaluator, isShare), call, evaluator),
      action: nil)
  }

  private static func label(_ call: BuiltinCall, _ evaluator: Evaluator, _ isShare: Bool) -> [AXNode] {
    if let first = call.first, !ButtonControl.isCode(first.value) { return TitleNodes.make(first, call, evaluator) }
    if let content = call["label"] ?? call.arguments.last(where: { $0.isTrailing }) {
      return evaluator.expand(argument: content)
    }
    guard isShare else { return [] }
    return [
      .element(Draft(.text, role: "Text", label: SymbolicText("Share…"), node: call.node, frames: evaluator.frames))
    ]
  }
}
