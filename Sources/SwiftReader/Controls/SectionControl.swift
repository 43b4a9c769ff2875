import ScreenModel

/// `Section("Accounts") { … }`: its header is a heading, its footer is text.
enum SectionControl: Control {
  static let names = ["Section"]

  static func expand(_ call: BuiltinCall, _ evaluator: Evaluator) -> [AXNode] {
    var header: [AXNode] = []
    if let title = call.first, !ButtonControl.isCode(title.value) {
      header = TitleNodes.make(title, call, evaluator)
    } else if let view = call["header"] {
      header = evaluator.within({ $0.isSectionHeader = true }) { evaluator.expand(argument: view) }
    }
    let headings = header.flatMap {
      $0.mapElements { draft in
        var draft = draft
        // All of a header is a heading, whatever it holds; of its controls nobody has recorded it in SwiftUI.
        if draft.content == .control {
          draft.roleOpen.append(
            Reason("nobody has recorded whether a control in a header is heard as a heading too", span: call.node.span))
        } else {
          draft.add(.header, when: .always)
        }
        return uppercased(draft, evaluator)
      }
    }
    let isExpanded = call["isExpanded"].map { evaluator.truth(of: $0.value, at: $0.node) } ?? .always
    var content: [AXNode] = []
    if isExpanded != .never {
      let inside = evaluator.assuming(isExpanded) { evaluator.expand(argument: call.content()) } ?? []
      content = isExpanded == .always ? inside : [.when([(isExpanded, inside)])]
    }
    let footer = call["footer"].map { evaluator.expand(argument: $0) } ?? []
    return [.group(.vertical, headings + content + footer)]
  }

  /// Headers of lists were spoken in upper case on iOS 17 and 18.
  private static func uppercased(_ draft: Draft, _ evaluator: Evaluator) -> Draft {
    let os = evaluator.options.os
    guard evaluator.environment.isInList, os >= OSVersion(17), os < OSVersion(26), draft.content != .control,
      evaluator.environment.styleName("listStyle") != "sidebar", !draft.hasOwnCase
    else { return draft }
    var draft = draft
    guard draft.content == .text else {
      if draft.content == .container {
        draft.textOpen.append(
          Reason("nobody has recorded in which case a header made one element is said", span: draft.node.span))
      }
      return draft
    }
    draft.label = draft.label?.mapKnown { $0.uppercased() }
    return draft
  }
}
