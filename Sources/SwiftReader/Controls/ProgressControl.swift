import ScreenModel

/// `ProgressView("Loading")` says its title, `ProgressView()` is UIKit's spinner; with a value, a percentage.
enum ProgressControl: Control {
  static let names = ["ProgressView", "Gauge"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if let nodes = rebuilt(call, evaluator) { return nodes }
    let title =
      evaluator.title(call.first.flatMap { ButtonControl.isCode($0.value) ? nil : $0 }) ?? evaluator.title(
        call["label"])
      ?? evaluator.title(call.arguments.first { $0.isTrailing && $0.label == nil })
    var draft = evaluator.draft(.container, call, label: title, traits: [.updatesFrequently])
    if let value = call["value"], !isAbsent(value.value) {
      draft.value = percentage(value, call, evaluator)
    } else if let interval = call["timerInterval"] {
      draft.value = evaluator.hole(interval.node, "a share that is known when the app runs") + SymbolicText("%")
    } else if title?.isEmpty ?? true {
      draft.label = SymbolicText(Lexicon.language(evaluator.options.language).phrase(.inProgress))
    }
    if call.name == "Gauge", let (low, high) = bounds(call, evaluator), high - low != 1, high - low != 100 {
      draft.valueOpen = Reason("nobody has recorded what a gauge over such a range says", span: call.node.span)
    }
    return styled(draft, call, evaluator) ?? evaluator.unlessRedacted([.element(draft)])
  }

  /// `ProgressView(configuration)`: a style hands label and value on.
  private static func rebuilt(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode]? {
    guard let element = evaluator.configured("element", call.first) else { return nil }
    return evaluator.expand(evaluator.view(element, at: call.node))
  }

  /// What a style of the project draws: it may say less or more than SwiftUI's own.
  private static func styled(_ draft: Draft, _ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode]? {
    let modifier = call.name == "Gauge" ? "gaugeStyle" : "progressViewStyle"
    guard evaluator.hasStyle(modifier, at: call.node) else { return nil }
    let label =
      call["label"] ?? call.arguments.first { $0.isTrailing && $0.label == nil } ?? call.first
    let views = label.map { argument -> ViewValue in
      ButtonControl.isCode(argument.value)
        ? evaluator.view(value: argument.value, at: argument.node)
        : .placed(TitleNodes.make(argument, call, evaluator))
    }
    let whole = AXNode.element(draft)
    var parts: [String: Value] = [
      "element": .view(.placed([whole])), "label": views.map(Value.view) ?? .absent,
      "fractionCompleted": fraction(call, evaluator), "value": fraction(call, evaluator),
    ]
    for name in ["currentValueLabel", "minimumValueLabel", "maximumValueLabel", "markedValueLabels"] {
      parts[name] = call[name].map { .view(evaluator.view(value: $0.value, at: $0.node)) } ?? .absent
    }
    guard let nodes = evaluator.styled(modifier, parts, at: call.node) else { return nil }
    // Built anew, it is what it was.
    if nodes.elements.contains(where: { $0.1.role == call.name && $0.1.node == call.node }) { return nodes }
    var own = draft
    let named = nodes.elements.map(\.1)
    if let label = named.first(where: \.hasOwnLabel)?.label { own.label = label }
    if let value = named.first(where: \.hasOwnValue)?.value { own.value = value }
    if !named.contains(where: \.hasOwnLabel) {
      own.textOpen.append(Reason("a style of the project draws it", span: call.node.span))
    }
    return evaluator.unlessRedacted([.element(own)])
  }

  private static func isAbsent(_ value: Value) -> Bool { if case .absent = value { true } else { false } }

  /// The share that is done, 0 to 1.
  private static func fraction(_ call: BuiltinCall, _ evaluator: Evaluator) -> Value {
    guard let value = call["value"] else { return .absent }
    guard let number = evaluator.number(value.value), let (low, high) = bounds(call, evaluator), high > low else {
      return value.value
    }
    return .double((number - low) / (high - low))
  }

  /// `nil`: a bound is known only when the app runs.
  private static func bounds(_ call: BuiltinCall, _ evaluator: Evaluator) -> (Double, Double)? {
    if let total = call["total"] { return evaluator.number(total.value).map { (0, $0) } }
    guard let range = call["in"] else { return (0, 1) }
    guard case .list(let items) = range.value, let first = items.first, let last = items.last,
      let from = evaluator.number(first), let to = evaluator.number(last)
    else { return nil }
    return (from, to)
  }

  private static func percentage(_ value: EvaluatedArgument, _ call: BuiltinCall, _ evaluator: Evaluator)
    -> SymbolicText?
  {
    // A gauge over another range says the number, by the rule that sliders follow; no recording shows it.
    if call.name == "Gauge", let number = evaluator.number(value.value), let (low, high) = bounds(call, evaluator),
      high - low != 1, high - low != 100
    {
      let marks = NumberWords(language: evaluator.options.language)
      return SymbolicText(marks?.decimal(number, most: 3) ?? String(number))
    }
    guard let number = evaluator.number(value.value), let (low, high) = bounds(call, evaluator), high > low else {
      // The share is not the number the code holds.
      return evaluator.hole(value.node, "a share that is known when the app runs") + SymbolicText("%")
    }
    return SymbolicText("\(Int(((number - low) / (high - low) * 100).rounded()))%")
  }
}
