import ScreenModel

/// `NavigationStack`, `NavigationView`: the bar's parts are read before the content.
enum NavigationControl: Control {
  static let names = ["NavigationStack", "NavigationView"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let top = evaluator.topOfStack(
      { evaluator.expand(argument: call.content("root")) }, path: call["path"], at: call.node)
    return [.group(.screen, NavigationBar.arranged(top))]
  }
}
