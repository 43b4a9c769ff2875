import ScreenModel

extension Evaluator {
  /// What a name means at a place: a local, a member of the type around, a type, something global, a name of SwiftUI's.
  func lookup(_ name: String, in scope: Scope, at node: Syntax) -> Value {
    if name == "self" {
      return scope.receiver ?? scope.type.map(Value.type) ?? .unknown(Reason("self", span: node.span))
    }
    if name == "Self" { return scope.type.map(Value.type) ?? .unknown(Reason("Self", span: node.span)) }
    if let value = scope.local(name) { return value }
    if name.hasPrefix("$") { return binding(String(name.dropFirst()), in: scope, at: node) }
    if name.hasPrefix("_"), let value = scope.local(String(name.dropFirst())) { return value }
    if let receiver = scope.receiver, let value = ownMember(name, of: receiver, at: node) { return value }
    if name == "rawValue", let receiver = scope.receiver { return member(name, of: receiver, at: node) }
    // In an extension of `String`: `count` is the text's.
    if let receiver = scope.receiver, !Self.foreignTypes(of: receiver).isEmpty {
      let value = StandardLibrary.member(name, of: receiver, evaluator: self, at: node)
      if !value.isUnknown { return value }
    }
    if let value = staticMember(name, in: scope.type, at: node) { return value }
    let types = types(named: name, from: scope.type, file: scope.file)
    if types.count == 1 { return .type(types[0]) }
    if types.count > 1 {
      // A control of SwiftUI's wins over several project types of that name that are no views.
      let views = types.filter(\.isView)
      if views.count == 1 { return .type(views[0]) }
      if AllControls.names.contains(name), views.isEmpty { return .foreignType(name) }
      return .unknown(Reason("\(types.count) types are called ‘\(name)’", span: node.span))
    }
    if let declaration = index.variables[name]?.first(where: { $0.file.module == scope.file.module })
      ?? index.variables[name]?.first
    {
      return globalValue(declaration)
    }
    if let functions = index.functions[name] {
      return .function(FunctionReference(declaration: functions[0], receiver: nil, type: nil))
    }
    if name.startsUpper { return .foreignType(name) }
    return .unknown(Reason("‘\(name)’ is not declared in the project", span: node.span))
  }

  private func globalValue(_ declaration: Syntax) -> Value {
    reach(declaration.file)
    let scope = Scope(file: declaration.file, receiver: nil, type: nil)
    let key = RunKey.constant(declaration)
    guard running[key, default: 0] == 0 else {
      return .unknown(Reason("‘\(declaration.text)’ depends on itself", span: declaration.span))
    }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    if let getter = declaration.all(.accessor).first(where: { $0.text == "get" })?.first(.block) {
      return typed(
        run(getter, in: scope, asViews: Self.yieldsViews(declaration)),
        declaration.first(.typeRef).map { TypeReference(node: $0, scope: nil) })
    }
    let isLet = declaration.all(.modifier).contains { $0.text == "let" }
    if isLet, let initial = declaration.first(.initialValue), initial.count > 0 {
      return constant(declaration) {
        typed(evaluate(initial[0], in: scope), declaration.first(.typeRef).map { TypeReference(node: $0, scope: nil) })
      }
    }
    return .symbol(
      TypedSymbol(
        symbol: Symbol(declaration.text), type: declaration.first(.typeRef).map { TypeReference(node: $0, scope: nil) })
    )
  }

  /// A static property, function or enum case of a type or the types around it.
  func staticMember(_ name: String, in type: TypeDeclaration?, at node: Syntax) -> Value? {
    var current = type
    while let type = current {
      if let value = typeMember(name, of: type, at: node) { return value }
      current = type.outer
    }
    return nil
  }

