import ScreenModel

/// An element in its place in the order of the walk.
struct PlacedElement {
  var formula: Guard
  var draft: Draft
  var row: AccessibilityElement.Row?
  var container: SymbolicText?
}

extension Evaluator {
  /// Elements in reading order, each with what must hold for it.
  func ordered(_ nodes: [AXNode]) -> [(Guard, Draft)] {
    readingOrder(nodes).map { ($0.formula, $0.draft) }
  }

  /// The order of VoiceOver's walk: by sort priority, then as laid out.
  func readingOrder(_ nodes: [AXNode]) -> [PlacedElement] {
    sorted(LabeledPairModifier.named(nodes.withoutBars.flatMap { lines(of: $0, .always).flatMap { $0 } }))
  }

  private func sorted(_ elements: [PlacedElement]) -> [PlacedElement] {
    guard elements.contains(where: { $0.draft.sortPriority != 0 }) else { return elements }
    return elements.enumerated().sorted {
      ($1.element.draft.sortPriority, $0.offset) < ($0.element.draft.sortPriority, $1.offset)
    }.map(\.element)
  }

  /// A node as lines from top to bottom, each with its elements from leading to trailing.
  private func lines(of node: AXNode, _ formula: Guard) -> [[PlacedElement]] {
    switch node {
    case .element(let draft): return [[PlacedElement(formula: formula, draft: draft)]]
    case .group(.horizontal, let children): return sideBySide(children.map { lines(of: $0, formula) })
    case .group(_, let children), .opaque(_, let children): return children.flatMap { lines(of: $0, formula) }
    case .when(let branches):
      return branches.flatMap { inner, nodes in nodes.flatMap { lines(of: $0, formula && inner) } }
    case .row(let collection, let index, let children):
      return children.flatMap { lines(of: $0, formula) }.map { line in
        line.map { element in
          var element = element
          if element.row == nil { element.row = .init(collection: collection, index: index) }
          return element
        }
      }
    case .container(let info, let children):
      // Inside a container the walk is the container's own; from outside it is one block.
      var elements = sorted(children.flatMap { lines(of: $0, formula).flatMap { $0 } })
      for position in elements.indices {
        elements[position].draft.sortPriority = info.sortPriority
        if elements[position].container == nil { elements[position].container = info.label }
      }
      return [elements]
    case .bar, .tabItem: return []
    }
  }

  /// Columns beside each other are read line by line across, where each has as many lines; where not, the order is open.
  private func sideBySide(_ columns: [[[PlacedElement]]]) -> [[PlacedElement]] {
    let tall = columns.filter { $0.count > 1 }
    if tall.isEmpty { return [columns.flatMap { $0.flatMap { $0 } }] }
    if tall.count == 1 { return beside(columns) }
    let height = tall.map(\.count).max() ?? 0
    if tall.allSatisfy({ $0.count == height }), tall.count == columns.count {
      return (0..<height).map { line in columns.flatMap { $0[line] } }
    }
    return [columns.flatMap { $0.flatMap { $0 } }.map { marked($0, open: true) }]
  }

  /// What stands after a column of several lines is centred: it is read in the middle. What stands before it, first.
  private func beside(_ columns: [[[PlacedElement]]]) -> [[PlacedElement]] {
    let position = columns.firstIndex { $0.count > 1 } ?? 0
    let before = columns[..<position].flatMap { $0.flatMap { $0 } }
    let after = columns[(position + 1)...].flatMap { $0.flatMap { $0 } }
    let column = columns[position]
    if before.isEmpty, after.isEmpty { return column }
    let isOpen = column.count > 2 || !before.isEmpty
    let middle = column.count / 2
    let top = column[..<middle].flatMap { $0 }
    // With an odd number of lines the middle one stands on the same line.
    let same = column.count % 2 == 1 ? column[middle] : []
    let bottom = column[(middle + same.count.signum())...].flatMap { $0 }
    return [(before + top + same + after + bottom).map { marked($0, open: isOpen) }]
  }

  private func marked(_ element: PlacedElement, open: Bool) -> PlacedElement {
    guard open else { return element }
    var element = element
    element.draft.orderOpen.append(
      Reason("stands beside several lines: the order depends on the layout", span: element.draft.node.span))
    return element
  }
}
