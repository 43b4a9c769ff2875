import ScreenModel

/// `Menu("Actions") { … }`: closed, it is a pop up button; its items are not there.
enum MenuControl: Control {
  static let names = ["Menu"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    // What is in it is no part of the screen, but an audit asks what it offers.
    if evaluator.recorder != nil { _ = evaluator.expand(argument: call.content()) }
    let nodes = evaluator.button(
      call, traits: [.button, .popUpButton], label: label(call, evaluator), action: call["primaryAction"])
    if call["primaryAction"] == nil { return nodes }
    return nodes.flatMap {
      $0.mapElements { draft in
        var draft = draft
        draft.roleOpen.append(
          Reason("nobody has recorded what is heard of a menu with an action of its own", span: call.node.span))
        return draft
      }
    }
  }

  private static func label(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if let label = call["label"] { return evaluator.expand(argument: label) }
    if let first = call.first, !ButtonControl.isCode(first.value) { return TitleNodes.make(first, call, evaluator) }
    return []
  }
}
