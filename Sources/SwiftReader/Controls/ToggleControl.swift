import ScreenModel

/// `Toggle("Wi-Fi", isOn: $on)`: one element, heard as "Wi-Fi, switch button, on".
enum ToggleControl: Control {
  static let names = ["Toggle"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let nodes = evaluator.within({ $0.isInLabel = true }) { () -> [AXNode] in
      if let label = evaluator.configured("label", call.first) {
        return evaluator.expand(evaluator.view(label, at: call.node))
      }
      if let first = call.first, !ButtonControl.isCode(first.value) { return TitleNodes.make(first, call, evaluator) }
      return evaluator.expand(argument: call["label"] ?? call.content())
    }
    let isOn = call["isOn"] ?? call["sources"]
    let styled = evaluator.within({ $0.isInLabel = true }) { self.styled(nodes, isOn, call, evaluator) }
    // A style that rebuilds the toggle is that toggle.
    if let elements = styled?.elements, elements.count == 1, elements[0].1.has(.toggleButton), let styled {
      return styled
    }
    let merged = evaluator.merge(styled ?? nodes, keepsControls: true)
    var draft = evaluator.draft(.control, call, label: merged.label, traits: [.button, .toggleButton])
    evaluator.take(merged, into: &draft)
    if evaluator.environment.styleName("toggleStyle") == "button" {
      draft.roleOpen.append(
        Reason("nobody has recorded whether such a toggle is heard as a switch or as selected", span: call.node.span))
    }
    draft.label = evaluator.name(from: merged)
    if let own = styled?.elements.first(where: { $0.1.hasOwnValue }) {
      draft.value = own.1.value
      draft.hasOwnValue = true
      draft.label =
        evaluator.merge(styled?.flatMap { $0.mapElements(Self.withoutValue) } ?? [], keepsControls: true).label
    } else if let isOn = isOn ?? configuredState(call, evaluator) {
      if let mixed = call["sources"].flatMap({ sources($0.value, isOn, evaluator) }) {
        draft.value = mixed
        return evaluator.unlessRedacted([.element(draft)])
      }
      let formula = evaluator.truth(of: isOn.value, at: isOn.node)
      // UIKit's switch values: VoiceOver says them as on and off.
      draft.value = SymbolicText([.choice([(formula, SymbolicText("1")), (!formula, SymbolicText("0"))])]).settled(
        evaluator.facts)
    }
    return evaluator.unlessRedacted([.element(draft)])
  }

  /// `Toggle(sources: $items, isOn: \.isOn)`: mixed where some are on.
  private static func sources(_ sources: Value, _ isOn: EvaluatedArgument, _ evaluator: Evaluator) -> SymbolicText? {
    var list = sources
    if case .binding(_, let inner) = sources { list = inner }
    guard case .list(let items) = list, case .keyPath(let path) = isOn.value else { return nil }
    let states = items.map { item -> Guard in
      var value = item
      if case .binding(_, let inner) = item { value = inner }
      for name in path where name != "self" { value = evaluator.member(name, of: value, at: isOn.node) }
      return evaluator.truth(of: value, at: isOn.node)
    }
    let all = states.reduce(.always, &&)
    let none = states.map { !$0 }.reduce(.always, &&)
    return SymbolicText([
      .choice([(all, SymbolicText("1")), (none, SymbolicText("0")), (!all && !none, SymbolicText("2"))])
    ]).settled(evaluator.facts)
  }

  /// What the project's style draws around the label.
  private static func styled(
    _ label: [AXNode], _ isOn: EvaluatedArgument?, _ call: BuiltinCall, _ evaluator: Evaluator
  ) -> [AXNode]? {
    let binding = isOn?.value ?? .unknown(Reason("the state of the toggle", span: call.node.span))
    var state = binding
    if case .binding(_, let inner) = binding { state = inner }
    return evaluator.styled(
      "toggleStyle",
      ["label": .view(.placed(label)), "isOn": state, "$isOn": binding, "isMixed": .bool(false)], at: call.node)
  }

  /// `Toggle(configuration)`: the state a style hands on.
  private static func configuredState(_ call: BuiltinCall, _ evaluator: Evaluator) -> EvaluatedArgument? {
    guard let first = call.first, let state = evaluator.configured("isOn", first) else { return nil }
    return EvaluatedArgument(label: "isOn", value: state, node: first.node, isTrailing: false)
  }

  private static func withoutValue(_ draft: Draft) -> Draft? {
    var draft = draft
    draft.value = nil
    return draft
  }
}
