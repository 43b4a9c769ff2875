import ScreenModel

/// What must hold at run time, as a formula over atoms.
indirect enum Guard: Hashable {
  case always, never
  case atom(Atom)
  case not(Guard)
  case all([Guard])
  case any([Guard])
}

extension Guard {
  static func && (left: Guard, right: Guard) -> Guard {
    switch (left, right) {
    case (.never, _), (_, .never): return .never
    case (.always, let other), (let other, .always): return other
    default:
      var parts: [Guard] = []
      for part in left.conjuncts + right.conjuncts where !parts.contains(part) {
        if parts.contains(!part) { return .never }
        parts.append(part)
      }
      return parts.count == 1 ? parts[0] : .all(parts)
    }
  }

  static func || (left: Guard, right: Guard) -> Guard {
    switch (left, right) {
    case (.always, _), (_, .always): return .always
    case (.never, let other), (let other, .never): return other
    default:
      var parts: [Guard] = []
      for part in left.disjuncts + right.disjuncts where !parts.contains(part) {
        if parts.contains(!part) { return .always }
        parts.append(part)
      }
      return parts.count == 1 ? parts[0] : .any(parts)
    }
  }

  static prefix func ! (operand: Guard) -> Guard {
    switch operand {
    case .always: return .never
    case .never: return .always
    case .not(let inner): return inner
    case .atom: return .not(operand)
    case .all(let parts): return parts.map { !$0 }.reduce(.never, ||)
    case .any(let parts): return parts.map { !$0 }.reduce(.always, &&)
    }
  }

  private var conjuncts: [Guard] { if case .all(let parts) = self { parts } else { [self] } }

  private var disjuncts: [Guard] { if case .any(let parts) = self { parts } else { [self] } }

  /// Every atom in it, in order, once each.
  var atoms: [Atom] {
    switch self {
    case .always, .never: return []
    case .atom(let atom): return [atom]
    case .not(let inner): return inner.atoms
    case .all(let parts), .any(let parts):
      var found: [Atom] = []
      for atom in parts.flatMap(\.atoms) where !found.contains(atom) { found.append(atom) }
      return found
    }
  }

  /// Whether it depends on which row of a repeated view it is asked about.
  var isAboutRow: Bool { atoms.contains(where: \.isAboutRow) }

  /// The formula as a person reads it.
  var written: String {
    switch self {
    case .always: return "true"
    case .never: return "false"
    case .atom(let atom): return atom.written
    case .not(.atom(let atom)):
      switch atom.test {
      case .equals(let constant): return "\(atom.symbol.name) != \(constant.written)"
      case .equalsSymbol(let other): return "\(atom.symbol.name) != \(other.name)"
      case .isNil: return "\(atom.symbol.name) != nil"
      case .isCase(let name): return "\(atom.symbol.name) is not .\(name)"
      case .isTrue, .isEmpty: return "!\(atom.written)"
      case .other: return "not (\(atom.written))"
      }
    case .not(let inner): return "not (\(inner.written))"
    case .all(let parts): return parts.map(\.bracketed).joined(separator: " && ")
    case .any(let parts): return parts.map(\.bracketed).joined(separator: " || ")
    }
  }

  private var bracketed: String {
    switch self {
    case .all, .any: return "(\(written))"
    default: return written
    }
  }

  func condition(at span: SourceSpan? = nil) -> Condition {
    Condition(written, names: Array(Set(atoms.flatMap(\.names))).sorted(), span: span)
  }
}
