/// What the files of a project declare under one name at their top, and what they add to it.
final class NameBucket: @unchecked Sendable {
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [Syntax] = []
  private(set) var variables: [Syntax] = []
  private(set) var aliases: [Syntax] = []
  /// What is added to types that the project does not declare, by the name written: `Outer`, `Outer.Inner`.
  private(set) var foreign: [String: TypeDeclaration] = [:]

  static let empty = NameBucket()

  private init() {}

  /// Reads the files, which come in order.
  init(_ name: String, files: [SourceFile], viewProtocols: ViewProtocols) {
    var extensions: [Syntax] = []
    for file in files {
      for declaration in file.root.children { register(declaration, name, &extensions) }
    }
    // What an extension of `Outer` declares may be extended further up: `Outer.Inner`.
    let depths = extensions.map { $0.text.utf8.count { $0 == UInt8(ascii: ".") } }
    for index in extensions.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) { extend(extensions[index]) }
    for type in types + foreign.values { type.seal(viewProtocols) }
  }

  /// The names a file declares or extends at its top; of a dotted name the first part.
  static func names(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    func collect(_ declaration: Syntax) {
      switch declaration.kind {
      case .ifConfig: BuildChoice.clause(of: declaration).forEach(collect)
      case .typeDecl, .function, .typeAlias, .variable: if declaration.hasText { names.insert(declaration.topName) }
      default: break
      }
    }
    file.root.children.forEach(collect)
    return names
  }

  /// Adds everything in a file that a name's bucket is made of, but not where it stands.
  static func add(_ file: SourceFile, declaring name: String, to hash: inout ContentHash) {
    hash.add(file.path)
    hash.add(file.module)
    let declarations = file.root.children
    for module in file.imports { hash.add(module) }
    // The parser may have taken something for part of a declaration that is none.
    guard file.syntaxErrors.isEmpty else { return hash.add(file.text) }
    func declares(_ declaration: Syntax) -> Bool {
      switch declaration.kind {
      case .ifConfig: BuildChoice.clause(of: declaration).contains(where: declares)
      case .typeDecl, .function, .typeAlias, .variable: declaration.hasText && declaration.topName == name
      default: false
      }
    }
    for declaration in declarations where declares(declaration) { hash.add(declaration.identity) }
  }

  private func register(_ declaration: Syntax, _ name: String, _ extensions: inout [Syntax]) {
    switch declaration.kind {
    case .ifConfig:
      for member in BuildChoice.clause(of: declaration) { register(member, name, &extensions) }
    case .typeDecl where declaration.topName == name:
      if declaration.first(.keyword)?.text == "extension" {
        extensions.append(declaration)
      } else {
        register(type: declaration, outer: nil)
      }
    case .function where declaration.text == name: functions.append(declaration)
    case .typeAlias where declaration.text == name: aliases.append(declaration)
    case .variable where declaration.hasText && declaration.text == name: variables.append(declaration)
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
      types.append(type)
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
    let candidates = types.compactMap { type in
      path.dropFirst().reduce(Optional(type)) { $0?.nested[$1] }
    }
    let inModule = candidates.filter { $0.module == declaration.file.module }
    let chosen = inModule.isEmpty ? candidates : inModule
    for type in chosen {
      type.add(declaration)
      registerNested(in: declaration, outer: type)
    }
    guard chosen.isEmpty else { return }
    if let known = foreign[declaration.text] {
      known.add(declaration)
      registerNested(in: declaration, outer: known)
    } else {
      let type = TypeDeclaration(
        name: declaration.text, path: declaration.text, kind: .extension, node: declaration, outer: nil)
      foreign[declaration.text] = type
      registerNested(in: declaration, outer: type)
    }
  }
}

extension Syntax {
  /// The first part of a declaration's name: `Outer` of `extension Outer.Inner`.
  fileprivate var topName: String {
    guard let dot = text.firstIndex(of: ".") else { return text }
    return String(text[..<dot])
  }
}
