import ScreenModel

extension Evaluator {
  /// `target = value`, `target += value`
  func assign(_ statement: Syntax, in scope: Scope) {
    guard statement.count == 2 else { return }
    let target = statement[0]
    var value = evaluate(statement[1], in: scope)
    if statement.text != "=" {
      value = arithmetic(evaluate(target, in: scope), String(statement.text.dropLast()), value, at: statement)
    }
    if store(value, in: target, scope) { return }
    effects?.note(assignment: target, value, in: scope, evaluator: self)
  }

  /// Writes to what an expression names; false where that is no place of this run: a view's state, an object of the app.
  func store(_ value: Value, in target: Syntax, _ scope: Scope) -> Bool {
    switch target.kind {
    case .name: return store(value, named: target.text, at: target, scope)
    case .chain: return store(value, in: target, upTo: target.count, scope)
    case .tuple:
      let parts = target.all(.argument).compactMap { $0.count > 0 ? $0[0] : nil }
      for (position, part) in parts.enumerated() {
        var one = Value.unknown(Reason("part of a tuple", span: target.span))
        if case .tuple(let items) = value, items.count == parts.count { one = items[position].value }
        _ = store(one, in: part, scope)
      }
      return true
    default: return false
    }
  }

  /// Whether the first steps of an expression name a place that code in this scope may write to.
  func isPlace(_ chain: Syntax, upTo end: Int, _ scope: Scope) -> Bool {
    guard end > 0, chain[0].kind == .name else { return false }
    for position in 1..<max(1, end) {
      switch chain[position].kind {
      case .member, .optionalChain, .forceUnwrap, .subscriptCall: continue
      default: return false
      }
    }
    let name = chain[0].text
    if name == "self" { return scope.own?.isWritable == true }
    if let value = scope.local(name) {
      guard effects != nil else { return true }
      switch value {
      case .binding, .symbol: return false
      case .instance(let instance): return instance.symbol == nil
      default: return true
      }
    }
    guard let own = scope.own, own.isWritable, case .instance(let instance) = own.value else { return false }
    return instance.fields[name] != nil || property(name, in: instance.type) != nil
  }

  func store(_ value: Value, named name: String, at node: Syntax, _ scope: Scope) -> Bool {
    if name == "_" { return true }
    if name == "self" { return store(own: value, scope) }
    if let holder = scope.holder(of: name) {
      var value = value
      if let reference = holder.declaredType(of: name) {
        value = coerce(value, to: reference)
      } else if let old = holder.locals[name] {
        value = fitted(value, like: old)
      }
      journal.write(value, to: .local(holder, name))
      return true
    }
    guard let own = scope.own, own.isWritable else { return false }
    guard let changed = setting(name, of: own.value, to: value) else { return false }
    if case .changed(let whole) = changed { journal.write(whole, to: .own(own)) }
    return true
  }

  /// `self = other`
  private func store(own value: Value, _ scope: Scope) -> Bool {
    guard let own = scope.own, own.isWritable else { return false }
    if case .instance(let building) = own.value, building.isBeingMade {
      var made: Instance?
      if case .instance(let other) = value { made = other }
      if case .view(.instance(let other, _)) = value { made = other }
      for (name, value) in (made?.fields ?? [:]).sorted(by: { $0.key < $1.key }) {
        journal.write(value, to: .field(building, name))
      }
      return true
    }
    journal.write(fitted(value, like: own.value), to: .own(own))
    return true
  }

  /// A value in the type of the one it takes the place of: `.second` of an enum, a literal that is a `String`.
  private func fitted(_ value: Value, like old: Value) -> Value {
    switch (value, old) {
    case (.implicitMember(let name, let arguments), .enumCase(let known)):
      guard let type = known.type, type.cases[name] != nil else { return value }
      return .enumCase(EnumCase(name: name, payload: arguments.map { ($0.label, $0.value) }, type: type))
    case (.choice(let alternatives), _): return .choice(alternatives.map { ($0.0, fitted($0.1, like: old)) })
    case (.literal, .literal): return value
    case (.int(let number), .double): return .double(Double(number))
    default: return untyped(value)
    }
  }

  /// What writing to a part of a value does to the value.
  enum Changed {
    /// It is another value, to be put where it came from.
    case changed(Value)
    /// It is an object: it was changed where it is.
    case inPlace
  }

