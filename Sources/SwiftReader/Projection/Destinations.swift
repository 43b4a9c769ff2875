import ScreenModel

/// A screen that a navigation stack can push: `.navigationDestination(for: Item.self) { … }`.
struct Destination {
  enum Cause {
    /// A value of this type on the stack's path.
    case type(Value)
    /// A binding that holds.
    case shown(Guard, [Value])
  }

  var cause: Cause
  /// Makes the screen of the value.
  var content: ([Value]) -> [AXNode]
}

extension Evaluator {
  /// The screen on top of a stack when it is first seen: the root, or what its path or a binding has pushed already.
  func topOfStack(_ root: () -> [AXNode], path: EvaluatedArgument?, at node: Syntax) -> [AXNode] {
    let outside = destinations
    destinations = []
    defer { destinations = outside }
    var top = root()
    var items = pathItems(path?.value)[...]
    // A path as long as a person can have gone.
    var left = 16
    while left > 0 {
      left -= 1
      let pushed: [AXNode]
      if let item = items.first {
        guard let destination = destinations.last(where: { leads($0, item) }) else { break }
        items = items.dropFirst()
        pushed = destination.content([item])
      } else if let position = destinations.lastIndex(where: { isShown($0) }) {
        guard case .shown(_, let values) = destinations[position].cause else { break }
        pushed = destinations.remove(at: position).content(values)
      } else {
        break
      }
      top = [.bar(BarPart(place: .back, nodes: [.element(backButton(to: top, at: node))]))] + pushed
    }
    return top
  }

  private func isShown(_ destination: Destination) -> Bool {
    if case .shown(let formula, _) = destination.cause { return facts.simplify(formula) == .always }
    return false
  }

  /// The values of `$path`, also of a `NavigationPath` made of some.
  private func pathItems(_ value: Value?) -> [Value] {
    switch value {
    case .binding(_, let inner)?: pathItems(inner)
    case .list(let items)?: items.map(untyped)
    case .view(.builtin(let call))? where call.name == "NavigationPath": pathItems(call.first?.value)
    default: []
    }
  }

  private func leads(_ destination: Destination, _ item: Value) -> Bool {
    guard case .type(let type) = destination.cause else { return false }
    switch (type, item) {
    case (.type(let type), .instance(let instance)): return instance.type === type
    case (.type(let type), .enumCase(let enumCase)): return enumCase.type === type
    case (.foreignType("String"), .text), (.foreignType("Int"), .int), (.foreignType("Double"), .double): return true
    default: return false
    }
  }

  /// Named by the title of the screen it leads back to.
  private func backButton(to screen: [AXNode], at node: Syntax) -> Draft {
    let titles = screen.splitBars.bars.filter { $0.1.place == .title || $0.1.place == .inlineTitle }
    let title = titles.first.flatMap { $0.1.nodes.elements.first?.1.label }
    var draft = Draft(
      .control, role: "BackButton", label: title ?? SymbolicText(options.language.hasPrefix("en") ? "Back" : ""),
      traits: [.button, .backButton], node: node, frames: frames)
    draft.isActivatable = true
    return draft
  }
}
