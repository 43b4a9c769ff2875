import ScreenModel

extension Evaluator {
  /// A postfix expression: base, then members, calls and subscripts in the order written.
  func evaluateChain(_ chain: Syntax, in scope: Scope) -> Value {
    guard chain.count > 0 else { return .unknown(Reason("empty", span: chain.span)) }
    // `modifier(Card())` in an extension of `View` is a modifier on `self`.
    if chain.count > 1, chain[0].kind == .name, chain[1].kind == .call, let view = ownView(scope.receiver),
      isModifierName(chain[0].text, in: scope)
    {
      let first = modify(view, by: chain[0], evaluate(arguments: chain[1], in: scope), in: scope)
      return continueChain(chain, from: 2, with: first, in: scope)
    }
    // `key(false)` beside a property `key` is the function.
    if chain.count > 1, chain[0].kind == .name, chain[1].kind == .call, scope.local(chain[0].text) == nil,
      case .instance(let instance)? = scope.receiver, property(chain[0].text, in: instance.type) != nil,
      let (declared, owner) = functions(chain[0].text, in: instance.type)
    {
      let arguments = evaluate(arguments: chain[1], in: scope)
      if let function = pick(declared, arguments) {
        let reference = FunctionReference(declaration: function, receiver: scope.receiver, type: owner)
        return continueChain(chain, from: 2, with: call(reference, arguments, at: chain), in: scope)
      }
    }
    // `[String]()`, `[String: Int]()`
    if chain.count > 1, chain[1].kind == .call, chain[1].count == 0, chain[0].count == 1 {
      if chain[0].kind == .array { return continueChain(chain, from: 2, with: .list([]), in: scope) }
      if chain[0].kind == .dictionary { return continueChain(chain, from: 2, with: .dictionary([]), in: scope) }
    }
    if chain.count > 1, chain[0].kind == .name, chain[1].kind == .call, let value = ownCall(chain, in: scope) {
      return continueChain(chain, from: 2, with: value, in: scope)
    }
    let value = continueChain(chain, from: 1, with: evaluate(chain[0], in: scope), in: scope)
    // `Color.brand.accent.frame(height: 1)`: whatever its name, a colour is drawn and never heard.
    if case .unknown = value, chain[0].kind == .name, chain[0].text == "Color", scope.local("Color") == nil {
      return .foreignType("Color")
    }
    return value
  }

  /// In an extension of `String` or `Array`: `prefix(3)` is the text's.
  private func ownCall(_ chain: Syntax, in scope: Scope) -> Value? {
    let name = chain[0].text
    guard let receiver = scope.receiver, name.startsLower, scope.local(name) == nil,
      !["min", "max", "zip"].contains(name)
    else { return nil }
    switch receiver {
    case .text, .literal, .list, .dictionary, .int, .double: break
    default: return nil
    }
    guard functionsOf(receiver, name) == nil, index.functions[name] == nil, scope.type?.functions[name] == nil else {
      return nil
    }
    let value = StandardLibrary.call(
      name, on: receiver, evaluate(arguments: chain[1], in: scope), evaluator: self, at: chain)
    return value.isUnknown ? nil : value
  }

  private func isOptionalCase(_ chain: Syntax, _ position: Int) -> Bool {
    position < chain.count && chain[position].kind == .member && ["none", "some"].contains(chain[position].text)
  }

  private func isType(_ value: Value) -> Bool {
    switch value {
    case .type, .foreignType: true
    default: false
    }
  }

  /// `self` where it is a view.
  private func ownView(_ receiver: Value?) -> ViewValue? {
    switch receiver {
    case .view(let view)?: return view
    case .instance(let instance)?:
      guard let type = instance.type, type.isView else { return nil }
      return .instance(instance, type.node)
    default: return nil
    }
  }

