import ScreenModel

/// Finds the values that a preview gives to a view: `#Preview("Error") { OrdersScreen(model: .failed) }`.
struct PreviewData {
  private let index: ProjectIndex
  private let evaluator: Evaluator

  init(_ index: ProjectIndex, _ evaluator: Evaluator) {
    self.index = index
    self.evaluator = evaluator
  }

  /// The view as the preview of that name makes it; `nil` where there is no such preview, or the view is not in it.
  func instance(of type: TypeDeclaration, in name: String) -> Instance? {
    for view in views(named: name) {
      if let found = find(type, in: view, depth: 0) { return found }
    }
    return nil
  }

  /// The names of previews that show a view, sorted.
  func names(showing type: TypeDeclaration) -> [String] {
    let macros = index.previews.filter { $0.source.contains(type.name) }.compactMap(title)
    let wanted = Array(type.name.utf8)
    let showing = providers.filter { $0.node.contains(wanted) }
    return Array(Set(macros + showing.flatMap { displayNames(in: $0.node) })).sorted()
  }

  /// The names of all previews, sorted.
  var names: [String] {
    Array(Set(index.previews.compactMap(title) + providers.flatMap { displayNames(in: $0.node) })).sorted()
  }

  private func views(named name: String) -> [ViewValue] {
    let macros = index.previews.filter { title($0) == name }.compactMap { macro -> ViewValue? in
      guard let closure = macro.all(.trailingClosure).first, closure.count > 0 else { return nil }
      let scope = Scope(file: macro.file, receiver: nil, type: nil)
      let code = Closure(node: closure[0], scope: scope)
      return evaluator.view(evaluator.call(code, [], at: macro, building: true), at: macro)
    }
    let provided = providers.filter { displayNames(in: $0.node).contains(name) }.compactMap { type -> ViewValue? in
      guard let value = evaluator.typeMember("previews", of: type, at: type.node) else { return nil }
      return named(name, in: evaluator.view(value, at: type.node))
    }
    return macros + provided
  }

  private func title(_ macro: Syntax) -> String? {
    guard let argument = macro.all(.argument).first, !argument.hasText, argument.count > 0, argument[0].kind == .string,
      argument[0].hasText
    else { return nil }
    return argument[0].text
  }

  private var providers: [TypeDeclaration] {
    index.previewProviders
  }

  /// What `.previewDisplayName("…")` says in the code of a provider.
  private func displayNames(in node: Syntax) -> [String] {
    var found: [String] = []
    var open = [node]
    while let next = open.popLast() {
      if next.kind == .chain {
        for position in 0..<max(0, next.count - 1) where next[position].text == "previewDisplayName" {
          if let argument = next[position + 1].all(.argument).first, argument.count > 0, argument[0].kind == .string {
            found.append(argument[0].text)
          }
        }
      }
      open += next.children
    }
    return found
  }

  /// The part of a provider's views that bears the name.
  private func named(_ name: String, in view: ViewValue) -> ViewValue? {
    switch view {
    case .modified(let base, let calls):
      let isNamed = calls.contains { call in
        call.name == "previewDisplayName" && call.arguments.first?.value.constant == .string(name)
      }
      return isNamed ? view : named(name, in: base)
    case .list(let views): return views.lazy.compactMap { named(name, in: $0) }.first
    case .builtin(let call): return contents(of: call).lazy.compactMap { named(name, in: $0) }.first
    default: return nil
    }
  }

  private func find(_ type: TypeDeclaration, in view: ViewValue, depth: Int) -> Instance? {
    guard depth < 12 else { return nil }
    switch view {
    case .instance(let instance, _): return instance.type === type ? instance : nil
    case .modified(let base, _), .applied(_, let base, _): return find(type, in: base, depth: depth + 1)
    case .list(let views), .rows(_, let views), .opaque(_, let views):
      return views.lazy.compactMap { find(type, in: $0, depth: depth + 1) }.first
    case .choice(let branches): return branches.lazy.compactMap { find(type, in: $0.view, depth: depth + 1) }.first
    case .builtin(let call): return contents(of: call).lazy.compactMap { find(type, in: $0, depth: depth + 1) }.first
    case .repeated(_, let view): return find(type, in: view, depth: depth + 1)
    default: return nil
    }
  }

  private func contents(of call: BuiltinCall) -> [ViewValue] {
    call.arguments.compactMap { argument in
      switch argument.value {
      case .closure(let closure):
        return evaluator.view(evaluator.call(closure, [], at: argument.node, building: true), at: argument.node)
      case .view(let view): return view
      default: return nil
      }
    }
  }
}
