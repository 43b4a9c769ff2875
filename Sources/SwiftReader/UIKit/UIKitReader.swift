import ScreenModel

/// Reads a UIKit class: what it is made of, and what its code does to that.
struct UIKitReader {
  let type: TypeDeclaration
  let ancestry: UIKitTypes.Ancestry
  let types: UIKitTypes
  let evaluator: Evaluator
  /// Names of members whose accessibility code of other types sets.
  var outside: Set<String> = []
  /// Whether functions of the type itself are walked through: they make views for others.
  var statics = Statics.none

  enum Statics { case none, too, only }

  /// The class as a value for rules and speech, without ``UIKitPart/elements``.
  func part() -> UIKitPart {
    let walk = UIKitWalk(type: type, types: types, evaluator: evaluator)
    var part = UIKitPart(name: type.path, kind: kind, span: type.node.span)
    part.bases = ancestry.bases
    part.hasUnknownBase = ancestry.hasUnknownBase
    var own = UIKitObject(id: "self", name: "self", type: type.name, role: ancestry.role, span: type.node.span)
    own.isProperty = true
    walk.add(own)
    declareProperties(walk)
    var methods = makers(walk)
    methods += initializers(walk)
    methods += functions(walk)
    methods += observers(walk)
    methods += walk.handlers
    part.objects = walk.objects
    part.overrides = overrides(walk)
    part.methods = UIKitFlow(methods: methods, steps: walk.steps, objects: walk.objects).finished()
    let setUp = Set(part.methods.filter(\.isSetUp).map(\.name))
    part.steps = walk.steps.filter { setUp.contains($0.method) } + walk.steps.filter { !setUp.contains($0.method) }
    part.source = String(type.node.source.prefix(60_000))
    for position in part.objects.indices where part.objects[position].isProperty {
      let name = part.objects[position].name
      part.objects[position].isSetElsewhere = type.properties[name]?.isPrivate != true && outside.contains(name)
    }
    for maker in walk.makers {
      guard let block = maker.first(.block), let returned = Self.returnedName(block) else { continue }
      let method = self.method(maker, base: maker.text).name + "."
      // Judged where it was asked for: the caller goes on with it.
      for position in part.objects.indices
      where part.objects[position].name == returned && part.objects[position].id.hasPrefix(method) {
        part.objects[position].isSetElsewhere = true
      }
    }
    // A model that is declared in it says what it is called.
    if !part.objects.isEmpty, type.nested.values.contains(where: Self.names) { part.objects[0].isSetElsewhere = true }
    part.index()
    return part
  }

  private static let label = Array(".accessibilityLabel".utf8)

  private static func names(_ inner: TypeDeclaration) -> Bool {
    inner.kind == .class && inner.declarations.contains { $0.contains(label) }
  }

  private var kind: UIKitPart.Kind {
    switch ancestry.role {
    case .controller: .controller
    case .cell: .cell
    case .view, .stack, .scroll, .table, .label, .image: .view
    default: .control
    }
  }

  /// Properties that hold something of UIKit's; those of superclasses too.
  private func declareProperties(_ walk: UIKitWalk) {
    for owner in [type] + ancestry.superclasses {
      for property in owner.properties.values.sorted(by: { $0.node.offset < $1.node.offset })
      where !property.isStatic && walk.object(property.name) == nil {
        guard let (name, role, isOwn) = className(of: property) else { continue }
        var object = UIKitObject(
          id: property.name, name: property.name, type: name, role: role, span: property.node.span)
        object.isProperty = true
        object.isOwnType = isOwn
        object.isOutlet = property.attributes.contains("IBOutlet") || owner !== type
        walk.add(object)
      }
    }
    let builtin: [(String, UIKitObject.Role)] =
      ancestry.role == .controller
      ? [("view", .view), ("tableView", .table), ("collectionView", .table)] : [("contentView", .view)]
    for (name, role) in builtin where walk.object(name) == nil {
      walk.add(UIKitObject(id: name, name: name, type: "", role: role, span: type.node.span))
    }
  }

