import ScreenModel

/// `LabeledContent("Version", value: "1.0")`: one element, "Version, 1.0"; a control inside is named by the label.
enum LabeledContentControl: Control {
  static let names = ["LabeledContent"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let label =
      call.first.flatMap { ButtonControl.isCode($0.value) ? nil : evaluator.title($0) }
      ?? evaluator.title(call["label"])
    if let value = call["value"] {
      let words =
        call["format"] == nil
        ? evaluator.localizedText(value.value, at: value.node)
        : evaluator.hole(value.node, "formatted when the app runs")
      let joined = SymbolicText.joined([label ?? SymbolicText(""), words])
      return evaluator.unlessRedacted([.element(evaluator.draft(.text, call, label: joined, traits: [.staticText]))])
    }
    let content = evaluator.within({ $0.inheritedLabel = label }) { evaluator.expand(argument: call.content()) }
    if content.elements.contains(where: { $0.1.content == .control }) { return content }
    let merged = evaluator.merge(content, keepsControls: true)
    var draft = evaluator.draft(.text, call, traits: [.staticText])
    evaluator.take(merged, into: &draft)
    draft.label = SymbolicText.joined([label ?? SymbolicText(""), merged.label ?? SymbolicText("")])
    return evaluator.unlessRedacted([.element(draft)])
  }
}
