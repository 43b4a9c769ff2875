import ScreenModel

/// `.navigationDestination(…)`: a screen the stack around may have pushed when it is first seen.
enum DestinationModifier: Modifier {
  static let names = ["navigationDestination"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    guard let code = call.content("destination") else { return nodes }
    let cause: Destination.Cause
    if let type = call["for"] {
      cause = .type(type.value)
    } else if let isPresented = call["isPresented"] {
      cause = .shown(evaluator.truth(of: isPresented.value, at: isPresented.node), [])
    } else if let item = call["item"] {
      cause = .shown(
        evaluator.isPresent(item.value, at: item.node), [evaluator.unwrapped(item.value, at: item.node)])
    } else {
      return nodes
    }
    let outside = (evaluator.environment, evaluator.facts, evaluator.path, evaluator.frames)
    evaluator.destinations.append(
      Destination(cause: cause) { [unowned evaluator] values in
        let inside = (evaluator.environment, evaluator.facts, evaluator.path, evaluator.frames)
        defer { (evaluator.environment, evaluator.facts, evaluator.path, evaluator.frames) = inside }
        (evaluator.environment, evaluator.facts, evaluator.path, evaluator.frames) = outside
        return evaluator.expand(argument: code, with: values)
      })
    return nodes
  }
}
