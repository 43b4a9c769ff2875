import ScreenModel

/// `DisclosureGroup("Details") { … }`: a button, expanded or collapsed; in a list a heading too.
enum DisclosureControl: Control {
  static let names = ["DisclosureGroup"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if let nodes = styled(call, evaluator) { return nodes }
    let merged = evaluator.merge(label(call, evaluator), keepsControls: true)
    let isExpanded = call["isExpanded"]?.value ?? evaluator.configured("isExpanded", call.first)
    let formula = isExpanded.map { evaluator.truth(of: $0, at: call.node) } ?? .never
    var nodes: [AXNode] = []
    if formula != .never, let open = evaluator.assuming(formula, { opened(call, merged, true, evaluator) }) {
      if formula == .always { return open }
      nodes.append(
        .when([
          (formula, open), (!formula, evaluator.assuming(!formula) { opened(call, merged, false, evaluator) } ?? []),
        ]))
      return nodes
    }
    return opened(call, merged, false, evaluator)
  }

  private static func label(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    evaluator.within({ $0.isInLabel = true }) {
      if let label = evaluator.configured("label", call.first) {
        return evaluator.expand(evaluator.view(label, at: call.node))
      }
      if let view = call["label"] { return evaluator.expand(argument: view) }
      return call.first.map { TitleNodes.make($0, call, evaluator) } ?? []
    }
  }

  private static func content(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if let content = evaluator.configured("content", call.first) {
      return evaluator.expand(evaluator.view(content, at: call.node))
    }
    return evaluator.expand(argument: call.content())
  }

  /// What a style of the project draws, in place of the button with its state.
  private static func styled(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode]? {
    guard evaluator.hasStyle("disclosureGroupStyle", at: call.node) else { return nil }
    let binding = call["isExpanded"]?.value ?? .bool(false)
    var state = binding
    if case .binding(_, let inner) = binding { state = inner }
    let content = call.content().map { evaluator.view(value: $0.value, at: $0.node) } ?? .empty
    let parts: [String: Value] = [
      "label": .view(.placed(label(call, evaluator))), "content": .view(content), "isExpanded": state,
      "$isExpanded": binding,
    ]
    return evaluator.styled("disclosureGroupStyle", parts, at: call.node)
  }

  private static func opened(_ call: BuiltinCall, _ merged: Merged, _ isOpen: Bool, _ evaluator: Evaluator) -> [AXNode]
  {
    var draft = evaluator.draft(.control, call, label: merged.label, traits: [.button])
    evaluator.take(merged, into: &draft)
    if evaluator.environment.isInList, evaluator.options.os < OSVersion(18) {
      // Label and chevron were two elements.
      let chevron = evaluator.draft(.control, call, traits: [.button])
      draft.traits = [.staticText: .always]
      return evaluator.unlessRedacted([.element(draft), .element(chevron)])
        + (isOpen ? content(call, evaluator) : [])
    }
    draft.expanded = isOpen
    if evaluator.environment.isInList { draft.add(.header, when: .always) }
    return evaluator.unlessRedacted([.element(draft)]) + (isOpen ? content(call, evaluator) : [])
  }
}
