import ScreenModel

/// Values that views are put into: layouts, and content with its modifier.
extension Evaluator {
  /// The name of the layout that a value is: `AnyLayout(HStackLayout())`. `nil`: it is none.
  func layout(_ value: Value) -> String? {
    switch value {
    case .view(.builtin(let made)) where made.name.hasSuffix("Layout"):
      guard made.name == "AnyLayout", let inner = made.arguments.first?.value else { return made.name }
      return layout(inner) ?? made.name
    case .view(.choice(let branches)): return common(branches.map { layout(.view($0.view)) })
    case .view(.list(let views)) where views.count == 1: return layout(.view(views[0]))
    case .choice(let alternatives): return common(alternatives.map { layout($0.1) })
    case .instance(let instance) where instance.type?.isLayout == true: return "AnyLayout"
    default: return nil
    }
  }

  private func common(_ names: [String?]) -> String? {
    guard let first = names.first, let name = first, !names.contains(nil) else { return nil }
    return names.allSatisfy { $0 == name } ? name : "AnyLayout"
  }

  /// `ModifiedContent(content: self, modifier: Card())`
  func modified(_ content: EvaluatedArgument, by modifier: EvaluatedArgument, at node: Syntax) -> Value {
    let view = view(content.value, at: content.node)
    if case .instance(let instance) = modifier.value, instance.type?.isViewModifier == true {
      return .view(.applied(instance, view, node))
    }
    let call = ModifierCall(name: "modifier", arguments: [modifier], node: node, frames: frames)
    return .view(.modified(view, [call]))
  }
}
