import ScreenModel

/// `TabView { … }`: the chosen tab's content, then one tab each, "selected, Home, tab, 1 of 4".
enum TabViewControl: Control {
  static let names = ["TabView", "Tab", "TabSection"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if call.name == "Tab" { return tab(call, evaluator) }
    if call.name == "TabSection" { return evaluator.expand(argument: call.content()) }
    let children = evaluator.expand(argument: call.content())
    if evaluator.environment.styleName("tabViewStyle") == "page" { return children }
    let (content, bars) = children.splitTabs
    guard !bars.isEmpty else { return [.group(.vertical, content)] }
    let selection: Value? = call["selection"].map {
      if case .binding(_, let inner) = $0.value { inner } else { $0.value }
    }
    var items: [AXNode] = []
    var shown: [AXNode] = []
    for (position, bar) in bars.enumerated() {
      var draft = bar.item
      draft.position = .init(position + 1, of: bars.count)
      let chosen: Guard
      if let selection, let tag = draft.tag {
        chosen = evaluator.equality(tag, selection, at: call.node)
      } else {
        chosen = position == 0 ? .always : .never
      }
      draft.add(.selected, when: chosen)
      items.append(.element(draft))
      if chosen == .always {
        shown += bar.content
      } else if chosen != .never {
        shown.append(.when([(chosen, bar.content)]))
      }
    }
    return [.group(.vertical, shown), .group(.horizontal, items)]
  }

  private static func tab(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let label =
      call.first.flatMap { ButtonControl.isCode($0.value) ? nil : evaluator.title($0) }
      ?? evaluator.title(call["label"])
    var draft = evaluator.draft(.control, call, label: label, traits: [.button, .tabBarItem])
    draft.tag = call["value"]?.value
    if draft.label == nil, let symbol = call["systemImage"] {
      draft.label = ImageControl.symbolName(symbol, evaluator: evaluator)
    }
    return [.tabItem(TabPart(item: draft, content: evaluator.expand(argument: call.content())))]
  }
}