  private func className(of property: TypeDeclaration.Property) -> (String, UIKitObject.Role, Bool)? {
    var name = property.type.map { TypeReference(node: $0, scope: type).unwrapped.node.text }
    if name == nil, let initial = property.initialValue { name = Self.madeClass(initial, type) }
    guard let name, let (role, isOwn) = types.role(of: name, from: type) else { return nil }
    return (name, role, isOwn)
  }

  /// The class an expression makes: `UILabel()`, `UILabel(frame:).then {}`, `makeLabel()`, a closure called at once.
  static func madeClass(_ node: Syntax, _ type: TypeDeclaration) -> String? {
    guard node.kind == .chain, node.count > 1 else { return nil }
    if node[0].kind == .name, node[0].text.startsUpper, node[0].text != "Self" {
      if node[1].kind == .call || node[1].kind == .genericArguments { return node[0].text }
      if node[1].kind == .member, node[1].text.startsUpper { return node[0].text + "." + node[1].text }
      return nil
    }
    if node[0].kind == .closure {
      guard let block = node[0].first(.block) else { return nil }
      if let only = returned(by: block) { return madeClass(only, type) }
      if let last = returnedConstruction(block) { return madeClass(last, type) }
      guard let name = returnedName(block) else { return nil }
      let local = block.children.first { $0.kind == .variable && $0.text == name }
      return local.flatMap { local in
        local.first(.typeRef)?.text
          ?? local.first(.initialValue).flatMap { $0.count > 0 ? madeClass($0[0], type) : nil }
      }
    }
    return maker(node, type)?.first(.returnType)?.first(.typeRef)?.text
  }

  /// The own function that a property's value calls.
  static func maker(_ node: Syntax, _ type: TypeDeclaration) -> Syntax? {
    guard node.kind == .chain, let last = node.children.last, last.kind == .call, node.count < 4 else { return nil }
    let names = node.children.filter { $0.kind == .name || $0.kind == .member }.map(\.text)
    let own = names.filter { $0 != "Self" && $0 != "self" && $0 != type.name }
    guard own.count == 1, let functions = type.functions[own[0]], functions.count == 1 else { return nil }
    return functions[0]
  }

  /// `UILabel()` of `{ UILabel() }()` and of `{ return UILabel() }()`: what a block of one statement makes.
  static func returned(by block: Syntax) -> Syntax? {
    guard block.count == 1 else { return nil }
    let only = block[0].kind == .returnStmt ? block[0].children.first : block[0]
    return only.flatMap { $0.kind == .chain ? $0 : nil }
  }

  /// `UIButton(configuration: c)` returned at the end of a block of several statements.
  static func returnedConstruction(_ block: Syntax) -> Syntax? {
    guard block.count > 1, let last = block.children.last, last.kind == .returnStmt, last.count > 0 else { return nil }
    let made = last[0]
    guard made.kind == .chain, made.count > 1, made[0].kind == .name, made[0].text.startsUpper, made[1].kind == .call
    else { return nil }
    return made
  }

  /// `label` of `return label` at the end of a block.
  static func returnedName(_ block: Syntax) -> String? {
    guard let last = block.children.last, last.kind == .returnStmt, last.count > 0, last[0].kind == .name else {
      return nil
    }
    return last[0].text
  }

  // MARK: Code

  /// What makes each property.
  private func makers(_ walk: UIKitWalk) -> [UIKitMethod] {
    var methods: [UIKitMethod] = []
    for property in type.properties.values.sorted(by: { $0.node.offset < $1.node.offset }) where !property.isStatic {
      guard let initial = property.initialValue, walk.object(property.name) != nil else { continue }
      var method = UIKitMethod(
        name: property.name + ".made", base: property.name + ".made", span: property.node.span)
      method.isSetUp = true
      walk.make(property.name, from: initial, method: method.name)
      methods.append(method)
    }
    return methods
  }

