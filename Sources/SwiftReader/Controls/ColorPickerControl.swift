import ScreenModel

/// `ColorPicker("Tint", selection: $tint)`: a button with its title and a description of the colour that no source holds.
enum ColorPickerControl: Control {
  static let names = ["ColorPicker"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title =
      call.first.flatMap { ButtonControl.isCode($0.value) ? nil : evaluator.title($0) }
      ?? evaluator.title(call["label"] ?? call.arguments.first { $0.isTrailing && $0.label == nil })
    var draft = evaluator.draft(.control, call, label: title, traits: [.button])
    draft.value = SymbolicText([
      .hole(name: "colour", symbols: [], because: Reason("VoiceOver describes the colour", span: call.node.span))
    ])
    return evaluator.unlessRedacted([.element(draft)])
  }
}
