import ScreenModel

extension Evaluator {
  /// A value that no declared type chose for: a string literal is a `String` then, also in lists and choices.
  func untyped(_ value: Value) -> Value {
    switch value {
    case .literal(let literal): return .text(plainText(value, at: literal.node))
    case .choice(let alternatives):
      return .choice(
        alternatives.map { formula, inner in (formula, assuming(formula) { untyped(inner) } ?? inner) })
    case .list(let items): return .list(items.map(untyped))
    case .tuple(let items): return .tuple(items.map { ($0.label, untyped($0.value)) })
    case .dictionary(let entries): return .dictionary(entries.map { (untyped($0.0), untyped($0.1)) })
    default: return value
    }
  }

  /// A value the code declares no type for, or the type it declares.
  func typed(_ value: Value, _ reference: TypeReference?) -> Value {
    reference.map { coerce(value, to: $0) } ?? untyped(value)
  }

  /// What an initialiser whose parameters all have defaults gives the state of a view: `init(count: Int = 4)`.
  func fieldsByDefault(of type: TypeDeclaration) -> [String: Value] {
    guard options.usesInitialValues,
      let made = pick(type.initializers, []), !made.all(.parameter).isEmpty,
      case .view(.instance(let instance, _)) = apart({ instantiate(type, [], at: type.node) })
    else { return [:] }
    return instance.fields.filter { name, value in
      value.isPlain && type.properties[name]?.attributes.contains("State") == true
    }
  }

  /// The default of an environment value: certain only if nobody in the project sets the key to anything else.
  func environmentDefault(_ key: String) -> Value? {
    guard let value = declaredDefault(key) else { return nil }
    return index.writes(ofEnvironment: key).allSatisfy { Self.isPlain(value, $0) } ? value : nil
  }

  /// Whether a value is what is written as some plain text.
  private static func isPlain(_ value: Value, _ text: String) -> Bool {
    switch value {
    case .bool(let value): text == (value ? "true" : "false")
    case .int(let value): text == String(value)
    case .absent: text == "nil"
    case .enumCase(let value): text == "." + value.name
    case .implicitMember(let name, let arguments): arguments.isEmpty && text == "." + name
    default: false
    }
  }

  private func declaredDefault(_ key: String) -> Value? {
    guard let type = index.foreignExtensions["EnvironmentValues"], let property = type.properties[key] else {
      return nil
    }
    reach(property.node.file)
    let scope = Scope(file: property.node.file, receiver: nil, type: type)
    if property.getter == nil, let initial = property.initialValue {
      return typed(evaluate(initial, in: scope), property.type.map { TypeReference(node: $0, scope: type) })
    }
    // `get { self[ModeKey.self] }`
    guard var getter = property.getter?.children.last else { return nil }
    if getter.kind == .returnStmt, getter.count > 0 { getter = getter[0] }
    guard getter.kind == .chain, getter.count == 2, getter[1].kind == .subscriptCall,
      let argument = getter[1].children.first, argument.count > 0,
      case .type(let holder) = evaluate(argument[0], in: scope)
    else { return nil }
    return typeMember("defaultValue", of: holder, at: property.node)
  }

  /// The types of the standard library that a value may be of: the project may extend them.
  static func foreignTypes(of value: Value) -> [String] {
    switch value {
    case .text, .literal: return ["String", "StringProtocol"]
    case .int: return ["Int", "BinaryInteger"]
    case .double: return ["Double", "BinaryFloatingPoint"]
    case .bool: return ["Bool"]
    case .list: return ["Array", "Collection", "Sequence"]
    case .absent: return ["Optional"]
    default: return []
    }
  }

  /// Whether a view's own type declares a member.
  func hasOwn(_ name: String, _ instance: Instance) -> Bool {
    instance.fields[name] != nil || instance.type?.properties[name] != nil || instance.type?.functions[name] != nil
  }

  /// Whether a value is a localisation key or was declared as one.
  func isKey(_ value: Value) -> Bool {
    switch value {
    case .literal: return true
    case .choice(let alternatives): return alternatives.contains { isKey($0.1) }
    case .symbol(let typed): return Self.keyTypes.contains(typed.type?.unwrapped.name ?? "")
    default: return false
    }
  }

  /// Whether a name or member is declared as a localisation key.
  func isKey(_ node: Syntax, in scope: Scope) -> Bool {
    guard case .instance(let instance)? = scope.receiver else { return false }
    var type = instance.type
    let path = node.kind == .chain ? node.children.filter { $0.kind == .name || $0.kind == .member } : [node]
    for (position, part) in path.enumerated() where !(position == 0 && part.text == "self") {
      guard let known = type, let (property, owner) = property(part.text, in: known) else { return false }
      let reference = declaredType(of: property, in: owner)?.unwrapped
      if position == path.count - 1 { return Self.keyTypes.contains(reference?.name ?? "") }
      type = resolve(reference)
    }
    return false
  }

  private static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]
}