  private func initializers(_ walk: UIKitWalk) -> [UIKitMethod] {
    var methods: [UIKitMethod] = []
    for node in type.initializers {
      var method = self.method(node, base: "init")
      method.isSetUp = true
      methods.append(method)
      if let block = node.first(.block) { walk.run(block, parameters: node.all(.parameter), method: method.name) }
    }
    return methods
  }

  private static let setUp: Set<String> = ["viewDidLoad", "awakeFromNib", "loadView"]

  private func functions(_ walk: UIKitWalk) -> [UIKitMethod] {
    var methods: [UIKitMethod] = []
    let nodes = type.functions.values.flatMap { $0 }.sorted {
      ($0.file.path, $0.offset) < ($1.file.path, $1.offset)
    }
    for node in nodes.prefix(400) where isWanted(node) && isReached(node) {
      var method = self.method(node, base: node.text)
      method.isSetUp = Self.setUp.contains(node.text)
      methods.append(method)
      if let block = node.first(.block) { walk.run(block, parameters: node.all(.parameter), method: method.name) }
    }
    return methods
  }

  /// Whether code of the file speaks of a private function outside of it: what it makes for nobody is never met.
  private func isReached(_ node: Syntax) -> Bool {
    let modifiers = Set(node.all(.modifier).map(\.text))
    guard modifiers.contains("private") || modifiers.contains("fileprivate"), !modifiers.contains("override"),
      node.all(.attribute).isEmpty, node.first(.returnType) != nil
    else { return true }
    let name = Array(node.text.utf8)
    let end = node.offset + node.length
    return node.file.contains(name, offset: 0, length: node.offset)
      || node.file.contains(name, offset: end, length: node.file.text.utf8.count - end)
  }

  private func isWanted(_ node: Syntax) -> Bool {
    let isStatic = node.all(.modifier).contains { $0.text == "static" || $0.text == "class" }
    switch statics {
    case .none: return !isStatic
    case .too: return true
    case .only: return isStatic
    }
  }

  /// `didSet` of properties, and setters.
  private func observers(_ walk: UIKitWalk) -> [UIKitMethod] {
    var methods: [UIKitMethod] = []
    for property in type.properties.values.sorted(by: { $0.node.offset < $1.node.offset }) where !property.isStatic {
      for accessor in property.node.all(.accessor) where ["didSet", "willSet", "set"].contains(accessor.text) {
        guard let block = accessor.first(.block) else { continue }
        let name = "\(property.name).\(accessor.text)"
        var method = UIKitMethod(name: name, base: name, span: accessor.span)
        method.source = String(accessor.source.prefix(4_000))
        methods.append(method)
        walk.run(block, parameters: [], method: name)
      }
    }
    return methods
  }

  private func method(_ node: Syntax, base: String) -> UIKitMethod {
    let labels = node.all(.parameter).map { ($0.first(.label)?.text ?? $0.text) + ":" }.joined()
    var method = UIKitMethod(name: "\(base)(\(labels))", base: base, span: node.span)
    method.source = String(node.source.prefix(4_000))
    return method
  }

  /// Properties such as `accessibilityLabel` that are computed.
  private func overrides(_ walk: UIKitWalk) -> [String: SpokenText?] {
    var found: [String: SpokenText?] = [:]
    for owner in [type] + ancestry.superclasses {
      for property in owner.properties.values.sorted(by: { $0.node.offset < $1.node.offset }) {
        guard found[property.name] == nil, let getter = property.getter,
          property.name.hasPrefix("accessibility") || property.name == "isAccessibilityElement"
        else { continue }
        let last = getter.children.last
        let value = last?.kind == .returnStmt ? last?.children.first : last
        found[property.name] = .some(
          getter.count == 1 && owner === type ? value.flatMap { walk.text(of: $0, locals: .init()) } : nil)
      }
    }
    return found
  }
}
