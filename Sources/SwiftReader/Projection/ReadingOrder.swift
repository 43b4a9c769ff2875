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
  func ordered(_ layout: LaidOut) -> [(Guard, Draft)] {
    walk(layout).map { ($0.formula, $0.draft) }
  }

  /// The order of VoiceOver's walk: by sort priority, then as laid out.
  func readingOrder(_ nodes: [AXNode]) -> [PlacedElement] { walk(laidOut(nodes)) }

  /// Nodes below each other.
  func laidOut(_ nodes: [AXNode]) -> LaidOut {
    LaidOut.stacked(nodes.withoutBars.map { layout(of: $0, .always) })
  }

  private func walk(_ layout: LaidOut) -> [PlacedElement] {
    sorted(LabeledPairModifier.named(layout.elements))
  }

  private func sorted(_ elements: [PlacedElement]) -> [PlacedElement] {
    guard elements.contains(where: { $0.draft.sortPriority != 0 }) else { return elements }
    return elements.enumerated().sorted {
      ($1.element.draft.sortPriority, $0.offset) < ($0.element.draft.sortPriority, $1.offset)
    }.map(\.element)
  }

  private func layout(of node: AXNode, _ formula: Guard) -> LaidOut {
    switch node {
    case .element(let draft):
      let band = LaidOut.Band(line: 0, top: 0, elements: [PlacedElement(formula: formula, draft: draft)])
      var laid = LaidOut(bands: [band], lines: 1, height: draft.height ?? LaidOut.pictureHeight)
      laid.fills = draft.fills
      return laid
    case .group(let axis, let children): return layout(of: children.map { layout(of: $0, formula) }, axis)
    case .opaque(_, let children): return LaidOut.stacked(children.map { layout(of: $0, formula) })
    case .when(let branches):
      return LaidOut.alternatives(
        branches.map { inner, nodes in LaidOut.stacked(nodes.map { layout(of: $0, formula && inner) }) })
    case .row(let collection, let index, let children):
      var laid = LaidOut.stacked(children.map { layout(of: $0, formula) })
      for band in laid.bands.indices {
        for element in laid.bands[band].elements.indices where laid.bands[band].elements[element].row == nil {
          laid.bands[band].elements[element].row = .init(collection: collection, index: index)
        }
      }
      return laid
    case .container(let info, let children):
      // Inside a container the walk is the container's own; from outside it is one block.
      let inside = LaidOut.stacked(children.map { layout(of: $0, formula) })
      var elements = sorted(inside.elements)
      for position in elements.indices {
        elements[position].draft.sortPriority = info.sortPriority
        if elements[position].container == nil { elements[position].container = info.label }
      }
      guard !elements.isEmpty else { return LaidOut() }
      var laid = LaidOut(
        bands: [LaidOut.Band(line: 0, top: 0, elements: elements)], lines: 1, height: inside.height)
      laid.fills = inside.fills
      laid.modal = info.modal == .never ? .never : formula && info.modal
      return laid
    case .bar, .tabItem: return LaidOut()
    }
  }

  private func layout(of parts: [LaidOut], _ axis: AXNode.Axis) -> LaidOut {
    switch axis {
    case .vertical, .none, .screen: return LaidOut.stacked(parts)
    case .blank: return LaidOut(height: LaidOut.blankHeight, isBlank: true)
    case .filling, .scrolling:
      var laid = LaidOut.stacked(parts)
      laid.fills = true
      return laid
    case .bars:
      var laid = LaidOut.stacked(parts)
      laid.isBar = true
      return laid
    case .horizontal: return LaidOut.beside(parts, .center)
    case .horizontalTop: return LaidOut.beside(parts, .top)
    case .horizontalBottom: return LaidOut.beside(parts, .bottom)
    case .horizontalOpen: return LaidOut.beside(parts, .unknown)
    case .layered: return LaidOut.layered(parts, .center)
    case .layeredTop: return LaidOut.layered(parts, .top)
    case .layeredBottom: return LaidOut.layered(parts, .bottom)
    }
  }
}