  /// What `Type.name` means; `nil` where the type has no such static member.
  func typeMember(_ name: String, of type: TypeDeclaration, at node: Syntax) -> Value? {
    if let property = type.properties[name], property.isStatic { return staticValue(property, of: type) }
    if type.cases[name] != nil { return .enumCase(EnumCase(name: name, payload: [], type: type)) }
    if let nested = type.nested[name] { return .type(nested) }
    if let functions = type.functions[name],
      let function = functions.first(where: { $0.all(.modifier).contains { $0.text == "static" || $0.text == "class" } }
      )
    {
      return .function(FunctionReference(declaration: function, receiver: .type(type), type: type))
    }
    if name == "allCases", type.kind == .enum, type.inherits("CaseIterable") {
      let cases = type.cases.values.sorted { ($0.file.path, $0.offset) < ($1.file.path, $1.offset) }
      return .list(cases.map { .enumCase(EnumCase(name: $0.text, payload: [], type: type)) })
    }
    if let added = addedElsewhere(to: type) { return typeMember(name, of: added, at: node) }
    return nil
  }

  private func staticValue(_ property: TypeDeclaration.Property, of type: TypeDeclaration) -> Value {
    reach(property.node.file)
    let key = RunKey.constant(property.node)
    guard running[key, default: 0] == 0 else {
      return .unknown(Reason("‘\(property.name)’ depends on itself", span: property.node.span))
    }
    running[key, default: 0] += 1
    defer { running[key, default: 1] -= 1 }
    let scope = Scope(file: property.node.file, receiver: nil, type: type)
    if let getter = property.getter {
      let value = run(getter, in: scope, asViews: Self.yieldsViews(property.node))
      return typed(value, property.type.map { TypeReference(node: $0, scope: type) })
    }
    guard let initial = property.initialValue else {
      return .symbol(
        TypedSymbol(
          symbol: Symbol("\(type.name).\(property.name)"),
          type: property.type.map { TypeReference(node: $0, scope: type) }))
    }
    if !property.isLet {
      return .symbol(
        TypedSymbol(
          symbol: Symbol("\(type.name).\(property.name)"),
          type: property.type.map { TypeReference(node: $0, scope: type) }))
    }
    return constant(property.node) {
      typed(evaluate(initial, in: scope), property.type.map { TypeReference(node: $0, scope: type) })
    }
  }

  /// The value of a constant, made once, away from the tests and calls around the place that asks first.
  private func constant(_ key: Syntax, _ make: () -> Value) -> Value {
    if let known = constants[key] { return known }
    let value = apart(make)
    constants[key] = value
    return value
  }

  /// Does work as at the beginning: nothing but the assumptions holds, no call is under way, nothing was written.
  func apart(_ work: () -> Value) -> Value {
    let outside = (facts, path, frames, overrides, effects)
    let kept = (journal, thrown)
    (facts, path, frames, overrides, effects) = (options.assumptions, .always, [], [:], nil)
    (journal, thrown) = (Journal(), .never)
    defer {
      (facts, path, frames, overrides, effects) = outside
      (journal, thrown) = kept
    }
    return work()
  }

  /// ``ProjectIndex/types(named:from:file:aliasesLeft:)``, each question asked once in a run.
  func types(named name: String, from scope: TypeDeclaration?, file: SourceFile) -> [TypeDeclaration] {
    let question = TypeQuestion(
      name: name, scope: scope.map { ObjectIdentifier($0) }, file: ObjectIdentifier(file))
    if let known = meanings[question] { return known }
    let found = index.types(named: name, from: scope, file: file)
    meanings[question] = found
    return found
  }

  /// The project type a reference names; `nil` where there is none or several.
  func resolve(_ reference: TypeReference?) -> TypeDeclaration? {
    guard let reference else { return nil }
    let found = types(named: reference.node.text, from: reference.scope, file: reference.node.file)
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a declaration's type or attribute says that its body is built of views.
  static func yieldsViews(_ declaration: Syntax) -> Bool {
    if declaration.all(.attribute).contains(where: { $0.text.hasSuffix("Builder") }) { return true }
    let type = declaration.first(.typeRef) ?? declaration.first(.returnType)?.first(.typeRef)
    guard let type, type.text == "some" || type.text == "any" else { return false }
    let constraint = type.first(.typeRef)?.text ?? ""
    return [
      "View", "SwiftUI.View", "ToolbarContent", "CustomizableToolbarContent", "Scene", "TabContent", "TableRowContent",
    ]
    .contains(constraint)
  }
}

/// What is asked when a name of a type is looked up.
struct TypeQuestion: Hashable {
  var name: String
  var scope: ObjectIdentifier?
  var file: ObjectIdentifier
}
