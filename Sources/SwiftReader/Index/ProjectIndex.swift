import ScreenModel

/// Where every name of the project is declared.
///
/// Files are parsed when a name in them is asked for. What is found never depends on which were asked for before: a
/// name's bucket is made of every file that declares or extends it.
final class ProjectIndex: @unchecked Sendable {
  let files: [SourceFile]
  let scans: [FileScan]
  /// Protocols that make a type a view.
  let viewProtocols: ViewProtocols
  /// Files by the names at their top, in order.
  private(set) var places: [String: [Int]] = [:]
  /// Files by the names of types inside others.
  private(set) var innerPlaces: [String: [Int]] = [:]
  /// Files whose bytes do not tell what they declare.
  private(set) var irregular: [Int] = []
  private let buckets = Memo<String, NameBucket>()
  private let written = Memo<String, Set<String>>()
  private let set = Memo<String, Set<String>>()
  private let appearValues = Memo<String, [String: Syntax]>()
  private let writtenKeys = Memo<String, [String]>()
  let lists = Memo<Lists, [TypeDeclaration]>()
  let named = Memo<String, [TypeDeclaration]>()
  let remarks = RemarkMemory()
  let unread = UnreadMemory()

  /// Lists of types that are made once.
  enum Lists { case views, presenters, uikit, previewProviders }

  /// - Parameter readsEverything: Parse every file at once and trust no scan; the same must come out.
  init(files: [SourceFile], threads: Int = Parallel.threads, readsEverything: Bool = false) {
    let files = files.sorted { $0.path < $1.path }
    self.files = files
    let scans = Parallel.map(files.count, threads: threads) { position -> FileScan in
      var scan = files[position].scan
      if readsEverything { scan.isRegular = false }
      // What its bytes do not tell for certain, only the parser can.
      if !scan.isRegular { files[position].read() }
      return scan
    }
    self.scans = scans
    viewProtocols = ViewProtocols(files, scans)
    for position in files.indices {
      var names = scans[position].names
      if !scans[position].isRegular {
        irregular.append(position)
        if readsEverything { names = [] }
        names.formUnion(NameBucket.names(in: files[position]))
      }
      for name in names { places[name, default: []].append(position) }
      for name in scans[position].inner { innerPlaces[name, default: []].append(position) }
    }
  }

  /// Everything the project declares under a name at the top of files, and what it adds to it.
  func bucket(_ name: String) -> NameBucket {
    Lookups.note(.name(name))
    guard let found = places[name] else { return .empty }
    return buckets.value(name) { NameBucket(name, files: found.map { files[$0] }, viewProtocols: viewProtocols) }
  }

  /// Stands for what a name's bucket is made of, wherever in its files it stands.
  func digest(of name: String) -> ContentHash {
    var hash = ContentHash()
    for name in viewProtocols.names.sorted() { hash.add(name) }
    for position in places[name, default: []] { NameBucket.add(files[position], declaring: name, to: &hash) }
    return hash
  }