  private func isModifierName(_ name: String, in scope: Scope) -> Bool {
    guard scope.local(name) == nil, name.startsLower else { return false }
    if case .instance(let instance)? = scope.receiver, hasMember(name, instance.type) { return false }
    if AllModifiers.byName[name] == nil, !HarmlessModifiers.isKnown(name), !index.bucket(name).functions.isEmpty {
      return false
    }
    return name == "modifier" || AllModifiers.byName[name] != nil || HarmlessModifiers.contains(name)
      || index.foreignExtensions["View"]?.functions[name] != nil
  }

  /// What the first steps of an expression come to.
  func evaluate(chain: Syntax, upTo end: Int, in scope: Scope) -> Value {
    continueChain(chain, from: 1, to: end, with: evaluate(chain[0], in: scope), in: scope)
  }

  private func continueChain(_ chain: Syntax, from start: Int, to end: Int? = nil, with base: Value, in scope: Scope)
    -> Value
  {
    var value = base
    var position = start
    let end = end ?? chain.count
    while position < end {
      if isExhausted { return .unknown(Reason("the view is too large to be read to the end", span: chain.span)) }
      let step = chain[position]
      switch step.kind {
      case .member:
        let next = position + 1 < chain.count ? chain[position + 1] : nil
        let generic = next?.kind == .genericArguments
        let call = generic ? (position + 2 < chain.count ? chain[position + 2] : nil) : next
        if !generic, let answer = mutate(chain, at: position, value, in: scope) {
          value = answer
          position += 1
        } else if let call, call.kind == .call {
          let arguments = evaluate(arguments: call, in: scope, of: chain, before: position)
          value = callWriting(step, on: value, arguments, of: chain, at: position, in: scope)
          position += generic ? 2 : 1
        } else {
          value = member(step.text, of: value, at: step)
        }
      case .call:
        let arguments = evaluate(arguments: step, in: scope)
        // `next()` in a mutating function changes the same value.
        var isWriting = false
        if case .function(var reference) = value, position == 1, chain[0].kind == .name, reference.isMutating,
          scope.own?.isWritable == true, reference.scope == nil
        {
          reference.isWriting = true
          isWriting = true
          value = .function(reference)
        }
        finalSelf = nil
        value = call(value, arguments, at: chain, callee: position > 0 ? chain[position - 1] : chain, in: scope)
        if isWriting, let final = finalSelf { _ = store(final, named: "self", at: chain, scope) }
        if arguments.contains(where: \.isInout) { handBack(arguments, in: scope) }
      case .subscriptCall: value = subscripted(value, evaluate(arguments: step, in: scope), at: step)
      case .optionalChain where isType(value) && isOptionalCase(chain, position + 1):
        // `String?.none`, `Flavor?.some(.mint)`: values of the optional type.
        let call = position + 2 < chain.count && chain[position + 2].kind == .call ? chain[position + 2] : nil
        let given = call.flatMap { evaluate(arguments: $0, in: scope).first }
        value = given?.value ?? .absent
        position += call == nil ? 1 : 2
      case .optionalChain:
        // The rest of the chain runs on what is there; otherwise the whole is `nil`.
        let present = isPresent(value, at: step)
        if present == .never { return .absent }
        if present != .always {
          let inner = value
          let rest = assuming(present) {
            continueChain(chain, from: position + 1, with: unwrapped(inner, at: step), in: scope)
          }
          guard let rest else { return .absent }
          if case .symbol = rest { return rest }
          return choice([(present, rest), (!present, .absent)], at: chain)
        }
        value = unwrapped(value, at: step)
      case .forceUnwrap: value = unwrapped(value, at: step)
      case .ifConfig:
        for clause in BuildChoice.clause(of: step) where clause.kind == .chain {
          value = continueChain(clause, from: 1, with: value, in: scope)
        }
      default: break
      }
      position += 1
    }
    return value
  }

