import ScreenModel

/// Finds controls that only look disabled.
public struct DisabledByLookOnly: Rule {
  public static let notes = RuleNotes(
    summary: "a control looks disabled and is announced as active",
    why: "it is heard as a button like any other, and activating it does nothing",
    help: "add .disabled(…) with the same test, and say the reason as its value",
    limits:
      "certain where the control's code does nothing in the case that is drawn faded, or touches are switched off",
    guidelines: [.wcag("4.1.2"), .nutrition(.voiceOver)],
    state: .disabled, effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          let isOpen: Bool
          var onOpen: () -> Void
          var body: some View {
            Button("Kew") { if isOpen { onOpen() } }
              .1️⃣opacity(isOpen ? 1 : 0.5)
          }
        }
        """, heard: "Kew, button"),
      .finds(
        """
        struct Example: View {
          let isOpen: Bool
          var body: some View {
            Button("Kew") {}.1️⃣allowsHitTesting(isOpen)
          }
        }
        """, heard: "Kew, button"),
      .allows(
        """
        struct Example: View {
          let isOpen: Bool
          var onOpen: () -> Void
          var body: some View {
            Button("Kew") { if isOpen { onOpen() } }
              .opacity(isOpen ? 1 : 0.5)
              .disabled(!isOpen)
          }
        }
        """),
    ])

  public init() {}

  private static let looks: Set<String> = [
    "opacity", "grayscale", "saturation", "foregroundStyle", "foregroundColor", "brightness",
  ]
  private static let able: Set<String> = [
    "enabled", "disabled", "available", "unavailable", "locked", "allowed", "blocked",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] { single(view) + groups(view) }

  /// Touches switched off around several controls.
  private func groups(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "allowsHitTesting", node.isStack, !node.isInLabel,
        let names = names(modifier, isTouch: true), !names.contains(where: Words.isBusy),
        let first = modifier.before.first(where: \.isControl), let control = view.node(of: first),
        view.element(of: control).map({ !isSaid(control, $0, names, view) }) ?? false,
        !view.selfAndAncestors(of: node).contains(where: { around in
          // What is faded to nothing is another fault.
          around.modifiers.contains { $0.name == "opacity" && hides($0) }
        })
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "what is in it cannot be touched by ‘\(names[0])’ and sounds active",
        heard: modifier.before.heard)
    }
  }

  private func hides(_ modifier: AuditedModifier) -> Bool {
    modifier.arguments.first?.value.alternatives.contains { $0.number == 0 } ?? false
  }

  private func single(_ view: AuditedView) -> [AuditFinding] {
    var found: [AuditFinding] = []
    for node in view.nodes
    where node.kind == .control && ["Button", "NavigationLink", "Toggle"].contains(node.name) && !node.isInLabel {
      guard let element = view.everyElement.first(where: { $0.span == node.span && $0.key.frames == node.frames })
      else { continue }
      let parts = [node] + view.content(of: node.id)
      for (part, modifier) in parts.flatMap({ part in part.modifiers.map { (part, $0) } }) {
        let isTouch = modifier.name == "allowsHitTesting"
        guard isTouch && part.id == node.id || Self.looks.contains(modifier.name),
          let names = names(modifier, isTouch: isTouch),
          !isSaid(node, element, names, view)
        else { continue }
        let isDead = isTouch || doesNothing(node, names, view)
        // What a switch is about is grey while it is off, and words that change with the test say it.
        if !isDead, node.name == "Toggle" && part.id != node.id || view.isSaid(names, in: view.content(of: node.id)) {
          continue
        }
        let isNamed = names.contains { !Self.able.isDisjoint(with: Words.ofName($0)) }
        guard isDead || isNamed && modifier.name != "opacity" || isNamed && part.id == node.id else { continue }
        found.append(
          AuditFinding(
            at: modifier.span, via: modifier.frames,
            "\(element.called) looks disabled by ‘\(names[0])’ and sounds active",
            heard: element.heard, after: element.heardDimmed,
            review: isDead ? nil : "the control may still work in that case"))
        break
      }
    }
    return found
  }

  /// The names of a test that decides between two looks.
  private func names(_ modifier: AuditedModifier, isTouch: Bool) -> [String]? {
    guard let value = modifier.arguments.first?.value else { return nil }
    switch value {
    case .condition(let condition): return isTouch && !condition.names.isEmpty ? condition.names : nil
    case .symbol(let name, _): return isTouch ? [name] : nil
    case .choice(let alternatives):
      guard let first = alternatives.first, !first.condition.names.isEmpty else { return nil }
      if modifier.name == "opacity" {
        let numbers = alternatives.compactMap(\.value.number)
        guard numbers.contains(where: { $0 > 0 && $0 < 0.8 }), numbers.contains(where: { $0 >= 0.9 }) else {
          return nil
        }
      }
      if modifier.name.hasPrefix("foreground") {
        guard alternatives.contains(where: { ["gray", "secondary", "tertiary"].contains($0.value.memberName ?? "") })
        else { return nil }
      }
      return first.condition.names
    default: return nil
    }
  }

  private func isSaid(_ node: AuditedNode, _ element: AuditedElement, _ names: [String], _ view: AuditedView) -> Bool {
    let it = element.element
    if it.traits.contains(.notEnabled) || it.openTraits[.notEnabled] != nil { return true }
    if let selected = it.openTraits[.selected], names.contains(where: selected.mentions) { return true }
    for around in view.selfAndAncestors(of: node) {
      for modifier in around.modifiers {
        if modifier.name == "disabled" { return true }
        if ["accessibilityHidden", "accessibilityValue", "accessibilityHint", "accessibilityRespondsToUserInteraction"]
          .contains(modifier.name),
          modifier.arguments.contains(where: { view.mentions($0.value, names) })
        {
          return true
        }
      }
    }
    return element.presence.contains { condition in names.contains(where: condition.mentions) }
  }

  /// Whether all the control's code does is under a test of the names.
  /// `guard isOpen else { return }` before anything else.
  private func leaves(_ handler: AuditedHandler, _ names: [String]) -> Bool {
    let source = handler.source.drop { $0 == "{" || $0.isWhitespace }
    return names.contains { name in
      source.hasPrefix("guard \(name) else") || source.hasPrefix("guard !\(name) else")
        || source.hasPrefix("guard self.\(name) else")
    }
  }

  private func doesNothing(_ node: AuditedNode, _ names: [String], _ view: AuditedView) -> Bool {
    let effects = view.handlers(at: node.span, node.frames).flatMap(\.effects)
    guard !effects.isEmpty else { return false }
    if view.handlers(at: node.span, node.frames).contains(where: { leaves($0, names) }) { return true }
    let words = Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
    return effects.allSatisfy { effect in effect.tests.contains { !words.isDisjoint(with: Words.identifiers($0)) } }
      && !effects.contains { $0.tests.contains { $0.hasPrefix("!(") } }
  }
}
