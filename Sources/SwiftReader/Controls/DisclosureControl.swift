import ScreenModel

/// `DisclosureGroup("Details") { … }`: a button, expanded or collapsed; in a list a heading too.
enum DisclosureControl: Control {
  static let names = ["DisclosureGroup"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let label: [AXNode]
    if let view = call["label"] {
      label = evaluator.within({ $0.isInLabel = true }) { evaluator.expand(argument: view) }
    } else {
      label = call.first.map { TitleNodes.make($0, call, evaluator) } ?? []
    }
    let merged = evaluator.merge(label, keepsControls: true)
    let formula = call["isExpanded"].map { evaluator.truth(of: $0.value, at: $0.node) } ?? .never
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

  private static func opened(_ call: BuiltinCall, _ merged: Merged, _ isOpen: Bool, _ evaluator: Evaluator) -> [AXNode]
  {
    var draft = evaluator.draft(.control, call, label: merged.label, traits: [.button])
    evaluator.take(merged, into: &draft)
    if evaluator.environment.isInList, evaluator.options.os < OSVersion(18) {
      // Label and chevron were two elements.
      let chevron = evaluator.draft(.control, call, traits: [.button])
      draft.traits = [.staticText: .always]
      return evaluator.unlessRedacted([.element(draft), .element(chevron)])
        + (isOpen ? evaluator.expand(argument: call.content()) : [])
    }
    draft.expanded = isOpen
    if evaluator.environment.isInList { draft.add(.header, when: .always) }
    return evaluator.unlessRedacted([.element(draft)]) + (isOpen ? evaluator.expand(argument: call.content()) : [])
  }
}
