import ScreenModel

/// `NavigationLink("Settings") { … }`: a button with all words of its label; the chevron is silent.
enum NavigationLinkControl: Control {
  static let names = ["NavigationLink"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    evaluator.button(call, traits: [.button], label: label(call, evaluator), action: nil)
  }

  private static func label(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if let label = call["label"] { return evaluator.expand(argument: label) }
    if let first = call.first, !ButtonControl.isCode(first.value) { return TitleNodes.make(first, call, evaluator) }
    if call["value"] != nil || call["destination"] != nil {
      return evaluator.expand(argument: call.arguments.last { $0.isTrailing && $0.label == nil })
    }
    return []
  }
}
