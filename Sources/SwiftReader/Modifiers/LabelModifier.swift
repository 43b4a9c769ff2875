import ScreenModel

/// `.accessibilityLabel("…")`: replaces the label; on a group that is no container, the label of every child.
enum LabelModifier: Modifier {
  static let names = ["accessibilityLabel"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let argument = call.arguments.first else { return nodes }
    let enabled = call.enabled(evaluator)
    if enabled == .never { return nodes }
    if ButtonControl.isCode(argument.value) { return extended(argument, nodes, call, evaluator) }
    let words = evaluator.title(argument) ?? SymbolicText("")
    var open: Reason?
    if nodes.count == 1, case .group(.scrolling, _) = nodes[0] {
      open = Reason(
        "whether the label of a view that scrolls is that of all in it is not recorded", span: call.node.span)
    }
    return nodes.changed(by: call) { draft in
      set(words, on: &draft, when: enabled, call, evaluator)
      if let open { draft.textOpen.append(open) }
    }
  }

  static func set(
    _ words: SymbolicText, on draft: inout Draft, when enabled: Guard = .always, _ call: ModifierCall,
    _ evaluator: Evaluator
  ) {
    let words = draft.labelSuffix.map { SymbolicText.joined([words, $0]) } ?? words
    if enabled == .always {
      draft.label = words
      draft.textOpen = draft.ownLabelOpen.map { [$0] } ?? []
    } else {
      draft.label = SymbolicText([.choice([(enabled, words), (!enabled, draft.label ?? SymbolicText(""))])]).settled(
        evaluator.facts)
    }
    draft.hasOwnLabel = true
    draft.isUnnamedImage = false
    // A label on a menu picker drops the choice, and on a text field the title stays the placeholder.
    if draft.role == "Picker" { draft.value = nil }
    draft.origins[.label] = call.origin
  }

  /// `.accessibilityLabel { label in … }` (iOS 18) keeps the default words where the closure shows them.
  private static func extended(
    _ argument: EvaluatedArgument, _ nodes: [AXNode], _ call: ModifierCall, _ evaluator: Evaluator
  ) -> [AXNode] {
    nodes.changed(by: call) { draft in
      var given = Draft(.text, role: "Text", label: draft.label, node: call.node, frames: call.frames)
      given.isUnnamedImage = false
      let inner = evaluator.expand(argument: argument, with: [.view(.placed([.element(given)]))])
      set(evaluator.merge(inner, keepsControls: true).label ?? SymbolicText(""), on: &draft, call, evaluator)
    }
  }
}