  /// Arguments in the order written; closures wait.
  func evaluate(arguments call: Syntax, in scope: Scope, of chain: Syntax? = nil, before position: Int = 0)
    -> [EvaluatedArgument]
  {
    call.children.compactMap { argument in
      guard argument.count > 0 else { return nil }
      let isTrailing = argument.kind == .trailingClosure
      return EvaluatedArgument(
        label: argument.hasText ? argument.text : nil, value: evaluate(argument[0], in: scope), node: argument[0],
        isTrailing: isTrailing, isInout: argument[0].isInout)
    }
  }

  /// `value.name(arguments)`, where a `mutating` function changes what the steps before it name.
  private func callWriting(
    _ step: Syntax, on value: Value, _ arguments: [EvaluatedArgument], of chain: Syntax, at position: Int,
    in scope: Scope
  ) -> Value {
    let isWriting = isPlace(chain, upTo: position, scope) && isMutating(step.text, value)
    defer { if arguments.contains(where: \.isInout) { handBack(arguments, in: scope) } }
    var finals: [(Guard, Value)] = []
    func result(_ one: Value, _ formula: Guard) -> Value {
      finalSelf = nil
      let result = callMember(step, on: one, arguments: arguments, isWriting: isWriting, in: scope)
      if isWriting { finals.append((formula, finalSelf ?? one)) }
      return result
    }
    guard case .choice(let alternatives) = value else {
      let only = result(value, .always)
      if isWriting { _ = store(finals[0].1, in: chain, upTo: position, scope) }
      return only
    }
    let results = choice(
      alternatives.compactMap { formula, one in assuming(formula) { result(one, formula) }.map { (formula, $0) } },
      at: step)
    if isWriting { _ = store(choice(finals, at: step), in: chain, upTo: position, scope) }
    return results
  }

  /// Whether a name is that of a `mutating` function of a value.
  private func isMutating(_ name: String, _ value: Value) -> Bool {
    if case .choice(let alternatives) = value { return alternatives.contains { isMutating(name, $0.1) } }
    return functionsOf(value, name)?.0.contains { FunctionReference(declaration: $0).isMutating } == true
  }

