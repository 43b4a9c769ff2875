import ScreenModel

/// Text as far as it is known before the app runs.
struct SymbolicText {
  enum Part {
    case known(String)
    /// Text the app fills in; the name a person sees for it.
    case hole(name: String, symbols: [Symbol], because: Reason)
    case choice([(Guard, SymbolicText)])
  }

  var parts: [Part]
  /// The string-table key the words came from.
  var key: String?
  /// The words are a file or symbol name.
  var isFileName = false
  /// The name of a symbol that nobody has recorded, and what it is taken for.
  var isGuessed = false
  /// Some of the words are a Markdown link.
  var hasLink = false
  /// A literal that a declaration makes a `String` of: no table is asked for it.
  var isString = false

  init(_ parts: [Part], key: String? = nil) {
    self.parts = parts
    self.key = key
  }

  init(_ words: String, key: String? = nil) { self.init(words.isEmpty ? [] : [.known(words)], key: key) }

  var isEmpty: Bool { parts.isEmpty || known?.isEmpty == true }

  /// The words where all are known.
  var known: String? {
    var words = ""
    for part in parts {
      guard case .known(let text) = part else { return nil }
      words += text
    }
    return words
  }

  static func + (left: SymbolicText, right: SymbolicText) -> SymbolicText {
    var parts = left.parts
    for part in right.parts {
      if case .known(let more) = part, case .known(let words)? = parts.last {
        parts[parts.count - 1] = .known(words + more)
      } else {
        parts.append(part)
      }
    }
    var text = SymbolicText(parts)
    text.hasLink = left.hasLink || right.hasLink
    text.isGuessed = left.isGuessed || right.isGuessed
    return text
  }

  /// Texts one after the other, a comma between; texts that are empty for certain leave no comma.
  static func joined(_ texts: [SymbolicText], by separator: String = ", ") -> SymbolicText {
    let said = texts.filter { !$0.isEmpty }
    guard var result = said.first else { return SymbolicText("") }
    for text in said.dropFirst() { result = result + SymbolicText(separator) + text }
    if said.count == 1 { return said[0] }
    return result
  }

  /// The known words changed; open parts stay.
  func mapKnown(_ change: (String) -> String) -> SymbolicText {
    var text = SymbolicText(
      parts.map { part in
        switch part {
        case .known(let words): return .known(change(words))
        case .hole: return part
        case .choice(let alternatives): return .choice(alternatives.map { ($0.0, $0.1.mapKnown(change)) })
        }
      }, key: key)
    text.isFileName = isFileName
    text.hasLink = hasLink
    text.isGuessed = isGuessed
    return text
  }

  /// The text under what is taken to hold: choices that are settled fall away.
  func settled(_ facts: Facts) -> SymbolicText {
    var result = SymbolicText("")
    var isFileName = isFileName
    for part in parts {
      guard case .choice(let alternatives) = part else {
        result = result + SymbolicText([part])
        continue
      }
      let left = alternatives.compactMap { formula, text -> (Guard, SymbolicText)? in
        let formula = facts.simplify(formula)
        guard formula != .never, let inside = facts.assuming(formula) else { return nil }
        return (formula, text.settled(inside))
      }
      if let sure = left.first(where: { $0.0 == .always }) ?? (left.count == 1 ? left[0] : nil) {
        result = result + sure.1
        isFileName = isFileName || parts.count == 1 && sure.1.isFileName
      } else if let first = left.first?.1, left.dropFirst().allSatisfy({ $0.1.isSame(as: first) }) {
        result = result + first
        isFileName = isFileName || parts.count == 1 && left.allSatisfy(\.1.isFileName)
      } else if !left.isEmpty {
        result = result + SymbolicText([.choice(left)])
        isFileName = isFileName || parts.count == 1 && left.allSatisfy(\.1.isFileName)
      }
    }
    result.key = key
    result.isFileName = isFileName
    result.hasLink = hasLink || result.hasLink
    result.isGuessed = isGuessed || result.isGuessed
    return result
  }

  /// For the screen: what people read and compare.
  var spoken: SpokenText {
    SpokenText(
      parts.map { part in
        switch part {
        case .known(let words): return .known(words)
        case .hole(let name, _, let reason): return .hole(name: name, because: reason)
        case .choice(let alternatives):
          return .varies(alternatives.map { .init($0.0.condition(), $0.1.spoken) })
        }
      }, key: key, isFileName: isFileName)
  }

  /// Why words are open, for people.
  var reasons: [Reason] {
    parts.flatMap { part -> [Reason] in
      switch part {
      case .known: return []
      case .hole(_, _, let reason): return [reason]
      case .choice(let alternatives):
        let formula = alternatives.map(\.0.written).first ?? ""
        return [Reason("depends on \(formula)")] + alternatives.flatMap(\.1.reasons)
      }
    }
  }

  /// Whether the same is read of both, whichever way what they depend on comes out.
  func isSame(as other: SymbolicText) -> Bool {
    if let known, let words = other.known { return known == words }
    guard parts.count == other.parts.count else { return false }
    return zip(parts, other.parts).allSatisfy { one, two in
      switch (one, two) {
      case (.known(let words), .known(let others)): words == others
      case (.hole(let name, let symbols, _), .hole(let other, let others, _)): name == other && symbols == others
      case (.choice(let ways), .choice(let others)):
        ways.count == others.count && zip(ways, others).allSatisfy { $0.0 == $1.0 && $0.1.isSame(as: $1.1) }
      default: false
      }
    }
  }

  /// Run-time values in the words.
  var symbols: [Symbol] {
    parts.flatMap { part -> [Symbol] in
      switch part {
      case .known: []
      case .hole(_, let symbols, _): symbols
      case .choice(let alternatives): alternatives.flatMap(\.1.symbols)
      }
    }
  }

  /// Names of run-time values the words depend on.
  var names: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .known: return []
      case .hole(let name, let symbols, _): return symbols.isEmpty ? [name] : symbols.map(\.name)
      case .choice(let alternatives): return alternatives.flatMap { $0.0.atoms.flatMap(\.names) + $0.1.names }
      }
    }
  }
}

extension SymbolicText {
  /// These words where something holds, else those that were there.
  func over(_ old: SymbolicText?, when formula: Guard, _ evaluator: Evaluator) -> SymbolicText {
    if formula == .always { return self }
    return SymbolicText([.choice([(formula, self), (!formula, old ?? SymbolicText(""))])]).settled(evaluator.facts)
  }
}
