import ScreenModel

extension Evaluator {
  /// `{ index, item in … }` on `items.enumerated()`: what is known of a row is its item. False: it is no such closure.
  func bindNumbered(_ parameters: [Syntax], _ values: [Value], in scope: Scope) -> Bool {
    guard parameters.count == 2, values.count == 1, let symbol = symbol(of: values[0]) else { return false }
    bind(
      closureParameter: parameters[0], .symbol(TypedSymbol(symbol: symbol.member(parameters[0].text), type: nil)),
      in: scope)
    bind(closureParameter: parameters[1], values[0], in: scope)
    return true
  }

  private func symbol(of value: Value) -> Symbol? {
    switch value {
    case .symbol(let typed): typed.symbol
    case .instance(let instance): instance.symbol
    case .view(.instance(let instance, _)): instance.symbol
    default: nil
    }
  }

  /// The parameters of a closure and their values: `{ "\($0) \($1)" }` takes a pair apart.
  static func spread(_ values: [Value], over closure: Closure) -> ([Syntax], [Value]) {
    let parameters = closure.node.all(.closureParameter)
    guard parameters.isEmpty, values.count == 1, case .tuple(let items) = values[0], items.count > 1,
      closure.node.source.contains("$1")
    else { return (parameters, values) }
    return (parameters, items.map(\.value))
  }
}