  /// `value.name(arguments)`
  private func callMember(
    _ step: Syntax, on value: Value, arguments: [EvaluatedArgument], isWriting: Bool = false, in scope: Scope
  ) -> Value {
    let name = step.text
    if name == "localizedString", arguments.first?.label == "forKey" { return tableText(arguments, at: step) }
    switch value {
    case .view(.builtin(let call)) where call.name.hasPrefix("AccessibilityNotification."):
      effects?.note(call: name, on: value, arguments: arguments, at: step, evaluator: self)
      return .tuple([])
    // `Calendar(identifier: .gregorian).date(from: components)`
    case .view(.builtin(let call)) where call.name == "Calendar":
      return StandardLibrary.construct("Calendar.current.\(name)", arguments, evaluator: self, at: step)
    case .view(.instance(let instance, _)) where hasOwn(name, instance) && !isShadowed(name, instance):
      return callMember(step, on: .instance(instance), arguments: arguments, in: scope)
    case .view(let view): return modify(view, by: step, arguments, in: scope)
    case .symbol(let typed) where Self.viewTypes.contains(typed.type?.unwrapped.name ?? ""):
      return modify(.builtin(handedIn(typed, at: step)), by: step, arguments, in: scope)
    case .symbol(let typed) where AsyncImageControl.draws(typed.symbol, name):
      return modify(AsyncImageControl.loaded(at: step, self), by: step, arguments, in: scope)
    case .instance(let instance) where instance.type?.isShape == true && !hasMember(name, instance.type):
      return modify(view(value, at: step), by: step, arguments, in: scope)
    case .instance(let instance) where instance.type?.isView == true && !hasMember(name, instance.type):
      return modify(.instance(instance, step), by: step, arguments, in: scope)
    case .type(let type):
      if name == "init" { return instantiate(type, arguments, at: step) }
      if type.cases[name] != nil {
        return .enumCase(EnumCase(name: name, payload: coercePayload(arguments, of: name, in: type), type: type))
      }
      if let function = pick(
        type.functions[name]?.filter({ $0.all(.modifier).contains { $0.text == "static" || $0.text == "class" } }),
        arguments)
      {
        return call(FunctionReference(declaration: function, receiver: .type(type), type: type), arguments, at: step)
      }
      if let member = typeMember(name, of: type, at: step) {
        return call(member, arguments, at: step, callee: step, in: scope)
      }
      return .unknown(Reason("‘\(type.name).\(name)’ is not declared in the project", span: step.span))
    // `Color.init(white: 0.5)`
    case .foreignType(let type) where name == "init": return foreignCall(type, arguments, at: step)
    case .foreignType(let type)
    where type == "Color" || type.hasPrefix("Color.") || (type.contains(".") && AllControls.names.contains(type)):
      return modify(view(value, at: step), by: step, arguments, in: scope)
    case .foreignType(let type):
      if let added = index.foreignExtensions[type], let function = pick(added.functions[name], arguments) {
        return call(FunctionReference(declaration: function, receiver: value, type: added), arguments, at: step)
      }
      return foreignCall("\(type).\(name)", arguments, at: step)
    case .implicitMember(let first, _): return .implicitMember("\(first).\(name)", arguments)
    // `$isOn.animation()`
    case .binding where name == "animation" || name == "transaction": return value
    default: break
    }
    if let (functions, owner) = functionsOf(value, name), let function = pick(functions, arguments) {
      var reference = FunctionReference(declaration: function, receiver: value, type: owner)
      reference.isWriting = isWriting && reference.isMutating
      return call(reference, arguments, at: step)
    }
    if case .function? = ownMember(name, of: value, at: step) {
      // Declared, but with other labels: not this call.
    } else if let own = ownMember(name, of: value, at: step) {
      return call(own, arguments, at: step, callee: step, in: scope)
    }
    if let effects { effects.note(call: name, on: value, arguments: arguments, at: step, evaluator: self) }
    let result = StandardLibrary.call(name, on: value, arguments, evaluator: self, at: step)
    guard result.isUnknown || Self.isHole(result), !value.isUnknown, let type = index.foreignExtensions["Optional"],
      let function = pick(type.functions[name], arguments)
    else { return result }
    return call(FunctionReference(declaration: function, receiver: value, type: type), arguments, at: step)
  }

  private static func isHole(_ value: Value) -> Bool {
    guard case .text(let text) = value, text.parts.count == 1, case .hole = text.parts[0] else { return false }
    return true
  }

  /// Whether a call is a modifier's though the view has a property of that name: what is no code cannot be called.
  private func isShadowed(_ name: String, _ instance: Instance) -> Bool {
    guard AllModifiers.byName[name] != nil || HarmlessModifiers.contains(name),
      functions(name, in: instance.type) == nil, let (property, _) = property(name, in: instance.type)
    else { return false }
    return !property.takesCode
  }

  /// Views of SwiftUI that properties hold: `let icon: Image`.
  static let viewTypes: Set<String> = ["Image", "Text"]

  /// A picture or text that is handed in: what it shows is known when the app runs.
  func handedIn(_ typed: TypedSymbol, at node: Syntax) -> BuiltinCall {
    let name = typed.type?.unwrapped.name ?? "Image"
    let argument = EvaluatedArgument(
      label: nil, value: .symbol(TypedSymbol(symbol: typed.symbol, type: nil)), node: node, isTrailing: false)
    return BuiltinCall(name: name, arguments: [argument], node: node, frames: frames)
  }

  private func hasMember(_ name: String, _ type: TypeDeclaration?) -> Bool {
    functions(name, in: type) != nil || property(name, in: type) != nil
  }

