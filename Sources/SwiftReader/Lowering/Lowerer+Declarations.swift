import SwiftSyntax

extension Lowerer {
  /// A declaration: none for an import or `deinit`, several where one `let` or `case` declares several names.
  mutating func declaration(_ decl: DeclSyntax) -> [Int32] {
    guard let several = severalNames(decl) else { return [nested(decl) { $0.oneDeclaration(decl) }] }
    return several
  }

  private mutating func severalNames(_ decl: DeclSyntax) -> [Int32]? {
    switch decl.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variables): return self.variables(variables)
    case .enumCaseDecl(let cases): return cases.elements.map { enumCase($0) }
    case .importDecl(let module):
      if let first = module.path.first { imports.insert(name(first.name)) }
      return []
    // Nothing in it is ever shown.
    case .deinitializerDecl: return []
    default: return nil
    }
  }

  private mutating func oneDeclaration(_ decl: DeclSyntax) -> Int32 {
    switch decl.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      return typeDeclaration(type, type.structKeyword, name(type.name), type.genericParameterClause)
    case .classDecl(let type):
      return typeDeclaration(type, type.classKeyword, name(type.name), type.genericParameterClause)
    case .enumDecl(let type):
      return typeDeclaration(type, type.enumKeyword, name(type.name), type.genericParameterClause)
    case .actorDecl(let type):
      return typeDeclaration(type, type.actorKeyword, name(type.name), type.genericParameterClause)
    case .protocolDecl(let type): return typeDeclaration(type, type.protocolKeyword, name(type.name), nil)
    case .extensionDecl(let type):
      return typeDeclaration(type, type.extensionKeyword, dottedName(type.extendedType), nil)
    case .functionDecl(let function):
      let parts =
        marks(function.attributes, function.modifiers) + genericParameters(function.genericParameterClause)
        + signature(function.signature) + (function.body.map { [block($0)] } ?? [])
      return add(.function, name(function.name), parts, at: function)
    case .initializerDecl(let initializer):
      let parts =
        marks(initializer.attributes, initializer.modifiers) + genericParameters(initializer.genericParameterClause)
        + signature(initializer.signature) + (initializer.body.map { [block($0)] } ?? [])
      return add(.initializer, initializer.optionalMark == nil ? "init" : "init?", parts, at: initializer)
    case .subscriptDecl(let declared):
      let parts =
        marks(declared.attributes, declared.modifiers) + genericParameters(declared.genericParameterClause)
        + parameters(declared.parameterClause, labelled: false) + [returnType(declared.returnClause)]
        + accessors(declared.accessorBlock)
      return add(.subscriptDecl, "subscript", parts, at: declared)
    case .typeAliasDecl(let alias):
      return add(.typeAlias, name(alias.name), [type(alias.initializer.value)], at: alias)
    case .associatedTypeDecl(let associated):
      let constraint = associated.inheritanceClause?.inheritedTypes.first.map { [type($0.type)] } ?? []
      return add(.genericParameter, name(associated.name), constraint, at: associated)
    case .ifConfigDecl(let config): return ifConfig(config)
    case .macroExpansionDecl(let macro):
      let parts =
        arguments(macro.arguments) + trailingClosures(macro.trailingClosure, macro.additionalTrailingClosures)
      return add(.macro, name(macro.macroName), parts, at: macro)
    default: return opaque(decl)
    }
  }

  private mutating func typeDeclaration(
    _ decl: some DeclGroupSyntax, _ keyword: TokenSyntax, _ text: String, _ generics: GenericParameterClauseSyntax?
  ) -> Int32 {
    var parts = [add(.keyword, keyword.text, at: keyword)]
    parts += marks(decl.attributes, decl.modifiers)
    parts += genericParameters(generics)
    for inherited in decl.inheritanceClause?.inheritedTypes ?? [] {
      parts.append(add(.inherited, nil, [type(inherited.type)], at: inherited.type))
    }
    parts.append(add(.members, nil, memberList(decl.memberBlock.members), at: decl.memberBlock))
    return add(.typeDecl, text, parts, at: decl)
  }

  /// What stands between the braces of a type.
  mutating func memberList(_ list: MemberBlockItemListSyntax) -> [Int32] { list.flatMap { declaration($0.decl) } }

  // MARK: Marks

  /// `attribute*`, `modifier*`.
  private mutating func marks(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> [Int32] {
    self.attributes(attributes)
      + modifiers.map { modifier in
        let detail = modifier.detail.map { "(\($0.detail.text))" } ?? ""
        return add(.modifier, modifier.name.text + detail, at: modifier)
      }
  }

  /// `attribute*`, or `ifConfig` around some.
  mutating func attributes(_ list: AttributeListSyntax) -> [Int32] {
    list.map { element in
      if case .ifConfigDecl(let config) = element { return ifConfig(config) }
      guard case .attribute(let attribute) = element else { return opaque(element) }
      var parts: [Int32] = []
      if case .argumentList(let list) = attribute.arguments {
        parts = arguments(list)
      } else if let other = attribute.arguments {
        parts = [add(.argument, nil, [opaque(other)], at: other)]
      }
      return add(.attribute, dottedName(attribute.attributeName), parts, at: attribute)
    }
  }

  private mutating func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [Int32] {
    (clause?.parameters ?? []).map { parameter in
      let constraint = parameter.inheritedType.map { [type($0)] } ?? []
      return add(.genericParameter, name(parameter.name), constraint, at: parameter)
    }
  }

  // MARK: Functions

  private mutating func signature(_ signature: FunctionSignatureSyntax) -> [Int32] {
    parameters(signature.parameterClause, labelled: true) + (signature.returnClause.map { [returnType($0)] } ?? [])
  }

  private mutating func returnType(_ clause: ReturnClauseSyntax) -> Int32 {
    add(.returnType, nil, [type(clause.type)], at: clause.type)
  }

  /// `parameter*`. A subscript's parameters (`labelled` false) have no name outside unless two are written.
  private mutating func parameters(_ clause: FunctionParameterClauseSyntax, labelled: Bool) -> [Int32] {
    clause.parameters.map { parameter in
      var parts: [Int32] = []
      let inside = parameter.secondName ?? parameter.firstName
      if parameter.secondName != nil, name(parameter.firstName) != name(inside) {
        parts.append(add(.label, name(parameter.firstName), at: parameter.firstName))
      } else if !labelled, parameter.secondName == nil {
        parts.append(add(.label, "_", at: parameter.firstName))
      }
      parts += attributes(parameter.attributes)
      var declared = type(parameter.type)
      if let dots = parameter.ellipsis {
        parts.append(add(.attribute, "...", at: dots))
        declared = builder.add(.typeRef, "Array", children: [declared], from: start(parameter.type), to: end(dots))
      }
      parts.append(declared)
      if let value = parameter.defaultValue { parts.append(initialValue(value)) }
      let to = builder.end(of: parts[parts.count - 1])
      return builder.add(.parameter, name(inside), children: parts, from: start(parameter), to: to)
    }
  }

  private mutating func enumCase(_ element: EnumCaseElementSyntax) -> Int32 {
    var parts: [Int32] = []
    for parameter in element.parameterClause?.parameters ?? [] {
      var inner: [Int32] = []
      let inside = parameter.secondName ?? parameter.firstName
      if let first = parameter.firstName, parameter.secondName != nil {
        inner.append(add(.label, name(first), at: first))
      }
      inner.append(type(parameter.type))
      if let value = parameter.defaultValue { inner.append(initialValue(value)) }
      let to = builder.end(of: inner[inner.count - 1])
      parts.append(
        builder.add(.parameter, inside.map { name($0) }, children: inner, from: start(parameter), to: to))
    }
    if let value = element.rawValue { parts.append(initialValue(value)) }
    let to = parts.isEmpty ? end(element.name) : max(end(element.name), end(lastPart(of: element)))
    return builder.add(.enumCase, name(element.name), children: parts, from: start(element), to: to)
  }

  private func lastPart(of element: EnumCaseElementSyntax) -> ParserNode {
    if let value = element.rawValue { return ParserNode(value) }
    if let clause = element.parameterClause { return ParserNode(clause) }
    return ParserNode(element.name)
  }

  // MARK: Properties

  /// One `variable` a name.
  private mutating func variables(_ decl: VariableDeclSyntax) -> [Int32] {
    let specifier = decl.bindingSpecifier
    let shared = marks(decl.attributes, decl.modifiers) + [add(.modifier, specifier.text, at: specifier)]
    let bindings = Array(decl.bindings)
    var result: [Int32] = []
    for (index, binding) in bindings.enumerated() {
      var parts = shared
      var text: String?
      if let named = binding.pattern.as(IdentifierPatternSyntax.self) {
        text = name(named.identifier)
      } else if binding.pattern.is(WildcardPatternSyntax.self) {
        text = "_"
      } else {
        parts.append(pattern(binding.pattern, binds: true))
      }
      // `let a, b: Int` gives its type to both.
      let untyped = binding.typeAnnotation == nil && binding.initializer == nil
      let annotation =
        untyped ? bindings[index...].lazy.compactMap(\.typeAnnotation).first : binding.typeAnnotation
      if let annotation { parts.append(type(annotation.type)) }
      if let value = binding.initializer { parts.append(initialValue(value)) }
      parts += accessors(binding.accessorBlock)
      if bindings.count == 1 {
        result.append(add(.variable, text, parts, at: decl))
      } else {
        let to =
          binding.accessorBlock.map { end($0) } ?? binding.initializer.map { end($0) }
          ?? binding.typeAnnotation.map { end($0) } ?? end(binding.pattern)
        result.append(builder.add(.variable, text, children: parts, from: start(binding), to: to))
      }
    }
    return result
  }

  /// `accessor*`; a body without keyword is a getter.
  private mutating func accessors(_ accessorBlock: AccessorBlockSyntax?) -> [Int32] {
    guard let accessorBlock else { return [] }
    if case .getter(let list) = accessorBlock.accessors {
      let body = add(.block, nil, statements(list), at: accessorBlock)
      return [add(.accessor, "get", [body], at: accessorBlock)]
    }
    guard case .accessors(let list) = accessorBlock.accessors else { return [] }
    return list.map { accessor in
      add(.accessor, accessor.accessorSpecifier.text, accessor.body.map { [block($0)] } ?? [], at: accessor)
    }
  }
}
