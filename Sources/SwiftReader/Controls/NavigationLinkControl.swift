import ScreenModel

/// `NavigationLink("Settings") { … }`: a button with all words of its label; the chevron is silent.
enum NavigationLinkControl: Control {
  static let names = ["NavigationLink"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if hasEmptyLabel(call, evaluator) { return [] }
    return evaluator.button(call, traits: [.button], label: label(call, evaluator), action: nil)
  }

  /// `NavigationLink(destination: …, isActive: $shows) { EmptyView() }`: a link for code alone. It has no size, so that
  /// nothing can be focused.
  private static func hasEmptyLabel(_ call: BuiltinCall, _ evaluator: Evaluator) -> Bool {
    guard call["isActive"] != nil || call["selection"] != nil, call["destination"] != nil || call["label"] != nil,
      let label = call["label"] ?? call.arguments.last(where: { $0.isTrailing && $0.label == nil })
    else { return false }
    return evaluator.view(value: label.value, at: label.node).isEmpty
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
