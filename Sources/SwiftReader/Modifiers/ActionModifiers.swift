import ScreenModel

/// `.accessibilityAction(named:)`, `.accessibilityActions { … }`, `.swipeActions { … }`: custom actions, the last added first.
enum ActionsModifier: Modifier {
  static let names = ["accessibilityAction", "accessibilityActions", "swipeActions"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    var actions: [SymbolicText] = []
    switch call.name {
    case "accessibilityAction":
      if let name = call["named"] {
        actions = [evaluator.title(name) ?? SymbolicText("")]
      } else if let label = call["label"] {
        actions = [evaluator.merge(evaluator.expand(argument: label), keepsControls: true).label ?? SymbolicText("")]
      } else if case .implicitMember("default", _)? = call.first?.value {
        return nodes.changed(by: call, makingElement: false) { $0.isActivatable = true }
      }
    default:
      actions = evaluator.expand(argument: call.content()).elements.compactMap(\.1.label).reversed()
    }
    guard !actions.isEmpty else { return nodes }
    let isRow = call.name == "swipeActions"
    return nodes.changed(by: call, makingElement: false) { draft in
      draft.actions = isRow ? draft.actions + actions : actions + draft.actions
      draft.origins[.actions] = call.origin
    }
  }
}

/// `.accessibilityAdjustableAction { … }`: adjustable by swiping up and down.
enum AdjustableActionModifier: Modifier {
  static let names = ["accessibilityAdjustableAction"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    nodes.changed(by: call) { draft in
      draft.add(.adjustable, when: .always, at: call.origin)
      draft.isActivatable = true
    }
  }
}

/// `.onTapGesture { … }`: something happens on a tap; no word says so.
enum TapModifier: Modifier {
  static let names = ["onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    if let action = call["perform"] ?? call.content("action"), ButtonControl.isCode(action.value) {
      evaluator.handlers.append(
        Handler(
          trigger: call.written, code: action.value, arguments: [], formula: evaluator.path, node: call.node,
          isDismissal: false, frames: call.frames))
    }
    if let gesture = call.first { gestures(in: gesture.value, call, evaluator, depth: 0) }
    guard call.name == "onTapGesture" else { return nodes }
    return nodes.changed(by: call, makingElement: false) { $0.isActivatable = true }
  }

  /// The code of `DragGesture().onChanged { … }.onEnded { … }`, also of gestures made of several.
  private static func gestures(in value: Value, _ call: ModifierCall, _ evaluator: Evaluator, depth: Int) {
    guard depth < 6, case .view(let view) = value else { return }
    let steps: [EvaluatedArgument]
    switch view {
    case .modified(let base, let calls):
      gestures(in: .view(base), call, evaluator, depth: depth + 1)
      steps = calls.flatMap(\.arguments)
    case .builtin(let made): steps = made.arguments
    default: return
    }
    for step in steps {
      guard ButtonControl.isCode(step.value) else {
        gestures(in: step.value, call, evaluator, depth: depth + 1)
        continue
      }
      evaluator.handlers.append(
        Handler(
          trigger: call.written, code: step.value, arguments: [], formula: evaluator.path, node: call.node,
          isDismissal: false, frames: call.frames))
    }
  }
}

/// `.onAppear`, `.task(id:)`, `.onChange(of:)` and kin: code that runs by itself.
enum LifecycleModifier: Modifier {
  static let names = [
    "onAppear", "onDisappear", "task", "onChange", "onSubmit", "refreshable", "onReceive", "onOpenURL", "onHover",
    "onContinueUserActivity", "onScenePhaseChange",
  ]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let code = call["perform"] ?? call["action"] ?? call.content() else { return nodes }
    let subject = call["id"] ?? call["of"]
    let trigger = subject.map { ".\(call.name)(\($0.label ?? ""): \($0.node.shortSource))" } ?? call.written
    let count = { () -> Int in
      if case .closure(let closure) = code.value { return closure.node.all(.closureParameter).count }
      return 0
    }()
    let values = (0..<max(count, 2)).map { _ in
      subject?.value ?? .unknown(Reason("handed in when the app runs", span: call.node.span))
    }
    evaluator.handlers.append(
      Handler(
        trigger: trigger, code: code.value, arguments: count == 0 ? [] : Array(values.prefix(count)),
        formula: evaluator.path,
        node: call.node, isDismissal: false, frames: call.frames))
    return nodes
  }
}
