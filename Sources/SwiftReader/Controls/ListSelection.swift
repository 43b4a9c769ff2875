import ScreenModel

/// `List(selection:)`: the row that stands for the selection is heard as selected.
enum ListSelection {
  /// A row's elements, each knowing what the row stands for: its tag, else the item's identity.
  ///
  /// - Parameter id: the key path of the identity: `id: \.name`.
  static func tagged(_ nodes: [AXNode], _ item: Value, id: EvaluatedArgument? = nil, _ evaluator: Evaluator)
    -> [AXNode]
  {
    guard evaluator.environment.selection != nil else { return nodes }
    return nodes.flatMap {
      $0.mapElements { draft in
        var draft = draft
        if draft.tag == nil { draft.tag = identity(of: item, id, at: draft.node, evaluator) }
        return draft
      }
    }
  }

  private static func identity(of item: Value, _ id: EvaluatedArgument?, at node: Syntax, _ evaluator: Evaluator)
    -> Value
  {
    if case .keyPath(let path)? = id?.value {
      return path.reduce(item) { $1 == "self" ? $0 : evaluator.member($1, of: $0, at: node) }
    }
    if case .binding(_, let inner) = item { return identity(of: inner, id, at: node, evaluator) }
    if case .enumCase(let enumCase) = item, let type = enumCase.type, evaluator.property("id", in: type) != nil {
      return evaluator.member("id", of: item, at: node)
    }
    if case .instance(let instance) = item, instance.type != nil || instance.fields["id"] != nil {
      return evaluator.member("id", of: item, at: node)
    }
    return item
  }

  /// Rows with the trait of the selected one.
  static func mark(_ nodes: [AXNode], _ selection: EvaluatedArgument, _ evaluator: Evaluator) -> [AXNode] {
    var chosen = selection.value
    if case .binding(_, let inner) = chosen { chosen = inner }
    return nodes.flatMap {
      $0.mapElements { draft in
        guard let tag = draft.tag else { return draft }
        var draft = draft
        draft.add(.selected, when: isChosen(tag, chosen, at: selection.node, evaluator))
        draft.tag = nil
        return draft
      }
    }
  }

  private static func isChosen(_ tag: Value, _ chosen: Value, at node: Syntax, _ evaluator: Evaluator) -> Guard {
    switch chosen {
    case .absent: return .never
    case .list(let items):
      return items.map { evaluator.equality(tag, $0, at: node) }.reduce(.never, ||)
    case .symbol(let typed) where typed.type?.element != nil:
      let argument = EvaluatedArgument(label: nil, value: tag, node: node, isTrailing: false)
      return evaluator.truth(
        of: StandardLibrary.call("contains", on: chosen, [argument], evaluator: evaluator, at: node), at: node)
    default: return evaluator.equality(tag, chosen, at: node)
    }
  }
}
