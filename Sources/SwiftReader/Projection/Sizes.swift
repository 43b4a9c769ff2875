import ScreenModel

/// How tall things are, as far as it decides what stands beside what.
enum Sizes {
  /// The points of a line of body text.
  static let line = 20.0

  /// The height of a line in a font, in those of body text, by Apple's default sizes; `nil`: not known.
  static func lineHeight(_ font: Value) -> Double? {
    let name: String
    var arguments: [EvaluatedArgument] = []
    switch font {
    case .implicitMember(let member, let given): (name, arguments) = (member, given)
    case .foreignType(let type): name = type
    case .view(.builtin(let call)): (name, arguments) = (call.name, call.arguments)
    default: return nil
    }
    let parts = name.split(separator: ".").filter { $0 != "Font" }
    guard let base = parts.first else { return nil }
    if let known = styles[String(base)] { return known }
    guard base == "system", parts.count == 1, let first = arguments.first else { return nil }
    switch first.value {
    case .int(let size): return Double(size) * 1.2 / line
    case .double(let size): return size * 1.2 / line
    case .implicitMember(let style, _): return styles[style]
    default: return nil
    }
  }

  private static let styles: [String: Double] = [
    "largeTitle": 2, "title": 1.66, "title2": 1.3, "title3": 1.18, "headline": 1, "body": 1, "callout": 0.95,
    "subheadline": 0.89, "footnote": 0.79, "caption": 0.79, "caption2": 0.66,
  ]

  /// What a modifier says of the text inside it.
  static func surround(_ call: ModifierCall, _ environment: inout Environment) {
    guard call.name == "font", let font = call.arguments.first?.value else { return }
    environment.lineHeight = lineHeight(font) ?? 1
  }

  /// What a modifier makes of the size of what it is applied to.
  static func apply(_ call: ModifierCall, to nodes: [AXNode]) -> [AXNode] {
    guard nodes.count == 1 else { return nodes }
    switch (call.name, nodes[0]) {
    case ("resizable", .element(var draft)):
      draft.height = nil
      return [.element(draft)]
    case ("frame", .element(var draft)):
      if fillsHeight(call) { draft.fills = true }
      if let height = points(call["height"]?.value) {
        draft.room = height
        if draft.content == .image { draft.height = height / line }
      }
      return [.element(draft)]
    case ("frame", .group(.vertical, let children)) where fillsHeight(call): return [.group(.filling, children)]
    default: return nodes
    }
  }

  /// `.frame(maxHeight: .infinity)` that does not say where in it the content stands.
  private static func fillsHeight(_ call: ModifierCall) -> Bool {
    guard call["maxHeight"]?.value.memberName == "infinity" else { return false }
    return call["alignment"]?.value.memberName?.hasPrefix("top") != true
  }

  private static func points(_ value: Value?) -> Double? {
    switch value {
    case .int(let number)?: Double(number)
    case .double(let number)?: number
    default: nil
    }
  }
}

extension Value {
  /// `top` of `.top` and `VerticalAlignment.top`.
  var memberName: String? {
    switch self {
    case .implicitMember(let name, _): name
    case .foreignType(let type): type.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}

extension AXNode.Axis {
  /// Layers by where they are aligned: `ZStack(alignment: .topTrailing)`.
  static func layers(_ alignment: EvaluatedArgument?) -> Self {
    let name = alignment?.value.memberName ?? "center"
    return name.hasPrefix("top") ? .layeredTop : name.hasPrefix("bottom") ? .layeredBottom : .layered
  }
}
