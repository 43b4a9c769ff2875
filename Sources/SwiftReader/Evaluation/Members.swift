import ScreenModel

extension Evaluator {
  /// A member of `self`, where `self` has it: a property, or a function to be called.
  func ownMember(_ name: String, of receiver: Value, at node: Syntax) -> Value? {
    guard case .instance(let instance) = receiver else {
      if case .enumCase(let enumCase) = receiver, let type = enumCase.type {
        if name == "rawValue", type.properties[name] == nil { return rawValue(of: enumCase, in: type) }
        return declaredMember(name, of: receiver, in: type, at: node)
      }
      if case .symbol(let typed) = receiver, let type = resolve(typed.type?.unwrapped) {
        if let found = declaredMember(name, of: receiver, in: type, at: node) { return found }
        // What a protocol asks for: whoever conforms has it.
        guard type.kind == .protocol, let (required, owner) = property(name, in: type) else { return nil }
        return materialize(
          typed.symbol.member(name), type: required.type.map { TypeReference(node: $0, scope: owner) })
      }
      // A view that was handed on has its fields still: `label.title`.
      if case .view(.instance(let instance, _)) = receiver, hasOwn(name, instance) {
        return ownMember(name, of: .instance(instance), at: node)
      }
      for extended in Self.foreignTypes(of: receiver) {
        guard let type = index.foreignExtensions[extended] else { continue }
        if let found = declaredMember(name, of: receiver, in: type, at: node) { return found }
      }
      if case .view = receiver, let type = index.foreignExtensions["View"] {
        return declaredMember(name, of: receiver, in: type, at: node)
      }
      return nil
    }
    if let property = property(name, in: instance.type) { return read(property.0, of: instance, in: property.1) }
    if let value = instance.fields[name] { return value }
    guard let type = instance.type else { return nil }
    if let declared = declaredMember(name, of: receiver, in: type, at: node) { return declared }
    guard !type.forwarded.isEmpty, !type.forwarded.contains(name) else { return nil }
    // `@dynamicMemberLookup`: the member it stands for.
    return (type.forwarded + [name]).reduce(receiver) { member($1, of: $0, at: node) }
  }

  /// A property or function that a type, a type it inherits from, or an extension of the project declares.
  private func declaredMember(_ name: String, of receiver: Value, in type: TypeDeclaration, at node: Syntax) -> Value? {
    if let (property, owner) = property(name, in: type), let getter = property.getter {
      return compute(property, getter, receiver: receiver, in: owner)
    }
    if let (functions, owner) = functions(name, in: type) {
      return .function(FunctionReference(declaration: functions[0], receiver: receiver, type: owner))
    }
    return nil
  }

  /// The property of a name in a type, its supertypes and protocols, and the type that declares it.
  func property(_ name: String, in type: TypeDeclaration?, depth: Int = 0) -> (
    TypeDeclaration.Property, TypeDeclaration
  )? {
    guard let type, depth < 8 else { return nil }
    if let property = type.properties[name], !property.isStatic {
      guard type.kind == .protocol, property.getter == nil, let other = type.defaults[name] else {
        return (property, type)
      }
      return (other, type)
    }
    for parent in supertypes(of: type) {
      if let found = property(name, in: parent, depth: depth + 1),
        found.0.getter != nil || parent.kind != .protocol || type.kind == .protocol
      {
        return found
      }
    }
    return nil
  }

  /// The functions of a name in a type, its supertypes and protocols.
  func functions(_ name: String, in type: TypeDeclaration?, depth: Int = 0) -> ([Syntax], TypeDeclaration)? {
    guard let type, depth < 8 else { return nil }
    if let functions = type.functions[name]?.filter({ $0.first(.block) != nil }), !functions.isEmpty {
      return (functions, type)
    }
    for parent in supertypes(of: type) {
      if let found = functions(name, in: parent, depth: depth + 1) { return found }
    }
    return nil
  }

  /// What `extension Module.Type` in another module adds to a type.
  func addedElsewhere(to type: TypeDeclaration) -> TypeDeclaration? {
    guard type.kind != .extension, !type.module.isEmpty else { return nil }
    return index.foreignExtensions["\(type.module).\(type.path)"]
  }

  func supertypes(of type: TypeDeclaration) -> [TypeDeclaration] {
    if let known = inheritance[ObjectIdentifier(type)] { return known }
    var found = type.inherited.flatMap { name -> [TypeDeclaration] in
      let found = types(named: name, from: type.outer, file: type.node.file).filter { $0 !== type }
      return found.count == 1 ? found : index.foreignExtensions[name].map { [$0] } ?? []
    }
    if let added = addedElsewhere(to: type) { found.append(added) }
    inheritance[ObjectIdentifier(type)] = found
    return found
  }

