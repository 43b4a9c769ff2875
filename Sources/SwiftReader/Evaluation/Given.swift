import ScreenModel

extension Evaluator {
  /// The value a person gave to a name, in the type the code declares for it.
  func given(_ symbol: Symbol, type: TypeReference?) -> Value? {
    guard symbol.item == nil, !options.given.isEmpty else { return nil }
    let name = symbol.name
    let written = options.given[name] != nil ? name : givenNames[name] ?? name
    guard let sample = options.given[written], symbol.owner == 0 || !rootHas(name) else { return nil }
    usedNames.insert(written)
    let key = "\(name) \(type?.node.text ?? "")"
    if let known = givenValues[key] { return known }
    let value = convert(sample.value, to: type, symbol: symbol)
    givenValues[key] = value
    return value
  }

  /// Whether the sample data say something of a part of a value.
  func hasGivenMember(_ name: String) -> Bool { options.given.keys.contains { $0.hasPrefix(name + ".") } }

  /// Names in `given` that stand for others, by the name they stand for: what `@dynamicMemberLookup` forwards.
  func canonicalNames() -> [String: String] {
    var names: [String: String] = [:]
    for written in options.given.keys.sorted() {
      var path: [String] = []
      var type = rootType
      for part in written.split(separator: ".").map(String.init) {
        if let known = type, property(part, in: known) == nil { path += known.forwarded }
        type = follow(type?.forwarded ?? [], from: type, unless: part)
        path.append(part)
        type = type.flatMap { known in
          property(part, in: known).flatMap { resolve(declaredType(of: $0.0, in: $0.1)?.unwrapped) }
        }
      }
      let name = path.joined(separator: ".")
      if name != written { names[name] = written }
    }
    return names
  }

  private func follow(_ path: [String], from type: TypeDeclaration?, unless part: String) -> TypeDeclaration? {
    guard let type, property(part, in: type) == nil, !path.isEmpty else { return type }
    return path.reduce(Optional(type)) { type, part in
      type.flatMap { known in
        property(part, in: known).flatMap { resolve(declaredType(of: $0.0, in: $0.1)?.unwrapped) }
      }
    }
  }

  /// Whether the screen's own view has a property of that name, so that other views' state is not meant.
  private func rootHas(_ name: String) -> Bool {
    let first = name.prefix { $0 != "." }
    return rootType.map { property(String(first), in: $0) != nil } ?? false
  }

  /// Sample data as a value of the declared type.
  private func convert(_ sample: SampleValue, to reference: TypeReference?, symbol: Symbol?) -> Value {
    let outer = reference?.unwrapped
    let type = resolve(outer)
    switch sample {
    case .text(let words):
      // A text given for a type with one text member, or for an enum, is that.
      if let type, type.kind == .enum, type.cases[words] != nil {
        return .enumCase(EnumCase(name: words, payload: [], type: type))
      }
      return .string(words)
    case .number(let number):
      if reference?.unwrapped.name != "Double", number == number.rounded(), abs(number) < 1e15 {
        return .int(Int(number))
      }
      return .double(number)
    case .bool(let flag): return .bool(flag)
    case .none: return .absent
    case .list(let items):
      return .list(
        items.enumerated().map {
          convert($0.element, to: reference?.element, symbol: symbol?.member("[\($0.offset)]"))
        })
    case .record(let fields):
      var values: [String: Value] = [:]
      for field in fields {
        let declared = type.flatMap { type in
          property(field.name, in: type).flatMap {
            declaredType(of: $0.0, in: $0.1)?.filled(from: outer, of: type)
          }
        }
        values[field.name] = convert(field.value, to: declared, symbol: symbol?.member(field.name))
      }
      let made = Instance(type: type, fields: values, symbol: nil, owner: 0)
      made.sample = symbol
      return .instance(made)
    case .enumCase(let name, let payload):
      let declared = type?.cases[name]?.all(.parameter) ?? []
      return .enumCase(
        EnumCase(
          name: name,
          payload: payload.enumerated().map { position, item in
            let parameter = position < declared.count ? declared[position] : nil
            let reference = parameter?.first(.typeRef).map {
              TypeReference(node: $0, scope: type).filled(from: outer, of: type)
            }
            return (
              item.label ?? (parameter?.hasText == true ? parameter?.text : nil),
              convert(item.value, to: reference, symbol: symbol?.member(name))
            )
          }, type: type))
    }
  }

  /// `.glass.flat()`, once it is known what `.glass` is; `nil`: it is not.
  private func memberOfImplicit(_ name: String, of base: Value, _ arguments: [EvaluatedArgument], at node: Syntax)
    -> Value?
  {
    switch base {
    case .implicitMember, .unknown: return nil
    default: break
    }
    if let (functions, owner) = functionsOf(base, name), let function = pick(functions, arguments) {
      return call(FunctionReference(declaration: function, receiver: base, type: owner), arguments, at: node)
    }
    return arguments.isEmpty ? member(name, of: base, at: node) : nil
  }