  /// Types by name.
  var types: ByName<[TypeDeclaration]> { ByName { [self] in bucket($0).types.orNil } }
  /// Functions and properties at the top of files.
  var functions: ByName<[Syntax]> { ByName { [self] in bucket($0).functions.orNil } }
  var variables: ByName<[Syntax]> { ByName { [self] in bucket($0).variables.orNil } }
  /// Type aliases at the top of files.
  private var aliases: ByName<[Syntax]> { ByName { [self] in bucket($0).aliases.orNil } }
  /// What the project adds to types it does not declare, by type name: `View`, `String`.
  var foreignExtensions: ByName<TypeDeclaration> {
    ByName { [self] name in
      guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return bucket(name).foreign[name] }
      return bucket(String(name[..<dot])).foreign[name]
    }
  }

  /// Asks for a name as of a dictionary.
  struct ByName<Found> {
    fileprivate let find: (String) -> Found?

    subscript(name: String) -> Found? { find(name) }
  }

  /// Names of properties that a type's own code writes, or hands on as bindings.
  func writes(in type: TypeDeclaration) -> Set<String> {
    Lookups.note(.writes(path: type.path, module: type.module))
    return written.value(type.path + type.module) {
      let first = type.path.prefix { $0 != "." }
      return WriteScan.names(in: type, files: (places[String(first)] ?? []).map { files[$0] })
    }
  }

  /// Names of properties that a view sets while it appears.
  func appearing(in type: TypeDeclaration) -> Set<String> {
    set.value(type.path + type.module) { AppearScan.names(in: type) }
  }

  /// What a view sets its properties to while it appears, where that is plain.
  func appearance(of type: TypeDeclaration) -> [String: Syntax] {
    appearValues.value(type.path + type.module) { AppearScan.values(in: type) }
  }

  /// What the project sets an environment value to, in ``EnvironmentWrites/values``; empty: it never does.
  func writes(ofEnvironment key: String) -> [String] {
    Lookups.note(.environment(key))
    return writtenKeys.value(key) {
      Lookups.$current.withValue(nil) { EnvironmentWrites(key, in: self).values }
    }
  }

  private let byPath = Memo<Bool, [String: SourceFile]>()

  /// The file at a path.
  func file(_ path: String) -> SourceFile? {
    byPath.value(true) { Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }) }[path]
  }

  /// Files that may speak of one of some names, read, in order.
  func files(mentioning names: some Sequence<String>) -> [SourceFile] {
    let wanted = FileScan.WordSet(names)
    let found = files.indices.filter { !scans[$0].isRegular || scans[$0].mentions(wanted) }.map { files[$0] }
    read(found)
    return found
  }

  /// Files with comments to the tool, by path, read.
  var filesWithComments: [SourceFile] {
    files.indices.filter { !scans[$0].isRegular || scans[$0].hasToolComments }.map { files[$0] }
  }

  /// Files whose text holds some bytes, read, in order.
  func files(containing text: String) -> [SourceFile] {
    let wanted = Array(text.utf8)
    let found = files.filter { $0.contains(wanted) }
    read(found)
    return found
  }

  /// Parses the files that may hold views, or place them.
  func readViews() {
    read(files.indices.filter(mayHoldViews).map { files[$0] })
    _ = files(mentioning: views.map(\.name))
  }

  /// Parses files on all threads, as far as they were not.
  func read(_ files: [SourceFile]) {
    let waiting = files.filter { !$0.isRead }
    guard waiting.count > 1 else {
      waiting.first?.read()
      return
    }
    _ = Parallel.map(waiting.count) { waiting[$0].read() }
  }

  private let guards = Memo<Bool, MotionGuards>()

  /// Names of the project's helpers that ask for Reduce Motion.
  var motionGuards: MotionGuards {
    Lookups.note(.motionGuards)
    return guards.value(true) { Lookups.$current.withValue(nil) { MotionGuards(self) } }
  }

  private let glances = Memo<Bool, GlanceFolders>()

  /// Where the project keeps widgets.
  var glanceFolders: GlanceFolders {
    Lookups.note(.glanceFolders)
    return glances.value(true) { Lookups.$current.withValue(nil) { GlanceFolders(self) } }
  }

  private let placed = Memo<Bool, ViewPlacements>()

  /// Where the project's code places each view.
  var placements: ViewPlacements { placed.value(true) { ViewPlacements(self) } }

  private let throughOwner = Memo<String, Set<String>>()

  /// Members whose accessibility is set through their owner: `photo` of `cell.photo.accessibilityLabel = name`.
  var namedThroughOwner: Set<String> {
    throughOwner.value("") {
      var names: Set<String> = []
      for file in files(containing: ".accessibility") {
        for id in file.nodes.indices where file.nodes[id].kind == .assignment {
          let node = Syntax(file: file, id: Int32(id))
          guard node.count > 1, node[0].kind == .chain else { continue }
          let path = node[0].children.filter { $0.kind == .member || $0.kind == .name }.map(\.text)
          guard path.count > 2, path[0] != "self", let last = path.last, last.hasPrefix("accessibility") else {
            continue
          }
          names.insert(path[path.count - 2])
        }
      }
      return names
    }
  }

  private let implemented = Memo<String, Bool>()

  /// Whether a type of the project that conforms to a protocol declares a function of that name itself.
  func isImplemented(_ name: String, of proto: String) -> Bool {
    func declares(_ type: TypeDeclaration) -> Bool {
      type.kind != .protocol && type.inherits(proto) && type.functions[name]?.isEmpty == false
        || type.nested.values.contains(where: declares)
    }
    Lookups.note(.implementation(name: name, proto: proto))
    return implemented.value("\(proto).\(name)") {
      topNames(in: files.indices.filter { !scans[$0].isRegular || scans[$0].mentions(proto) }).contains { name in
        bucket(name).types.contains(where: declares)
      }
    }
  }

  /// `#Preview` macros, in file order.
  var previews: [Syntax] {
    files(containing: "#Preview").flatMap { file -> [Syntax] in
      func macros(_ nodes: [Syntax]) -> [Syntax] {
        nodes.flatMap { node -> [Syntax] in
          if node.kind == .ifConfig { return macros(BuildChoice.clause(of: node)) }
          return node.kind == .macro && node.text == "Preview" ? [node] : []
        }
      }
      return macros(file.root.children)
    }
  }

  /// Types at the top that show views in the old kind of preview, by name and file.
  var previewProviders: [TypeDeclaration] {
    lists.value(.previewProviders) {
      topNames(in: files.indices.filter { !scans[$0].isRegular || scans[$0].mentions("PreviewProvider") }).flatMap {
        bucket($0).types
      }.filter { $0.inherits("PreviewProvider") }
    }
  }

  /// Types of a name in sight from a place: nested in the enclosing types first, then the file's, the module's, the rest.
  /// More than one: the nearest are equally near.
  func types(named name: String, from scope: TypeDeclaration?, file: SourceFile?, aliasesLeft: Int = 4)
    -> [TypeDeclaration]
  {
    let path = name.utf8.contains(UInt8(ascii: ".")) ? name.split(separator: ".").map(String.init) : [name]
    guard let first = path.first, !first.isEmpty else { return [] }
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
    var candidates = (types[first] ?? []).filter { !$0.isPrivate || $0.node.file === file }.compactMap(descend)
    if let file, path.count == 1, Self.buildingBlocks.contains(first) {
      candidates.removeAll { !Self.isAround($0, file) }
    }
    // Where another target declares a `Stepper`, this one's is SwiftUI's.
    if let file, path.count == 1, AllControls.names.contains(first) {
      candidates.removeAll { Platform.distance(of: $0.node.file.platform, from: file.platform) == 2 }
      // UIKit's own `ProgressView` of a module that is not imported.
      candidates.removeAll {
        $0.kind == .class && $0.module != file.module && !file.imports.contains($0.module)
      }
    }
    if candidates.isEmpty, aliasesLeft > 0, let target = aliased(first, from: scope), target != first {
      let name = ([target] + path.dropFirst()).joined(separator: ".")
      return types(named: name, from: scope, file: file, aliasesLeft: aliasesLeft - 1)
    }
    if candidates.count <= 1 { return candidates }
    if let file {
      let here = candidates.filter { $0.node.file === file }
      if !here.isEmpty { return here }
      candidates = Platform.nearest(candidates, to: file) { $0.node.file }
      let near = candidates.filter { $0.module == file.module }
      if !near.isEmpty { return Self.nearest(near, to: file) }
      let imported = candidates.filter { file.imports.contains($0.module) }
      if !imported.isEmpty { return imported }
    }
    return candidates
  }

  /// Names that every view uses: a type of that name in folders apart belongs to another target.
  private static let buildingBlocks: Set<String> = [
    "AnyView", "Divider", "EmptyView", "ForEach", "Group", "HStack", "Spacer", "VStack", "ZStack",
  ]

  /// Whether a type's folder holds a file or lies in the file's folder, or the file imports its module.
  private static func isAround(_ type: TypeDeclaration, _ file: SourceFile) -> Bool {
    let one = type.node.file.path.split(separator: "/").dropLast()
    let other = file.path.split(separator: "/").dropLast()
    return one.starts(with: other) || other.starts(with: one) || file.imports.contains(type.module)
  }

  /// Of equal names in one module the ones that share most folders with a file: a module that is known by its top folder
  /// may hold several targets.
  private static func nearest(_ types: [TypeDeclaration], to file: SourceFile) -> [TypeDeclaration] {
    guard types.count > 1 else { return types }
    let folders = file.path.split(separator: "/").dropLast()
    func shared(_ type: TypeDeclaration) -> Int {
      zip(type.node.file.path.split(separator: "/").dropLast(), folders).prefix { $0 == $1 }.count
    }
    let most = types.map(shared).max()
    return types.filter { shared($0) == most }
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
}

extension Array {
  /// The array, where something is in it.
  fileprivate var orNil: [Element]? { isEmpty ? nil : self }
}
