import ScreenModel

/// Elements as they stand on the screen: bands from top to bottom, each with its elements from leading to trailing.
///
/// Heights are in lines of body text, about 20 points. They only serve to tell what stands beside what.
struct LaidOut {
  struct Band {
    /// Which line of the text it is, counted from 0; alternatives share lines.
    var line: Int
    var top: Double
    var elements: [PlacedElement]
  }

  var bands: [Band] = []
  var lines = 0
  var height = 0.0
  /// It takes all the room there is, so that its content begins at no place that is known.
  var fills = false
  /// A shape with nothing to hear but what lies on it.
  var isBlank = false
  /// Part of a bar: what is modal in the content hides none of it.
  var isBar = false
  /// When a modal container in it hides what stands beside it.
  var modal = Guard.never

  var isEmpty: Bool { bands.isEmpty }

  var elements: [PlacedElement] { bands.flatMap(\.elements) }

  /// Between two views of a stack.
  static let gap = 0.3
  /// Tops that differ by less are on one line: 8 points.
  static let sameLine = 0.4
  /// A shape whose size is not known.
  static let blankHeight = 6.0
  /// A picture whose size is not known.
  static let pictureHeight = 3.0

  /// One below the other.
  static func stacked(_ parts: [LaidOut]) -> LaidOut {
    let parts = reachable(parts)
    if parts.count == 1 { return parts[0] }
    var whole = LaidOut()
    for part in parts where !part.isEmpty || part.isBlank {
      if whole.height > 0 { whole.height += gap }
      if whole.isEmpty { whole.fills = part.fills }
      whole.bands += part.bands.map {
        Band(line: $0.line + whole.lines, top: $0.top + whole.height, elements: $0.elements)
      }
      whole.lines += part.lines
      whole.height += part.height
    }
    whole.modal = parts.map(\.modal).reduce(.never, ||)
    return whole
  }

  /// At most one of them is there.
  static func alternatives(_ parts: [LaidOut]) -> LaidOut {
    if parts.count == 1 { return parts[0] }
    var whole = LaidOut()
    whole.lines = parts.map(\.lines).max() ?? 0
    whole.height = parts.map(\.height).max() ?? 0
    whole.fills = parts.contains(where: \.fills)
    whole.modal = parts.map(\.modal).reduce(.never, ||)
    whole.bands =
      whole.lines == 1
      ? [Band(line: 0, top: 0, elements: parts.flatMap(\.elements))] : parts.flatMap(\.bands)
    return whole
  }

  /// How columns stand beside each other.
  enum Side {
    case top, center, bottom
    /// By a guide of the project's own.
    case unknown
  }

  /// Beside each other: read by place, line by line across.
  static func beside(_ parts: [LaidOut], _ side: Side) -> LaidOut {
    var columns = reachable(parts).filter { !$0.isEmpty }
    guard columns.count > 1 else { return columns.first ?? parts.first ?? LaidOut() }
    let modal = parts.map(\.modal).reduce(.never, ||)
    let solid = columns.filter { !$0.isBlank }.map(\.height).max()
    if let solid {
      for index in columns.indices where columns[index].isBlank && columns[index].lines == 1 {
        columns[index].squeeze(to: solid)
      }
    }
    let height = columns.map(\.height).max() ?? 0
    var whole: LaidOut
    if columns.allSatisfy({ $0.lines == 1 }) {
      whole = LaidOut(bands: [Band(line: 0, top: 0, elements: columns.flatMap(\.elements))], lines: 1)
    } else if side == .unknown {
      whole = stacked(columns).marked(true)
    } else if Set(columns.map(\.lines)).count == 1 {
      whole = merged(columns.map { column in column.bands.map { ($0, Double($0.line)) } })
    } else {
      let first = columns.firstIndex { $0.lines > 1 } ?? 0
      whole = merged(
        columns.enumerated().map { position, column in
          // A picture of a size that is not known is taken to be as tall as what it stands before.
          let isFull = position < first && column.hasUnknownHeight
          let room = isFull ? 0 : height - column.height
          let offset = side == .top ? 0 : side == .bottom ? room : room / 2
          return column.bands.map { ($0, $0.top + offset) }
        })
      whole = whole.marked(isOpen(columns, side, first))
    }
    whole.height = height
    whole.fills = columns.contains(where: \.fills)
    whole.modal = modal
    return whole
  }

