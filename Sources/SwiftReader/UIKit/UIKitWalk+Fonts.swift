import ScreenModel

// Fonts that the project keeps as constants.
extension UIKitWalk {
  /// The code that makes a font which has a name: `UIFont.systemFont(ofSize: 12)` of `Theme.caption`, of `.caption` in an
  /// extension of `UIFont`, of `Theme.regular(12)`. `nil`: it has none, or its maker is not one expression.
  func font(_ node: Syntax, _ locals: Locals, depth: Int = 0) -> String? {
    guard depth < 4, let use = use(of: node, locals), let holder = use.holder else { return nil }
    if let call = use.call {
      guard let functions = holder.functions[use.name], functions.count == 1,
        let only = only(functions[0].first(.block))
      else { return nil }
      return filled(only.source, functions[0].all(.parameter), call.all(.argument))
    }
    guard let property = holder.properties[use.name],
      let code = property.getter.flatMap({ only($0) }) ?? property.initialValue
    else { return nil }
    return font(code, Locals(), depth: depth + 1) ?? String(code.source.prefix(300))
  }

  /// A constant or function that an expression names, and the type that holds it.
  private func use(of node: Syntax, _ locals: Locals) -> (holder: TypeDeclaration?, name: String, call: Syntax?)? {
    let parts = node.kind == .chain ? node.children.filter { $0.kind != .forceUnwrap } : [node]
    let call = parts.last.flatMap { $0.kind == .call ? $0 : nil }
    let names = call == nil ? parts : Array(parts.dropLast())
    guard let first = names.first, let last = names.last, [.name, .implicitMember].contains(first.kind),
      names.dropFirst().allSatisfy({ $0.kind == .member })
    else { return nil }
    var path = names.dropLast().map(\.text)
    if first.kind == .implicitMember { path = ["UIFont"] }
    if path == ["UIFont"] { return (types.index.foreignExtensions["UIFont"], last.text, call) }
    if path.isEmpty || path == ["self"] || path == ["Self"] {
      return locals.values[last.text] == nil ? (type, last.text, call) : nil
    }
    let found = types.index.types(named: path.joined(separator: "."), from: type, file: type.node.file)
    return found.count == 1 ? (found[0], last.text, call) : nil
  }

  /// The one expression of a block.
  private func only(_ block: Syntax?) -> Syntax? {
    guard let block, block.count == 1 else { return nil }
    guard block[0].kind == .returnStmt else { return block[0] }
    return block[0].count > 0 ? block[0][0] : nil
  }

  /// Code with the numbers of a call in place of the parameters.
  private func filled(_ code: String, _ parameters: [Syntax], _ arguments: [Syntax]) -> String {
    var code = String(code.prefix(300))
    guard parameters.count == arguments.count else { return code }
    for (parameter, argument) in zip(parameters, arguments)
    where argument.count > 0 && [.integer, .float].contains(argument[0].kind) {
      for end in [",", ")"] {
        code = code.replacing("ize: \(parameter.text)\(end)", with: "ize: \(argument[0].source)\(end)")
      }
    }
    return code
  }
}
