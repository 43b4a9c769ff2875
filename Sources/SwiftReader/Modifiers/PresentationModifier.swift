import ScreenModel

/// `.sheet`, `.fullScreenCover`, `.popover`, `.inspector`, `.alert`, `.confirmationDialog`: content on top, with its own elements.
enum PresentationModifier: Modifier {
  static let names = ["sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "actionSheet"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let name = call.name == "actionSheet" ? "confirmationDialog" : call.name
    guard let kind = PredictedPresentation.Kind(rawValue: name), !evaluator.presenting.contains(call.node) else {
      return nodes
    }
    var formula = Guard.always
    var handed: [Value] = []
    if let isPresented = call["isPresented"] {
      formula = evaluator.truth(of: isPresented.value, at: isPresented.node)
      // `.alert(isPresented:error:)` shows nothing without an error.
      if let error = call["error"] {
        formula = formula && evaluator.isPresent(error.value, at: error.node)
        handed = [evaluator.assuming(formula) { evaluator.unwrapped(error.value, at: error.node) } ?? error.value]
      }
    } else if let item = call["item"] ?? call["error"] {
      formula = evaluator.isPresent(item.value, at: item.node)
      handed = [evaluator.assuming(formula) { evaluator.unwrapped(item.value, at: item.node) } ?? item.value]
    } else {
      return nodes
    }
    if let presenting = call["presenting"] {
      handed = [evaluator.unwrapped(presenting.value, at: presenting.node)]
    }
    let state: UXState =
      kind == .alert && StateNames.state(of: formula, types: { _ in nil }) == .error ? .error : .modal
    evaluator.note(state, formula, evidence: call.written, at: call.node)
    let onDismiss = call["onDismiss"].map {
      Handler(
        trigger: "onDismiss", code: $0.value, arguments: [], formula: evaluator.path, node: $0.node, isDismissal: true,
        frames: call.frames)
    }
    evaluator.presentations.append(
      Presentation(
        kind: kind, formula: formula, path: evaluator.path, node: call.node, frames: call.frames,
        content: content(call, kind, handed, formula, evaluator),
        presented: presentedType(call, evaluator), presenter: "",
        leavesBackgroundReachable: kind == .inspector || allowsBackground(call), onDismiss: onDismiss))
    if let onDismiss { evaluator.handlers.append(onDismiss) }
    return nodes
  }

  /// The content, made when asked for, in surroundings of its own.
  private static func content(
    _ call: ModifierCall, _ kind: PredictedPresentation.Kind, _ handed: [Value], _ formula: Guard,
    _ evaluator: Evaluator
  ) -> () -> [AXNode] {
    let outside = (
      environment: evaluator.environment, facts: evaluator.facts, path: evaluator.path, frames: evaluator.frames
    )
    let presenting = evaluator.presenting + [call.node]
    return { [unowned evaluator] in
      let inside = (evaluator.environment, evaluator.facts, evaluator.path, evaluator.frames)
      let around = evaluator.presenting
      defer {
        (evaluator.environment, evaluator.facts, evaluator.path, evaluator.frames) = inside
        evaluator.presenting = around
      }
      evaluator.presenting = presenting
      evaluator.environment = Environment()
      evaluator.environment.values = outside.environment.values
      evaluator.facts = outside.facts.assuming(formula) ?? outside.facts
      evaluator.path = outside.path && formula
      evaluator.frames = outside.frames
      let nodes = nodes(call, kind, handed, evaluator)
      // What is presented has no bar but that of a stack in it, which something that cannot be read may bring along.
      let hasBar = kind == .inspector || !nodes.opaqueReasons.isEmpty
      return [.group(.vertical, hasBar ? NavigationBar.arranged(nodes) : nodes.withoutBars)]
    }
  }

