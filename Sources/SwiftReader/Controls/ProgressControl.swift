import ScreenModel

/// `ProgressView("Loading")` says its title, `ProgressView()` is UIKit's spinner; with a value, a percentage.
enum ProgressControl: Control {
  static let names = ["ProgressView", "Gauge"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title =
      evaluator.title(call.first.flatMap { ButtonControl.isCode($0.value) ? nil : $0 }) ?? evaluator.title(
        call["label"])
      ?? evaluator.title(call.arguments.first { $0.isTrailing && $0.label == nil })
    var draft = evaluator.draft(.container, call, label: title, traits: [.updatesFrequently])
    if let value = call["value"] {
      draft.value = percentage(value, call, evaluator)
    } else if title?.isEmpty ?? true {
      draft.label = SymbolicText(Lexicon.language(evaluator.options.language).phrase(.inProgress))
    }
    return evaluator.unlessRedacted([.element(draft)])
  }

  private static func percentage(_ value: EvaluatedArgument, _ call: BuiltinCall, _ evaluator: Evaluator)
    -> SymbolicText?
  {
    if case .absent = value.value { return nil }
    var low = 0.0
    var high = 1.0
    if let total = call["total"].flatMap({ evaluator.number($0.value) }) { high = total }
    if let range = call["in"], case .list(let items) = range.value, let first = items.first, let last = items.last,
      let from = evaluator.number(first), let to = evaluator.number(last)
    {
      low = from
      high = to
    }
    guard let number = evaluator.number(value.value), high > low else {
      return evaluator.interpolated(value.value, format: nil, at: value.node) + SymbolicText("%")
    }
    return SymbolicText("\(Int(((number - low) / (high - low) * 100).rounded()))%")
  }
}
