/// What is taken to hold: assumptions of a state, and the tests on the way to the place being read.
struct Facts {
  private var known: [Atom: Bool] = [:]
  private var bySymbol: [Symbol: [Atom]] = [:]
  /// Formulas that hold and are no single atom.
  private var formulas: [Guard] = []

  private static let formulaLimit = 6

  init() {}

  /// Whether a test of this symbol is settled.
  func mentions(_ symbol: Symbol) -> Bool { bySymbol[symbol] != nil }

  /// The facts with one more; `nil` where it cannot be.
  func assuming(_ formula: Guard) -> Facts? {
    var facts = self
    return facts.add(formula) ? facts : nil
  }

  /// The formula as far as the facts do not settle it: `.always` and `.never` where they do.
  func simplify(_ formula: Guard) -> Guard {
    switch formula.kind {
    case .always, .never: return formula
    case .atom(let atom):
      guard let holds = truth(of: atom) else { return formula }
      return holds ? .always : .never
    case .notAtom(let atom):
      guard let holds = truth(of: atom) else { return formula }
      return holds ? .never : .always
    case .all(let parts):
      var result = Guard.always
      for part in parts {
        result = result && simplify(part)
        if result == .never { return .never }
      }
      return contradicts(result) ? .never : result
    case .any(let parts):
      if formulas.contains(formula) { return .always }
      var result = Guard.never
      for part in parts {
        result = result || simplify(part)
        if result == .always { return .always }
      }
      return result
    }
  }

  /// Whether atoms of one symbol in a conjunction exclude each other.
  private func contradicts(_ formula: Guard) -> Bool {
    guard case .all(let parts) = formula.kind else { return false }
    var met: [Symbol: [Guard]] = [:]
    for part in parts {
      switch part.kind {
      case .atom(let atom), .notAtom(let atom): met[atom.symbol, default: []].append(part)
      default: continue
      }
    }
    for literals in met.values where literals.count > 1 {
      var facts = Facts()
      for literal in literals where !facts.add(literal) { return true }
    }
    return false
  }

  private mutating func add(_ formula: Guard) -> Bool {
    let simple = simplify(formula)
    switch simple.kind {
    case .always: return true
    case .never: return false
    case .atom(let atom): record(atom, true)
    case .notAtom(let atom): record(atom, false)
    case .all(let parts):
      for part in parts where !add(part) { return false }
    case .any:
      // Too many open formulas only cost: what they would rule out stays possible.
      if formulas.count < Self.formulaLimit { formulas.append(simple) }
      return true
    }
    return formulas.isEmpty || settle()
  }

  /// Formulas that the new facts decide in part.
  private mutating func settle() -> Bool {
    var pending = formulas
    formulas = []
    while let formula = pending.popLast() {
      let simple = simplify(formula)
      switch simple.kind {
      case .always: continue
      case .never: return false
      case .atom(let atom): record(atom, true)
      case .notAtom(let atom): record(atom, false)
      case .all(let parts): pending += parts
      case .any: formulas.append(simple)
      }
    }
    return true
  }

  private mutating func record(_ atom: Atom, _ holds: Bool) {
    if known[atom] == nil { bySymbol[atom.symbol, default: []].append(atom) }
    known[atom] = holds
  }

  /// Tests of one symbol exclude or imply each other: one case, one value, nil or not.
  private func truth(of atom: Atom) -> Bool? {
    if let holds = known[atom] { return holds }
    for other in bySymbol[atom.symbol] ?? [] {
      guard let holds = known[other] else { continue }
      switch (other.test, atom.test, holds) {
      case (.isCase(let one), .isCase(let two), true) where one != two: return false
      case (.equals(let one), .equals(let two), true) where one != two: return false
      case (.equals(.bool(let flag)), .isTrue, _): return flag == holds
      case (.isTrue, .equals(.bool(let flag)), _): return flag == holds
      case (.equals(.enumCase(let one)), .isCase(let two), _): if one == two || holds { return holds && one == two }
      case (.isCase(let one), .equals(.enumCase(let two)), _): if one == two || holds { return holds && one == two }
      case (.isNil, .isCase, true), (.isNil, .equals, true), (.isNil, .isTrue, true), (.isNil, .isEmpty, true):
        return false
      case (.isCase, .isNil, true), (.equals, .isNil, true), (.isTrue, .isNil, true): return false
      case (.isEmpty, .equals(.string(let text)), true): return text.isEmpty
      case (.equals(.string(let text)), .isEmpty, true): return text.isEmpty
      default: continue
      }
    }
    return nil
  }
}
