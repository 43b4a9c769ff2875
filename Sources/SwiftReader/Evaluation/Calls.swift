import ScreenModel

extension Evaluator {
  /// `callee(arguments)`
  func call(
    _ callee: Value, _ arguments: [EvaluatedArgument], at node: Syntax, callee calleeNode: Syntax, in scope: Scope
  )
    -> Value
  {
    // Which layout it is changes the places and not the views: `layout { … }`.
    if arguments.contains(where: \.isTrailing), let name = layout(callee) { return builtin(name, arguments, at: node) }
    switch callee {
    case .type(let type):
      if AllControls.names.contains(type.name), !type.isView, !canMake(type, arguments) {
        return builtin(type.name, arguments, at: node)
      }
      // `Flow(spacing: 8) { … }`
      if type.isLayout, let code = arguments.last, code.isTrailing { return builtin("AnyLayout", [code], at: node) }
      return instantiate(type, arguments, at: node)
    case .foreignType(let name): return foreignCall(name, arguments, at: node)
    case .function(let reference):
      // The declaration found by name may have siblings with other labels.
      if let picked = siblings(of: reference, arguments) { return call(picked, arguments, at: node) }
      if isControl(reference, arguments) { return foreignCall(reference.declaration.text, arguments, at: node) }
      return call(reference, arguments, at: node)
    case .closure(let closure):
      guard arguments.contains(where: \.isInout) else { return call(closure, arguments.map(\.value), at: node) }
      var final: [Value?] = []
      let value = call(closure, arguments.map(\.value), at: node) { final = $0 }
      for (position, argument) in arguments.enumerated() where argument.isInout && position < final.count {
        handedBack[argument.node] = final[position]
      }
      return value
    case .enumCase(let enumCase):
      let declared = enumCase.type?.cases[enumCase.name]?.all(.parameter) ?? []
      return .enumCase(
        EnumCase(
          name: enumCase.name,
          payload: arguments.enumerated().map { position, argument in
            let reference = position < declared.count ? declared[position].first(.typeRef) : nil
            return (
              argument.label,
              reference.map { coerce(argument.value, to: TypeReference(node: $0, scope: enumCase.type)) }
                ?? argument.value
            )
          }, type: enumCase.type))
    case .implicitMember("constant", _) where arguments.count == 1:
      return .binding(Place(symbol: Symbol(node.shortSource, owner: -1)), plainString(arguments[0].value))
    // `selection: .init(get: { … }, set: { … })`
    case .implicitMember("init", _) where arguments.first?.label == "get" && arguments.last?.label == "set":
      return StandardLibrary.construct("Binding", arguments, evaluator: self, at: node)
    case .implicitMember(let name, _): return .implicitMember(name, arguments)
    case .choice: return distribute(callee, at: node) { call($0, arguments, at: node, callee: calleeNode, in: scope) }
    case .instance(let instance):
      if let (functions, owner) = functions("callAsFunction", in: instance.type),
        let function = pick(functions, arguments)
      {
        return call(FunctionReference(declaration: function, receiver: callee, type: owner), arguments, at: node)
      }
      return .unknown(Reason("‘\(node.shortSource)’ is called when the app runs", span: node.span))
    case .binding(_, let inner): return call(inner, arguments, at: node, callee: calleeNode, in: scope)
    case .symbol(let typed):
      if let effects { effects.noteCall(of: typed.symbol.name, at: node) }
      return .unknown(Reason("‘\(typed.symbol.name)’ is code that is handed in when the app runs", span: node.span))
    case .view(let view) where arguments.isEmpty: return .view(view)
    // `min(a, b)`, `withAnimation { … }`: functions the project does not declare.
    case .unknown where calleeNode.kind == .name: return foreignCall(calleeNode.text, arguments, at: node)
    default:
      return .unknown(Reason("‘\(calleeNode.shortSource)’ is not declared in the project", span: node.span))
    }
  }

  /// A call of something the project does not declare: a control, a value type, a function of a framework.
  func foreignCall(_ name: String, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    let short = name.hasPrefix("SwiftUI.") ? String(name.dropFirst(8)) : name
    if short == "ModifiedContent", let content = arguments.first(where: { $0.label == "content" }),
      let modifier = arguments.first(where: { $0.label == "modifier" })
    {
      return modified(content, by: modifier, at: node)
    }
    if short == "EquatableView", let content = arguments.first(where: { $0.label == "content" }) {
      return .view(view(content.value, at: node))
    }
    if short == "TupleView", case .tuple(let items)? = arguments.first?.value {
      return .view(.list(items.map { view($0.value, at: node) }))
    }
    if let picture = addedPicture(short, arguments, at: node) { return picture }
    if AllControls.names.contains(short) { return builtin(short, arguments, at: node) }
    return StandardLibrary.construct(short, arguments, evaluator: self, at: node)
  }

  private func builtin(_ name: String, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    let own = SafeSymbols.rewritten(arguments, of: name)
    return .view(.builtin(BuiltinCall(name: name, arguments: own, node: node, frames: frames)))
  }

