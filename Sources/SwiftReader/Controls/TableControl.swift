import ScreenModel

/// `Table(rows) { TableColumn("Name", value: \.name) }`: on an iPhone the first column, without headers.
enum TableControl: Control {
  static let names = ["Table", "TableColumn"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if call.name == "TableColumn" { return cell(call, evaluator) }
    guard let columns = call["columns"] ?? call.content(), let data = call.first, !ButtonControl.isCode(data.value)
    else {
      return [.group(.vertical, evaluator.expand(argument: call["rows"]))]
    }
    let rows = RepeatedControl.rows(of: data.value, columns, call, evaluator) { item in
      evaluator.within({ $0.tableRow = item }) {
        first(of: evaluator.view(value: columns.value, at: columns.node)).map(evaluator.expand) ?? []
      }
    }
    return [.group(.vertical, rows)]
  }

  /// The first column of what the builder makes.
  private static func first(of view: ViewValue) -> ViewValue? {
    switch view {
    case .list(let views): return views.lazy.compactMap(first).first
    case .builtin(let call) where call.name == "TableColumn": return view
    case .modified(let inner, _): return first(of: inner)
    default: return nil
    }
  }

  private static func cell(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    guard let row = evaluator.environment.tableRow else { return [] }
    if let content = call.arguments.last(where: { $0.isTrailing }) {
      return evaluator.expand(argument: content, with: [row])
    }
    guard case .keyPath(let path)? = call["value"]?.value else { return [] }
    let value = path.reduce(row) { evaluator.member($1, of: $0, at: call.node) }
    let words = evaluator.plainText(value, at: call.node)
    var draft = evaluator.draft(.text, call, label: words, traits: [.staticText])
    draft.role = "Text"
    return evaluator.unlessRedacted([.element(draft)])
  }
}
