import ScreenModel

/// Stacks, grids and scroll views: no elements of their own.
enum StackControl: Control {
  static let names = [
    "VStack", "LazyVStack", "HStack", "LazyHStack", "ZStack", "Group", "ScrollView", "Grid", "GridRow",
    "LazyVGrid", "LazyHGrid", "GlassEffectContainer", "AnyView", "ScrollViewReader", "GeometryReader",
    "EquatableView", "TimelineView", "ForEachSection", "AnyLayout",
    "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "PhaseAnimator", "KeyframeAnimator", "LazyView",
    "SubscriptionView",
    "ViewBuilder", "WindowGroup", "Window", "Settings", "TupleView", "Form.Section",
  ]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    var children: [AXNode] = []
    for argument in call.arguments {
      switch argument.value {
      case .closure(let closure):
        children += evaluator.within({ environment in
          if let lazy = LazyRows(call.name) { environment.lazy = lazy }
          if ["VStack", "HStack", "ZStack", "Grid"].contains(call.name) { environment.lazy = nil }
        }) {
          evaluator.expand(argument: argument, with: proxies(closure, call))
        }
      case .view where argument.label == nil || call.name == "AnyView": children += evaluator.expand(argument: argument)
      case .function where argument.label == nil: children += evaluator.expand(argument: argument)
      default: break
      }
    }
    switch call.name {
    case "HStack", "LazyHStack", "GridRow", "HStackLayout": return [.group(axis(beside: call["alignment"]), children)]
    case "ZStack", "ZStackLayout": return [.group(.layers(call["alignment"]), children)]
    case "Group", "AnyView": return children
    case "ScrollView": return [.group(.scrolling, children)]
    default: return [.group(.vertical, children)]
    }
  }

  /// `HStack(alignment: .top)`
  private static func axis(beside alignment: EvaluatedArgument?) -> AXNode.Axis {
    switch alignment?.value.memberName {
    case nil: return alignment == nil ? .horizontal : .horizontalOpen
    case "center": return .horizontal
    case "top", "firstTextBaseline": return .horizontalTop
    case "bottom", "lastTextBaseline": return .horizontalBottom
    default: return .horizontalOpen
    }
  }

  /// What the closure is handed: a geometry or scroll proxy, a date.
  private static func proxies(_ closure: Closure, _ call: BuiltinCall) -> [Value] {
    closure.node.all(.closureParameter).map { parameter in
      .symbol(TypedSymbol(symbol: Symbol(parameter.text, owner: -2), type: nil))
    }
  }
}
