import ScreenModel

/// Where every name of the project is declared.
final class ProjectIndex: @unchecked Sendable {
  let files: [SourceFile]
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// Functions and properties at the top of files.
  private(set) var functions: [String: [Syntax]] = [:]
  private(set) var variables: [String: [Syntax]] = [:]
  /// Type aliases at the top of files.
  private var aliases: [String: [Syntax]] = [:]
  /// What the project adds to types it does not declare, by type name: `View`, `String`.
  private(set) var foreignExtensions: [String: TypeDeclaration] = [:]
  /// Properties a type's code writes, by path and module; filled when asked for.
  var writes: [String: Set<String>] = [:]
  private var writtenKeys: [String: Bool] = [:]

  /// Whether the project sets an environment value anywhere.
  func isWritten(environment key: String) -> Bool {
    if let known = writtenKeys[key] { return known }
    let found = files.contains { file in
      ["environment(\\.\(key),", "transformEnvironment(\\.\(key))"].contains { file.text.contains($0) }
    }
    writtenKeys[key] = found
    return found
  }

  private var implemented: [String: Bool] = [:]

  /// Whether a type of the project that conforms to a protocol declares a function of that name itself.
  func isImplemented(_ name: String, of proto: String) -> Bool {
    let key = "\(proto).\(name)"
    if let known = implemented[key] { return known }
    func declares(_ type: TypeDeclaration) -> Bool {
      type.kind != .protocol && type.inherits(proto) && type.functions[name]?.isEmpty == false
        || type.nested.values.contains(where: declares)
    }
    let found = types.values.joined().contains(where: declares)
    implemented[key] = found
    return found
  }

  /// `#Preview` macros, in file order.
  private(set) var previews: [Syntax] = []

  init(files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
    var extensions: [Syntax] = []
    for file in self.files {
      for declaration in file.root.children { register(declaration, extensions: &extensions) }
    }
    for declaration in extensions { extend(declaration) }
  }

  private func register(_ declaration: Syntax, extensions: inout [Syntax]) {
    switch declaration.kind {
    case .typeDecl:
      if declaration.first(.keyword)?.text == "extension" {
        extensions.append(declaration)
      } else {
        register(type: declaration, outer: nil)
      }
    case .function: functions[declaration.text, default: []].append(declaration)
    case .typeAlias: aliases[declaration.text, default: []].append(declaration)
    case .variable where declaration.hasText: variables[declaration.text, default: []].append(declaration)
    case .macro where declaration.text == "Preview": previews.append(declaration)
    case .ifConfig:
      for member in BuildChoice.clause(of: declaration) { register(member, extensions: &extensions) }
    default: break
    }
  }

  private func register(type declaration: Syntax, outer: TypeDeclaration?) {
    let name = declaration.text
    let kind = TypeDeclaration.Kind(rawValue: declaration.first(.keyword)?.text ?? "struct") ?? .struct
    let type = TypeDeclaration(
      name: name, path: (outer.map { $0.path + "." } ?? "") + name, kind: kind, node: declaration, outer: outer)
    if let outer {
      if outer.nested[name] == nil { outer.nested[name] = type }
    } else {
      types[name, default: []].append(type)
    }
    registerNested(in: declaration, outer: type)
  }

  private func registerNested(in declaration: Syntax, outer: TypeDeclaration) {
    for member in declaration.first(.members)?.children ?? [] where member.kind == .typeDecl {
      if member.first(.keyword)?.text != "extension" { register(type: member, outer: outer) }
    }
  }

  private func extend(_ declaration: Syntax) {
    let path = declaration.text.split(separator: ".").map(String.init)
    guard let first = path.first else { return }
    let candidates = (types[first] ?? []).compactMap { type in
      path.dropFirst().reduce(Optional(type)) { $0?.nested[$1] }
    }
    let inModule = candidates.filter { $0.module == declaration.file.module }
    let chosen = inModule.isEmpty ? candidates : inModule
    for type in chosen {
      type.add(declaration)
      registerNested(in: declaration, outer: type)
    }
    guard chosen.isEmpty else { return }
    if let known = foreignExtensions[declaration.text] {
      known.add(declaration)
      registerNested(in: declaration, outer: known)
    } else {
      let type = TypeDeclaration(
        name: declaration.text, path: declaration.text, kind: .extension, node: declaration, outer: nil)
      foreignExtensions[declaration.text] = type
      registerNested(in: declaration, outer: type)
    }
  }

  /// Types of a name in sight from a place: nested in the enclosing types first, then the file's, the module's, the rest.
  /// More than one: the nearest are equally near.
  func types(named name: String, from scope: TypeDeclaration?, file: SourceFile?, aliasesLeft: Int = 4)
    -> [TypeDeclaration]
  {
    let path = name.split(separator: ".").map(String.init)
    guard let first = path.first else { return [] }
    func descend(_ type: TypeDeclaration?) -> TypeDeclaration? {
      path.dropFirst().reduce(type) { $0?.nested[$1] }
    }
    var outer = scope
    while let type = outer {
      if let found = descend(type.nested[first]) { return [found] }
      if path.count == 1, type.name == first, type.kind != .extension { return [type] }
      outer = type.outer
    }
    // What is private to another file is not in sight.
    let candidates = (types[first] ?? []).filter { !$0.isPrivate || $0.node.file === file }.compactMap(descend)
    if candidates.isEmpty, aliasesLeft > 0, let target = aliased(first, from: scope), target != first {
      let name = ([target] + path.dropFirst()).joined(separator: ".")
      return types(named: name, from: scope, file: file, aliasesLeft: aliasesLeft - 1)
    }
    if candidates.count <= 1 { return candidates }
    if let file {
      let here = candidates.filter { $0.node.file === file }
      if !here.isEmpty { return here }
      let near = candidates.filter { $0.module == file.module }
      if !near.isEmpty { return near }
      let imported = candidates.filter { file.imports.contains($0.module) }
      if !imported.isEmpty { return imported }
    }
    return candidates
  }

  /// The type a type alias names, where it is declared in a type around or at the top of a file.
  private func aliased(_ name: String, from scope: TypeDeclaration?) -> String? {
    var outer = scope
    while let type = outer {
      if let alias = type.aliases[name], let target = alias.first(.typeRef)?.text, type.aliases[target] == nil {
        return target
      }
      outer = type.outer
    }
    guard let found = aliases[name], found.count == 1, let target = found[0].first(.typeRef)?.text else { return nil }
    // An alias of an alias of itself has no end.
    return aliases[target] == nil ? target : nil
  }

  /// All views the project declares, by file and place.
  private(set) lazy var views: [TypeDeclaration] = findViews()

  private func findViews() -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    func collect(_ type: TypeDeclaration) {
      if type.isView { found.append(type) }
      for inner in type.nested.values.sorted(by: { $0.path < $1.path }) { collect(inner) }
    }
    for name in types.keys.sorted() { types[name]?.forEach(collect) }
    for name in foreignExtensions.keys.sorted() {
      foreignExtensions[name]?.nested.values.sorted { $0.path < $1.path }.forEach(collect)
    }
    return found.sorted { ($0.node.file.path, $0.node.offset) < ($1.node.file.path, $1.node.offset) }
  }
}
