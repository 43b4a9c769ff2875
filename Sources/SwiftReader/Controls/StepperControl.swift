import ScreenModel

/// `Stepper("Guests", value: $n)`: two buttons, "Guests, Decrement" and "Guests, Increment", each with the number as value.
enum StepperControl: Control {
  static let names = ["Stepper"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title =
      evaluator.title(call.first.flatMap { ButtonControl.isCode($0.value) ? nil : $0 }) ?? evaluator.title(
        call["label"])
      ?? evaluator.title(call.trailingLabel) ?? SymbolicText("")
    let lexicon = Lexicon.language(evaluator.options.language)
    var value: SymbolicText?
    if let argument = call["value"] {
      if case .binding(_, let inner) = argument.value {
        value = evaluator.interpolated(inner, format: nil, at: argument.node)
      }
    }
    let words = [lexicon.phrase(.decrement), lexicon.phrase(.increment)].map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    return evaluator.unlessRedacted(
      words.map { word in
        var draft = evaluator.draft(
          .control, call, label: SymbolicText.joined([title, SymbolicText(word)]), traits: [.button])
        draft.labelSuffix = SymbolicText(word)
        draft.value = value
        if let bound = bound(word == words[0], call, evaluator) { draft.add(.notEnabled, when: bound) }
        return .element(draft)
      })
  }

  /// When a button is dimmed because the value is at its bound; newer systems leave it enabled.
  private static func bound(_ isLower: Bool, _ call: BuiltinCall, _ evaluator: Evaluator) -> Guard? {
    guard evaluator.options.os < OSVersion(26), let range = call["in"], case .list(let items) = range.value,
      let end = isLower ? items.first : items.last, let argument = call["value"],
      case .binding(_, let inner) = argument.value
    else { return nil }
    return evaluator.equality(inner, end, at: argument.node)
  }
}