  /// Reads a property of an instance: what an action wrote, sample data, what was handed in, what the code computes or starts with.
  func read(_ property: TypeDeclaration.Property, of instance: Instance, in type: TypeDeclaration) -> Value {
    reach(property.node.file)
    let reference = declaredType(of: property, in: type)
    let symbol =
      (instance.symbol ?? instance.sample)?.member(property.name) ?? Symbol(property.name, owner: instance.owner)
    if let getter = property.getter {
      if let value = given(symbol, type: reference) { return value }
      return compute(property, getter, receiver: .instance(instance), in: type)
    }
    if !property.attributes.isEmpty,
      options.usesInitialValues || property.isLet || !isRuntime(property, in: type, of: instance),
      given(symbol, type: reference) == nil, overrides[Place(symbol: symbol)] == nil,
      let value = wrappedValue(of: property, base: instance.fields[property.name], in: type, of: instance)
    {
      return value
    }
    let isNamed = instance.symbol != nil || type.isView || type.isViewModifier || instance.type?.isView == true
    if let value = instance.fields[property.name] {
      if case .binding(let place, let inner) = value, property.attributes.contains("Binding") {
        return overrides[place] ?? given(place.symbol, type: reference) ?? inner
      }
      if let written = overrides[Place(symbol: symbol)] { return written }
      if isNamed, let value = given(symbol, type: reference) { return value }
      return kept(value, in: property, symbol: symbol, type: reference, of: instance, declaredIn: type)
    }
    if let written = overrides[Place(symbol: symbol)] { return written }
    if isNamed, let value = given(symbol, type: reference) { return value }
    // A member that is given says that there is something to have it.
    if isNamed, reference?.isOptional == true, symbol.item == nil, hasGivenMember(symbol.name) {
      return materialize(symbol, type: reference?.unwrapped)
    }
    if property.attributes.contains("Environment") || property.attributes.contains("EnvironmentObject") {
      return environmentValue(property, symbol: symbol, type: reference, in: type)
    }
    return initialValue(of: property, symbol: symbol, type: reference, in: type, of: instance)
  }

  /// A value that an instance was made with, or another one in its place where it may have changed since.
  private func kept(
    _ value: Value, in property: TypeDeclaration.Property, symbol: Symbol, type reference: TypeReference?,
    of instance: Instance, declaredIn type: TypeDeclaration
  ) -> Value {
    if property.isLet { return value }
    if instance.symbol != nil {
      let isSet = isSetAtFirst(property, in: type, of: symbol) || options.freed.contains(symbol.name)
      let mayDiffer = !options.usesInitialValues || isSet
      // What was not there at first may be there later; what has parts of its own could go on without end.
      if mayDiffer,
        instance.type?.isReference == true || value.isAbsent && Self.plain.contains(reference?.unwrapped.name ?? "")
      {
        return materialize(symbol, type: reference)
      }
    }
    // `_isOpen = State(initialValue: false)`: what a state starts with is no more than that.
    if property.attributes.contains("State"), type.isView, instance.symbol == nil,
      isRuntime(property, in: type, of: instance), !isHeardAtFirst(property, in: type)
    {
      guard case .instance(let made) = value else { return materialize(symbol, type: reference) }
      return .instance(Instance(type: made.type, fields: made.fields, symbol: symbol, owner: instance.owner))
    }
    return value
  }

  private static let plain: Set<String> = ["Bool", "Date", "Double", "Int", "String", "URL"]

  private func initialValue(
    of property: TypeDeclaration.Property, symbol: Symbol, type reference: TypeReference?, in type: TypeDeclaration,
    of instance: Instance
  ) -> Value {
    let changes = isRuntime(property, in: type, of: instance)
    if let initial = property.initialValue {
      let key = RunKey.initial(property.node)
      guard running[key, default: 0] < 2 else { return materialize(symbol, type: reference) }
      running[key, default: 0] += 1
      defer { running[key, default: 1] -= 1 }
      let scope = Scope(file: property.node.file, receiver: .instance(instance), type: type)
      let value = instance.initials[property.name] ?? apart { typed(evaluate(initial, in: scope), reference) }
      instance.initials[property.name] = value
      if case .instance(let made) = value, changes || made.type?.isReference == true {
        return .instance(Instance(type: made.type, fields: made.fields, symbol: symbol, owner: instance.owner))
      }
      if changes, !options.freed.contains(symbol.name),
        let set = setAtFirst(property, symbol: symbol, type: reference, in: type, of: instance)
      {
        return set
      }
      if !changes || isHeardAtFirst(property, in: type), !isSetAtFirst(property, in: type, of: symbol),
        !options.freed.contains(symbol.name)
      {
        // `= .now`, `= Date()`: not known, but it has a name.
        if value.isUnknown { return materialize(symbol, type: reference) }
        return value
      }
      return materialize(symbol, type: reference)
    }
    if isHeardAtFirst(property, in: type), !options.freed.contains(symbol.name), changes, !property.isLet,
      reference?.isOptional == true,
      property.attributes.contains("State") || (property.attributes.isEmpty && type.isReference)
        || property.attributes.contains("Published")
    {
      return .absent
    }
    if options.usesInitialValues,
      property.attributes.contains("FocusState") || property.attributes.contains("AccessibilityFocusState")
    {
      return reference?.isOptional == true ? .absent : .bool(false)
    }
    return materialize(symbol, type: reference)
  }

