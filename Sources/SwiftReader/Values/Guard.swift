import ScreenModel

/// What must hold at run time, as a formula over atoms. Negations stand on atoms only.
///
/// Formulas are shared and carry their hash, so that comparing and copying them costs little; one that grows past
/// ``limit`` parts becomes a test that cannot be taken apart.
struct Guard: Hashable {
  enum Kind {
    case always, never
    case atom(Atom)
    case notAtom(Atom)
    case all([Guard])
    case any([Guard])
  }

  /// Shared storage.
  fileprivate final class Node {
    let kind: Kind
    let hash: Int
    let size: Int
    let marks: SymbolMarks
    /// Whether it is one test, or the negation of one.
    let isLiteral: Bool
    /// Whether it depends on which row of a repeated view it is asked about.
    let isAboutRow: Bool
    /// What it comes to where nothing is known; made when first asked for, as are the words for it.
    var plain: Guard?
    var words: String?
    var names: [String]?
    var isContradictory: Bool?

    init(_ kind: Kind) {
      self.kind = kind
      switch kind {
      case .always, .never:
        marks = SymbolMarks()
        isLiteral = false
        isAboutRow = false
      case .atom(let atom), .notAtom(let atom):
        marks = atom.symbol.marks
        isLiteral = true
        isAboutRow = atom.isAboutRow
      case .all(let parts), .any(let parts):
        marks = parts.reduce(into: SymbolMarks()) { $0.add($1.node.marks) }
        isLiteral = false
        isAboutRow = parts.contains { $0.node.isAboutRow }
      }
      var hasher = Hasher()
      switch kind {
      case .always: hasher.combine(0)
      case .never: hasher.combine(1)
      case .atom(let atom):
        hasher.combine(2)
        hasher.combine(atom)
      case .notAtom(let atom):
        hasher.combine(3)
        hasher.combine(atom)
      case .all(let parts):
        hasher.combine(4)
        for part in parts { hasher.combine(part.node.hash) }
      case .any(let parts):
        hasher.combine(5)
        for part in parts { hasher.combine(part.node.hash) }
      }
      hash = hasher.finalize()
      if case .all(let parts) = kind {
        size = parts.reduce(0) { $0 + $1.node.size }
      } else if case .any(let parts) = kind {
        size = parts.reduce(0) { $0 + $1.node.size }
      } else {
        size = 1
      }
    }
  }

  /// Atoms, counted as often as they stand in it.
  static let limit = 120

  fileprivate let node: Node

  private init(_ kind: Kind) { node = Node(kind) }

  var kind: Kind { node.kind }

  var isLiteral: Bool { node.isLiteral }

  /// The formula as one test and how it has to come out; `nil`: it is more than one.
  var literal: Literal? {
    switch node.kind {
    case .atom(let atom): Literal(formula: self, atom: atom, holds: true)
    case .notAtom(let atom): Literal(formula: self, atom: atom, holds: false)
    default: nil
    }
  }

  /// Marks of the symbols in it.
  var marks: SymbolMarks { node.marks }

  /// The formula as far as it can be told without any facts.
  var plain: Guard {
    if let known = node.plain { return known }
    let made = Facts.plain(self)
    // A node that held itself would never go.
    if made.node !== node { node.plain = made }
    return made
  }

  var isNever: Bool { node === Self.never.node }

  nonisolated(unsafe) static let always = made(.always)
  nonisolated(unsafe) static let never = made(.never)

  private static func made(_ kind: Kind) -> Guard {
    let formula = Guard(kind)
    formula.node.words = formula.makeWords()
    formula.node.names = []
    return formula
  }

  static func atom(_ atom: Atom) -> Guard { Guard(.atom(atom)) }

  static func == (left: Guard, right: Guard) -> Bool {
    if left.node === right.node { return true }
    guard left.node.hash == right.node.hash, left.node.size == right.node.size else { return false }
    switch (left.kind, right.kind) {
    case (.always, .always), (.never, .never): return true
    case (.atom(let one), .atom(let two)), (.notAtom(let one), .notAtom(let two)): return one == two
    case (.all(let one), .all(let two)), (.any(let one), .any(let two)): return one == two
    default: return false
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(node.hash) }

  /// A conjunction or disjunction; too large a one becomes a test of its own.
  private static func joined(_ parts: [Guard], all: Bool) -> Guard {
    if parts.count == 1 { return parts[0] }
    let whole = Guard(all ? .all(parts) : .any(parts))
    guard whole.node.size > limit else { return whole }
    return .atom(Atom(symbol: Symbol("many conditions", owner: whole.node.hash), test: .other("")))
  }
}

/// A formula that is one test, and how that has to come out.
struct Literal {
  var formula: Guard
  var atom: Atom
  var holds: Bool
}

extension Guard {
  static func && (left: Guard, right: Guard) -> Guard {
    if left == .never || right == .never { return .never }
    if left == .always { return right }
    if right == .always { return left }
    var parts = left.conjuncts
    for part in right.conjuncts where !parts.contains(part) {
      if parts.contains(where: { $0.isNegation(of: part) }) { return .never }
      parts.append(part)
    }
    return joined(parts, all: true)
  }

