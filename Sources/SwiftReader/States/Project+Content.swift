import ScreenModel

extension Project {
  /// States that a screen leaves for its content.
  private static let waiting: Set<UXState> = [.loading, .error, .empty]

  /// What a screen says once it is neither loading nor failed nor empty; `nil` where it appears with its content at once.
  ///
  /// - Parameter truths: How the branches of the view come out when it appears.
  func content(_ request: Request, of type: TypeDeclaration, _ truths: [(note: BranchNote, truth: Guard)])
    -> PredictedScreen?
  {
    let waiting = truths.filter { Self.waiting.contains($0.note.state) }
    guard waiting.contains(where: { $0.truth == .always }) else { return nil }
    var options = options(for: request)
    let evaluator = evaluator(for: type, options)
    var facts = options.assumptions
    for (note, _) in waiting where !note.own.isAboutRow {
      guard let inside = facts.assuming(!note.own) else { continue }
      facts = inside
      options.freed.formUnion(note.own.atoms.map(\.symbol.name))
    }
    for symbol in symbols(of: waiting.map(\.note.own)) {
      guard let only = onlyCase(of: symbol, facts, evaluator),
        let inside = facts.assuming(.atom(Atom(symbol: symbol, test: .isCase(only))))
      else { continue }
      facts = inside
    }
    options.freed.subtract(options.given.keys)
    options.assumptions = facts
    return PredictionBuilder(reading(of: type, options)).screen(includesEvents: request.includesEvents)
  }

  private func symbols(of formulas: [Guard]) -> [Symbol] {
    var found: [Symbol] = []
    for atom in formulas.flatMap(\.atoms) {
      guard case .isCase = atom.test, !found.contains(atom.symbol) else { continue }
      found.append(atom.symbol)
    }
    return found
  }

  /// The case of an enum that is left when the others are ruled out; of several the one with a payload.
  private func onlyCase(of symbol: Symbol, _ facts: Facts, _ evaluator: Evaluator) -> String? {
    guard let enumeration = evaluator.resolve(evaluator.declaredType(of: symbol)?.unwrapped), enumeration.kind == .enum
    else { return nil }
    let left = enumeration.cases.values.filter { declared in
      facts.simplify(.atom(Atom(symbol: symbol, test: .isCase(declared.text)))) != .never
    }
    if left.count == 1 { return left[0].text }
    let filled = left.filter { $0.first(.parameter) != nil }
    return filled.count == 1 ? filled[0].text : nil
  }
}
