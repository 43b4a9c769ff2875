import ScreenModel

/// Tells whether two values are heard alike wherever one stands for the other: the same but for the place in the code that
/// made them. Rows of such values are read once.
///
/// Counted, so that no value costs more than looking at it: what is larger than the limit is not taken to be alike.
struct Alike {
  private var left = 4_000

  static func values(_ one: Value, _ two: Value) -> Bool {
    var comparison = Alike()
    return comparison.same(one, two)
  }

  private mutating func same(_ one: Value, _ two: Value) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    switch (one, two) {
    case (.literal(let one), .literal(let two)): return one.node == two.node && same(one, two)
    case (.text(let one), .text(let two)): return one.key == two.key && same(one, two)
    case (.int(let one), .int(let two)): return one == two
    case (.double(let one), .double(let two)): return one == two
    case (.bool(let one), .bool(let two)): return one == two
    case (.absent, .absent): return true
    case (.condition(let one), .condition(let two)): return one == two
    case (.list(let one), .list(let two)): return same(one, two)
    case (.tuple(let one), .tuple(let two)):
      return one.map(\.label) == two.map(\.label) && same(one.map(\.value), two.map(\.value))
    case (.instance(let one), .instance(let two)): return same(one, two)
    case (.enumCase(let one), .enumCase(let two)):
      return one.name == two.name && one.type === two.type && same(one.payload.map(\.value), two.payload.map(\.value))
    case (.closure(let one), .closure(let two)): return one.node == two.node && one.scope === two.scope
    case (.function(let one), .function(let two)):
      guard one.declaration == two.declaration, one.type === two.type else { return false }
      switch (one.receiver, two.receiver) {
      case (nil, nil): return true
      case (let one?, let two?): return same(one, two)
      default: return false
      }
    case (.symbol(let one), .symbol(let two)):
      return same(one.symbol, two.symbol) && one.type?.node == two.type?.node && one.type?.scope === two.type?.scope
    case (.choice(let one), .choice(let two)):
      return one.map(\.0) == two.map(\.0) && same(one.map(\.1), two.map(\.1))
    case (.type(let one), .type(let two)): return one === two
    case (.foreignType(let one), .foreignType(let two)): return one == two
    case (.keyPath(let one), .keyPath(let two)): return one == two
    case (.implicitMember(let one, let first), .implicitMember(let two, let second)):
      return one == two && same(first, second)
    case (.view(let one), .view(let two)): return same(one, two)
    case (.binding(let place, let one), .binding(let other, let two)):
      return same(place.symbol, other.symbol) && same(one, two)
    case (.unknown(let one), .unknown(let two)): return one == two
    default: return false
    }
  }

  private mutating func same(_ one: [Value], _ two: [Value]) -> Bool {
    guard one.count == two.count else { return false }
    for (one, two) in zip(one, two) where !same(one, two) { return false }
    return true
  }

  private mutating func same(_ one: [EvaluatedArgument], _ two: [EvaluatedArgument]) -> Bool {
    one.map(\.label) == two.map(\.label) && same(one.map(\.value), two.map(\.value))
  }

  /// Views made by the same code of the same values.
  private mutating func same(_ one: ViewValue, _ two: ViewValue) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    switch (one, two) {
    case (.empty, .empty): return true
    case (.builtin(let one), .builtin(let two)):
      return one.name == two.name && one.node == two.node && same(one.arguments, two.arguments)
    case (.instance(let one, let node), .instance(let two, let other)): return node == other && same(one, two)
    case (.modified(let one, let calls), .modified(let two, let others)):
      guard calls.count == others.count, same(one, two) else { return false }
      for (one, two) in zip(calls, others) {
        guard one.node == two.node, same(one.arguments, two.arguments) else { return false }
      }
      return true
    case (.list(let one), .list(let two)):
      guard one.count == two.count else { return false }
      for (one, two) in zip(one, two) where !same(one, two) { return false }
      return true
    default: return false
    }
  }

  private mutating func same(_ one: Instance, _ two: Instance) -> Bool {
    if one === two { return true }
    guard one.type === two.type, one.fields.count == two.fields.count, one.sample == two.sample else { return false }
    switch (one.symbol, two.symbol) {
    case (nil, nil): break
    case (let one?, let two?): if !same(one, two) { return false }
    default: return false
    }
    for (name, value) in one.fields {
      guard let other = two.fields[name], same(value, other) else { return false }
    }
    return true
  }

  /// The same names. Whose they are makes no difference to what is heard, as long as neither is the screen's own.
  private func same(_ one: Symbol, _ two: Symbol) -> Bool {
    one == two || one.owner > 0 && two.owner > 0 && one.item == two.item && one.root == two.root && one.path == two.path
  }

  private mutating func same(_ one: StringLiteral, _ two: StringLiteral) -> Bool {
    guard one.parts.count == two.parts.count else { return false }
    for parts in zip(one.parts, two.parts) {
      switch parts {
      case (.words(let one), .words(let two)): if one != two { return false }
      case (.value(let one, let format), .value(let two, let other)):
        if format != other || !same(one, two) { return false }
      default: return false
      }
    }
    return true
  }

  private mutating func same(_ one: SymbolicText, _ two: SymbolicText) -> Bool {
    guard one.parts.count == two.parts.count, one.isFileName == two.isFileName else { return false }
    for parts in zip(one.parts, two.parts) {
      left -= 1
      switch parts {
      case (.known(let one), .known(let two)): if one != two { return false }
      case (.hole(let one, let symbols, let reason), .hole(let two, let others, let because)):
        guard one == two, reason == because, symbols.count == others.count else { return false }
        for (one, two) in zip(symbols, others) where !same(one, two) { return false }
      case (.choice(let one), .choice(let two)):
        guard left > 0, one.map(\.0) == two.map(\.0) else { return false }
        for (one, two) in zip(one, two) where !same(one.1, two.1) { return false }
      default: return false
      }
    }
    return true
  }
}
