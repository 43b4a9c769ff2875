import ScreenModel

/// `DatePicker("Date", selection: $date)`: the title is a text of its own, the control says "Date Picker" and the date.
enum DatePickerControl: Control {
  static let names = ["DatePicker"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let title =
      call.first.flatMap { ButtonControl.isCode($0.value) ? nil : evaluator.title($0) }
      ?? evaluator.title(call["label"] ?? call.arguments.first { $0.isTrailing && $0.label == nil })
    let style = evaluator.environment.styleName("datePickerStyle")?.lowercased() ?? ""
    if style.hasPrefix("graphical") || style.hasPrefix("wheel") {
      let reason =
        style.hasPrefix("wheel")
        ? "the wheels of a date picker depend on the date"
        : "the days of a calendar depend on the date"
      return evaluator.unlessRedacted([.opaque(Reason(reason, span: call.node.span), [])])
    }
    let lexicon = Lexicon.language(evaluator.options.language)
    var draft = evaluator.draft(.control, call, label: SymbolicText(lexicon.phrase(word(of: call))), traits: [.button])
    draft.value = call["selection"].map {
      SymbolicText([
        .hole(name: "date", symbols: [], because: Reason("a date, written for the region", span: $0.node.span))
      ])
    }
    let reason = Reason("nobody has recorded what a label set on a date picker is heard of", span: call.node.span)
    draft.ownLabelOpen = reason
    var nodes: [AXNode] = []
    if let title, !title.isEmpty, !evaluator.environment.hidesLabels {
      var text = Draft(
        .text, role: "Text", label: title, traits: [.staticText], node: call.node, frames: evaluator.frames)
      text.ownLabelOpen = reason
      nodes.append(.element(text))
    }
    return evaluator.unlessRedacted(nodes + [.element(draft)])
  }

  private static func word(of call: BuiltinCall) -> Word {
    guard let components = call["displayedComponents"] else { return .dateAndTimePicker }
    let names = components.node.source
    let hasDate = names.contains(".date")
    let hasTime = names.contains("hourAndMinute")
    return hasDate && hasTime ? .dateAndTimePicker : hasTime ? .timePicker : .datePicker
  }
}
