import ScreenModel

extension Evaluator {
  /// Places a view: its accessibility tree in the surroundings at hand.
  func expand(_ view: ViewValue) -> [AXNode] {
    switch view {
    case .empty: return []
    case .placed(let nodes): return nodes
    case .list(let views): return views.flatMap(expand)
    case .builtin(let call):
      return limited(at: call.node) {
        expand(call)
      } otherwise: {
        [.opaque($0, [])]
      }
    case .modified(let base, let calls): return expand(base, calls)
    case .instance(let instance, let node):
      return limited(at: node) {
        part { expand(instance, at: node) }
      } otherwise: {
        [.opaque($0, [])]
      }
    case .applied(let modifier, let content, let node):
      return limited(at: node) {
        expand(modifier, around: content, at: node)
      } otherwise: {
        [.opaque($0, [])]
      }
    case .choice(let branches): return expand(branches)
    case .repeated(let template, let view):
      return [.row(collection: template.id, index: nil, expand(view))]
    case .rows(let id, let views):
      return views.enumerated().map { .row(collection: id, index: $0.offset, expand($0.element)) }
    case .opaque(let reason, let views): return [.opaque(reason, views.flatMap(expand))]
    }
  }

  /// Does work in other surroundings.
  func within<Result>(_ change: (inout Environment) -> Void, _ work: () -> Result) -> Result {
    let outside = environment
    change(&environment)
    defer { environment = outside }
    return work()
  }

  private func expand(_ call: BuiltinCall) -> [AXNode] {
    if let control = AllControls.byName[call.name] {
      let outside = frames
      frames = call.frames.count > frames.count ? call.frames : frames
      defer { frames = outside }
      return recording(.control, call.name, at: call.node, arguments: call.arguments) { control.expand(call, self) }
    }
    if let component = components[call.name] { return expand(component, as: call) }
    // `Color.black.opacity(0.4)`
    if call.name.hasPrefix("Color.") {
      let color = EvaluatedArgument(
        label: nil, value: .view(.builtin(call)), node: call.node, isTrailing: false)
      return recording(.control, "Color", at: call.node, arguments: [color]) { expand(unknown: call) }
    }
    return recording(.opaque, call.name, at: call.node, arguments: call.arguments) { expand(unknown: call) }
  }

  private func expand(unknown call: BuiltinCall) -> [AXNode] {
    let content = call.arguments.compactMap { argument -> ViewValue? in
      guard case .closure(let closure) = argument.value else { return nil }
      let handed = closure.node.all(.closureParameter).map { parameter in
        Value.symbol(TypedSymbol(symbol: Symbol(parameter.text, owner: -2), type: nil))
      }
      let value = self.call(closure, handed, at: argument.node)
      if case .view(let view) = value { return view }
      return nil
    }
    if call.name.startsLower || call.name.contains(".") { return content.flatMap(expand) }
    return [
      .opaque(Reason("‘\(call.name)’ is not declared in the project", span: call.node.span), content.flatMap(expand))
    ]
  }

  /// What the settings say an outside component is like.
  private func expand(_ component: ComponentDescription, as call: BuiltinCall) -> [AXNode] {
    guard let control = AllControls.byName[component.like] else {
      return [.opaque(Reason("‘\(component.like)’ in the settings is no control", span: call.node.span), [])]
    }
    var mapped = call
    mapped.name = component.like
    mapped.arguments = call.arguments.compactMap { argument in
      guard let label = argument.label, let given = component.arguments[label] else {
        return argument.label == nil || argument.isTrailing ? argument : nil
      }
      var renamed = argument
      renamed.label = given.isEmpty ? nil : given
      return renamed
    }
    return control.expand(mapped, self)
  }

  private func expand(_ base: ViewValue, _ calls: [ModifierCall]) -> [AXNode] {
    let count = recorder?.childCount ?? 0
    var nodes = within({ environment in
      for call in calls.reversed() {
        AllModifiers.byName[call.name]?.surround(call, &environment, self)
        Sizes.surround(call, &environment)
      }
    }) { expand(base) }
    // Nothing stays nothing: there is no view to carry a label or a trait.
    if nodes.isEmpty, isNothing(base) { nodes = .hiddenOnPurpose }
    guard let recorder, let first = calls.first else {
      return calls.reduce(nodes) { keeps($1, base) ? $0 : apply($1, to: $0) }
    }
    let target = recorder.target(since: count, at: first.node, self)
    for call in calls {
      nodes = recorder.apply(call, to: target, before: nodes, self) {
        keeps(call, base) ? nodes : apply(call, to: nodes)
      }
    }
    return nodes
  }

