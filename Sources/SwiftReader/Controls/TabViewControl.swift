import ScreenModel

/// `TabView { … }`: the chosen tab's content, then one tab each, "selected, Home, tab, 1 of 4".
enum TabViewControl: Control {
  static let names = ["TabView", "Tab", "TabSection"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    if call.name == "Tab" { return tab(call, evaluator) }
    if call.name == "TabSection" { return evaluator.expand(argument: call.content()) }
    let children = evaluator.expand(argument: call.content())
    if ["page", "verticalPage"].contains(evaluator.environment.styleName("tabViewStyle") ?? "") {
      return pages(children, call, evaluator)
    }
    let (content, bars) = children.splitTabs
    guard !bars.isEmpty else { return [.group(.vertical, content)] }
    let selection: Value? = call["selection"].map {
      if case .binding(_, let inner) = $0.value { inner } else { $0.value }
    }
    var items: [AXNode] = []
    var shown: [AXNode] = []
    let isCounted = bars.allSatisfy { $0.formula == .always && !$0.isTemplate }
    for (position, bar) in bars.enumerated() {
      var draft = bar.part.item
      if isCounted {
        draft.position = .init(position + 1, of: bars.count)
      } else {
        draft.textOpen.append(Reason("how many tabs there are depends on the run", span: call.node.span))
      }
      var chosen: Guard
      if let selection, let tag = draft.tag {
        chosen = evaluator.equality(tag, selection, at: call.node)
      } else if isCounted {
        chosen = position == 0 ? .always : .never
      } else {
        chosen = .atom(Atom(symbol: Symbol("the tab", owner: StableID.of("tab", call.node)), test: .other("is chosen")))
      }
      draft.add(.selected, when: chosen)
      // The bar of an iPhone has room for five; what comes then is behind "More".
      if isCounted, bars.count > 5, position >= 4 {
        draft.textOpen.append(
          Reason("an iPhone shows four of \(bars.count) tabs and ‘More’", span: call.node.span))
      }
      items += bar.formula == .always ? [.element(draft)] : [.when([(bar.formula, [.element(draft)])])]
      chosen = chosen && bar.formula
      if chosen == .always {
        shown += bar.part.content
      } else if chosen != .never {
        shown.append(.when([(chosen, bar.part.content)]))
      }
    }
    let hidden = NavigationBar.hidden(.hiddenTabs, in: shown.splitBars.bars)
    if hidden == .always { return [.group(.vertical, shown)] }
    let bar = AXNode.group(.bars, [.group(.horizontal, items)])
    return [.group(.vertical, shown), hidden == .never ? bar : .when([(!hidden, [bar])])]
  }

  /// Pages: only one of them is there, then the dots, "page 1 of 3, adjustable".
  private static func pages(_ children: [AXNode], _ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let (rest, tabs) = children.splitTabs
    let pages = tabs.isEmpty ? flat(rest) : tabs.map(\.part.content)
    // How many rows a collection has is known only where each is.
    let isOpen = pages.contains { page in
      page.contains {
        switch $0 {
        case .row(_, nil, _), .when, .opaque: true
        default: false
        }
      }
    }
    guard pages.count > 1, !isOpen else { return children }
    var chosen: [(Guard, [AXNode])] = []
    var remaining = Guard.always
    if let selection = call["selection"]?.value {
      var current = selection
      if case .binding(_, let inner) = selection { current = inner }
      for (position, page) in pages.enumerated() {
        guard let tag = tabs.isEmpty ? page.elements.first?.1.tag : tabs[position].part.item.tag else {
          return children
        }
        let isShown = evaluator.facts.simplify(remaining && evaluator.equality(tag, current, at: call.node))
        if isShown != .never { chosen.append((isShown, page)) }
        remaining = evaluator.facts.simplify(remaining && !isShown)
      }
      if chosen.isEmpty { return children }
    } else {
      chosen = [(.always, pages[0])]
    }
    guard chosen.count == 1, chosen[0].0 == .always else { return [.when(chosen)] }
    guard showsDots(evaluator) else { return chosen[0].1 }
    let index = pages.firstIndex { $0.elements.first?.1.node == chosen[0].1.elements.first?.1.node } ?? 0
    let words = Lexicon.language(evaluator.options.language).phrase(.page, index: index + 1, count: pages.count)
    var dots = evaluator.draft(.control, call, label: SymbolicText(words), traits: [.adjustable])
    dots.role = "PageControl"
    return [.group(.vertical, chosen[0].1 + [.element(dots)])]
  }

  /// Each page by itself: rows that are known one by one are pages.
  private static func flat(_ nodes: [AXNode]) -> [[AXNode]] {
    nodes.flatMap { node -> [[AXNode]] in
      [node].elements.isEmpty && [node].opaqueReasons.isEmpty ? [] : [[node]]
    }
  }

  /// `.page(indexDisplayMode: .never)` has none.
  private static func showsDots(_ evaluator: Evaluator) -> Bool {
    guard case .implicitMember(_, let arguments)? = evaluator.environment.styles["tabViewStyle"] else { return true }
    if case .implicitMember("never", _)? = arguments.first?.value { return false }
    return true
  }

  private static func tab(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let label =
      call.first.flatMap { ButtonControl.isCode($0.value) ? nil : evaluator.title($0) }
      ?? evaluator.title(call["label"])
    var draft = evaluator.draft(.control, call, label: label, traits: [.button, .tabBarItem])
    draft.tag = call["value"]?.value
    if draft.label == nil, case .implicitMember("search", _)? = call["role"]?.value {
      draft.label =
        evaluator.options.language.hasPrefix("en")
        ? SymbolicText("Search") : evaluator.hole(call.node, "the system names the tab by its role")
    }
    if draft.label == nil, let symbol = call["systemImage"] {
      draft.label = ImageControl.symbolName(symbol, evaluator: evaluator)
    }
    return [.tabItem(TabPart(item: draft, content: evaluator.expand(argument: call.content())))]
  }
}