  /// Runs a project function.
  func call(_ reference: FunctionReference, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    let declaration = reference.declaration
    reach(declaration.file)
    guard let body = declaration.first(.block) else {
      return .unknown(Reason("‘\(declaration.text)’ has no body", span: declaration.span))
    }
    if let words = GeneratedConstants.text(of: declaration, arguments, evaluator: self, at: node) {
      return .text(words)
    }
    if let drawn = drawnOnly(declaration.first(.returnType)?.first(.typeRef), body) { return drawn }
    let key = RunKey.code(declaration)
    let isEndless = running[key, default: 0] >= 6
    if isEndless { return .unknown(Reason("‘\(declaration.text)’ calls itself", span: declaration.span)) }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let own = reference.receiver.map { Receiver($0, isWritable: reference.isWriting || isOpenToWriting($0)) }
    let scope =
      reference.scope.map { Scope(parent: $0) } ?? Scope(file: declaration.file, own: own, type: reference.type)
    bindParameters(of: declaration, arguments, into: scope, type: reference.type, at: node)
    recorder?.note(call: node.span, runs: [declaration], isHelper: reference.type?.kind == .extension)
    let value = inFrame(node.span) { run(body, in: scope, asViews: Self.yieldsViews(declaration)) }
    finalSelf = reference.isWriting ? own?.value : nil
    if arguments.contains(where: \.isInout) { keepInout(of: declaration, arguments, scope) }
    guard let result = declaration.first(.returnType)?.first(.typeRef) else { return value }
    return coerce(value, to: TypeReference(node: result, scope: reference.type))
  }

  /// Whether methods of a value may set its fields: an object that code has made, not one the app holds.
  private func isOpenToWriting(_ value: Value) -> Bool {
    guard case .instance(let instance) = value else { return false }
    if instance.isBeingMade { return true }
    return effects == nil && instance.symbol == nil && instance.type?.isReference == true
  }

  /// Keeps what a function made of its `inout` arguments.
  func keepInout(of declaration: Syntax, _ arguments: [EvaluatedArgument], _ scope: Scope) {
    let parameters = declaration.all(.parameter)
    for (index, argument) in bind(arguments, to: parameters) ?? [:] where argument.isInout {
      handedBack[argument.node] = scope.locals[parameters[index].text]
    }
  }

  func bindParameters(
    of declaration: Syntax, _ arguments: [EvaluatedArgument], into scope: Scope, type: TypeDeclaration?, at node: Syntax
  ) {
    let parameters = declaration.all(.parameter)
    let bound = bind(arguments, to: parameters) ?? [:]
    for (index, parameter) in parameters.enumerated() {
      let reference = parameter.first(.typeRef).map { TypeReference(node: $0, scope: type) }
      var value: Value
      if let argument = bound[index] {
        value = argument.value
      } else if let initial = parameter.first(.initialValue), initial.count > 0 {
        value = evaluate(initial[0], in: Scope(file: declaration.file, receiver: nil, type: type))
      } else if parameter.isVariadic, arguments.count == bound.count {
        value = .list([])
      } else {
        value = materialize(
          Symbol(parameter.text, owner: StableID.of("parameter", declaration)),
          type: reference)
      }
      if let reference { value = coerce(value, to: reference) }
      scope.locals[parameter.text] = value
    }
  }

  /// Runs a closure with values for its parameters.
  ///
  /// - Parameter final: Is told what the parameters are in the end.
  func call(_ closure: Closure, _ values: [Value], at node: Syntax, final: (([Value?]) -> Void)? = nil) -> Value {
    guard let body = closure.node.first(.block) else { return .tuple([]) }
    let scope = Scope(parent: closure.scope)
    let (parameters, values) = Self.spread(values, over: closure)
    if parameters.count > 1, values.count == 1, case .tuple(let items) = values[0], items.count == parameters.count {
      for (parameter, item) in zip(parameters, items) { bind(closureParameter: parameter, item.value, in: scope) }
    } else if !bindNumbered(parameters, values, in: scope) {
      for (parameter, value) in zip(parameters, values) { bind(closureParameter: parameter, value, in: scope) }
    }
    if parameters.isEmpty {
      for (index, value) in values.enumerated() {
        scope.locals["$\(index)"] = value
        if case .binding(_, let inner) = value { scope.locals["$\(index)"] = inner }
      }
    }
    let key = RunKey.code(closure.node)
    guard running[key, default: 0] < 40 else {
      return .unknown(Reason("the closure runs itself", span: closure.node.span))
    }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let builds = buildsNextClosure
    buildsNextClosure = false
    let value = run(body, in: scope, asViews: builds ? true : nil)
    if let final {
      let names = parameters.isEmpty ? values.indices.map { "$\($0)" } : parameters.map(\.text)
      final(names.map { scope.locals[$0] })
    }
    return value
  }