  /// Whether the value a property starts with is the one it has when the view is first heard.
  func isHeardAtFirst(_ property: TypeDeclaration.Property, in type: TypeDeclaration) -> Bool {
    guard options.usesInitialValues else { return false }
    return !property.attributes.contains("State") || !index.appearing(in: type).contains(property.name)
  }

  /// The type a property is declared with, or that its initial value shows.
  func declaredType(of property: TypeDeclaration.Property, in type: TypeDeclaration) -> TypeReference? {
    property.type.map { TypeReference(node: $0, scope: type) }
      ?? property.initialValue.flatMap { typeReference(ofInitial: $0, in: type) }
  }

  /// The type an initial value shows: `= CheckoutModel()`, `= Phase.idle`, `= []` shows none.
  private func typeReference(ofInitial node: Syntax, in type: TypeDeclaration) -> TypeReference? {
    guard node.kind == .chain, node.count >= 2, node[0].kind == .name,
      !types(named: node[0].text, from: type, file: node.file).isEmpty
    else { return nil }
    return TypeReference(node: node[0], scope: type)
  }

  /// Whether a stored property may have another value than the one it starts with.
  func isRuntime(_ property: TypeDeclaration.Property, in type: TypeDeclaration, of instance: Instance) -> Bool {
    if property.isLet { return property.initialValue == nil }
    let wrappers: Set<String> = [
      "State", "StateObject", "ObservedObject", "Binding", "Bindable", "EnvironmentObject", "Environment", "FocusState",
      "AccessibilityFocusState", "AppStorage", "SceneStorage", "Published", "Query", "FetchRequest", "GestureState",
      "ScaledMetric", "Namespace",
    ]
    if property.attributes.contains(where: wrappers.contains) {
      if property.attributes.contains("State"), property.isPrivate || type.kind == .struct {
        return index.writes(in: type).contains(property.name)
      }
      return true
    }
    if type.isReference || instance.symbol != nil { return true }
    return property.initialValue == nil
  }

  private func compute(
    _ property: TypeDeclaration.Property, _ getter: Syntax, receiver: Value, in type: TypeDeclaration
  )
    -> Value
  {
    reach(property.node.file)
    if let drawn = drawnOnly(property.type, getter) { return drawn }
    let key = RunKey.getter(property.node)
    guard running[key, default: 0] < 12 else {
      return .unknown(Reason("‘\(property.name)’ depends on itself", span: property.node.span))
    }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let scope = Scope(file: property.node.file, receiver: receiver, type: type)
    let value = run(getter, in: scope, asViews: Self.yieldsViews(property.node))
    return property.type.map { coerce(value, to: TypeReference(node: $0, scope: type)) } ?? value
  }

  /// A symbol as a value: of a project type with members, it is an instance whose members have names.
  func materialize(_ symbol: Symbol, type reference: TypeReference?) -> Value {
    if let written = overrides[Place(symbol: symbol)] { return written }
    if let value = given(symbol, type: reference) { return value }
    if let reference, !reference.isOptional, let type = resolve(reference.unwrapped),
      type.kind == .struct || type.isReference
    {
      return .instance(Instance(type: type, fields: [:], symbol: symbol, owner: symbol.owner))
    }
    return .symbol(TypedSymbol(symbol: symbol, type: reference))
  }

  /// `value.name`
  func member(_ name: String, of value: Value, at node: Syntax) -> Value {
    if case .choice = value { return distribute(value, at: node) { member(name, of: $0, at: node) } }
    let result = plainMember(name, of: value, at: node)
    guard result.isUnknown, !value.isUnknown, let type = index.foreignExtensions["Optional"],
      let found = declaredMember(name, of: value, in: type, at: node)
    else { return result }
    return found
  }

