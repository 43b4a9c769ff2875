import ScreenModel

// Targets, arguments and words.
extension UIKitWalk {
  func arguments(of call: Syntax, _ locals: inout Locals, _ place: Place) -> [UIKitStep.Argument] {
    var found: [UIKitStep.Argument] = []
    for node in call.children where node.count > 0 {
      found.append(argument(label: node.hasText ? node.text : nil, node[0], &locals, place))
    }
    return found
  }

  func argument(
    label: String?, _ node: Syntax, _ locals: inout Locals, _ place: Place
  ) -> UIKitStep.Argument {
    var argument = UIKitStep.Argument(label: label, source: String(node.source.prefix(300)))
    if node.kind == .closure { return argument }
    argument.objects = named(node, &locals, place)
    if node.kind == .array { argument.items = node.children.prefix(64).compactMap { item($0, locals) } }
    argument.members = Self.members(node, depth: 0)
    argument.selector = Self.selector(node, depth: 0) ?? (node.kind == .name ? locals.selectors[node.text] : nil)
    argument.isBareLiteral = node.kind == .string
    if node.kind == .boolean { argument.truth = node.text == "true" }
    if node.kind == .integer || node.kind == .float { argument.number = Double(node.text) }
    if argument.objects.isEmpty, argument.selector == nil { argument.text = text(of: node, locals: locals) }
    return argument
  }

  static func members(_ node: Syntax, depth: Int) -> [String] {
    guard depth < 6 else { return [] }
    switch node.kind {
    case .implicitMember: return [node.text]
    case .array: return node.children.flatMap { members($0, depth: depth + 1) }
    case .ternary where node.count == 3:
      return members(node[1], depth: depth + 1) + members(node[2], depth: depth + 1)
    case .chain:
      // `UIAccessibilityTraits.button`, `.init([.button])`, `.preferredFont(forTextStyle: .body)`
      guard node.count > 1 else { return [] }
      let names = node.children.filter { $0.kind == .implicitMember || $0.kind == .member }.map(\.text)
      return names.filter { $0 != "init" }
        + node.all(.call).flatMap { $0.children.flatMap { members($0, depth: depth + 1) } }
    case .argument: return node.children.flatMap { members($0, depth: depth + 1) }
    default: return []
    }
  }

  static func selector(_ node: Syntax, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    if node.kind == .macro, node.text == "selector" {
      let target = node.first(.argument)?.children.first
      if target?.kind == .chain { return target?.children.last { $0.kind == .member }?.text }
      return target?.text
    }
    guard [.chain, .call, .argument].contains(node.kind) else { return nil }
    for child in node.children { if let found = selector(child, depth: depth + 1) { return found } }
    return nil
  }

  // MARK: Words

  /// The words an expression comes to, as far as they are known.
  func text(of node: Syntax, locals: Locals) -> SpokenText? {
    guard ![.closure, .array, .boolean, .integer, .float, .implicitMember].contains(node.kind) else { return nil }
    if node.kind == .nilLiteral { return nil }
    if let copied = copied(node, locals) { return copied }
    return evaluator.plainText(evaluate(node, locals), at: node).spoken
  }

  /// `titleLabel.text`: the words that were given to the other object last.
  func copied(_ node: Syntax, _ locals: Locals) -> SpokenText? {
    guard node.kind == .chain, let last = node.children.last, last.kind == .member else { return nil }
    guard ["text", "accessibilityLabel", "placeholder", "title", "currentTitle"].contains(last.text) else { return nil }
    var locals = locals
    let (ids, path) = target(node.children, &locals, Place(method: ""))
    guard ids.count == 1, let id = ids.first, path.count == 1, object(id) != nil, id != "self" else { return nil }
    let name = last.text == "currentTitle" ? "setTitle" : last.text
    return steps.last { $0.object == id && $0.name == name && $0.value?.text != nil }?.value?.text
  }

  /// The words of a member of a list; of a custom action its name.
  func item(_ node: Syntax, _ locals: Locals) -> SpokenText? {
    guard node.kind == .chain else { return node.kind == .string ? text(of: node, locals: locals) : nil }
    guard node[0].text == "UIAccessibilityCustomAction" else { return text(of: node, locals: locals) }
    let name = node.first(.call)?.all(.argument).first { $0.text == "name" }
    return name.flatMap { $0.count > 0 ? text(of: $0[0], locals: locals) : nil }
  }

  func evaluate(_ node: Syntax, _ locals: Locals) -> Value {
    let receiver = Value.instance(Instance(type: type, fields: [:], symbol: nil, owner: 0))
    return evaluator.evaluate(
      node, in: Scope(file: node.file, receiver: receiver, type: type, locals: locals.values))
  }

  /// What a postfix expression begins with: objects and the names behind them up to the first call's.
  func target(_ nodes: [Syntax], _ locals: inout Locals, _ place: Place) -> (ids: [String], path: [String]) {
    guard let base = nodes.first else { return ([], []) }
    var path: [String] = []
    for node in nodes.dropFirst() {
      if node.kind == .optionalChain || node.kind == .forceUnwrap { continue }
      guard node.kind == .member else { break }
      path.append(node.text)
    }
    switch base.kind {
    case .array: return (base.children.flatMap { named($0, &locals, place) }, path)
    case .name: break
    case .chain:
      let inner = target(base.children, &locals, place)
      return (inner.ids, inner.path + path)
    case .asExpr where base.count > 0:
      let ids = named(base[0], &locals, place)
      return ids.isEmpty ? ([""], path) : (ids, path)
    default: return ([""], path)
    }
    let name = base.text
    if let known = locals.objects[name] { return (known, path) }
    if name == "super" { return (["super"], path) }
    if let receiver = locals.receiver {
      if name == "self" { return ([receiver], path) }
      let isOther = locals.values[name] != nil || name.startsUpper || name.hasPrefix("$")
      return ([isOther ? "" : receiver], [name] + path)
    }
    if name == "self" {
      guard let first = path.first, object(first) != nil, first != "self" else { return (["self"], path) }
      return ([first], Array(path.dropFirst()))
    }
    if locals.values[name] != nil { return ([""], [name] + path) }
    if object(name) != nil { return ([name], path) }
    return name.startsUpper || name.hasPrefix("$") ? ([""], [name] + path) : (["self"], [name] + path)
  }
}