  /// `{ $item in … }` binds `$item` and `item`.
  func bind(closureParameter parameter: Syntax, _ value: Value, in scope: Scope) {
    var name = parameter.text
    if name.hasPrefix("$") {
      name.removeFirst()
      if case .binding(let place, let inner) = value {
        scope.locals["$" + name] = value
        scope.locals[name] = overrides[place] ?? inner
        return
      }
    }
    scope.locals[name] = value
  }

  /// Makes a value of a project type.
  func instantiate(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument], at node: Syntax) -> Value {
    reach(type.node.file)
    if type.kind == .enum {
      if case .some(let raw)? = arguments.first?.value.constant, arguments.first?.label == "rawValue" {
        for declared in type.cases.values.sorted(by: { $0.offset < $1.offset }) {
          if rawConstant(of: declared, in: type) == raw {
            return .enumCase(EnumCase(name: declared.text, payload: [], type: type))
          }
        }
      }
      return .unknown(Reason("‘\(node.shortSource)’ depends on the run", span: node.span))
    }
    let owner = StableID.of("instance", node, frames: frameKey, name: type.path)
    let instance = Instance(type: type, fields: [:], symbol: nil, owner: owner, frames: frames)
    instance.birth = journal.nextBirth()
    let made: Value = type.isViewLike ? .view(.instance(instance, node)) : .instance(instance)
    guard let (initializer, declaring) = initializer(of: type, arguments), let body = initializer.first(.block) else {
      let stored = type.stored.filter { !($0.isLet && $0.initialValue != nil) }
      instance.fields = memberwise(stored, arguments, in: type)
      return made
    }
    instance.isBeingMade = true
    let failure = run(initializer, body, of: declaring, arguments, making: instance, at: node)
    instance.isBeingMade = false
    return failure == .never ? made : choice([(failure, .absent), (!failure, made)], at: node)
  }

  private func rawConstant(of declared: Syntax, in type: TypeDeclaration) -> Constant? {
    guard let raw = declared.first(.initialValue), raw.count > 0 else { return .string(declared.text) }
    return evaluate(raw[0], in: Scope(file: declared.file, receiver: nil, type: type)).constant
  }

  private func memberwise(
    _ stored: [TypeDeclaration.Property], _ arguments: [EvaluatedArgument], in type: TypeDeclaration
  )
    -> [String: Value]
  {
    var fields: [String: Value] = [:]
    var next = 0
    var isWhole = true
    for argument in arguments {
      let found: Int?
      if argument.isTrailing, argument.label == nil {
        found =
          stored.indices.first { $0 >= next && fields[stored[$0].name] == nil && stored[$0].takesCode }
          ?? stored.indices.last { fields[stored[$0].name] == nil }
      } else if argument.label == nil {
        // `items.map(Row.init)` hands on values without their labels.
        found = stored.indices.first { fields[stored[$0].name] == nil }
      } else {
        found = stored.indices.first { stored[$0].name == argument.label }
      }
      guard let found else {
        isWhole = false
        continue
      }
      next = argument.isTrailing ? found + 1 : next
      let property = stored[found]
      var value = argument.value
      if let reference = property.type { value = coerce(value, to: TypeReference(node: reference, scope: type)) }
      if property.attributes.contains("ViewBuilder"), property.type?.text != "Function",
        case .closure(let closure) = value
      {
        value = call(closure, [], at: argument.node)
      }
      fields[property.name] = value
    }
    guard isWhole, type.kind == .struct else { return fields }
    // `var action: (() -> Void)?` that is left out is `nil`.
    for property in stored where fields[property.name] == nil && !property.isLet && property.initialValue == nil {
      guard property.attributes.isEmpty, let reference = property.type,
        TypeReference(node: reference, scope: type).isOptional
      else { continue }
      fields[property.name] = .absent
    }
    return fields
  }
}

extension TypeDeclaration.Property {
  /// Whether it holds code: a closure type, or built by a view builder.
  var takesCode: Bool {
    if attributes.contains(where: { $0.hasSuffix("Builder") }) { return true }
    guard let type else { return false }
    return type.text == "Function" || (type.text == "Optional" && type.first(.typeRef)?.text == "Function")
  }
}

extension Syntax {
  /// The label callers write; `nil` for none.
  var outsideLabel: String? {
    guard let label = first(.label)?.text else { return text.isEmpty ? nil : text }
    return label == "_" ? nil : label
  }

  /// Whether a parameter takes code.
  var takesCode: Bool {
    if all(.attribute).contains(where: {
      $0.text.hasSuffix("Builder") || $0.text == "escaping" || $0.text == "autoclosure"
    }) {
      return true
    }
    guard let type = first(.typeRef) else { return false }
    if type.text == "Function"
      || type.all(.attribute).contains(where: { $0.text.hasSuffix("Builder") || $0.text == "escaping" })
    {
      return true
    }
    return type.text == "Optional" && type.first(.typeRef)?.text == "Function"
  }

  var isOptionalParameter: Bool { false }
  var isVariadic: Bool { all(.attribute).contains { $0.text == "..." } }
}