  static func || (left: Guard, right: Guard) -> Guard {
    if left == .always || right == .always { return .always }
    if left == .never { return right }
    if right == .never { return left }
    var parts = left.disjuncts
    for part in right.disjuncts where !parts.contains(part) {
      if parts.contains(where: { $0.isNegation(of: part) }) { return .always }
      parts.append(part)
    }
    return joined(parts, all: false)
  }

  static prefix func ! (operand: Guard) -> Guard {
    switch operand.kind {
    case .always: return .never
    case .never: return .always
    case .atom(let atom): return Guard(.notAtom(atom))
    case .notAtom(let atom): return .atom(atom)
    case .all(let parts): return parts.map { !$0 }.reduce(.never, ||)
    case .any(let parts): return parts.map { !$0 }.reduce(.always, &&)
    }
  }

  /// Whether one is the other's negation, seen at a glance: for atoms only.
  private func isNegation(of other: Guard) -> Bool {
    switch (kind, other.kind) {
    case (.atom(let one), .notAtom(let two)), (.notAtom(let one), .atom(let two)): return one == two
    default: return false
    }
  }

  var conjuncts: [Guard] { if case .all(let parts) = kind { parts } else { [self] } }

  var disjuncts: [Guard] { if case .any(let parts) = kind { parts } else { [self] } }

  /// Every atom in it, in order, once each.
  var atoms: [Atom] {
    switch kind {
    case .always, .never: return []
    case .atom(let atom), .notAtom(let atom): return [atom]
    case .all(let parts), .any(let parts):
      var seen: Set<Atom> = []
      return parts.flatMap(\.atoms).filter { seen.insert($0).inserted }
    }
  }

  /// Whether it depends on which row of a repeated view it is asked about.
  var isAboutRow: Bool { node.isAboutRow }

  /// Whether its atoms exclude each other, whatever else holds.
  var isContradictory: Bool {
    if let known = node.isContradictory { return known }
    let made = Facts.contradicts(self)
    node.isContradictory = made
    return made
  }

  /// Makes everything that is made when first asked for, so that several threads may ask.
  func complete() {
    _ = (plain, condition(), isContradictory)
    switch kind {
    case .all(let parts), .any(let parts): for part in parts { part.complete() }
    default: break
    }
  }

  /// The formula as a person reads it.
  var written: String {
    if let known = node.words { return known }
    let made = makeWords()
    node.words = made
    return made
  }

  /// The names of run-time values in it, sorted.
  private var names: [String] {
    if let known = node.names { return known }
    let made: [String]
    switch kind {
    case .always, .never: made = []
    case .atom(let atom), .notAtom(let atom): made = Array(Set(atom.names)).sorted()
    case .all(let parts), .any(let parts): made = parts.reduce([]) { Self.merged($0, $1.names) }
    }
    node.names = made
    return made
  }

  /// Two sorted lists of different names as one.
  private static func merged(_ left: [String], _ right: [String]) -> [String] {
    if right.isEmpty || left == right { return left }
    var merged: [String] = []
    var (one, two) = (left[...], right[...])
    while let first = one.first, let second = two.first {
      if first <= second { merged.append(one.removeFirst()) } else { merged.append(two.removeFirst()) }
      if first == second { two.removeFirst() }
    }
    return merged + one + two
  }

  private func makeWords() -> String {
    switch kind {
    case .always: return "true"
    case .never: return "false"
    case .atom(let atom): return atom.written
    case .notAtom(let atom):
      switch atom.test {
      case .equals(let constant): return "\(atom.symbol.shown) != \(constant.written)"
      case .equalsSymbol(let other): return "\(atom.symbol.shown) != \(other.shown)"
      case .isNil: return "\(atom.symbol.shown) != nil"
      case .isCase(let name): return "\(atom.symbol.shown) is not .\(name)"
      case .isTrue, .isEmpty: return "!\(atom.written)"
      case .other(let text):
        return Self.opposite(atom.written)
          // `!names.contains(name)`
          ?? (text.hasSuffix(")") && atom.written.hasSuffix("." + text) ? "!\(atom.written)" : "not (\(atom.written))")
      }
    case .all(let parts): return parts.map(\.bracketed).joined(separator: " && ")
    case .any(let parts): return parts.map(\.bracketed).joined(separator: " || ")
    }
  }

  /// `low >= high` for `low < high`, `Int(age) == nil` for `Int(age) != nil`; `nil` where that is no plain comparison.
  private static func opposite(_ comparison: String) -> String? {
    let words = comparison.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 2, words.count == 3 || words.last == "nil",
      words.count == 3 || !words.contains(where: { ["&&", "||", "?", "??", "{"].contains($0) }),
      let other = opposites[String(words[words.count - 2])]
    else { return nil }
    return (words.dropLast(2) + [other[...], words[words.count - 1]]).joined(separator: " ")
  }

  private static let opposites = [
    "<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=", "!=": "==",
  ]

  private var bracketed: String {
    switch kind {
    case .all, .any: return "(\(written))"
    default: return written
    }
  }

  func condition(at span: SourceSpan? = nil) -> Condition {
    Condition(written, names: names, span: span)
  }
}
