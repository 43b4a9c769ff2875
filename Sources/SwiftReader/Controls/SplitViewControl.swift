import ScreenModel

/// `NavigationSplitView { … } detail: { … }`: columns, each under its own bar. On an iPhone only the first is there at first;
/// the others are where there is room for them.
enum SplitViewControl: Control {
  static let names = ["NavigationSplitView"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let columns = [
      call["sidebar"] ?? call.arguments.first { $0.isTrailing && $0.label == nil }, call["content"], call["detail"],
    ]
    .compactMap { $0 }
    let room = Guard.atom(Atom(symbol: Symbol("room for columns", owner: -1), test: .isTrue))
    return columns.enumerated().map { position, column in
      let nodes = evaluator.assuming(position == 0 ? .always : room) {
        [AXNode.group(.screen, NavigationBar.arranged(evaluator.expand(argument: column)))]
      }
      return position == 0 ? .group(.vertical, nodes ?? []) : .when([(room, nodes ?? [])])
    }
  }
}
