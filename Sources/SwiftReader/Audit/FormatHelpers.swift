import ScreenModel

/// Finds code outside a view that fixes the format of dates it shows: `due.shortText` of an extension,
/// `DateFormatter.short`, `model.text(for:)`.
struct FormatHelpers {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  private static let pattern = Array("dateFormat".utf8)
  private static let extended = ["Date", "DateFormatter", "Formatter", "String"]

  /// What code names of other types.
  private struct Uses {
    /// Members of values, or of a type that is not written: `due.shortText`, `.short`.
    var members: Set<String> = []
    /// Members of a type by its name: `DateFormatter.short`.
    var ofTypes: [String: Set<String>] = [:]
    var types: Set<String> = []
  }

  /// Members of other types that a view names and that set a format, with their names and in a steady order.
  func used(by type: TypeDeclaration) -> [(name: String, code: Syntax)] {
    var uses = Uses()
    uses.types = Set(type.stored.compactMap { $0.type?.text })
    for declaration in type.declarations { collect(declaration, &uses, 0) }
    // (holder, names it goes by)
    var holders = Self.extended.compactMap { name in index.foreignExtensions[name].map { ($0, Self.extended) } }
    for name in uses.types.sorted() where name != type.name {
      let found = index.types(named: name, from: type, file: type.node.file)
      if found.count == 1, !found[0].isView { holders.append((found[0], [name])) }
    }
    return holders.flatMap { holder, names -> [(name: String, code: Syntax)] in
      guard holder.declarations.contains(where: { $0.contains(Self.pattern) }) else { return [] }
      let ofType = names.reduce(into: Set<String>()) { $0.formUnion(uses.ofTypes[$1] ?? []) }
      func isUsed(_ name: String, _ node: Syntax) -> Bool {
        let modifiers = node.all(.modifier).map(\.text)
        if node.file !== type.node.file, modifiers.contains(where: { $0.contains("private") }) { return false }
        return uses.members.contains(name)
          || ofType.contains(name) && (modifiers.contains("static") || modifiers.contains("class"))
      }
      let properties = holder.properties.values.filter { isUsed($0.name, $0.node) }.sorted { $0.name < $1.name }
      let functions = holder.functions.sorted { $0.key < $1.key }.flatMap { name, all in
        all.filter { isUsed(name, $0) }.compactMap { $0.first(.block) }.map { (name: name, code: $0) }
      }
      let code = properties.compactMap { property in
        (property.getter ?? property.initialValue).map { (name: property.name, code: $0) }
      }
      return (code + functions).filter { $0.code.contains(Self.pattern) && isShown($0.code) }
    }
  }

  /// Code that reads dates is for machines.
  private func isShown(_ code: Syntax) -> Bool { !code.source.contains(".date(from:") }

  private func collect(_ node: Syntax, _ uses: inout Uses, _ depth: Int) {
    guard depth < 200, uses.members.count < 5_000 else { return }
    switch node.kind {
    case .chain where node.count > 1 && node[0].kind == .name && node[1].kind == .member && node[0].text.startsUpper:
      uses.types.insert(node[0].text)
      uses.ofTypes[node[0].text, default: []].insert(node[1].text)
      for child in node.children.dropFirst(2) { collect(child, &uses, depth + 1) }
      return
    // A member of its own.
    case .chain where node.count > 1 && node[0].text == "self" && node[1].kind == .member:
      for child in node.children.dropFirst(2) { collect(child, &uses, depth + 1) }
      return
    case .member, .implicitMember: uses.members.insert(node.text)
    case .name where node.text.startsUpper: uses.types.insert(node.text)
    default: break
    }
    for child in node.children { collect(child, &uses, depth + 1) }
  }
}
