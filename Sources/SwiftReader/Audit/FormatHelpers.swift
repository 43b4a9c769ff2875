import ScreenModel

/// Finds code outside a view that fixes the format of dates it shows: `due.shortText` of an extension,
/// `DateFormatter.short`, `model.text(for:)`.
struct FormatHelpers {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  private static let pattern = Array("dateFormat".utf8)
  private static let extended = ["Date", "DateFormatter", "Formatter", "String"]

  /// Members of other types that a view names and that set a format, in a steady order.
  func used(by type: TypeDeclaration) -> [Syntax] {
    var used: Set<String> = []
    var types = Set(type.stored.compactMap { $0.type?.text })
    for declaration in type.declarations { collect(declaration, &used, &types, 0) }
    var holders = Self.extended.compactMap { index.foreignExtensions[$0] }
    for name in types.sorted() where name != type.name {
      let found = index.types(named: name, from: type, file: type.node.file)
      if found.count == 1, !found[0].isView { holders += found }
    }
    return holders.flatMap { holder -> [Syntax] in
      guard holder.declarations.contains(where: { $0.contains(Self.pattern) }) else { return [] }
      let properties = holder.properties.values.filter { used.contains($0.name) }.sorted { $0.name < $1.name }
      let functions = holder.functions.filter { used.contains($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value)
      let code = properties.compactMap { $0.getter ?? $0.initialValue } + functions.compactMap { $0.first(.block) }
      return code.filter { $0.contains(Self.pattern) && isShown($0) }
    }
  }

  /// Code that reads dates is for machines.
  private func isShown(_ code: Syntax) -> Bool { !code.source.contains(".date(from:") }

  /// Names of members and of types that code mentions.
  private func collect(_ node: Syntax, _ used: inout Set<String>, _ types: inout Set<String>, _ depth: Int) {
    guard depth < 200, used.count < 5_000 else { return }
    switch node.kind {
    case .member, .implicitMember: used.insert(node.text)
    case .name where node.text.startsUpper: types.insert(node.text)
    default: break
    }
    for child in node.children { collect(child, &used, &types, depth + 1) }
  }
}
