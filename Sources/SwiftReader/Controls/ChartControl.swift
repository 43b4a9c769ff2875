import ScreenModel

/// `Chart { … }`: every mark is an element. What it says by itself is made from the data; marks with a label and a value of
/// their own say these.
enum ChartControl: Control {
  static let names = ["Chart"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    let marks = evaluator.within({ $0.isInChart = true }) { () -> [AXNode] in
      guard let code = call.content() else { return [] }
      guard let data = call.arguments.first, data.label == nil, !ButtonControl.isCode(data.value) else {
        return evaluator.expand(argument: code)
      }
      return RepeatedControl.rows(of: data.value, code, call, evaluator)
    }
    var isOpen = marks.elements.isEmpty
    let reason = Reason("how a mark of a chart is heard is told by testers, and not recorded", span: call.node.span)
    let named = marks.flatMap {
      $0.mapElements { draft in
        guard draft.role == MarkControl.role else { return draft }
        guard draft.hasOwnLabel, draft.hasOwnValue else {
          isOpen = true
          return nil
        }
        var draft = draft
        draft.roleOpen.append(reason)
        return draft
      }
    }
    let made: [AXNode] = named.isSilent ? [] : [.container(ContainerDraft(node: call.node), named)]
    let open = AXNode.opaque(Reason("the marks of a chart are made from its data", span: call.node.span), [])
    return evaluator.unlessRedacted(isOpen ? made + [open] : made)
  }
}

/// `BarMark(x:y:)` and kin, elements of the chart around.
enum MarkControl: Control {
  static let names = [
    "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark",
  ]
  static let role = "Mark"

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    guard evaluator.environment.isInChart else { return [] }
    return [.element(Draft(.container, role: role, node: call.node, frames: evaluator.frames))]
  }
}
