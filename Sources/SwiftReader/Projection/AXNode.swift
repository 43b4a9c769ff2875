import ScreenModel

/// The accessibility tree while it is made: elements, and what groups them.
indirect enum AXNode {
  enum Axis {
    case vertical, none
    /// Beside each other, centred on one line, with equal tops or equal bottoms, or by a guide of the project's own.
    case horizontal, horizontalTop, horizontalBottom, horizontalOpen
    /// On each other, centred, at the upper or the lower edge of the first.
    case layered, layeredTop, layeredBottom
    /// A shape that nothing is heard of, under what lies on it.
    case blank
    /// Below each other in all the room there is.
    case filling
    /// Below each other in a view that scrolls.
    case scrolling
    /// A screen with a navigation bar of its own.
    case screen
    /// The bars of a screen, that belong to no content.
    case bars
  }

  case element(Draft)
  case group(Axis, [AXNode])
  /// A container that VoiceOver knows: its label is said on entry.
  case container(ContainerDraft, [AXNode])
  /// Alternatives: at most one is there.
  case when([(Guard, [AXNode])])
  /// A row of a collection; `index` is `nil` for the one that stands for all.
  case row(collection: Int, index: Int?, [AXNode])
  /// What the navigation bar around takes: titles and toolbar items.
  case bar(BarPart)
  /// A tab, for the tab view around.
  case tabItem(TabPart)
  /// Something that could not be read, with what it shows as far as known.
  case opaque(Reason, [AXNode])
}

/// A container made by `.accessibilityElement(children: .contain)`.
struct ContainerDraft {
  var label: SymbolicText?
  var identifier: SymbolicText?
  var sortPriority = 0.0
  /// When it hides what stands beside it.
  var modal = Guard.never
  var node: Syntax
}

/// What a view hands to the navigation bar.
struct BarPart {
  enum Place {
    case back, title, inlineTitle, subtitle, leading, principal, trailing, bottom, search
    /// There only while somebody types.
    case keyboard
    /// No item: says that titles are inline.
    case inlineMark
    /// No items: say that a bar is not shown.
    case hiddenBar, hiddenBack, hiddenBottom, hiddenTabs
  }

  var place: Place
  var nodes: [AXNode]
}

/// A tab: what the bar shows for it, and its content.
struct TabPart {
  var item: Draft
  var content: [AXNode]
}

extension AXNode {
  /// Every element in it, each with what must hold for it to be there.
  func elements(when formula: Guard = .always) -> [(Guard, Draft)] {
    switch self {
    case .element(let draft): return [(formula, draft)]
    case .group(_, let children), .container(_, let children), .row(_, _, let children), .opaque(_, let children):
      return children.flatMap { $0.elements(when: formula) }
    case .when(let branches):
      return branches.flatMap { inner, nodes in nodes.flatMap { $0.elements(when: formula && inner) } }
    case .bar(let part): return part.nodes.flatMap { $0.elements(when: formula) }
    case .tabItem(let part): return part.content.flatMap { $0.elements(when: formula) }
    }
  }

  /// The same tree with each element changed; `nil` takes it out.
  func mapElements(_ change: (Draft) -> Draft?) -> [AXNode] {
    switch self {
    case .element(let draft): return change(draft).map { [.element($0)] } ?? []
    case .group(let axis, let children): return [.group(axis, children.flatMap { $0.mapElements(change) })]
    case .container(let info, let children): return [.container(info, children.flatMap { $0.mapElements(change) })]
    case .row(let collection, let index, let children):
      return [.row(collection: collection, index: index, children.flatMap { $0.mapElements(change) })]
    case .when(let branches):
      return [.when(branches.map { ($0.0, $0.1.flatMap { $0.mapElements(change) }) })]
    case .tabItem(var part):
      part.content = part.content.flatMap { $0.mapElements(change) }
      return [.tabItem(part)]
    case .bar: return [self]
    case .opaque(let reason, let children): return [.opaque(reason, children.flatMap { $0.mapElements(change) })]
    }
  }
}

extension [AXNode] {
  /// Every element in them, each with what must hold for it to be there; bars are left out.
  var elements: [(Guard, Draft)] { withoutBars.flatMap { $0.elements() } }

  var withoutBars: [AXNode] { splitBars.content }

  /// Whether something in them belongs to the navigation bar.
  private var holdsBars: Bool {
    contains { node in
      switch node {
      case .bar: return true
      case .group(_, let children), .container(_, let children), .row(_, _, let children), .opaque(_, let children):
        return children.holdsBars
      case .when(let branches): return branches.contains { $0.1.holdsBars }
      case .element, .tabItem: return false
      }
    }
  }

  /// What belongs to the navigation bar, taken out of the tree.
  var splitBars: (content: [AXNode], bars: [(Guard, BarPart)]) {
    if !holdsBars { return (self, []) }
    var content: [AXNode] = []
    var bars: [(Guard, BarPart)] = []
    for node in self {
      switch node {
      case .bar(let part): bars.append((.always, part))
      case .group(let axis, let children):
        let (inner, found) = children.splitBars
        content.append(.group(axis, inner))
        bars += found
      case .container(let info, let children):
        let (inner, found) = children.splitBars
        content.append(.container(info, inner))
        bars += found
      case .row(let collection, let index, let children):
        let (inner, found) = children.splitBars
        content.append(.row(collection: collection, index: index, inner))
        bars += found
      case .when(let branches):
        content.append(
          .when(
            branches.map { formula, nodes in
              let (inner, found) = nodes.splitBars
              bars += found.map { (formula && $0.0, $0.1) }
              return (formula, inner)
            }))
      case .opaque(let reason, let children):
        let (inner, found) = children.splitBars
        content.append(.opaque(reason, inner))
        bars += found
      case .element, .tabItem: content.append(node)
      }
    }
    return (content, bars)
  }

  /// Reasons why something in them could not be read.
  var opaqueReasons: [Reason] {
    flatMap { node -> [Reason] in
      switch node {
      case .opaque(let reason, let children): return [reason] + children.opaqueReasons
      case .group(_, let children), .container(_, let children), .row(_, _, let children): return children.opaqueReasons
      case .when(let branches): return branches.flatMap(\.1.opaqueReasons)
      case .bar(let part): return part.nodes.opaqueReasons
      case .tabItem(let part): return part.content.opaqueReasons
      case .element: return []
      }
    }
  }
}

extension [AXNode] {
  /// A tab with what must hold for it to be there.
  struct FoundTab {
    var formula: Guard
    var part: TabPart
    /// It stands for as many as a collection has.
    var isTemplate: Bool
  }

  /// The tabs among them, and the rest.
  var splitTabs: (content: [AXNode], tabs: [FoundTab]) {
    var content: [AXNode] = []
    var tabs: [FoundTab] = []
    for node in self {
      switch node {
      case .tabItem(let part): tabs.append(FoundTab(formula: .always, part: part, isTemplate: false))
      case .row(_, let index, let children):
        let (rest, found) = children.splitTabs
        tabs += found.map { FoundTab(formula: $0.formula, part: $0.part, isTemplate: $0.isTemplate || index == nil) }
        content += rest
      case .when(let branches):
        for (formula, nodes) in branches {
          let (rest, found) = nodes.splitTabs
          tabs += found.map {
            FoundTab(formula: formula && $0.formula, part: $0.part, isTemplate: $0.isTemplate)
          }
          content += rest
        }
      default: content.append(node)
      }
    }
    return (content, tabs)
  }
}