  /// Whether a view is none: `EmptyView`, a `Group` of it, an `if` that is not taken.
  private func isNothing(_ view: ViewValue) -> Bool {
    switch view {
    case .empty: return true
    case .builtin(let call) where call.name == "EmptyView": return true
    case .builtin(let call) where call.name == "Group":
      guard let content = call.arguments.last, content.isTrailing || content.label == "content" else { return false }
      return isNothing(self.view(value: content.value, at: content.node))
    case .list(let views): return views.allSatisfy(isNothing)
    case .choice(let branches):
      return branches.allSatisfy { branch in
        assuming(branch.formula) { isNothing(branch.view) } ?? true
      }
    case .modified(let base, _): return isNothing(base)
    default: return false
    }
  }

  /// An identifier on what scrolls is the scroll view's own: nothing inside is called so.
  private func keeps(_ call: ModifierCall, _ base: ViewValue) -> Bool {
    guard case .builtin(let view) = base, ["List", "Form", "ScrollView", "Table"].contains(view.name) else {
      return false
    }
    return call.name == "accessibilityIdentifier"
      || call.name == "accessibility" && call.arguments.allSatisfy { $0.label == "identifier" }
  }

  private func apply(_ call: ModifierCall, to nodes: [AXNode]) -> [AXNode] {
    if let modifier = AllModifiers.byName[call.name] { return modifier.apply(call, to: nodes, self) }
    if let like = components[call.name]?.like, call.name.first?.isLowercase == true {
      var known = call
      known.name = like
      if let modifier = AllModifiers.byName[like] { return modifier.apply(known, to: nodes, self) }
      if HarmlessModifiers.contains(like) { return nodes }
    }
    if HarmlessModifiers.contains(call.name) {
      if recorder != nil { SilentContent.record(call, self) }
      return Sizes.apply(call, to: nodes)
    }
    // A mark of a chart has its own modifiers, which draw.
    if environment.isInChart { return nodes }
    // What nobody knows stays what nobody knows.
    if case .opaque? = nodes.first, nodes.count == 1, nodes.elements.isEmpty { return nodes }
    let reason = Reason("‘.\(call.name)’ is not declared in the project", span: call.node.span)
    return [.opaque(reason, nodes.flatMap { $0.mapElements { $0.tainted(reason) } })]
  }

  private func expand(_ instance: Instance, at node: Syntax) -> [AXNode] {
    guard let type = instance.type else { return [] }
    reach(type.node.file)
    if type.isRepresentable {
      return [.opaque(Reason("‘\(type.name)’ is drawn by UIKit", span: node.span), [])]
    }
    let key = RunKey.view(type)
    guard running[key, default: 0] < 4 else {
      return [.opaque(Reason("‘\(type.name)’ contains itself", span: node.span), [])]
    }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    guard let (body, owner) = property("body", in: type) else {
      return [.opaque(Reason("‘\(type.name)’ has no body that can be read", span: node.span), [])]
    }
    // Only what was read to the end counts as read.
    let first = recorder?.nodes.count ?? 0
    defer {
      if recorder?.isCutScreen(type, from: first) == true || isExhausted {
        recorder?.note(cut: type)
      } else {
        recorder?.note(placed: type)
      }
    }
    recorder?.note(call: node.span, runs: type.declarations)
    return recording(.component, type.path, at: node) {
      inFrame(node.file === type.node.file && node == type.node ? nil : node.span) {
        expand(view(read(body, of: instance, in: owner), at: body.node))
      }
    }
  }