  /// Sets a property; `nil` where that is not for this run to do.
  private func setting(_ name: String, of value: Value, to new: Value) -> Changed? {
    switch value {
    case .instance(let instance): return setting(name, of: instance, to: new)
    case .view(.instance(let instance, let node)):
      guard case .changed(.instance(let copy))? = setting(name, of: instance, to: new) else { return nil }
      return .changed(.view(.instance(copy, node)))
    case .enumCase(let known):
      guard let (property, owner) = property(name, in: known.type) else { return nil }
      return set(property, of: value, to: new, in: owner).map { .changed($0) }
    default: return nil
    }
  }

  private func setting(_ name: String, of instance: Instance, to new: Value) -> Changed? {
    var name = name
    var new = new
    guard instance.type != nil else { return .changed(.instance(instance.setting(name, to: new))) }
    if name.hasPrefix("_"), property(name, in: instance.type) == nil {
      name.removeFirst()
      // `_selected = State(initialValue: x)`, `_email = email` for a binding
      if case .tuple(let items) = new, let first = items.first { new = first.value }
    }
    guard let (property, owner) = property(name, in: instance.type) else { return nil }
    if property.getter != nil {
      guard let changed = set(property, of: .instance(instance), to: new, in: owner) else { return nil }
      if case .instance(let other) = changed, other === instance { return .inPlace }
      return .changed(changed)
    }
    if let reference = property.type { new = coerce(new, to: TypeReference(node: reference, scope: owner)) }
    if !instance.isBeingMade, property.type == nil, let old = instance.fields[name] { new = fitted(new, like: old) }
    guard instance.isBeingMade || instance.type?.isReference == true else {
      return .changed(.instance(instance.setting(name, to: new)))
    }
    journal.write(new, to: .field(instance, name))
    if !instance.isBeingMade { observe(property, of: instance, in: owner) }
    return instance.symbol == nil ? .inPlace : .changed(.instance(instance))
  }

  /// Runs a setter; what the value is then, `nil` where there is none.
  private func set(
    _ property: TypeDeclaration.Property, of value: Value, to new: Value, in type: TypeDeclaration
  ) -> Value? {
    guard let setter = property.node.all(.accessor).first(where: { $0.text == "set" })?.first(.block) else {
      return nil
    }
    return run(setter, of: property, on: value, ["newValue": new], in: type)
  }

  /// `didSet { … }`
  private func observe(_ property: TypeDeclaration.Property, of instance: Instance, in type: TypeDeclaration) {
    guard let observer = property.node.all(.accessor).first(where: { $0.text == "didSet" })?.first(.block) else {
      return
    }
    let old = Value.unknown(Reason("the old value", span: property.node.span))
    _ = run(observer, of: property, on: .instance(instance), ["oldValue": old], in: type)
  }

  private func run(
    _ block: Syntax, of property: TypeDeclaration.Property, on value: Value, _ locals: [String: Value],
    in type: TypeDeclaration
  ) -> Value? {
    let key = RunKey.code(block)
    guard running[key, default: 0] < 2 else { return value }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let own = Receiver(value, isWritable: true)
    _ = body(block.children, in: Scope(file: property.node.file, own: own, type: type, locals: locals), at: block)
    return own.value
  }

  // MARK: Paths

  /// Writes to what the first steps of an expression name.
  func store(_ value: Value, in chain: Syntax, upTo end: Int, _ scope: Scope) -> Bool {
    guard end > 1 else {
      return chain[0].kind == .name ? store(value, named: chain[0].text, at: chain, scope) : false
    }
    let step = chain[end - 1]
    if chain[0].text == "self", end == 2, step.kind == .member {
      guard let own = scope.own, own.isWritable, let changed = setting(step.text, of: own.value, to: value) else {
        return false
      }
      if case .changed(let whole) = changed { journal.write(whole, to: .own(own)) }
      return true
    }
    guard isPlace(chain, upTo: end - 1, scope) else { return false }
    let base = evaluate(chain: chain, upTo: end - 1, in: scope)
    if effects != nil {
      switch base {
      case .symbol, .binding: return false
      case .instance(let instance) where instance.symbol != nil && instance.type?.isReference != false: return false
      default: break
      }
    }
    guard case .changed(let whole) = replacing(step, of: base, by: value, in: scope) else { return true }
    return store(whole, in: chain, upTo: end - 1, scope)
  }

