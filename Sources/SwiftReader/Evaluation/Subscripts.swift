import ScreenModel

extension Evaluator {
  /// `value[keyPath: path]`; `nil` where nothing is known of what it is asked of.
  private func followed(_ path: Value, on value: Value, at node: Syntax) -> Value? {
    switch (value, path) {
    case (_, .keyPath(let names)): return names.reduce(value) { $1 == "self" ? $0 : member($1, of: $0, at: node) }
    case (_, .choice): return distribute(path, at: node) { followed($0, on: value, at: node) ?? .unknown(open(node)) }
    // `.compound[keyPath: icon]`: a member of a type that is chosen later.
    case (.implicitMember(let name, _), .symbol(let typed)): return .implicitMember("\(name).\(typed.symbol.name)", [])
    case (.symbol(let one), .symbol(let two)):
      return materialize(one.symbol.member("[\(two.symbol.name)]"), type: nil)
    default: return nil
    }
  }

  /// `subscript(safe index: Int) -> Element?` in an extension of a list.
  private func declaredSubscript(of value: Value, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value? {
    guard arguments.first?.label != nil, case .list = value else { return nil }
    for name in Self.foreignTypes(of: value) {
      guard let type = index.foreignExtensions[name], let declared = pick(type.subscripts, arguments),
        let body = declared.all(.accessor).first(where: { $0.text == "get" })?.first(.block) ?? declared.first(.block)
      else { continue }
      reach(declared.file)
      let key = RunKey.code(declared)
      guard running[key, default: 0] < 6 else { return nil }
      running[key, default: 0] += 1
      defer { running[key, default: 1] -= 1 }
      let scope = Scope(file: declared.file, receiver: value, type: type)
      bindParameters(of: declared, arguments, into: scope, type: type, at: node)
      return run(body, in: scope, asViews: false)
    }
    return nil
  }

  private func open(_ node: Syntax) -> Reason { Reason("‘\(node.shortSource)’ depends on the run", span: node.span) }

  /// `["mail"]`, `[index]`: an entry as a step of a name.
  private func entry(_ index: Value, _ node: Syntax) -> String {
    let source = node.shortSource
    return index.constant.map { "[\($0.written)]" } ?? (source.hasPrefix("[") ? source : "[\(source)]")
  }

  func subscripted(_ value: Value, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    guard let index = arguments.first?.value else { return .unknown(Reason("subscript", span: node.span)) }
    if arguments.first?.label == "keyPath", let found = followed(index, on: value, at: node) { return found }
    if let own = declaredSubscript(of: value, arguments, at: node) { return own }
    switch (value, index) {
    case (.choice, _): return distribute(value, at: node) { subscripted($0, arguments, at: node) }
    case (.list(let items), .int(let position)) where items.indices.contains(position): return items[position]
    case (.dictionary(let entries), _):
      for (key, entry) in entries where equality(key, index, at: node) == .always { return entry }
      if index.constant != nil, arguments.count == 2, arguments[1].label == "default" {
        return untyped(arguments[1].value)
      }
      return index.constant == nil ? .unknown(Reason("entry of a dictionary", span: node.span)) : .absent
    case (.symbol(let typed), _):
      return materialize(typed.symbol.member(entry(index, node)), type: typed.type?.element)
    case (.binding(let place, let inner), _):
      return .binding(
        Place(symbol: place.symbol.member(entry(index, node))),
        subscripted(inner, arguments, at: node))
    default: return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    }
  }
}
