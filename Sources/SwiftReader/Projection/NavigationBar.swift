import ScreenModel

/// Where titles and toolbar items are read.
enum NavigationBar {
  /// Content with the bar's parts in their places: leading, title and trailing above, the bottom bar below. What a
  /// keyboard carries is left out: no field is being edited.
  static func arranged(_ nodes: [AXNode]) -> [AXNode] {
    let (content, bars) = nodes.splitBars
    guard !bars.isEmpty else { return nodes }
    func parts(_ places: [BarPart.Place]) -> [AXNode] {
      bars.filter { places.contains($0.1.place) }.flatMap { formula, part -> [AXNode] in
        formula == .always ? part.nodes : [.when([(formula, part.nodes)])]
      }
    }
    let leading = parts([.leading])
    let trailing = parts([.trailing])
    let principal = parts([.principal])
    let isInline = bars.contains { $0.1.place == .inlineMark }
    let large = isInline ? [] : parts([.title])
    // What stands in the middle takes the place of an inline title.
    let titles = parts(isInline ? [.inlineTitle, .title] : [.inlineTitle])
    let taken = principal.elements.map(\.0).reduce(.never, ||)
    let isTaken = taken == .always || !principal.opaqueReasons.isEmpty
    let inline = taken == .never || titles.isEmpty ? titles : isTaken ? [] : [.when([(!taken, titles)])]
    let search = parts([.search])
    let subtitle = parts([.subtitle])
    // A large title stands below the bar's buttons, an inline one between them.
    let back = shown(parts([.back]), unless: hidden(.hiddenBack, in: bars))
    let top = back + leading + inline + (isInline ? subtitle : []) + principal + trailing + large
    let above = shown(top + (isInline ? [] : subtitle) + search, unless: hidden(.hiddenBar, in: bars))
    let below = shown(parts([.bottom]), unless: hidden(.hiddenBottom, in: bars))
    // Of the tab bar the view around decides.
    let tabs = bars.filter { $0.1.place == .hiddenTabs }.map { formula, part -> AXNode in
      formula == .always ? .bar(part) : .when([(formula, [.bar(part)])])
    }
    return above + content + below + tabs
  }

  /// When a bar is not shown.
  static func hidden(_ place: BarPart.Place, in bars: [(Guard, BarPart)]) -> Guard {
    bars.filter { $0.1.place == place }.map(\.0).reduce(.never, ||)
  }

  private static func shown(_ nodes: [AXNode], unless hidden: Guard) -> [AXNode] {
    if nodes.isEmpty || hidden == .always { return [] }
    let bars = AXNode.group(.bars, nodes)
    return hidden == .never ? [bars] : [.when([(!hidden, [bars])])]
  }
}