  /// A value with one part of it changed; what is not understood is no longer known.
  private func replacing(_ step: Syntax, of base: Value, by value: Value, in scope: Scope) -> Changed {
    let unknown = Changed.changed(
      .unknown(Reason("‘\(step.shortSource)’ of it is changed when the app runs", span: step.span)))
    if case .choice(let alternatives) = base {
      return .changed(
        choice(
          alternatives.compactMap { formula, inner in
            assuming(formula) { changed(step, of: inner, by: value, when: formula, in: scope) }.map { (formula, $0) }
          }, at: step))
    }
    switch step.kind {
    case .member: return replacing(member: step, of: base, by: value) ?? unknown
    case .subscriptCall:
      return replacing(item: evaluate(arguments: step, in: scope), of: base, by: value, at: step) ?? unknown
    case .forceUnwrap: return .changed(value)
    case .optionalChain:
      let present = isPresent(base, at: step)
      if present == .never { return .inPlace }
      return .changed(choice([(present, value), (!present, .absent)], at: step))
    default: return unknown
    }
  }

  /// One of several values with a part of it changed. An object is changed on the condition that it is this one.
  private func changed(_ step: Syntax, of value: Value, by new: Value, when formula: Guard, in scope: Scope) -> Value {
    var new = new
    if case .instance(let instance) = value, instance.type?.isReference == true, step.kind == .member {
      new = choice([(formula, new), (!formula, member(step.text, of: value, at: step))], at: step)
    }
    if case .changed(let whole) = replacing(step, of: value, by: new, in: scope) { return whole }
    return value
  }

  private func replacing(member step: Syntax, of base: Value, by value: Value) -> Changed? {
    switch base {
    // Attributes of words and settings of foreign objects are not kept.
    case .unknown, .foreignType: return .inPlace
    case .view(let view):
      if case .instance = view { break }
      return .inPlace
    case .text(var text):
      guard step.text == "link" else { return .inPlace }
      text.hasLink = true
      return .changed(.text(text))
    case .literal: return .inPlace
    case .tuple(var items):
      guard let index = Int(step.text) ?? items.firstIndex(where: { $0.label == step.text }),
        items.indices.contains(index)
      else { return nil }
      items[index].value = fitted(value, like: items[index].value)
      return .changed(.tuple(items))
    default: break
    }
    return setting(step.text, of: base, to: value)
  }

  private func replacing(item arguments: [EvaluatedArgument], of base: Value, by value: Value, at node: Syntax)
    -> Changed?
  {
    guard let index = arguments.first, index.label == nil else { return nil }
    switch (base, index.value) {
    case (.list(var items), .int(let position)) where items.indices.contains(position):
      items[position] = fitted(value, like: items[position])
      return .changed(.list(items))
    case (.dictionary(var entries), let key):
      for (position, entry) in entries.enumerated() {
        switch equality(entry.0, key, at: node) {
        case .always:
          if case .absent = value { entries.remove(at: position) } else { entries[position].1 = untyped(value) }
          return .changed(.dictionary(entries))
        case .never: continue
        default: return nil
        }
      }
      if case .absent = value { return .changed(base) }
      return .changed(.dictionary(entries + [(untyped(key), untyped(value))]))
    default: return nil
    }
  }

  // MARK: Arguments

  /// Puts back what a function made of its `inout` arguments; what other code does with them is not known.
  func handBack(_ arguments: [EvaluatedArgument], in scope: Scope) {
    for argument in arguments where argument.isInout {
      let unknown = Value.unknown(
        Reason("‘\(argument.node.shortSource)’ is changed when the app runs", span: argument.node.span))
      _ = store(handedBack.removeValue(forKey: argument.node) ?? unknown, in: argument.node, scope)
    }
  }
}

extension Syntax {
  /// Whether it is written `&value`.
  var isInout: Bool {
    guard kind == .name || kind == .chain, offset > 0 else { return false }
    return file.text.utf8.withContiguousStorageIfAvailable { $0[offset - 1] == UInt8(ascii: "&") } ?? false
  }
}
