import ScreenModel

/// `Alert(title:message:primaryButton:secondaryButton:)` and `ActionSheet(title:message:buttons:)`, as old code presents them.
enum OldAlertControl: Control {
  static let names = ["Alert", "ActionSheet"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    var nodes: [AXNode] = []
    for part in ["title", "message"] {
      guard let argument = call[part], let words = evaluator.title(argument), !words.isEmpty else { continue }
      if case .absent = argument.value { continue }
      nodes.append(
        .element(
          Draft(
            .text, role: "Text", label: words, traits: [.staticText], node: argument.node, frames: evaluator.frames)))
    }
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap { call[$0]?.value }
    if case .list(let items)? = call["buttons"]?.value {
      buttons += items
    } else if call["buttons"] != nil {
      nodes.append(.opaque(Reason("which buttons there are depends on the run", span: call.node.span), []))
    }
    if call.name == "Alert", buttons.isEmpty { buttons = [.implicitMember("default", [])] }
    return nodes + inOrder(buttons, call).map { button($0, call, evaluator) }
  }

  /// UIKit puts the cancelling button last, and first where an alert has two beside each other.
  private static func inOrder(_ buttons: [Value], _ call: BuiltinCall) -> [Value] {
    let cancelling = buttons.indices.filter { kind(buttons[$0]) == "cancel" }
    guard buttons.count > 1, cancelling.count == 1 else { return buttons }
    var order = buttons
    let cancel = order.remove(at: cancelling[0])
    order.insert(cancel, at: call.name == "Alert" ? 0 : order.count)
    return order
  }

  /// `cancel` of `.cancel()` and `Alert.Button.cancel()`.
  private static func kind(_ value: Value) -> String? {
    if case .view(.builtin(let made)) = value { return made.name.split(separator: ".").last.map(String.init) }
    return value.memberName
  }

  /// `.cancel()`, `.destructive(Text("Delete")) { … }`
  private static func button(_ value: Value, _ call: BuiltinCall, _ evaluator: Evaluator) -> AXNode {
    var name = ""
    var arguments: [EvaluatedArgument] = []
    switch value {
    case .implicitMember(let member, let given): (name, arguments) = (member, given)
    case .view(.builtin(let made)):
      name = made.name.split(separator: ".").last.map(String.init) ?? ""
      arguments = made.arguments
    case .absent: return .group(.none, [])
    default: return .opaque(Reason("a button that is made when the app runs", span: call.node.span), [])
    }
    let title = arguments.first { $0.label == nil && !ButtonControl.isCode($0.value) }
    var words = title.flatMap { evaluator.title($0) }
    // The system's own word, for a button without a title.
    if words == nil {
      words =
        evaluator.options.language.lowercased().hasPrefix("en")
        ? SymbolicText(name == "cancel" ? "Cancel" : "OK") : evaluator.hole(call.node, "a word of the system")
    }
    var draft = evaluator.draft(.control, call, label: words, traits: [.button])
    draft.role = "Button"
    return .element(draft)
  }
}