  /// A value where the code declares a type: literals become plain text or are looked up, `.case` finds its enum.
  func coerce(_ value: Value, to reference: TypeReference) -> Value {
    switch value {
    case .choice(let alternatives): return .choice(alternatives.map { ($0.0, coerce($0.1, to: reference)) })
    case .literal(let literal):
      switch reference.unwrapped.name {
      case "String", "Substring", "AttributedString", "StringProtocol", "Any", "CVarArg", "AnyHashable":
        var text = plainText(value, at: literal.node)
        text.isString = true
        return .text(text)
      case "Text":
        return .view(
          .builtin(
            BuiltinCall(
              name: "Text",
              arguments: [EvaluatedArgument(label: nil, value: value, node: literal.node, isTrailing: false)],
              node: literal.node, frames: frames)))
      case "LocalizedStringKey", "LocalizedStringResource": return value
      case let name where reference.scope?.generics.contains(name) == true:
        return .text(plainText(value, at: literal.node))
      default: return value
      }
    case .implicitMember(let name, let arguments):
      // `.none` and `.some(x)` are cases of every optional.
      if reference.isOptional, name == "none", arguments.isEmpty { return .absent }
      if reference.isOptional, name == "some", arguments.count == 1 {
        return coerce(arguments[0].value, to: reference.unwrapped)
      }
      if arguments.isEmpty, let picture = picture(name, of: reference) { return picture }
      guard let type = resolve(reference.unwrapped) else {
        // `Row(image: .init("sun"))`, where a property says that it is an `Image`.
        let control = reference.unwrapped.name
        guard name == "init", AllControls.names.contains(control) else { return value }
        return foreignCall(control, arguments, at: arguments.first?.node ?? reference.node)
      }
      if let dot = name.lastIndex(of: ".") {
        let base = coerce(.implicitMember(String(name[..<dot]), []), to: reference)
        return memberOfImplicit(String(name[name.index(after: dot)...]), of: base, arguments, at: reference.node)
          ?? value
      }
      if arguments.isEmpty, let member = typeMember(name, of: type, at: reference.node) {
        // `.placeholder()` without arguments looks the same, and is called.
        if case .function = member {} else { return member }
      }
      if type.cases[name] != nil {
        return .enumCase(EnumCase(name: name, payload: arguments.map { ($0.label, $0.value) }, type: type))
      }
      // `.avatar(title: "Anna")`: a function of the type that makes one.
      let makers = type.functions[name]?.filter {
        $0.all(.modifier).contains { $0.text == "static" || $0.text == "class" }
      }
      if let maker = pick(makers, arguments) {
        return call(
          FunctionReference(declaration: maker, receiver: .type(type), type: type), arguments,
          at: arguments.first?.node ?? reference.node)
      }
      if name == "init" {
        return instantiate(type, arguments, at: arguments.first?.node ?? reference.node)
      }
      return value
    case .int(let number) where reference.unwrapped.name == "Double" || reference.unwrapped.name == "CGFloat":
      return .double(Double(number))
    case .symbol(let typed) where typed.type == nil:
      return materialize(typed.symbol, type: reference)
    case .tuple(let items) where reference.unwrapped.name == "Tuple":
      let declared = reference.unwrapped.tupleElements
      guard declared.count == items.count else { return value }
      return .tuple(zip(items, declared).map { ($0.label ?? $1.label, coerce($0.value, to: $1.type)) })
    case .list(let items):
      guard let element = reference.element else { return value }
      return .list(items.map { coerce($0, to: element) })
    default: return value
    }
  }

  /// `.compound.close` where an `Image` is wanted: a picture whose file is named elsewhere.
  private func picture(_ name: String, of reference: TypeReference) -> Value? {
    guard reference.unwrapped.name == "Image" || reference.unwrapped.name == "SwiftUI.Image" else { return nil }
    let path = name.split(separator: ".").map(String.init)
    if let type = index.foreignExtensions["Image"], let first = path.first,
      let found = typeMember(first, of: type, at: reference.node)
    {
      let made = path.dropFirst().reduce(found) { member($1, of: $0, at: reference.node) }
      if case .view(let view) = made, view.isImage { return made }
    }
    let reason = Reason("the file of the picture ‘.\(name)’ is named outside the project", span: reference.node.span)
    let words = SymbolicText([.hole(name: path.last ?? "image", symbols: [], because: reason)])
    let argument = EvaluatedArgument(label: nil, value: .text(words), node: reference.node, isTrailing: false)
    return .view(
      .builtin(BuiltinCall(name: "Image", arguments: [argument], node: reference.node, frames: frames)))
  }

  /// The environment's value for a property, where the surroundings set it; otherwise it is known only at run time.
  func environmentValue(
    _ property: TypeDeclaration.Property, symbol: Symbol, type reference: TypeReference?, in type: TypeDeclaration
  ) -> Value {
    let attribute = property.node.all(.attribute).first { $0.text.hasPrefix("Environment") }
    let argument = attribute?.all(.argument).first.flatMap { $0.count > 0 ? $0[0] : nil }
    if let argument, argument.kind == .keyPath {
      let key = argument.text
      switch key {
      case "isEnabled": return boolean(!environment.disabled)
      case "accessibilityVoiceOverEnabled": return .bool(true)
      default: break
      }
      if let value = environment.values[key] { return value }
      if let value = environmentDefault(key) { return value }
      noteUsual(key, symbol)
      return materialize(symbol, type: reference)
    }
    // `@Environment(Store.self)` and `@EnvironmentObject var store: Store`
    let name = reference?.unwrapped.name ?? (argument?.kind == .chain ? argument?[0].text : nil) ?? ""
    if let value = environment.values[name] { return value }
    let declared =
      reference
      ?? (argument.flatMap { $0.kind == .chain && $0.count > 0 ? TypeReference(node: $0[0], scope: type) : nil })
    return materialize(symbol, type: declared)
  }
}
