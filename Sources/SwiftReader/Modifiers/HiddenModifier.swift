import ScreenModel

/// `.accessibilityHidden(true)`, `.hidden()`, `.opacity(0)`: out of the tree, children too.
enum HiddenModifier: Modifier {
  static let names = ["accessibilityHidden", "hidden", "opacity"]

  static func surround(_ call: ModifierCall, _ environment: inout Environment, _ evaluator: Evaluator) {
    if hides(call, evaluator) == .always { environment.isHidden = true }
  }

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    switch hides(call, evaluator) {
    case .always:
      let bars = nodes.splitBars.bars.map { AXNode.bar($0.1) }
      return .hiddenOnPurpose + bars
    case .never: return nodes
    case let open:
      let (content, bars) = nodes.splitBars
      return [.when([(!open, content)])] + bars.map { .bar($0.1) }
    }
  }

  /// When the modifier hides what it is applied to.
  private static func hides(_ call: ModifierCall, _ evaluator: Evaluator) -> Guard {
    let formula: Guard
    switch call.name {
    case "hidden": formula = .always
    case "opacity": formula = isZero(call.arguments.first?.value)
    default: formula = call.arguments.first.map { evaluator.truth(of: $0.value, at: $0.node) } ?? .always
    }
    return evaluator.facts.simplify(formula && call.enabled(evaluator))
  }

  private static func isZero(_ value: Value?) -> Guard {
    switch value {
    case .int(0)?: return .always
    case .double(0)?: return .always
    case .choice(let alternatives)?: return alternatives.map { $0.0 && isZero($0.1) }.reduce(.never, ||)
    default: return .never
    }
  }
}

/// `.redacted(reason: .placeholder)`: every element is gone.
enum RedactedModifier: Modifier {
  static let names = ["redacted", "unredacted"]

  static func surround(_ call: ModifierCall, _ environment: inout Environment, _ evaluator: Evaluator) {
    if call.name == "unredacted" {
      environment.redacted = .never
      return
    }
    guard let reason = call["reason"] ?? call.arguments.first else { return }
    environment.redacted = environment.redacted || hides(reason.value)
  }

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    if call.name == "redacted", let reason = call["reason"] ?? call.arguments.first {
      let formula = evaluator.facts.simplify(hides(reason.value))
      if !formula.isAboutRow, formula != .never {
        evaluator.note(.loading, formula, evidence: ".redacted", at: call.node)
      }
      // What accessibility modifiers inside made of nothing is gone as well; text that is left was unredacted.
      if formula == .always { return nodes.flatMap { $0.mapElements { $0.content == .container ? nil : $0 } } }
    }
    return nodes
  }

  private static func hides(_ value: Value) -> Guard {
    switch value {
    case .implicitMember(let name, _): return name == "placeholder" ? .always : .never
    case .list(let reasons): return reasons.map(hides).reduce(.never, ||)
    case .choice(let alternatives): return alternatives.map { $0.0 && hides($0.1) }.reduce(.never, ||)
    default: return .never
    }
  }
}
