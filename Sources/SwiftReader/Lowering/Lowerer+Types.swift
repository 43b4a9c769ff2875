import SwiftSyntax

extension Lowerer {
  /// Any type, always a `typeRef`.
  mutating func type(_ type: TypeSyntax) -> Int32 { nested(type) { $0.anyType(type) } }

  private mutating func anyType(_ type: TypeSyntax) -> Int32 {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let named):
      return add(.typeRef, name(named.name), genericArguments(named.genericArgumentClause), at: named)
    case .memberType: return memberType(type)
    case .optionalType(let optional): return add(.typeRef, "Optional", [self.type(optional.wrappedType)], at: optional)
    case .implicitlyUnwrappedOptionalType(let optional):
      return add(.typeRef, "Optional", [self.type(optional.wrappedType)], at: optional)
    case .arrayType(let array): return add(.typeRef, "Array", [self.type(array.element)], at: array)
    case .dictionaryType(let dictionary):
      return add(.typeRef, "Dictionary", [self.type(dictionary.key), self.type(dictionary.value)], at: dictionary)
    case .tupleType(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil {
        return self.type(only.type)
      }
      // A label stands before the type of its element.
      let parts = tuple.elements.flatMap { element -> [Int32] in
        let label = element.firstName.map { add(.label, name($0), at: element) }
        return (label.map { [$0] } ?? []) + [self.type(element.type)]
      }
      return add(.typeRef, "Tuple", parts, at: tuple)
    case .functionType(let function):
      let parts = function.parameters.map { self.type($0.type) } + [self.type(function.returnClause.type)]
      return add(.typeRef, "Function", parts, at: function)
    case .someOrAnyType(let marked):
      return add(.typeRef, marked.someOrAnySpecifier.text, [self.type(marked.constraint)], at: marked)
    case .compositionType(let composition):
      return add(.typeRef, "Composition", composition.elements.map { self.type($0.type) }, at: composition)
    case .attributedType(let attributed): return attributedType(attributed)
    case .namedOpaqueReturnType(let named): return self.type(named.type)
    case .packExpansionType(let pack): return self.type(pack.repetitionPattern)
    case .packElementType(let pack): return self.type(pack.pack)
    case .classRestrictionType: return add(.typeRef, "AnyObject", at: type)
    default: return add(.typeRef, written(type, limit: 200), at: type)
    }
  }

  /// `Outer.Inner<T>`: a dotted name, generic arguments of all its parts.
  private mutating func memberType(_ type: TypeSyntax) -> Int32 {
    var names: [String] = []
    var generics: [[Int32]] = []
    var current = type
    while let member = current.as(MemberTypeSyntax.self) {
      names.append(name(member.name))
      generics.append(genericArguments(member.genericArgumentClause))
      current = member.baseType
    }
    if let base = current.as(IdentifierTypeSyntax.self) {
      names.append(name(base.name))
      generics.append(genericArguments(base.genericArgumentClause))
    } else {
      names.append(written(current, limit: 200))
    }
    return add(.typeRef, names.reversed().joined(separator: "."), generics.reversed().flatMap { $0 }, at: type)
  }

  /// Attributes and `inout` stand before the type's own children.
  private mutating func attributedType(_ attributed: AttributedTypeSyntax) -> Int32 {
    var marks: [Int32] = []
    for specifier in attributed.specifiers where written(specifier) == "inout" {
      marks.append(add(.attribute, "inout", at: specifier))
    }
    marks += attributes(attributed.attributes)
    let base = type(attributed.baseType)
    if marks.isEmpty { return base }
    return builder.wrap(base, marks: marks, from: start(attributed))
  }

  /// The types between `<` and `>`.
  mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [Int32] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      let value = ParserNode(argument.argument)
      if let type = value.as(TypeSyntax.self) { return self.type(type) }
      return add(.typeRef, written(value, limit: 200), at: value)
    }
  }

  /// The dotted name of a type, without generic arguments.
  func dottedName(_ type: TypeSyntax) -> String {
    var names: [String] = []
    var current = type
    while let member = current.as(MemberTypeSyntax.self) {
      names.append(name(member.name))
      current = member.baseType
    }
    names.append(current.as(IdentifierTypeSyntax.self).map { name($0.name) } ?? written(current, limit: 200))
    return names.reversed().joined(separator: ".")
  }
}
