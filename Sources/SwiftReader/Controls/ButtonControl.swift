import ScreenModel

/// `Button("Pay") { … }`: one element with all words of its label, joined by commas. A role adds nothing.
enum ButtonControl: Control {
  static let names = ["Button"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    evaluator.button(call, traits: [.button], label: styledLabel(call, evaluator), action: action(of: call))
  }

  /// Its label as the project's style draws it.
  private static func styledLabel(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    styled(labelNodes(call, evaluator), call, evaluator)
  }

  /// A label as the project's button style draws it; links that look like buttons have it too.
  static func styled(_ label: [AXNode], _ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let parts: [String: Value] = [
      "label": .view(.placed(label)), "isPressed": .bool(false), "role": call["role"]?.value ?? .absent,
    ]
    return evaluator.styled("buttonStyle", parts, at: call.node) ?? label
  }

  /// The views of its label.
  private static func labelNodes(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if let label = call["label"] { return evaluator.expand(argument: label) }
    if let label = evaluator.configured("label", call.first) {
      return evaluator.expand(evaluator.view(label, at: call.node))
    }
    if let first = call.first, !isCode(first.value) { return TitleNodes.make(first, call, evaluator) }
    // `Button(action: act) { Label(…) }`, `Button(intent: intent) { Label(…) }`
    if call["action"] != nil || call["intent"] != nil,
      let label = call.arguments.last(where: { $0.isTrailing && $0.label == nil })
    {
      return evaluator.expand(argument: label)
    }
    if let role = call["role"] { return [.element(roleLabel(role, call, evaluator))] }
    return []
  }

  /// `Button(role: .close) { … }`: the system names it by its role, in the language of the device.
  private static func roleLabel(_ role: EvaluatedArgument, _ call: BuiltinCall, _ evaluator: Evaluator) -> Draft {
    var words = evaluator.hole(role.node, "the system names the button by its role")
    if evaluator.localization.language.hasPrefix("en"), case .implicitMember(let name, _) = role.value,
      let known = ["close": "Close", "cancel": "Cancel"][name]
    {
      words = SymbolicText(known)
    }
    return Draft(.text, role: "Text", label: words, node: role.node, frames: evaluator.frames)
  }

  static func action(of call: BuiltinCall) -> EvaluatedArgument? {
    if let action = call["action"] { return action }
    if call["intent"] != nil { return nil }
    return call.arguments.first { $0.label == nil && isCode($0.value) }
  }

  static func isCode(_ value: Value) -> Bool {
    switch value {
    case .closure, .function: return true
    default: return false
    }
  }
}

/// The title argument of a control as its label's views.
enum TitleNodes {
  static func make(_ title: EvaluatedArgument, _ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    guard let words = evaluator.title(title) else { return [] }
    return [.element(Draft(.text, role: "Text", label: words, node: title.node, frames: evaluator.frames))]
  }
}

extension Evaluator {
  /// A control that is activated: its label's views become one element, its code is followed later.
  func button(
    _ call: BuiltinCall, traits: Set<Trait>, label nodes: @autoclosure () -> [AXNode], action: EvaluatedArgument?,
    trigger: String? = nil
  )
    -> [AXNode]
  {
    let labelNodes = within({ $0.isInLabel = true }) { nodes() }
    let merged = merge(labelNodes, keepsControls: true)
    var draft = draft(.control, call, label: merged.label, traits: traits)
    take(merged, into: &draft)
    if let image = merged.images.first, draft.label == nil {
      draft.isUnnamedImage = false
      draft.identifier = image.1.identifier
    }
    draft.label = name(from: merged)
    if let action {
      let name = draft.label?.spoken.written ?? ""
      handlers.append(
        Handler(
          trigger: trigger ?? (name.isEmpty ? call.name : "\(call.name)(\"\(name)\")"), code: action.value,
          arguments: [],
          formula: path, node: call.node, isDismissal: false, frames: frames))
    }
    return unlessRedacted([.element(draft)])
  }

  /// What the views of a label give to the whole.
  func take(_ merged: Merged, into draft: inout Draft) {
    if let height = merged.height { draft.height = height }
    draft.textOpen += merged.textOpen
    draft.focusBindings += merged.focusBindings
    draft.keyboardFocusBindings += merged.keyboardFocusBindings
    draft.customContent += merged.customContent
    draft.actions += merged.actions
    if draft.hint == nil { draft.hint = merged.hint }
    if draft.value == nil { draft.value = merged.value }
    if merged.heading != .never { draft.add(.header, when: merged.heading) }
    if merged.selected != .never { draft.add(.selected, when: merged.selected) }
    if merged.dimmed != .never { draft.add(.notEnabled, when: merged.dimmed) }
    if let origin = merged.origin { draft.origins[.label] = origin }
  }
}