  private func plainMember(_ name: String, of value: Value, at node: Syntax) -> Value {
    if case .type(let type) = value {
      if name == "self" || name == "init" { return value }
      return typeMember(name, of: type, at: node) ?? foreignMember(name, of: value, at: node)
    }
    if name == "self" { return value }
    if let own = ownMember(name, of: value, at: node) { return own }
    switch value {
    // `Text("a").emojiText`: a package's way to a modifier. The view is still there.
    case .view(let view):
      let call = ModifierCall(name: name, arguments: [], node: node, frames: frames)
      if case .modified(let base, let calls) = view { return .view(.modified(base, calls + [call])) }
      return .view(.modified(view, [call]))
    case .binding(let place, let inner):
      if name == "wrappedValue" { return overrides[place] ?? inner }
      if name == "projectedValue" { return value }
      noteObserver(of: name, in: inner, bound: place)
      return .binding(Place(symbol: place.symbol.member(name)), member(name, of: inner, at: node))
    case .instance(let instance):
      if let symbol = instance.symbol {
        return symbolMember(name, of: TypedSymbol(symbol: symbol, type: nil), at: node)
      }
      return foreignMember(name, of: value, at: node)
    case .symbol(let typed): return symbolMember(name, of: typed, at: node)
    case .implicitMember, .unknown, .foreignType: return foreignMember(name, of: value, at: node)
    case .tuple(let items):
      if let index = Int(name), items.indices.contains(index) { return items[index].value }
      return items.first { $0.label == name }?.value ?? foreignMember(name, of: value, at: node)
    case .enumCase(let enumCase):
      if name == "rawValue", let type = enumCase.type { return rawValue(of: enumCase, in: type) }
      if name == "id" || name == "hashValue" { return value }
      return foreignMember(name, of: value, at: node)
    default: return StandardLibrary.member(name, of: value, evaluator: self, at: node)
    }
  }

  /// A member of something known only when the app runs is known only then; asking whether a collection is empty is a test.
  private func symbolMember(_ name: String, of typed: TypedSymbol, at node: Syntax) -> Value {
    if typed.type?.isOptional == true, let type = index.foreignExtensions["Optional"],
      let property = type.properties[name], let getter = property.getter
    {
      return compute(property, getter, receiver: .symbol(typed), in: type)
    }
    if name == "isEmpty" { return boolean(.atom(Atom(symbol: typed.symbol, test: .isEmpty))) }
    if let type = index.foreignExtensions[typed.type?.unwrapped.name ?? ""],
      let property = type.properties[name], let getter = property.getter
    {
      return compute(property, getter, receiver: .symbol(typed), in: type)
    }
    let symbol = typed.symbol.member(name)
    if name == "first" || name == "last" { return materialize(symbol, type: typed.type?.element.map { .optional($0) }) }
    return materialize(symbol, type: nil)
  }

  private func foreignMember(_ name: String, of value: Value, at node: Syntax) -> Value {
    switch value {
    case .foreignType(let type):
      if let added = index.foreignExtensions[type], let found = typeMember(name, of: added, at: node) { return found }
      if name == "self" { return value }
      if type == "Optional", name == "none" { return .absent }
      // What is heard is heard with VoiceOver on.
      if type == "UIAccessibility", name == "isVoiceOverRunning" { return .bool(true) }
      return .foreignType("\(type).\(name)")
    case .implicitMember(let first, _): return .implicitMember("\(first).\(name)", [])
    // `token.color`, `theme.accentColor`: drawn and never heard.
    case .unknown: return Self.isColor(name) ? .foreignType("Color") : value
    default:
      if Self.isColor(name) { return .foreignType("Color") }
      return .unknown(Reason("‘.\(name)’ is not declared in the project", span: node.span))
    }
  }

  private static func isColor(_ name: String) -> Bool { name == "color" || name.hasSuffix("Color") }

  /// A literal as plain text; other values as they are.
  func plainString(_ value: Value) -> Value {
    if case .literal(let literal) = value { return .text(plainText(value, at: literal.node)) }
    return value
  }

  /// `$name`: a binding to a property.
  func binding(_ name: String, in scope: Scope, at node: Syntax) -> Value {
    if let local = scope.local(name) {
      if case .binding = local { return local }
      if case .symbol(let typed) = local { return .binding(Place(symbol: typed.symbol), local) }
      if case .instance(let instance) = local, let symbol = instance.symbol {
        return .binding(Place(symbol: symbol), local)
      }
      return .binding(Place(symbol: Symbol(name, owner: -1)), local)
    }
    guard case .instance(let instance)? = scope.receiver else {
      return .unknown(Reason("‘$\(name)’", span: node.span))
    }
    if let projected = projectedValue(of: name, of: instance, at: node) { return projected }
    if case .binding(let place, let inner)? = instance.fields[name] {
      return .binding(place, overrides[place] ?? given(place.symbol, type: nil) ?? inner)
    }
    let symbol = instance.symbol?.member(name) ?? Symbol(name, owner: instance.owner)
    return .binding(
      Place(symbol: symbol), ownMember(name, of: .instance(instance), at: node) ?? materialize(symbol, type: nil))
  }
}

extension TypeReference {
  /// The optional of a type.
  static func optional(_ reference: TypeReference) -> TypeReference { reference }
}
