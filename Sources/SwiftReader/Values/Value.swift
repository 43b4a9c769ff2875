import ScreenModel

/// What an expression comes to, as far as the source tells.
indirect enum Value {
  /// A string literal whose type is not chosen yet: plain text or a localisation key.
  case literal(StringLiteral)
  case text(SymbolicText)
  case int(Int)
  case double(Double)
  case bool(Bool)
  /// `nil`
  case absent
  /// A Boolean that depends on the run.
  case condition(Guard)
  case list([Value])
  case dictionary([(Value, Value)])
  case tuple([(label: String?, value: Value)])
  /// A project type's value; views too. Their bodies have not run.
  case instance(Instance)
  case enumCase(EnumCase)
  case closure(Closure)
  case function(FunctionReference)
  case symbol(TypedSymbol)
  case choice([(Guard, Value)])
  case view(ViewValue)
  case type(TypeDeclaration)
  /// A type the project does not declare: `String`, `Color`.
  case foreignType(String)
  /// `\.isNumber`
  case keyPath([String])
  /// `+` where code is wanted.
  case operation(String)
  /// `.largeTitle`: a member whose type is not known.
  case implicitMember(String, [EvaluatedArgument])
  /// `$email`: a way to read and write.
  case binding(Place, Value)
  case unknown(Reason)
}

/// A string literal, its interpolations evaluated.
struct StringLiteral {
  enum Part {
    case words(String)
    case value(Value, format: String?)
  }

  var parts: [Part]
  var node: Syntax

  /// The words where nothing is interpolated.
  var plain: String? {
    var words = ""
    for part in parts {
      guard case .words(let text) = part else { return nil }
      words += text
    }
    return words
  }

  /// What is written between the brackets of the interpolation with a number, counted from 0; else the literal.
  func place(ofValue number: Int) -> Syntax {
    guard node.kind == .string else { return node }
    let places = node.children.filter { $0.kind == .interpolation && $0.count > 0 }
    guard places.indices.contains(number), places[number][0].count > 0 else { return node }
    return places[number][0][0]
  }

  /// The parts in order, values with the place they are written at.
  func pieces<Piece>(_ words: (String) -> Piece, _ value: (Value, String?, Syntax) -> Piece) -> [Piece] {
    var count = 0
    return parts.map { part in
      switch part {
      case .words(let text): return words(text)
      case .value(let inner, let format):
        defer { count += 1 }
        return value(inner, format, place(ofValue: count))
      }
    }
  }
}

/// A symbol and the type it was declared with.
struct TypedSymbol {
  var symbol: Symbol
  var type: TypeReference?
  /// Whether it is there for certain: what was cast and is no optional.
  var isThere = false
}

/// A type as written, and where, so that its name resolves in the right scope.
struct TypeReference {
  var node: Syntax
  var scope: TypeDeclaration?

  /// The type without `Optional`, `Binding`, `some`.
  var unwrapped: TypeReference {
    switch node.text {
    case "Optional", "Binding", "some", "any", "ImplicitlyUnwrappedOptional", "Bindable", "ObservedObject":
      return node.all(.typeRef).first.map { TypeReference(node: $0, scope: scope).unwrapped } ?? self
    default: return self
    }
  }

  /// The element type of a collection.
  var element: TypeReference? {
    let type = unwrapped
    switch type.node.text {
    case "Array", "Set", "ArraySlice", "List", "Results", "FetchedResults", "IdentifiedArrayOf", "ContiguousArray":
      return type.node.all(.typeRef).last.map { TypeReference(node: $0, scope: scope) }
    default: return nil
    }
  }

  /// The elements of a tuple type, each with its label.
  var tupleElements: [(label: String?, type: TypeReference)] {
    var elements: [(label: String?, type: TypeReference)] = []
    var label: String?
    for part in node.children {
      switch part.kind {
      case .label: label = part.text == "_" ? nil : part.text
      case .typeRef:
        elements.append((label, TypeReference(node: part, scope: scope)))
        label = nil
      default: break
      }
    }
    return elements
  }

  /// A generic parameter's name replaced by what it stands for: `Value` by `[Order]` in `LoadState<[Order]>`.
  func filled(from outer: TypeReference?, of type: TypeDeclaration?) -> TypeReference {
    guard let outer, let position = type?.generics.firstIndex(of: node.text) else { return self }
    let arguments = outer.node.all(.typeRef)
    return arguments.indices.contains(position) ? TypeReference(node: arguments[position], scope: outer.scope) : self
  }

  var name: String { node.text }

  var isOptional: Bool { node.text == "Optional" }
}

/// A case of an enum with its payload.
struct EnumCase {
  var name: String
  var payload: [(label: String?, value: Value)]
  var type: TypeDeclaration?
}

/// A closure and what it sees.
struct Closure {
  var node: Syntax
  var scope: Scope
}

/// A function of the project and what it is called on.
struct FunctionReference {
  var declaration: Syntax
  var receiver: Value?
  var type: TypeDeclaration?
  /// What a function inside another sees of it.
  var scope: Scope?
  /// Whether it may change the value it is called on: a `mutating` one, on what can be written to.
  var isWriting = false
}

extension FunctionReference {
  /// Whether it is declared to change the value it is called on.
  var isMutating: Bool { declaration.all(.modifier).contains { $0.text == "mutating" } }
}

/// Something that can be assigned to.
struct Place: Hashable {
  var symbol: Symbol
}

/// An argument of a call, evaluated.
struct EvaluatedArgument {
  var label: String?
  var value: Value
  var node: Syntax
  var isTrailing: Bool
  /// `&value`: the function may write to it.
  var isInout = false
}

extension Value {
  static func string(_ words: String) -> Value { .text(SymbolicText(words)) }

  /// Whether nothing at run time can change it.
  var constant: Constant? {
    switch self {
    case .literal(let literal): return literal.plain.map(Constant.string)
    case .text(let text): return text.known.map(Constant.string)
    case .int(let number): return .int(number)
    case .double(let number): return .double(number)
    case .bool(let flag): return .bool(flag)
    case .condition(.always): return .bool(true)
    case .condition(.never): return .bool(false)
    case .enumCase(let enumCase) where enumCase.payload.isEmpty: return .enumCase(enumCase.name)
    case .implicitMember(let name, let arguments) where arguments.isEmpty: return .enumCase(name)
    default: return nil
    }
  }

  /// Whether all of it is written out in the code.
  var isPlain: Bool {
    switch self {
    case .list(let items): items.allSatisfy(\.isPlain)
    case .instance(let instance): instance.symbol == nil && instance.fields.values.allSatisfy(\.isPlain)
    case .absent: true
    default: constant != nil
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  var isAbsent: Bool { if case .absent = self { true } else { false } }
}
