import ScreenModel

/// `.navigationTitle("Cart")`: a heading in the bar.
enum NavigationTitleModifier: Modifier {
  static let names = [
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode",
    "navigationSubtitle",
  ]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    if call.name.hasSuffix("DisplayMode") {
      return isInline(call.arguments.first) ? nodes + [.bar(BarPart(place: .inlineMark, nodes: []))] : nodes
    }
    // A stack takes its title from what is inside.
    guard let argument = call.arguments.first, !nodes.isScreen else { return nodes }
    if call.name == "navigationSubtitle" { return nodes + [.bar(subtitle(argument, call, evaluator))] }
    let value: Value
    if case .binding(_, let inner) = argument.value { value = inner } else { value = argument.value }
    var draft = Draft(
      .text, role: "NavigationBar", label: evaluator.localizedText(value, at: argument.node), traits: [.header],
      node: call.node, frames: call.frames)
    draft.origins[.label] = call.origin
    let place: BarPart.Place = isInline(call["displayMode"]) ? .inlineTitle : .title
    // The title nearest to the content wins over one set around it.
    let old = nodes.splitBars.bars.contains { $0.1.place == .title || $0.1.place == .inlineTitle }
    return old ? nodes : nodes + [.bar(BarPart(place: place, nodes: [.element(draft)]))]
  }

  private static func subtitle(_ argument: EvaluatedArgument, _ call: ModifierCall, _ evaluator: Evaluator) -> BarPart {
    var draft = Draft(
      .text, role: "NavigationBar", label: evaluator.localizedText(argument.value, at: argument.node),
      traits: [.staticText], node: call.node, frames: call.frames)
    let reason = Reason("nobody has recorded where a subtitle is heard, and as what", span: call.node.span)
    draft.roleOpen.append(reason)
    draft.orderOpen.append(reason)
    return BarPart(place: .subtitle, nodes: [.element(draft)])
  }

  private static func isInline(_ argument: EvaluatedArgument?) -> Bool {
    if case .implicitMember(let name, _)? = argument?.value { return name == "inline" }
    return false
  }
}

/// `.toolbar { … }`: items in the bar.
enum ToolbarModifier: Modifier {
  static let names = ["toolbar", "navigationBarItems"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    if call.name == "navigationBarItems" {
      return nodes
        + [(BarPart.Place.leading, call["leading"]), (.trailing, call["trailing"])].map { place, argument in
          .bar(BarPart(place: place, nodes: evaluator.expand(argument: argument)))
        }
    }
    guard let content = call.content(), ButtonControl.isCode(content.value) else {
      return HiddenBarModifier.apply(call, to: nodes, evaluator)
    }
    // A stack takes its items from what is inside.
    if nodes.isScreen { return nodes }
    var items: [AXNode] = []
    for node in evaluator.expand(argument: content) {
      let (plain, bars) = [node].splitBars
      items += bars.map { formula, part in
        formula == .always ? .bar(part) : .bar(BarPart(place: part.place, nodes: [.when([(formula, part.nodes)])]))
      }
      if !plain.elements.isEmpty || !plain.opaqueReasons.isEmpty {
        items.append(.bar(BarPart(place: .trailing, nodes: plain)))
      }
    }
    return nodes + items
  }
}

/// `.toolbar(.hidden, for: .tabBar)`, `.navigationBarHidden(true)`: bars that are not shown, with all that is in them.
enum HiddenBarModifier: Modifier {
  static let names = ["toolbarVisibility", "navigationBarBackButtonHidden", "navigationBarHidden"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let first = call.arguments.first
    let formula =
      call.name.hasPrefix("navigationBar")
      ? first.map { evaluator.truth(of: $0.value, at: $0.node) } ?? .always
      : first.map { hides($0.value) } ?? .never
    let open = evaluator.facts.simplify(formula)
    guard open != .never else { return nodes }
    let marks = places(call).map { place in
      let mark = AXNode.bar(BarPart(place: place, nodes: []))
      return open == .always ? mark : .when([(open, [mark])])
    }
    guard nodes.count == 1, case .tabItem(var part) = nodes[0] else { return nodes + marks }
    part.content += marks
    return [.tabItem(part)]
  }

  private static func hides(_ value: Value) -> Guard {
    switch value {
    case .choice(let alternatives): alternatives.map { $0.0 && hides($0.1) }.reduce(.never, ||)
    default: value.memberName == "hidden" ? .always : .never
    }
  }

  /// `for: .navigationBar, .tabBar`; without, the navigation bar.
  private static func places(_ call: ModifierCall) -> [BarPart.Place] {
    if call.name == "navigationBarBackButtonHidden" { return [.hiddenBack] }
    guard let start = call.arguments.firstIndex(where: { $0.label == "for" }) else { return [.hiddenBar] }
    return call.arguments[start...].compactMap { argument in
      switch argument.value.memberName {
      case "navigationBar", "automatic": .hiddenBar
      case "bottomBar": .hiddenBottom
      case "tabBar": .hiddenTabs
      default: nil
      }
    }
  }
}

extension [AXNode] {
  /// Whether they are a navigation stack or split view, whose bars take nothing from outside.
  var isScreen: Bool {
    guard let first else { return false }
    if case .group(.screen, _) = first { return true }
    return false
  }
}

/// `.searchable(text:prompt:)`: a search field below the title, named by its prompt.
enum SearchableModifier: Modifier {
  static let names = ["searchable"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let prompt = call["prompt"].flatMap { evaluator.title($0) } ?? SymbolicText("Search")
    var draft = Draft(
      .control, role: "SearchField", traits: [.searchField, .textEntry], node: call.node, frames: call.frames)
    draft.placeholder = prompt
    draft.isActivatable = true
    var words = SymbolicText("")
    if case .binding(_, let inner)? = call["text"]?.value { words = evaluator.plainText(inner, at: call.node) }
    if let known = words.known {
      draft.value = known.isEmpty ? prompt : words
    } else {
      let isEmpty = evaluator.truth(
        of: StandardLibrary.member("isEmpty", of: .text(words), evaluator: evaluator, at: call.node), at: call.node)
      draft.value = SymbolicText([.choice([(isEmpty, prompt), (!isEmpty, words)])]).settled(evaluator.facts)
    }
    return nodes + [.bar(BarPart(place: .search, nodes: [.element(draft)]))]
  }
}

/// `.tabItem { … }`: what the tab bar shows for the view.
enum TabItemModifier: Modifier {
  static let names = ["tabItem"]

  static func apply(_ call: ModifierCall, to nodes: [AXNode], _ evaluator: Evaluator) -> [AXNode] {
    let merged = evaluator.merge(evaluator.expand(argument: call.content()), keepsControls: true)
    var draft = Draft(
      .control, role: "Tab", label: merged.label, traits: [.button, .tabBarItem], node: call.node, frames: call.frames)
    draft.value = merged.value
    draft.label = evaluator.name(from: merged)
    draft.tag = nodes.elements.first?.1.tag
    return [.tabItem(TabPart(item: draft, content: nodes))]
  }
}
