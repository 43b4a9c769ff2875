import ScreenModel

/// `LabeledContent("Version", value: "1.0")`: one element, "Version, 1.0"; a control inside is named by the label.
enum LabeledContentControl: Control {
  static let names = ["LabeledContent"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if evaluator.hasStyle("labeledContentStyle", at: call.node) {
      let parts: [String: Value] = [
        "label": .view(.placed(label(call, evaluator))), "content": .view(contentView(call, evaluator)),
      ]
      if let nodes = evaluator.styled("labeledContentStyle", parts, at: call.node) {
        return asOne(nodes, call, evaluator)
      }
    }
    let words = evaluator.merge(label(call, evaluator), keepsControls: true).label
    if let value = valueWords(call, evaluator) {
      let joined = SymbolicText.joined([words ?? SymbolicText(""), value])
      return evaluator.unlessRedacted([.element(evaluator.draft(.text, call, label: joined, traits: [.staticText]))])
    }
    let content = evaluator.within({ $0.inheritedLabel = words }) { evaluator.expand(contentView(call, evaluator)) }
    if content.elements.contains(where: { $0.1.content == .control }) {
      return named(content, by: words, label(call, evaluator), call)
    }
    let merged = evaluator.merge(content, keepsControls: true)
    var draft = evaluator.draft(.text, call, traits: [.staticText])
    evaluator.take(merged, into: &draft)
    draft.label = SymbolicText.joined([words ?? SymbolicText(""), merged.label ?? SymbolicText("")])
    return evaluator.unlessRedacted([.element(draft)])
  }

  /// Controls without a name get that of the row; beside one that has its own, nobody knows where the row's is said.
  private static func named(_ content: [AXNode], by words: SymbolicText?, _ label: [AXNode], _ call: BuiltinCall)
    -> [AXNode]
  {
    guard let words, !words.isEmpty else { return content }
    let isNamed = content.elements.contains {
      $0.1.content == .control && !($0.1.label?.isEmpty ?? true) && !$0.1.hasOwnLabel
    }
    if !isNamed {
      return content.flatMap {
        $0.mapElements { draft in
          guard draft.content == .control, draft.label?.isEmpty ?? true else { return draft }
          var draft = draft
          draft.label = words
          draft.hasOwnLabel = true
          return draft
        }
      }
    }
    let reason = Reason("nobody has recorded how the name of the row and the control are said", span: call.node.span)
    return (label + content).flatMap {
      $0.mapElements { draft in
        var draft = draft
        draft.textOpen.append(reason)
        return draft
      }
    }
  }

  /// What a style draws is one element all the same, unless there is a control in it.
  private static func asOne(_ nodes: [AXNode], _ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if nodes.elements.contains(where: { $0.1.content == .control }) { return nodes }
    let merged = evaluator.merge(nodes, keepsControls: true)
    var draft = evaluator.draft(.text, call, label: merged.label, traits: [.staticText])
    evaluator.take(merged, into: &draft)
    return evaluator.unlessRedacted([.element(draft)])
  }

  private static func label(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if let label = evaluator.configured("label", call.first) {
      return evaluator.expand(evaluator.view(label, at: call.node))
    }
    if let first = call.first, !ButtonControl.isCode(first.value) { return TitleNodes.make(first, call, evaluator) }
    return evaluator.within({ $0.isInLabel = true }) { evaluator.expand(argument: call["label"]) }
  }

  private static func contentView(_ call: BuiltinCall, _ evaluator: Evaluator) -> ViewValue {
    if let content = evaluator.configured("content", call.first) { return evaluator.view(content, at: call.node) }
    if let words = valueWords(call, evaluator) {
      return .placed([.element(evaluator.draft(.text, call, label: words, traits: [.staticText]))])
    }
    return call.content().map { evaluator.view(value: $0.value, at: $0.node) } ?? .empty
  }

  /// `value: "1.0"`, also with a format.
  private static func valueWords(_ call: BuiltinCall, _ evaluator: Evaluator) -> SymbolicText? {
    guard let value = call["value"] else { return nil }
    guard let format = call["format"] else { return evaluator.localizedText(value.value, at: value.node) }
    return NumberFormats.words(value.value, style: format.value, evaluator, at: value.node)
      ?? evaluator.hole(value.node, "formatted when the app runs")
  }
}
