import ScreenModel

/// `Table(rows) { TableColumn("Name", value: \.name) }`: on an iPhone the first column, without headers.
enum TableControl: Control {
  static let names = ["Table", "TableColumn", "TableRow", "DisclosureTableRow"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    switch call.name {
    case "TableColumn": return cell(call, evaluator)
    case "TableRow", "DisclosureTableRow": return row(call, evaluator)
    default: break
    }
    // `Table(of: Tree.self) { columns } rows: { … }`: each row shows the columns.
    if let rows = call["rows"], let columns = call["columns"] ?? columnsClosure(call) {
      return [.group(.vertical, evaluator.within({ $0.tableColumns = columns }) { evaluator.expand(argument: rows) })]
    }
    guard let columns = call["columns"] ?? call.content(), let data = call.first, !ButtonControl.isCode(data.value)
    else {
      return [.group(.vertical, evaluator.expand(argument: call["rows"]))]
    }
    let rows = evaluator.within({ environment in
      if let selection = call["selection"] { environment.selection = selection.value }
    }) {
      RepeatedControl.rows(of: data.value, columns, call, evaluator) { cells($0, columns, evaluator) }
    }
    return [.group(.vertical, call["selection"].map { ListSelection.mark(rows, $0, evaluator) } ?? rows)]
  }

  private static func columnsClosure(_ call: BuiltinCall) -> EvaluatedArgument? {
    call.arguments.first { $0.isTrailing && $0.label == nil }
  }

  /// `TableRow(tree)`
  private static func row(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    guard let columns = evaluator.environment.tableColumns, let item = call.first?.value else { return [] }
    return cells(item, columns, evaluator)
  }

  private static func cells(_ item: Value, _ columns: EvaluatedArgument, _ evaluator: Evaluator) -> [AXNode] {
    evaluator.within({ $0.tableRow = item }) {
      first(of: evaluator.view(value: columns.value, at: columns.node)).map(evaluator.expand) ?? []
    }
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