  private static func nodes(
    _ call: ModifierCall, _ kind: PredictedPresentation.Kind, _ handed: [Value], _ evaluator: Evaluator
  ) -> [AXNode] {
    switch kind {
    case .alert, .confirmationDialog:
      if let old = call.content().map({ evaluator.view(value: $0.value, with: handed, at: $0.node) }), isOld(old) {
        return evaluator.expand(old)
      }
      var showsTitle = kind == .alert
      if case .implicitMember("visible", _)? = call["titleVisibility"]?.value { showsTitle = true }
      var result: [AXNode] = []
      if showsTitle, let (words, node) = title(call, handed, evaluator) {
        result.append(
          .element(
            Draft(.text, role: "Text", label: words, traits: [.staticText], node: node, frames: evaluator.frames))
        )
      }
      if let message = call["message"] { result += evaluator.expand(argument: message, with: handed) }
      let actions = evaluator.expand(
        argument: call["actions"] ?? call.arguments.first { $0.isTrailing && $0.label == nil }, with: handed)
      result += inOrder(actions, kind)
      if kind == .alert, actions.elements.isEmpty {
        result.append(
          .element(
            Draft(
              .control, role: "Button", label: SymbolicText("OK"), traits: [.button], node: call.node,
              frames: evaluator.frames)))
      }
      if kind == .confirmationDialog, !actions.elements.contains(where: { isCancel($0.1) }) {
        result.append(
          .element(
            Draft(
              .control, role: "Button", label: SymbolicText("Cancel"), traits: [.button], node: call.node,
              frames: evaluator.frames)))
      }
      return result
    default: return evaluator.expand(argument: call["content"] ?? call.content(), with: handed)
    }
  }

  /// What an alert or dialog is called: its first argument, else what the error says of itself.
  private static func title(_ call: ModifierCall, _ handed: [Value], _ evaluator: Evaluator) -> (SymbolicText, Syntax)?
  {
    if let title = call.first, !ButtonControl.isCode(title.value) {
      return evaluator.title(title).map { ($0, title.node) }
    }
    guard let error = call["error"], let value = handed.first else { return nil }
    let words = evaluator.unwrapped(evaluator.member("errorDescription", of: value, at: error.node), at: error.node)
    // Without a description of its own it has one of the system's.
    if case .absent = words { return (evaluator.hole(error.node, "the system describes the error"), error.node) }
    return (evaluator.plainText(words, at: error.node), error.node)
  }

  /// UIKit puts fields above the buttons and the cancelling button last, first where there are two beside each other.
  private static func inOrder(_ actions: [AXNode], _ kind: PredictedPresentation.Kind) -> [AXNode] {
    let all = actions.elements
    let buttons = all.filter { $0.1.has(.button) }
    guard buttons.count > 1, all.allSatisfy({ $0.0 == .always }), actions.opaqueReasons.isEmpty,
      buttons.filter({ isCancel($0.1) }).count == 1, let cancel = buttons.firstIndex(where: { isCancel($0.1) })
    else { return actions }
    var order = Array(buttons.indices)
    order.remove(at: cancel)
    order.insert(cancel, at: kind == .alert && buttons.count == 2 ? 0 : order.count)
    let fields = all.filter { !$0.1.has(.button) }
    return fields.map { .element($0.1) } + order.map { .element(buttons[$0].1) }
  }

  /// Content that is an `Alert` or `ActionSheet`, as code before iOS 15 has it.
  private static func isOld(_ view: ViewValue) -> Bool {
    switch view {
    case .builtin(let call): return OldAlertControl.names.contains(call.name)
    case .list(let views): return views.count == 1 && isOld(views[0])
    case .choice(let branches): return !branches.isEmpty && branches.allSatisfy { isOld($0.view) }
    default: return false
    }
  }

  /// A dialog gets a Cancel button of its own unless one of its buttons has that role.
  private static func isCancel(_ draft: Draft) -> Bool { draft.node.source.contains(".cancel") }

  /// The project view that is presented, where the content is one.
  private static func presentedType(_ call: ModifierCall, _ evaluator: Evaluator) -> String? {
    guard let content = call["content"] ?? call.content(), case .closure(let closure) = content.value else {
      return nil
    }
    var found: [String] = []
    func collect(_ node: Syntax, _ depth: Int) {
      guard depth < 40 else { return }
      if node.kind == .chain, node.count > 1, node[0].kind == .name,
        evaluator.index.types(named: node[0].text, from: closure.scope.type, file: node.file).contains(where: \.isView)
      {
        found.append(node[0].text)
        return
      }
      for child in node.children { collect(child, depth + 1) }
    }
    collect(closure.node, 0)
    return found.first
  }

  /// `.presentationBackgroundInteraction(.enabled)` inside the content.
  private static func allowsBackground(_ call: ModifierCall) -> Bool {
    call.content()?.node.source.contains("presentationBackgroundInteraction(.enabled") ?? false
  }
}