  func functionsOf(_ value: Value, _ name: String) -> ([Syntax], TypeDeclaration)? {
    guard let found = declaredFunctions(of: value, name) else { return nil }
    // A protocol's default says nothing of a value whose type may bring its own.
    if found.1.kind == .protocol, isProtocol(value), index.isImplemented(name, of: found.1.name) { return nil }
    return found
  }

  private func isProtocol(_ value: Value) -> Bool {
    switch value {
    case .instance(let instance): return instance.type?.kind == .protocol
    case .symbol(let typed): return resolve(typed.type?.unwrapped)?.kind == .protocol
    default: return false
    }
  }

  private func declaredFunctions(of value: Value, _ name: String) -> ([Syntax], TypeDeclaration)? {
    switch value {
    case .instance(let instance): return functions(name, in: instance.type)
    case .enumCase(let enumCase): return functions(name, in: enumCase.type)
    case .symbol(let typed):
      return functions(name, in: resolve(typed.type?.unwrapped))
        ?? functions(name, in: index.foreignExtensions[typed.type?.unwrapped.name ?? ""])
    default:
      return Self.foreignTypes(of: value).lazy.compactMap { self.functions(name, in: self.index.foreignExtensions[$0]) }
        .first
    }
  }

  /// A modifier on a view: the project's own `View` extension, or one of SwiftUI's.
  private func modify(_ view: ViewValue, by step: Syntax, _ arguments: [EvaluatedArgument], in scope: Scope) -> Value {
    let name = step.text
    // Before a function of that name which takes code.
    if name == "modifier", case .instance(let modifier)? = arguments.first?.value, modifier.type?.isViewModifier == true
    {
      return .view(.applied(modifier, view, step))
    }
    // An effect moves what is drawn.
    if name == "modifier", case .instance(let effect)? = arguments.first?.value,
      effect.type?.inherits("GeometryEffect") == true
    {
      return .view(view)
    }
    if let type = index.foreignExtensions["View"], let function = pick(type.functions[name], arguments),
      !isOwnCall(of: function, name, at: step)
    {
      return call(FunctionReference(declaration: function, receiver: .view(view), type: type), arguments, at: step)
    }
    // `extension Image`, also behind `.resizable()`.
    if AllModifiers.byName[name] == nil, let control = Self.control(view), let type = index.foreignExtensions[control],
      let function = pick(type.functions[name], arguments), !isOwnCall(of: function, name, at: step)
    {
      return call(FunctionReference(declaration: function, receiver: .view(view), type: type), arguments, at: step)
    }
    let call = ModifierCall(name: name, arguments: arguments, node: step, frames: frames)
    if case .modified(let base, let calls) = view { return .view(.modified(base, calls + [call])) }
    return .view(.modified(view, [call]))
  }

  /// The control of SwiftUI's that a view is, modifiers around it or not.
  private static func control(_ view: ViewValue) -> String? {
    switch view {
    case .builtin(let call): call.name
    case .modified(.builtin(let call), _): call.name
    default: nil
    }
  }

  /// A function that is called like a modifier of SwiftUI's calls that one: `keyboardShortcut` with an optional.
  private func isOwnCall(of function: Syntax, _ name: String, at node: Syntax) -> Bool {
    guard AllModifiers.byName[name] != nil || HarmlessModifiers.contains(name), node.file === function.file else {
      return false
    }
    return function.offset < node.offset && node.offset < function.offset + function.length
  }

  private func coercePayload(_ arguments: [EvaluatedArgument], of name: String, in type: TypeDeclaration) -> [(
    label: String?, value: Value
  )] {
    let declared = type.cases[name]?.all(.parameter) ?? []
    return arguments.enumerated().map { position, argument in
      let reference = position < declared.count ? declared[position].first(.typeRef) : nil
      return (
        argument.label,
        reference.map { coerce(argument.value, to: TypeReference(node: $0, scope: type)) } ?? argument.value
      )
    }
  }
}
