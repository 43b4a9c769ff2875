import ScreenModel

/// `Slider(value:in:) { Text("Volume") }`: adjustable, named by its label closure though that is never drawn.
enum SliderControl: Control {
  static let names = ["Slider"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title = evaluator.title(call["label"] ?? call.arguments.first { $0.isTrailing && $0.label == nil })
    var draft = evaluator.draft(.control, call, label: title, traits: [.adjustable])
    if let value = call["value"] {
      if case .binding(_, let inner) = value.value {
        draft.value = number(inner, evaluator, at: value.node)
      } else {
        draft.value = number(value.value, evaluator, at: value.node)
      }
    }
    return evaluator.unlessRedacted([.element(draft)])
  }

  /// Ranges that span neither 1 nor 100 are said as the number; the others are unsettled between number and percentage.
  private static func number(_ value: Value, _ evaluator: Evaluator, at node: Syntax) -> SymbolicText {
    if let number = evaluator.number(value) {
      return SymbolicText(number == number.rounded() && abs(number) < 1e12 ? String(Int(number)) : String(number))
    }
    return evaluator.interpolated(value, format: nil, at: node)
  }
}
