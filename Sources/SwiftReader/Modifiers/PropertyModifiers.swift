import ScreenModel

/// `.accessibilityValue("…")`: said after the label; on a toggle in place of on and off.
enum ValueModifier: Modifier {
  static let names = ["accessibilityValue"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let enabled = call.enabled(evaluator)
    guard enabled != .never, let words = evaluator.title(call.arguments.first) else { return nodes }
    return nodes.changed(by: call) { draft in
      if words.isEmpty { return }
      draft.value = words.over(draft.value, when: enabled, evaluator)
      draft.hasOwnValue = true
      draft.origins[.value] = call.origin
    }
  }
}

/// `.accessibilityHint("…")`: said last. `.help("…")` sets it too.
enum HintModifier: Modifier {
  static let names = ["accessibilityHint", "help"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let enabled = call.enabled(evaluator)
    guard enabled != .never, let words = evaluator.title(call.arguments.first) else { return nodes }
    // A tooltip makes no element of a shape.
    return nodes.changed(by: call, makingElement: call.name != "help") { draft in
      draft.hint = words.over(draft.hint, when: enabled, evaluator)
      draft.origins[.hint] = call.origin
    }
  }
}

/// `.accessibilityIdentifier("…")`: never spoken, and makes no element.
enum IdentifierModifier: Modifier {
  static let names = ["accessibilityIdentifier"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let argument = call.arguments.first else { return nodes }
    let words = evaluator.plainText(argument.value, at: argument.node)
    return nodes.changed(by: call, makingElement: false) { draft in
      if draft.identifier == nil { draft.identifier = words }
      draft.origins[.identifier] = call.origin
    }
  }
}

/// `.accessibilityInputLabels([…])`: names for Voice Control, not spoken.
enum InputLabelsModifier: Modifier {
  static let names = ["accessibilityInputLabels"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let argument = call.arguments.first, case .list(let items) = argument.value else { return nodes }
    let words = items.map { evaluator.localizedText($0, at: argument.node) }
    return nodes.changed(by: call, makingElement: false) { $0.inputLabels = words }
  }
}

/// `.accessibilitySortPriority(1)`: higher is read first within the container around.
enum SortPriorityModifier: Modifier {
  static let names = ["accessibilitySortPriority"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let argument = call.arguments.first, let priority = evaluator.number(argument.value) else { return nodes }
    return nodes.changed(by: call, makingElement: false) { $0.sortPriority = priority }
  }
}

/// `.accessibilityHeading(.h2)`: the level, said only of what is a heading.
enum HeadingModifier: Modifier {
  static let names = ["accessibilityHeading"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard case .implicitMember(let name, _)? = call.arguments.first?.value, let level = Int(name.dropFirst()),
      name.hasPrefix("h")
    else { return nodes }
    return nodes.changed(by: call, makingElement: false) { $0.headingLevel = level }
  }
}

/// `.accessibilityCustomContent("Price", "$9")`: facts on request, of high importance at once.
enum CustomContentModifier: Modifier {
  static let names = ["accessibilityCustomContent"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let plain = call.arguments.filter { $0.label == nil }
    guard plain.count == 2, let label = name(plain[0], evaluator), let value = evaluator.title(plain[1]) else {
      return nodes
    }
    var isImportant = false
    if case .implicitMember("high", _)? = call["importance"]?.value { isImportant = true }
    let content = AccessibilityElement.CustomContent(label: label.spoken, value: value.spoken, isImportant: isImportant)
    return nodes.changed(by: call) { $0.customContent.append(content) }
  }

  /// What a fact is called: words, or a key that the project declares with its words.
  private static func name(_ argument: EvaluatedArgument, _ evaluator: Evaluator) -> SymbolicText? {
    var key = argument.value
    if case .implicitMember(let name, _) = key {
      guard let type = evaluator.index.foreignExtensions["AccessibilityCustomContentKey"] else { return nil }
      // `static let age = Self("Age")`
      if let initial = type.properties[name]?.initialValue, initial.kind == .chain,
        let words = initial.first(.call)?.first(.argument)?.children.first, words.kind == .string
      {
        let scope = Scope(file: words.file, receiver: nil, type: type)
        return evaluator.localizedText(evaluator.evaluate(words, in: scope), at: words)
      }
      guard let declared = evaluator.typeMember(name, of: type, at: argument.node)
      else { return nil }
      key = declared
    }
    if case .implicitMember("init", let arguments) = key { return arguments.first.flatMap { evaluator.title($0) } }
    if case .view(.builtin(let made)) = key { return made.first.flatMap { evaluator.title($0) } }
    var words = argument
    words.value = key
    return evaluator.title(words)
  }
}

/// `.tag(value)`: what an option or tab stands for.
enum TagModifier: Modifier {
  static let names = ["tag"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let value = call.arguments.first?.value else { return nodes }
    return nodes.flatMap { node -> [AXNode] in
      if case .tabItem(var part) = node {
        part.item.tag = value
        return [.tabItem(part)]
      }
      return node.mapElements { draft in
        var draft = draft
        draft.tag = value
        return draft
      }
    }
  }
}