  /// Whether the heights decide the order, which are only guessed.
  private static func isOpen(_ columns: [LaidOut], _ side: Side, _ first: Int) -> Bool {
    guard columns.filter({ $0.lines > 1 }).count == 1 else { return true }
    switch side {
    case .top: return false
    case .bottom: return columns.contains { $0.lines == 1 && $0.hasUnknownHeight }
    default: return columns[first].lines > 2 || first > 0 || columns.contains(where: \.hasUnknownHeight)
    }
  }

  /// Where layers stand on each other.
  enum Edge { case top, center, bottom }

  /// On each other, the first at the back.
  static func layered(_ parts: [LaidOut], _ edge: Edge) -> LaidOut {
    let layers = reachable(parts)
    let heard = layers.filter { !$0.isEmpty }
    let modal = parts.map(\.modal).reduce(.never, ||)
    guard let back = layers.first, !heard.isEmpty else { return layers.first ?? LaidOut() }
    var whole: LaidOut
    if back.isBlank {
      let height = max(blankHeight, layers.map(\.height).max() ?? 0)
      whole = merged(
        layers.enumerated().map { position, layer in
          let room = position == 0 && layer.isBlank ? 0 : height - layer.height
          let offset = edge == .top ? 0 : edge == .bottom ? room : room / 2
          return layer.bands.map { ($0, $0.top + offset) }
        })
      whole.height = height
      whole.isBlank = true
    } else if heard.count == 1 {
      return heard[0]
    } else if edge == .top {
      // What fills the screen begins below its upper edge, or keeps its own content clear of what lies there.
      let floating = heard.filter { !$0.fills }.map { $0.marked(heard.contains { $0.lines > 1 }) }
      let filling = heard.filter(\.fills)
      whole =
        filling.isEmpty
        ? merged(floating.map { layer in layer.bands.map { ($0, $0.top) } }) : stacked(floating + filling)
      whole.height = heard.map(\.height).max() ?? 0
      whole.fills = !filling.isEmpty
    } else {
      whole = stacked(heard)
      whole.height = heard.map(\.height).max() ?? 0
      whole.fills = heard.contains(where: \.fills)
    }
    whole.modal = modal
    return whole
  }

  /// Columns by the tops of their bands; on one line, in the order of the columns.
  private static func merged(_ columns: [[(band: Band, top: Double)]]) -> LaidOut {
    var items: [(top: Double, column: Int, elements: [PlacedElement])] = []
    for (column, bands) in columns.enumerated() {
      items += bands.map { ($0.top, column, $0.band.elements) }
    }
    let byTop = items.enumerated().sorted { ($0.element.top, $0.offset) < ($1.element.top, $1.offset) }
    var lines: [(top: Double, items: [(place: Int, elements: [PlacedElement])])] = []
    for (place, item) in byTop {
      if let last = lines.indices.last, item.top - lines[last].top < sameLine {
        lines[last].items.append((place, item.elements))
      } else {
        lines.append((item.top, [(place, item.elements)]))
      }
    }
    return LaidOut(
      bands: lines.enumerated().map { number, line in
        Band(
          line: number, top: line.top, elements: line.items.sorted { $0.place < $1.place }.flatMap(\.elements))
      }, lines: lines.count)
  }

  /// What a modal container beside it leaves in reach.
  private static func reachable(_ parts: [LaidOut]) -> [LaidOut] {
    guard parts.contains(where: { $0.modal != .never }) else { return parts }
    return parts.enumerated().map { position, part in
      if part.isBar { return part }
      let hidden = parts.enumerated().filter { $0.offset != position }.map(\.element.modal).reduce(.never, ||)
      guard hidden != .never else { return part }
      return part.mapElements { element in
        var element = element
        element.formula = element.formula && !hidden
        return element
      }
    }
  }

  /// Whether something in its first line has a size that is not known.
  private var hasUnknownHeight: Bool {
    lines == 1 && elements.contains { $0.draft.height == nil }
  }

  private mutating func squeeze(to height: Double) {
    guard self.height > 0 else { return }
    let factor = height / self.height
    for index in bands.indices { bands[index].top *= factor }
    self.height = height
  }

  private func mapElements(_ change: (PlacedElement) -> PlacedElement) -> LaidOut {
    var copy = self
    for index in copy.bands.indices { copy.bands[index].elements = copy.bands[index].elements.map(change) }
    return copy
  }

  /// The same, each element knowing that it may stand elsewhere.
  private func marked(_ isOpen: Bool) -> LaidOut {
    guard isOpen else { return self }
    return mapElements { element in
      var element = element
      element.draft.orderOpen.append(
        Reason("stands beside several lines: the order depends on the layout", span: element.draft.node.span))
      return element
    }
  }
}
