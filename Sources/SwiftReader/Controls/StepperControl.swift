import ScreenModel

/// `Stepper("Guests", value: $n)`: two buttons, "Guests, Decrement" and "Guests, Increment", each with the number as value.
enum StepperControl: Control {
  static let names = ["Stepper"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title =
      evaluator.title(call.first.flatMap { ButtonControl.isCode($0.value) ? nil : $0 }) ?? evaluator.title(
        call["label"])
      ?? evaluator.title(call.arguments.first { $0.isTrailing && $0.label == nil }) ?? SymbolicText("")
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
        draft.value = value
        return .element(draft)
      })
  }
}
