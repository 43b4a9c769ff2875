import ScreenModel

/// Where titles and toolbar items are read.
enum NavigationBar {
  /// Content with the bar's parts in their places: leading, title and trailing above, the bottom bar below.
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
    // A large title stands below the bar's buttons, an inline one between them.
    let top = leading + inline + principal + trailing + large + search
    return [.group(.vertical, top)] + content + parts([.bottom, .keyboard])
  }
}
