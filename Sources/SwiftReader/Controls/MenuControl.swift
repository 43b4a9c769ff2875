import ScreenModel

/// `Menu("Actions") { … }`: closed, it is a pop up button; its items are not there.
enum MenuControl: Control {
  static let names = ["Menu"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    // What is in it is no part of the screen, but an audit asks what it offers.
    if evaluator.recorder != nil { _ = evaluator.expand(argument: call.content()) }
    return evaluator.button(call, traits: [.button, .popUpButton], label: label(call, evaluator), action: nil)
  }

  private static func label(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if let label = call["label"] { return evaluator.expand(argument: label) }
    if let first = call.first, !ButtonControl.isCode(first.value) { return TitleNodes.make(first, call, evaluator) }
    return []
  }
}
