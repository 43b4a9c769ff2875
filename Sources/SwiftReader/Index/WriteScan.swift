/// Finds which properties the code of a type changes.
enum WriteScan {
  /// Names that are assigned, handed on as bindings (`$name`), or changed by a call (`name.toggle()`).
  ///
  /// - Parameter files: Those that may extend the type.
  static func names(in type: TypeDeclaration, files: [SourceFile]) -> Set<String> {
    var found: Set<String> = []
    for file in files where file === type.node.file || file.root.children.contains(where: { extends($0, type) }) {
      var seeded: Set<Int32> = []
      for id in file.nodes.indices { seeded.formUnion(seed(Syntax(file: file, id: Int32(id)))) }
      for id in file.nodes.indices where !seeded.contains(Int32(id)) {
        inspect(Syntax(file: file, id: Int32(id)), &found)
      }
    }
    return found
  }

  /// The name in `_isOpen = State(initialValue: false)`, with the assignment: what a property starts with is no change.
  private static func seed(_ node: Syntax) -> [Int32] {
    guard node.kind == .assignment, node.count == 2, node[1].kind == .chain, node[1].count > 1,
      node[1][0].text == "State"
    else { return [] }
    let target = node[0]
    if target.kind == .name, target.text.hasPrefix("_") { return [node.id, target.id] }
    guard target.kind == .chain, target.count == 2, target[0].text == "self", target[1].text.hasPrefix("_") else {
      return []
    }
    return [node.id, target.id, target[1].id]
  }

  private static func extends(_ node: Syntax, _ type: TypeDeclaration) -> Bool {
    node.kind == .typeDecl && node.text == type.path && node.first(.keyword)?.text == "extension"
  }

  private static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "formUnion", "subtract", "move",
    "popLast", "sort", "reverse", "swapAt", "negate", "merge", "updateValue",
  ]

  private static func inspect(_ node: Syntax, _ found: inout Set<String>) {
    switch node.kind {
    case .name where node.text.hasPrefix("$"): found.insert(String(node.text.dropFirst()))
    case .name where node.text.hasPrefix("_"): found.insert(String(node.text.dropFirst()))
    case .assignment where node.count > 0: found.insert(rootName(node[0]))
    case .chain where node.count >= 3:
      for step in 1..<node.count where node[step].kind == .member && changing.contains(node[step].text) {
        found.insert(rootName(node))
      }
      // `self.$email`
      for step in node.children where step.kind == .member && step.text.hasPrefix("$") {
        found.insert(String(step.text.dropFirst()))
      }
    default: break
    }
  }

  /// `selected` in `selected.name = …` and in `self.selected = …`.
  static func rootName(_ target: Syntax) -> String {
    guard target.kind == .chain, target.count > 0 else { return target.text }
    if target[0].text == "self", target.count > 1, target[1].kind == .member { return target[1].text }
    return target[0].text
  }
}
