import ScreenModel

/// `.accessibilityElement(children:)`: one element for all, or a container around them.
enum ElementModifier: Modifier {
  static let names = ["accessibilityElement"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    if nodes.isHiddenOnPurpose { return nodes }
    let (content, bars) = nodes.splitBars
    let kept = bars.map { AXNode.bar($0.1) }
    var mode = "ignore"
    if case .implicitMember(let name, _)? = call["children"]?.value { mode = name }
    switch mode {
    case "contain": return [.container(ContainerDraft(node: call.node), content)] + kept
    case "combine": return [.element(combined(content, call, evaluator))] + kept
    default:
      var draft = Draft(.container, role: "Group", node: call.node, frames: call.frames)
      // The element is a new one: a control inside is ignored with its traits and actions.
      if case .element(let only)? = content.first, content.count == 1, only.content == .control {
        draft.node = only.node
        draft.frames = only.frames
        draft.role = only.role
        draft.isActivatable = only.isActivatable
        draft.sortPriority = only.sortPriority
        draft.focusBindings = only.focusBindings
        draft.keyboardFocusBindings = only.keyboardFocusBindings
        draft.roleOpen = [
          Reason("whether a control that ignores its children keeps its traits is not recorded", span: call.node.span)
        ]
        draft.traits = only.traits
      } else if evaluator.environment.disabled != .never, evaluator.environment.isInLabel {
        draft.add(.notEnabled, when: evaluator.environment.disabled)
      }
      draft.hasOwnLabel = true
      return [.element(draft)] + kept
    }
  }

  /// Labels joined by commas; the first button gives its action and trait, further ones become named actions.
  static func combined(_ nodes: [AXNode], _ call: ModifierCall, _ evaluator: Evaluator) -> Draft {
    // Combining a single control keeps it as it is.
    let all = nodes.elements
    if all.count == 1, all[0].0 == .always, nodes.opaqueReasons.isEmpty { return all[0].1 }
    let merged = evaluator.merge(nodes, keepsControls: false)
    var draft = Draft(.container, role: "Group", label: merged.label, node: call.node, frames: call.frames)
    evaluator.take(merged, into: &draft)
    draft.hasOwnLabel = true
    for (trait, condition) in merged.pressable { draft.add(trait, when: condition) }
    if !merged.pressable.isEmpty {
      draft.textOpen.append(
        Reason("whether the words of what is a button by its trait are said is not recorded", span: call.node.span))
    }
    if merged.hasNamedImage, !merged.isOnlyImage {
      draft.roleOpen.append(
        Reason("whether a picture with a name makes the whole an image is not recorded", span: call.node.span))
    }
    if merged.images.contains(where: { $0.1.role == "Image" && $0.1.node.source.hasPrefix("Image(\"") }) {
      draft.textOpen.append(
        Reason("whether the name of a picture’s file joins the words is not recorded", span: call.node.span))
    }
    for (_, control) in merged.controls {
      let kinds = [Trait.adjustable, .textEntry, .toggleButton, .popUpButton]
      guard kinds.contains(where: control.has), control.role != "Stepper" else { continue }
      draft.roleOpen.append(
        Reason("what is left of a \(control.role) in a combined element is not recorded", span: control.node.span))
    }
    let buttons = merged.controls
    for (position, (formula, control)) in buttons.enumerated() {
      if position == 0 {
        for trait in [Trait.button, .link, .toggleButton, .notEnabled, .selected] {
          if let condition = control.traits[trait] { draft.add(trait, when: formula && condition) }
        }
        draft.isActivatable = true
        draft.value = draft.value ?? (control.has(.toggleButton) ? control.value : nil)
        draft.content = .control
      } else if let label = control.label {
        draft.actions.insert(label, at: 0)
      }
      draft.focusBindings += control.focusBindings
      draft.actions = control.actions + draft.actions
    }
    return draft
  }
}

/// `.accessibilityRepresentation { … }`: all of the element is taken from the representation.
enum RepresentationModifier: Modifier {
  static let names = ["accessibilityRepresentation"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let bars = nodes.splitBars.bars.map { AXNode.bar($0.1) }
    return evaluator.expand(argument: call.content("representation")) + bars
  }
}

/// `.accessibilityChildren { … }`: other children in place of the view's own.
enum ChildrenModifier: Modifier {
  static let names = ["accessibilityChildren"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    [.container(ContainerDraft(node: call.node), evaluator.expand(argument: call.content("children")))]
  }
}
