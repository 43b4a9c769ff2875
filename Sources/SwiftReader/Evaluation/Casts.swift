import ScreenModel

extension Evaluator {
  /// `value as? T`: the value where it is one, `nil` where it is none, open where that is known only at run time.
  func cast(_ value: Value, to type: Syntax, at node: Syntax, in scope: Scope) -> Value {
    let reference = TypeReference(node: type, scope: scope.type)
    switch value {
    case .absent: return .absent
    case .choice: return distribute(value, at: node) { cast($0, to: type, at: node, in: scope) }
    case .literal, .text: return basic(value, "String", reference, at: node)
    case .int: return basic(value, "Int", reference, at: node)
    case .double: return basic(value, "Double", reference, at: node)
    case .bool: return basic(value, "Bool", reference, at: node)
    case .instance(let instance) where instance.symbol == nil:
      guard let own = instance.type, let wanted = resolve(reference.unwrapped) else { break }
      if isKind(own, of: wanted, depth: 0) { return value }
      return wanted.kind == .protocol || isKind(wanted, of: own, depth: 0) ? unknownCast(node) : .absent
    case .enumCase(let known):
      guard let own = known.type, let wanted = resolve(reference.unwrapped) else { break }
      if isKind(own, of: wanted, depth: 0) { return value }
      return wanted.kind == .protocol ? unknownCast(node) : .absent
    case .view(let view) where isForeign(view): return unknownCast(node)
    case .symbol(let typed) where !isKnown(typed, as: reference):
      // Whether it is one is known only when the app runs, and the same wherever it is asked.
      let isOne = isOne(typed.symbol, reference)
      return choice(
        [(isOne, there(materialize(typed.symbol, type: reference.unwrapped))), (!isOne, .absent)], at: node)
    case .symbol(let typed) where typed.type?.isOptional == false: return there(coerce(value, to: reference))
    default: break
    }
    return coerce(value, to: reference)
  }

  private func there(_ value: Value) -> Value {
    guard case .symbol(var typed) = value else { return value }
    typed.isThere = true
    return .symbol(typed)
  }

  private func isOne(_ symbol: Symbol, _ reference: TypeReference) -> Guard {
    let test = Symbol("\(symbol.name) is \(reference.unwrapped.name)", owner: symbol.owner, item: symbol.item)
    return .atom(Atom(symbol: test, test: .isTrue))
  }

  /// `value is T`
  func kindTest(_ value: Value, of type: Syntax, at node: Syntax, in scope: Scope) -> Guard {
    if case .symbol(let typed) = value {
      let reference = TypeReference(node: type, scope: scope.type)
      if !isKnown(typed, as: reference) { return isOne(typed.symbol, reference) }
    }
    return opaqueTest(node)
  }

  /// Whether the declared type of a value says that it is what it is cast to, if it is there.
  private func isKnown(_ typed: TypedSymbol, as reference: TypeReference) -> Bool {
    let name = reference.unwrapped.name
    guard let own = typed.type?.unwrapped else { return name == "Any" }
    if own.name == name || ["Any", "AnyObject", "AnyHashable", "NSObject"].contains(name) { return true }
    guard let one = resolve(own), let wanted = resolve(reference.unwrapped) else { return false }
    return isKind(one, of: wanted, depth: 0)
  }

  private func unknownCast(_ node: Syntax) -> Value {
    .unknown(Reason("whether ‘\(node.shortSource)’ is one is known only when the app runs", span: node.span))
  }

  private func basic(_ value: Value, _ own: String, _ reference: TypeReference, at node: Syntax) -> Value {
    let name = reference.unwrapped.name
    if name == own || name == "Any" || name == "AnyHashable" { return coerce(value, to: reference) }
    if ["String", "Int", "Double", "Float", "Bool", "Array", "Dictionary", "Date", "URL", "Data"].contains(name) {
      return .absent
    }
    let wanted = resolve(reference.unwrapped)
    return wanted != nil && wanted?.kind != .protocol ? .absent : unknownCast(node)
  }

  /// Whether a type is another, inherits from it or conforms to it.
  private func isKind(_ type: TypeDeclaration, of wanted: TypeDeclaration, depth: Int) -> Bool {
    if type === wanted { return true }
    guard depth < 8 else { return false }
    return supertypes(of: type).contains { isKind($0, of: wanted, depth: depth + 1) }
  }

  /// `try? value`: `nil` where what it calls throws.
  func attempted(_ node: Syntax, in scope: Scope) -> Value {
    let before = thrown
    thrown = .never
    let value = evaluate(node[0], in: scope)
    let formula = facts.simplify(thrown)
    thrown = before
    if formula == .always { return .absent }
    if formula != .never { return choice([(formula, .absent), (!formula, value)], at: node) }
    switch value {
    // Code outside the project: it may throw.
    case .view(let view) where isForeign(view): break
    case .text(let text):
      guard text.parts.count == 1, case .hole(_, let symbols, _) = text.parts[0], symbols.isEmpty else { return value }
    default: return value
    }
    return .unknown(Reason("whether ‘\(node.shortSource)’ succeeds is known only when the app runs", span: node.span))
  }

  /// Whether it stands for something outside the project that is no control: `UIImage(named: "logo")`.
  func isForeign(_ view: ViewValue) -> Bool {
    switch view {
    case .builtin(let call) where call.name == "UIImage" || call.name == "NSImage": true
    case .builtin(let call): AllControls.byName[call.name] == nil && components[call.name] == nil && call.name != "+"
    case .modified(let base, _): isForeign(base)
    default: false
    }
  }

  /// What must hold for a value from outside the project to be there: some initialisers fail, a method may give `nil`.
  func isPresent(_ view: ViewValue, at node: Syntax) -> Guard {
    guard isForeign(view) else { return .always }
    guard case .builtin(let call) = view else { return opaqueTest(node) }
    let labels = call.arguments.compactMap(\.label)
    if call.name == "URL", let first = call.arguments.first {
      if first.label == "fileURLWithPath" || first.label == "filePath" { return .always }
      if first.label == "string", let words = plainText(first.value, at: first.node).known {
        return words.isEmpty ? .never : .always
      }
    }
    if Self.failable[call.name]?.contains(where: labels.contains) == true || call.node == node {
      return opaqueTest(node)
    }
    return call.name.split(separator: ".").last?.startsLower == true && !call.name.hasPrefix("Color.")
      ? opaqueTest(node) : .always
  }

  /// Initialisers that may give `nil`, by the labels that tell them.
  private static let failable: [String: [String]] = [
    "Bundle": ["identifier", "path", "url"], "Data": ["base64Encoded"], "Decimal": ["string"],
    "NSImage": ["named", "data", "contentsOf", "contentsOfFile", "systemSymbolName"],
    "UIColor": ["named"], "UIFont": ["name"],
    "UIImage": ["named", "data", "contentsOfFile", "systemName"], "URL": ["string"],
    "URLComponents": ["string", "url"], "UUID": ["uuidString"], "UserDefaults": ["suiteName"],
  ]
}
