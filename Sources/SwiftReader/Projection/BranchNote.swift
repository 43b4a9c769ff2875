import ScreenModel

/// A place in the source that puts the screen into one of the seven states, as met in one run.
struct BranchNote {
  var state: UXState
  /// What must hold for it, with all tests on the way.
  var formula: Guard
  /// The test itself.
  var own: Guard
  var evidence: String
  var node: Syntax

  /// The same place in every run.
  var key: String { "\(state.rawValue) \(node.file.path) \(node.offset) \(evidence)" }

  var branch: StateBranch {
    let formula = own == .always ? formula : own
    return StateBranch(state: state, condition: formula.condition(at: node.span), evidence: evidence, span: node.span)
  }
}

/// Which state a test means by the names in it, and by what it shows.
enum StateNames {
  private static let loading: Set<String> = [
    "loading", "fetching", "refreshing", "reloading", "downloading", "syncing",
  ]
  private static let error: Set<String> = ["error", "errors", "failed", "failure", "invalid", "offline"]
  private static let success: Set<String> = [
    "success", "succeeded", "completed", "confirmed", "confirmation", "paid", "placed", "finished", "done", "sent",
    "submitted",
    "saved",
  ]
  private static let texts: Set<String> = [
    "query", "text", "name", "email", "search", "message", "input", "draft", "title", "filter", "keyword", "address",
    "password", "note", "term",
  ]

  /// The state that a test puts the screen into where it holds; `nil` for an ordinary one.
  static func state(of formula: Guard, types: (Symbol) -> TypeReference?) -> UXState? {
    for part in formula.conjuncts {
      if let state = single(part, types: types) { return state }
    }
    if case .any(let alternatives) = formula.kind {
      let states = Set(alternatives.map { state(of: $0, types: types) })
      if states.count == 1, let only = states.first { return only }
    }
    return nil
  }

  /// Whether a test is written `collection.isEmpty`, for collections that are computed.
  static func asksForEmpty(_ test: Syntax) -> Bool {
    switch test.kind {
    case .conditions, .caseItem, .switchCase, .whereClause: return test.children.contains(where: asksForEmpty)
    case .binary where test.text == "&&": return test.children.contains(where: asksForEmpty)
    case .chain where test.count > 1:
      guard test[test.count - 1].kind == .member, test[test.count - 1].text == "isEmpty" else { return false }
      let subject = test[test.count - 2]
      let words = nameWords(subject.text)
      return !words.isEmpty && !words.contains(where: texts.contains)
    default: return false
    }
  }

  private static func single(_ formula: Guard, types: (Symbol) -> TypeReference?) -> UXState? {
    switch formula.kind {
    case .atom(let atom) where !atom.isAboutRow:
      switch atom.test {
      case .isTrue: return words(of: atom.symbol.path.last ?? atom.symbol.root)
      case .isCase(let name), .equals(.enumCase(let name)):
        // A case of an error is an error, whatever it is called.
        return words(of: name) ?? (words(of: atom.symbol.path.last ?? atom.symbol.root) == .error ? .error : nil)
      case .isEmpty:
        let words = nameWords(atom.symbol.path.last ?? atom.symbol.root)
        return words.contains(where: texts.contains) || types(atom.symbol)?.unwrapped.name == "String" ? nil : .empty
      case .other(let text): return text.isEmpty ? nil : nil
      default: return nil
      }
    case .notAtom(let atom) where !atom.isAboutRow:
      guard case .isNil = atom.test else { return nil }
      let state = words(of: atom.symbol.path.last ?? atom.symbol.root)
      return state == .error ? .error : nil
    default: return nil
    }
  }

  private static func words(of name: String) -> UXState? {
    let words = nameWords(name)
    // `hasLoaded`, `didLoad`, `hideError` say the contrary or the end.
    if words.contains("loaded") || words.contains("no") || words.contains("not") || words.contains("hide") {
      return words.contains("no") && words.contains("results") ? .empty : nil
    }
    if words.contains(where: loading.contains) { return .loading }
    if words.contains(where: error.contains) { return .error }
    if words.contains("empty") { return .empty }
    if words.contains(where: success.contains) { return .success }
    return nil
  }
}
