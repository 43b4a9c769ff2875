import ScreenModel

/// `.accessibilityAddTraits(.isSelected)`, `.accessibilityRemoveTraits(.isImage)`.
enum TraitsModifier: Modifier {
  static let names = ["accessibilityAddTraits", "accessibilityRemoveTraits"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let argument = call.arguments.first else { return nodes }
    let enabled = call.enabled(evaluator)
    if enabled == .never { return nodes }
    let traits = traits(in: argument.value, when: enabled, evaluator)
    if traits.known[.tabBar] == .always, call.name == "accessibilityAddTraits" { return nodes.map(tabBar) }
    if call.name == "accessibilityAddTraits" {
      let modal = evaluator.facts.simplify(modal(in: argument.value, when: enabled))
      if modal != .never { return self.modal(nodes, modal, traits.known.isEmpty, call, evaluator) }
    }
    if let condition = traits.known[.selected], call.name == "accessibilityAddTraits" {
      evaluator.note(.selected, condition, evidence: ".isSelected", at: call.node)
    }
    return nodes.changed(by: call, makingElement: call.name == "accessibilityAddTraits") { draft in
      for (trait, formula) in traits.known.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        if call.name == "accessibilityAddTraits" {
          draft.add(trait, when: evaluator.facts.simplify(formula), at: call.origin)
        } else {
          draft.remove(trait, when: formula)
          if trait == .image, draft.role == "Label" { draft.isUnnamedImage = false }
        }
      }
      if let reason = traits.unknown { draft.roleOpen.append(reason) }
    }
  }

  /// A modal container hides what stands beside it. What stands for itself may or may not.
  private static func modal(
    _ nodes: [AXNode], _ formula: Guard, _ isAlone: Bool, _ call: ModifierCall, _ evaluator: Evaluator
  ) -> [AXNode] {
    let reason = Reason(
      "nobody has recorded whether what is modal without being a container hides what is behind it",
      span: call.node.span)
    let marked = nodes.flatMap { node -> [AXNode] in
      if case .container(var info, let children) = node {
        info.modal = info.modal || formula
        return [.container(info, children)]
      }
      return node.mapElements { draft in
        var draft = draft
        draft.roleOpen.append(reason)
        return draft
      }
    }
    if isAlone { return marked }
    var rest = call
    rest.arguments[0].value = withoutModal(call.arguments[0].value)
    return apply(rest, to: marked, evaluator)
  }

  private static func modal(in value: Value, when formula: Guard) -> Guard {
    switch value {
    case .list(let items): return items.map { modal(in: $0, when: formula) }.reduce(.never, ||)
    case .choice(let alternatives):
      return alternatives.map { modal(in: $0.1, when: formula && $0.0) }.reduce(.never, ||)
    default: return value.memberName == "isModal" ? formula : .never
    }
  }

  private static func withoutModal(_ value: Value) -> Value {
    switch value {
    case .list(let items): return .list(items.map(withoutModal))
    case .choice(let alternatives): return .choice(alternatives.map { ($0.0, withoutModal($0.1)) })
    default: return value.memberName == "isModal" ? .absent : value
    }
  }

  /// `.isTabBar` on a container makes tabs of what is in it, each with its place; on elements it is silent.
  private static func tabBar(_ node: AXNode) -> AXNode {
    guard case .container(let info, let children) = node else { return node }
    let items = children.elements
    let count = items.allSatisfy({ $0.0 == .always }) ? items.count : nil
    var position = 0
    return .container(
      info,
      children.flatMap {
        $0.mapElements { draft in
          var draft = draft
          position += 1
          draft.add(.tabBarItem, when: .always)
          draft.position = count.map { .init(position, of: $0) }
          return draft
        }
      })
  }

  /// The traits of an argument, each with what must hold for it.
  static func traits(in value: Value, when formula: Guard, _ evaluator: Evaluator) -> (
    known: [Trait: Guard], unknown: Reason?
  ) {
    switch value {
    case .implicitMember(let name, _): return (trait(named: name).map { [$0: formula] } ?? [:], nil)
    case .foreignType(let name):
      return (trait(named: name.split(separator: ".").last.map(String.init) ?? "").map { [$0: formula] } ?? [:], nil)
    case .list(let items): return combined(items.map { (formula, $0) }, evaluator)
    case .choice(let alternatives): return combined(alternatives.map { (formula && $0.0, $0.1) }, evaluator)
    case .absent: return ([:], nil)
    case .view(.builtin(let call)): return combined(call.arguments.map { (formula, $0.value) }, evaluator)
    case .unknown(let reason): return ([:], reason)
    case .symbol(let typed): return ([:], Reason("traits ‘\(typed.symbol.name)’ are known only when the app runs"))
    default: return ([:], Reason("traits that cannot be read"))
    }
  }

  private static func combined(_ parts: [(Guard, Value)], _ evaluator: Evaluator) -> (
    known: [Trait: Guard], unknown: Reason?
  ) {
    var known: [Trait: Guard] = [:]
    var unknown: Reason?
    for (formula, value) in parts {
      let inner = traits(in: value, when: formula, evaluator)
      for (trait, condition) in inner.known { known[trait] = (known[trait] ?? .never) || condition }
      unknown = unknown ?? inner.unknown
    }
    return (known, unknown)
  }

  private static func trait(named name: String) -> Trait? {
    switch name {
    case "isButton": return .button
    case "isHeader": return .header
    case "isSelected": return .selected
    case "isLink": return .link
    case "isSearchField": return .searchField
    case "isImage": return .image
    case "playsSound": return .playsSound
    case "isKeyboardKey": return .keyboardKey
    case "isStaticText": return .staticText
    case "isSummaryElement": return .summaryElement
    case "updatesFrequently": return .updatesFrequently
    case "startsMediaSession": return .startsMediaSession
    case "allowsDirectInteraction": return .allowsDirectInteraction
    case "causesPageTurn": return .causesPageTurn
    case "isToggle": return .toggleButton
    case "isTabBar": return .tabBar
    default: return nil
    }
  }
}
