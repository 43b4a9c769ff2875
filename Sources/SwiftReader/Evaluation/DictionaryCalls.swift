import ScreenModel

/// Dictionaries that are made of other collections.
enum DictionaryCalls {
  /// A dictionary made of another.
  static func filtered(
    _ name: String, _ entries: [(Value, Value)], _ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax
  ) -> Value {
    guard let code = arguments.first?.value else { return .dictionary(entries) }
    if name == "mapValues" {
      return .dictionary(
        entries.map { ($0.0, ListCalls.apply(code, to: [$0.1], evaluator: evaluator, at: node)) })
    }
    var kept: [(Value, Value)] = []
    for entry in entries {
      let pair = Value.tuple([("key", entry.0), ("value", entry.1)])
      let formula = evaluator.truth(of: ListCalls.apply(code, to: [pair], evaluator: evaluator, at: node), at: node)
      guard formula == .always || formula == .never else {
        return .unknown(Reason("which entries ‘\(node.shortSource)’ keeps depends on the run", span: node.span))
      }
      if formula == .always { kept.append(entry) }
    }
    return .dictionary(kept)
  }

  /// `Dictionary(grouping: items) { … }`
  static func grouped(_ arguments: [EvaluatedArgument], evaluator: Evaluator, at node: Syntax) -> Value? {
    guard arguments.count == 2, arguments[0].label == "grouping", case .list(let items) = arguments[0].value else {
      return nil
    }
    var groups: [(Value, Value)] = []
    for item in items {
      let key = ListCalls.apply(arguments[1].value, to: [item], evaluator: evaluator, at: node)
      let tests = groups.map { evaluator.equality($0.0, key, at: node) }
      guard !key.isUnknown, tests.allSatisfy({ $0 == .always || $0 == .never }) else { return nil }
      if let known = tests.firstIndex(of: .always) {
        if case .list(let members) = groups[known].1 { groups[known].1 = .list(members + [item]) }
      } else {
        groups.append((key, .list([item])))
      }
    }
    return .dictionary(groups)
  }
}
