import ScreenModel

/// `ForEach`, `List` and `Form`: rows. VoiceOver says neither "list" nor "1 of n" for them.
enum RepeatedControl: Control {
  static let names = ["ForEach", "List", "Form", "OutlineGroup"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if call.name == "ForEach" || call.name == "OutlineGroup" { return rows(call, evaluator) }
    return evaluator.within({ environment in
      environment.isInList = true
      environment.lazy = LazyRows(call.name)
      if let selection = call["selection"] { environment.selection = selection.value }
    }) {
      let hasData = call.arguments.contains { $0.label == nil && !ButtonControl.isCode($0.value) }
      let children = hasData ? rows(call, evaluator) : evaluator.expand(argument: call.content())
      return [.group(.scrolling, call["selection"].map { ListSelection.mark(children, $0, evaluator) } ?? children)]
    }
  }

  /// The rows of a collection: one by one where it is known, else one that stands for all.
  private static func rows(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    guard let data = call.arguments.first, let code = call.content() else { return [] }
    guard case .keyPath(let path)? = call["children"]?.value else { return rows(of: data.value, code, call, evaluator) }
    return rows(of: data.value, code, call, evaluator) { branch($0, children: path, code, call, evaluator) }
  }

  /// An item of a tree: with children it is a disclosure group, closed at first.
  private static func branch(
    _ item: Value, children path: [String], _ code: EvaluatedArgument, _ call: BuiltinCall, _ evaluator: Evaluator
  ) -> [AXNode] {
    let row = evaluator.expand(argument: code, with: [item])
    let isBranch = evaluator.isPresent(path.reduce(item) { evaluator.member($1, of: $0, at: code.node) }, at: code.node)
    if isBranch == .never { return row }
    var group = call
    group.name = "DisclosureGroup"
    group.arguments = [
      EvaluatedArgument(label: "label", value: .view(.placed(row)), node: code.node, isTrailing: false)
    ]
    let closed = DisclosureControl.expand(group, evaluator)
    return isBranch == .always ? closed : [.when([(isBranch, closed), (!isBranch, row)])]
  }

  private static func rows(_ items: [Value], id: Int, _ evaluator: Evaluator, _ make: Row) -> [AXNode] {
    // An audit asks for all that there may be.
    let lazy = evaluator.recorder == nil ? evaluator.environment.lazy : nil
    // Inside a row all is made at once.
    let rows = evaluator.within({ $0.lazy = nil }) {
      self.rows(all: lazy.map { Array(items.prefix($0.mostInReach)) } ?? items, id: id, evaluator, make)
    }
    return lazy?.reached(rows, of: items.count, evaluator) ?? rows
  }

  private static func rows(all items: [Value], id: Int, _ evaluator: Evaluator, _ make: Row) -> [AXNode] {
    var read: [(item: Value, nodes: [AXNode])] = []
    return items.prefix(200).enumerated().map { position, item in
      // Placeholders are many and the same. A row of a selection is told apart by what it stands for.
      let known = evaluator.environment.selection == nil ? read.first { Alike.values($0.item, item) } : nil
      if let known { return .row(collection: id, index: position, known.nodes) }
      let nodes = ListSelection.tagged(make(item), item, evaluator)
      if read.count < 4 { read.append((item, nodes)) }
      return .row(collection: id, index: position, nodes)
    }
  }

  /// Makes a row's views of its item.
  typealias Row = (Value) -> [AXNode]

  static func rows(
    of data: Value, _ code: EvaluatedArgument, _ call: BuiltinCall, _ evaluator: Evaluator, make: Row? = nil
  ) -> [AXNode] {
    let place = make ?? { evaluator.expand(argument: code, with: [$0]) }
    let make: Row = { ListSelection.tagged(place($0), $0, id: call["id"], evaluator) }
    let id = StableID.of("rows", call.node, frames: evaluator.frameKey)
    switch data {
    case .list(let items): return rows(items.map(evaluator.untyped), id: id, evaluator, make)
    case .dictionary(let entries):
      return rows(entries.map { .tuple([("key", $0.0), ("value", $0.1)]) }, id: id, evaluator, make)
    case .choice(let alternatives):
      return [
        .when(
          alternatives.compactMap { formula, value in
            evaluator.assuming(formula) { rows(of: value, code, call, evaluator, make: make) }.map { (formula, $0) }
          })
      ]
    case .binding(let place, .list(let items)):
      return rows(
        items.enumerated().map { .binding(Place(symbol: place.symbol.member("[\($0.offset)]")), $0.element) }, id: id,
        evaluator, make)
    case .binding(let place, .symbol(let typed)):
      let item = row(of: typed, id: id, code, evaluator)
      return template(.binding(Place(symbol: place.symbol.member("row")), item), of: typed, id: id, evaluator, make)
    case .symbol(let typed):
      return template(row(of: typed, id: id, code, evaluator), of: typed, id: id, evaluator, make)
    case .absent: return []
    default:
      let name = parameterName(code)
      let symbol = Symbol(name, owner: StableID.of(row: id), item: id)
      return [
        .row(
          collection: id, index: nil,
          make(.symbol(TypedSymbol(symbol: symbol, type: nil))))
      ]
    }
  }

  private static func row(of typed: TypedSymbol, id: Int, _ code: EvaluatedArgument, _ evaluator: Evaluator) -> Value {
    let symbol = Symbol(parameterName(code), owner: StableID.of(row: id), item: id)
    return evaluator.materialize(symbol, type: typed.type?.element)
  }

  private static func template(
    _ item: Value, of typed: TypedSymbol, id: Int, _ evaluator: Evaluator, _ make: Row
  ) -> [AXNode] {
    if evaluator.facts.simplify(.atom(Atom(symbol: typed.symbol, test: .isEmpty))) == .always { return [] }
    let nodes = make(item)
    return [.row(collection: id, index: nil, ListSelection.tagged(nodes, item, evaluator))]
  }

  /// What the code calls a row.
  private static func parameterName(_ code: EvaluatedArgument) -> String {
    // Of `{ index, item in … }` the second is the item.
    guard case .closure(let closure) = code.value, let parameter = closure.node.all(.closureParameter).prefix(2).last
    else { return "item" }
    return parameter.text.hasPrefix("$") ? String(parameter.text.dropFirst()) : parameter.text
  }
}