  private func expand(_ modifier: Instance, around content: ViewValue, at node: Syntax) -> [AXNode] {
    guard let type = modifier.type, let (functions, owner) = functions("body", in: type),
      let body = functions[0].first(.block)
    else { return [.opaque(Reason("the modifier has no body that can be read", span: node.span), expand(content))] }
    reach(type.node.file)
    recorder?.note(wrapper: type)
    let key = RunKey.modifier(type)
    guard running[key, default: 0] < 6 else { return expand(content) }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let name = functions[0].first(.parameter)?.text ?? "content"
    let scope = Scope(
      file: functions[0].file, receiver: .instance(modifier), type: owner, locals: [name: .view(content)])
    recorder?.note(call: node.span, runs: type.declarations, isHelper: true)
    return recording(.wrapper, type.path, at: node) {
      inFrame(node.span) { expand(view(run(body, in: scope, asViews: true), at: body)) }
    }
  }

  private func expand(_ branches: [ViewBranch]) -> [AXNode] {
    var alternatives: [(Guard, [AXNode])] = []
    for branch in branches {
      let formula = facts.simplify(branch.formula)
      guard formula != .never else { continue }
      let nodes = assuming(branch.formula) {
        recording(.branch, "", at: branch.test ?? branches[0].test ?? index.files[0].root, formula: branch.formula) {
          expand(branch.view)
        }
      }
      guard let nodes else { continue }
      if let test = branch.test {
        log(test, truth: path && branch.formula)
        note(branch.formula, own: branch.own ?? branch.formula, test: test, nodes: nodes)
      } else if let test = branch.elseOf, nodes.isOnlyProgress, !branch.formula.isAboutRow {
        // `if let items { … } else { ProgressView() }`
        note(.loading, branch.formula, evidence: "else ProgressView", at: test)
      }
      alternatives.append((formula, nodes))
      if formula == .always { break }
    }
    if alternatives.count == 1, alternatives[0].0 == .always { return alternatives[0].1 }
    return alternatives.isEmpty ? [] : [.when(alternatives)]
  }

  /// Notes a test that puts the screen into one of the seven states, by its names or by what it shows.
  private func note(_ formula: Guard, own: Guard, test: Syntax, nodes: [AXNode]) {
    let named =
      StateNames.state(of: own) { self.declaredType(of: $0) }
      ?? (!own.isAboutRow && own != .always && StateNames.asksForEmpty(test) ? .empty : nil)
    if let named {
      note(named, formula, own: own, evidence: "if", at: test)
    } else if !formula.isAboutRow, formula.atoms.isEmpty == false || formula == .always {
      let drafts = nodes.elements.map(\.1)
      if drafts.contains(where: { $0.role == "ProgressView" && $0.isUnnamedImage }) || nodes.isOnlyProgress {
        note(.loading, formula, own: own, evidence: "ProgressView", at: test)
      } else if drafts.contains(where: { $0.role == "ContentUnavailableView" }) {
        note(.empty, formula, own: own, evidence: "ContentUnavailableView", at: test)
      }
    }
  }

  func note(_ state: UXState, _ formula: Guard, own: Guard? = nil, evidence: String, at node: Syntax) {
    branches.append(
      BranchNote(state: state, formula: path && formula, own: own ?? formula, evidence: evidence, node: node))
  }

  /// How a test came out in this run; where it is met more than once, whether it held anywhere.
  private func log(_ test: Syntax, truth: Guard) {
    // The first open answer stands for the others: a formula of all of them would grow without end.
    let known = tests[test] ?? .never
    if known == .never || truth == .always { tests[test] = truth }
  }

  /// The declared type of a symbol of the screen's own view.
  func declaredType(of symbol: Symbol) -> TypeReference? {
    var type = rootType
    var reference: TypeReference?
    for name in [symbol.root] + symbol.path {
      guard let current = type, let (property, owner) = property(name, in: current) else { return nil }
      reference = property.type.map { TypeReference(node: $0, scope: owner) }
      type = resolve(reference?.unwrapped)
      if type == nil, let initial = property.initialValue, initial.kind == .string { return nil }
    }
    return reference
  }
}

extension [AXNode] {
  /// Whether there is nothing to hear but a progress element.
  fileprivate var isOnlyProgress: Bool {
    let drafts = elements.map(\.1)
    return !drafts.isEmpty && drafts.contains { $0.role == "ProgressView" && $0.value == nil }
      && drafts.allSatisfy { $0.role == "ProgressView" || $0.content == .text }
  }
}
