import ScreenModel

/// `Slider(value:in:) { Text("Volume") }`: adjustable, named by its label closure though that is never drawn.
enum SliderControl: Control {
  static let names = ["Slider"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title = evaluator.title(call["label"] ?? call.trailingLabel)
    var draft = evaluator.draft(.control, call, label: title, traits: [.adjustable])
    if let value = call["value"] {
      if case .binding(_, let inner) = value.value {
        draft.value = percentage(inner, call, evaluator) ?? number(inner, evaluator, at: value.node)
      } else {
        draft.value = percentage(value.value, call, evaluator) ?? number(value.value, evaluator, at: value.node)
      }
    }
    if evaluator.options.os >= OSVersion(18), spansOneOrHundred(call, evaluator) {
      draft.valueOpen = Reason(
        "whether a slider over such a range says the number or a percentage is not settled", span: call.node.span)
    }
    return evaluator.unlessRedacted([.element(draft)])
  }

  /// Up to iOS 17 a range that spans exactly 1 or 100 is said as a percentage of the value.
  private static func percentage(_ value: Value, _ call: BuiltinCall, _ evaluator: Evaluator) -> SymbolicText? {
    guard evaluator.options.os < OSVersion(18), let number = evaluator.number(value), let span = span(call, evaluator),
      span == 1 || span == 100
    else { return nil }
    let percent = (span == 1 ? number * 100 : number).rounded(.toNearestOrEven)
    return abs(percent) < 1e9 ? SymbolicText("\(Int(percent))%") : nil
  }

  private static func spansOneOrHundred(_ call: BuiltinCall, _ evaluator: Evaluator) -> Bool {
    span(call, evaluator).map { $0 == 1 || $0 == 100 } ?? false
  }

  /// How far the range goes, 1 without one; `nil` where it is known only when the app runs.
  private static func span(_ call: BuiltinCall, _ evaluator: Evaluator) -> Double? {
    guard let range = call["in"] else { return 1 }
    guard case .list(let items) = range.value, let low = items.first.flatMap(evaluator.number),
      let high = items.last.flatMap(evaluator.number)
    else { return nil }
    return high - low
  }

  /// Ranges that span neither 1 nor 100 are said as the number; the others are unsettled between number and percentage.
  private static func number(_ value: Value, _ evaluator: Evaluator, at node: Syntax) -> SymbolicText {
    if let number = evaluator.number(value) {
      // In decimal style: with groups, and with three digits after the mark at most.
      let marks = NumberWords(language: evaluator.options.language)
      return SymbolicText(marks?.decimal(number, most: 3) ?? String(number))
    }
    return evaluator.interpolated(value, format: nil, at: node)
  }
}
