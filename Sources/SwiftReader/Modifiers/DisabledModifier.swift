import ScreenModel

/// `.disabled(true)`: every control inside is dimmed.
enum DisabledModifier: Modifier {
  static let names = ["disabled"]

  static func surround(_ call: ModifierCall, _ environment: inout Environment, _ evaluator: Evaluator) {
    environment.disabled = environment.disabled || formula(call, evaluator)
  }

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let formula = formula(call, evaluator)
    if !formula.isAboutRow { evaluator.note(.disabled, formula, evidence: ".disabled", at: call.node) }
    return nodes.changed(by: call, makingElement: false) { draft in
      guard draft.content == .control else { return }
      draft.origins[.trait(.notEnabled)] = call.origin
    }
  }

  private static func formula(_ call: ModifierCall, _ evaluator: Evaluator) -> Guard {
    call.arguments.first.map { evaluator.truth(of: $0.value, at: $0.node) } ?? .always
  }
}
