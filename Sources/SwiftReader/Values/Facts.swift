/// What is taken to hold: assumptions of a state, and the tests on the way to the place being read.
struct Facts {
  /// One thing that holds or does not, and what was known before. Facts share what they have in common.
  private final class Fact {
    let atom: Atom
    let holds: Bool
    let before: Fact?
    /// Marks of its symbol and of those before it.
    let marks: SymbolMarks

    init(_ atom: Atom, _ holds: Bool, before: Fact?) {
      self.atom = atom
      self.holds = holds
      self.before = before
      var marks = atom.symbol.marks
      if let before { marks.add(before.marks) }
      self.marks = marks
    }
  }

  private var last: Fact?
  /// Formulas that hold and are no single atom.
  private var formulas: [Guard] = []
  /// Marks of the symbols in them.
  private var formulaMarks = SymbolMarks()

  private static let formulaLimit = 6

  /// Takes every formula apart, for ``Guard/plain``.
  private var isBare = false

  init() {}

  /// A formula simplified where nothing is known.
  static func plain(_ formula: Guard) -> Guard {
    var facts = Facts()
    facts.isBare = true
    return facts.simplify(formula)
  }

  /// Whether a test of this symbol is settled.
  func mentions(_ symbol: Symbol) -> Bool {
    let marks = symbol.marks
    var fact = last
    while let known = fact, known.marks.meets(marks) {
      if known.atom.symbol == symbol { return true }
      fact = known.before
    }
    return false
  }

  /// The facts with one more; `nil` where it cannot be.
  func assuming(_ formula: Guard) -> Facts? {
    var facts = self
    return facts.add(formula) ? facts : nil
  }

  /// Stands for the facts while they are held: others with the same are the same.
  struct Identity: Hashable {
    fileprivate let last: ObjectIdentifier?
    fileprivate let formulas: [Guard]
  }

  var identity: Identity { Identity(last: last.map { ObjectIdentifier($0) }, formulas: formulas) }

  /// Whether there is more to work out about one more thing than whether it is settled.
  var hasFormulas: Bool { !formulas.isEmpty }

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
      if isUntouched(formula) { return formula.plain }
      // What stays as it is need not be put together again.
      guard let changed = changed(parts, until: .never) else { return formula.isContradictory ? .never : formula }
      var result = Guard.always
      for part in changed {
        result = result && part
        if result.isNever { return .never }
      }
      return result.isContradictory ? .never : result
    case .any(let parts):
      if isUntouched(formula) { return formula.plain }
      if formulas.contains(formula) { return .always }
      guard let changed = changed(parts, until: .always) else { return formula }
      var result = Guard.never
      for part in changed {
        result = result || part
        if result == .always { return .always }
      }
      return result
    }
  }

  /// The parts simplified; `nil` where each stays as it is.
  ///
  /// - Parameter end: What decides the whole: nothing more is simplified.
  private func changed(_ parts: [Guard], until end: Guard) -> [Guard]? {
    var changed: [Guard]?
    for (position, part) in parts.enumerated() {
      // Most parts are about something else; they are told apart without being looked into.
      if part.isLiteral, last.map({ !$0.marks.meets(part.marks) }) ?? true {
        changed?.append(part)
        continue
      }
      let simple = simplify(part)
      if simple == end { return [end] }
      if changed == nil, simple != part { changed = Array(parts[..<position]) }
      changed?.append(simple)
    }
    return changed
  }

  /// Whether nothing that is known is about the symbols of a formula.
  private func isUntouched(_ formula: Guard) -> Bool {
    !isBare && !(last?.marks.meets(formula.marks) ?? false) && !formulaMarks.meets(formula.marks)
  }

  /// Whether atoms of one symbol in a conjunction exclude each other.
  static func contradicts(_ formula: Guard) -> Bool {
    guard case .all(let parts) = formula.kind else { return false }
    var met = SymbolMarks()
    var isShared = false
    for part in parts {
      switch part.kind {
      case .atom, .notAtom:
        isShared = isShared || met.meets(part.marks)
        met.add(part.marks)
      default: continue
      }
    }
    return isShared && excludes(parts)
  }

  private static func excludes(_ parts: [Guard]) -> Bool {
    let literals = parts.compactMap(\.literal)
    guard let symbol = literals.first?.atom.symbol else { return false }
    // The tests of a search through a list are all of one symbol.
    if literals.allSatisfy({ $0.atom.symbol == symbol }) { return excludesEachOther(literals) }
    return Dictionary(grouping: literals) { $0.atom.symbol }.values.contains(where: excludesEachOther)
  }

  /// Whether tests of one symbol exclude each other.
  private static func excludesEachOther(_ literals: [Literal]) -> Bool {
    guard literals.count > 1 else { return false }
    if let known = excludesByValue(literals) { return known }
    var facts = Facts()
    return !literals.allSatisfy { facts.add($0.formula) }
  }

  /// The same where all are tests for a value, or all for a case. No two of them need be held against each other: it has
  /// one value, which none rules out. `nil`: there are other tests among them.
  private static func excludesByValue(_ literals: [Literal]) -> Bool? {
    var only: Atom?
    var (areValues, areCases, areMany) = (true, true, false)
    for literal in literals {
      switch literal.atom.test {
      case .equals: areCases = false
      case .isCase: areValues = false
      default: return nil
      }
      guard literal.holds else { continue }
      areMany = areMany || only.map { $0 != literal.atom } ?? false
      only = only ?? literal.atom
    }
    guard areValues || areCases else { return nil }
    guard !areMany, let only else { return areMany }
    return literals.contains { !$0.holds && $0.atom == only }
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
      if formulas.count < Self.formulaLimit {
        formulas.append(simple)
        formulaMarks.add(simple.marks)
      }
      return true
    }
    if formulas.isEmpty { return true }
    // What speaks of other symbols stays as it is.
    guard formulaMarks.meets(simple.marks) else {
      formulas.reverse()
      return true
    }
    return settle()
  }

  /// Formulas that the new facts decide in part.
  private mutating func settle() -> Bool {
    var pending = formulas
    formulas = []
    defer { formulaMarks = formulas.reduce(into: SymbolMarks()) { $0.add($1.marks) } }
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
    last = Fact(atom, holds, before: last)
  }

  /// Tests of one symbol exclude or imply each other: one case, one value, nil or not.
  private func truth(of atom: Atom) -> Bool? {
    let marks = atom.symbol.marks
    var found: Bool?
    var isSure = false
    // Nothing is counted while looking: this is asked more often than anything else.
    var next = last.map(Unmanaged.passUnretained)
    while let fact = next, !isSure {
      next = fact._withUnsafeGuaranteedRef { known in
        guard known.marks.meets(marks) else { return nil }
        if known.atom.symbol == atom.symbol {
          if known.atom == atom {
            (found, isSure) = (known.holds, true)
          } else if let answer = Self.answer(known.atom.test, known.holds, to: atom.test) {
            // Of several answers that of the oldest fact counts.
            found = answer
          }
        }
        return known.before.map(Unmanaged.passUnretained)
      }
    }
    return found
  }

  /// What a test that came out some way says of another one of the same symbol.
  private static func answer(_ known: Test, _ holds: Bool, to asked: Test) -> Bool? {
    switch (known, asked, holds) {
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
    default: return nil
    }
    return nil
  }
}
