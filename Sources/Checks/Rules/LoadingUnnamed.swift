import ScreenModel

/// Finds spinners that do not say what they wait for.
public struct LoadingUnnamed: Rule {
  public static let notes = RuleNotes(
    summary: "a spinner has no name",
    why: "“In progress” is heard, and not what is on its way",
    help: "name it: ProgressView(\"Loading orders\"), or .accessibilityLabel(…) where the words shall not be seen",
    limits: "a spinner beside a text that says it is reported for review: one element would do",
    guidelines: [.wcag("1.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    state: .loading, effect: .misleads, fix: .unsafe,
    examples: [
      .finds("1️⃣ProgressView()", heard: "in progress"),
      .allows("ProgressView(\"Loading orders\")"),
      .allows("ProgressView().accessibilityLabel(\"Loading orders\")"),
      .allows("HStack { ProgressView().accessibilityHidden(true); Text(\"Loading orders\") }"),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.controls("ProgressView").compactMap { node in
      guard !node.isInLabel, node.argument("value") == nil, node.argument("timerInterval") == nil,
        !hasTitle(node, view),
        let element = view.everyElement.first(where: { $0.span == node.span && $0.key.frames == node.frames }),
        !element.hasOwnLabel, !isNamedAround(node, view)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "this spinner does not say what it waits for", heard: element.heard,
        review: hasText(beside: node, view) ? "a text beside it may say so" : nil)
    }
  }

  private func hasTitle(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    if let title = node.argument(nil) {
      switch title.value {
      case .text(let text, _): if !text.isEmpty { return true }
      case .code, .view: break
      default: return true
      }
    }
    return view.content(of: node.id).contains { $0.speaksForItself }
  }

  private func isNamedAround(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.selfAndAncestors(of: node).contains {
      $0.modifiers.contains { $0.name == "accessibilityLabel" || $0.isCombine }
    }
  }

  private func hasText(beside node: AuditedNode, _ view: AuditedView) -> Bool {
    guard let stack = view.container(of: node), ["HStack", "VStack", "Label"].contains(stack.name) else { return false }
    return !view.texts(in: stack).isEmpty
  }
}
