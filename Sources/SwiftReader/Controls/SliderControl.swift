import ScreenModel

/// `Slider(value:in:) { Text("Volume") }`: adjustable, named by its label closure though that is never drawn.
enum SliderControl: Control {
  static let names = ["Slider"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title = evaluator.title(call["label"] ?? call.arguments.first { $0.isTrailing && $0.label == nil })
    var draft = evaluator.draft(.control, call, label: title, traits: [.adjustable])
    if let value = call["value"] {
      if case .binding(_, let inner) = value.value {
        draft.value = percentage(inner, call, evaluator) ?? number(inner, evaluator, at: value.node)
      } else {
        draft.value = percentage(value.value, call, evaluator) ?? number(value.value, evaluator, at: value.node)
      }
    }
    return evaluator.unlessRedacted([.element(draft)])
  }

  /// Up to iOS 17 a range that spans exactly 1 or 100 is said as a percentage of the value.
  private static func percentage(_ value: Value, _ call: BuiltinCall, _ evaluator: Evaluator) -> SymbolicText? {
    guard evaluator.options.os < OSVersion(18), let number = evaluator.number(value) else { return nil }
    var span: Double? = 1
    if let range = call["in"] {
      guard case .list(let items) = range.value, let low = items.first.flatMap(evaluator.number),
        let high = items.last.flatMap(evaluator.number)
      else { return nil }
      span = high - low
    }
    guard span == 1 || span == 100 else { return nil }
    let percent = (span == 1 ? number * 100 : number).rounded(.toNearestOrEven)
    return abs(percent) < 1e9 ? SymbolicText("\(Int(percent))%") : nil
  }

  /// Ranges that span neither 1 nor 100 are said as the number; the others are unsettled between number and percentage.
  private static func number(_ value: Value, _ evaluator: Evaluator, at node: Syntax) -> SymbolicText {
    if let number = evaluator.number(value) {
      return SymbolicText(number == number.rounded() && abs(number) < 1e12 ? String(Int(number)) : String(number))
    }
    return evaluator.interpolated(value, format: nil, at: node)
  }
}
