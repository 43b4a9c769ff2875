import ScreenModel

extension ChoiceMarks {
  /// Buttons that take turns with a choice: one on each side of a test, and both with the same words.
  static func swapped(in view: AuditedView) -> [(name: String, node: AuditedNode, elements: [AuditedElement])] {
    view.nodes.compactMap { branch in
      guard branch.kind == .branch, !branch.isInLabel, let condition = branch.condition, isComparison(condition),
        let parent = branch.parent
      else { return nil }
      let sides = view.nodes[parent].children.map { view.nodes[$0] }.filter {
        $0.kind == .branch && $0.span == branch.span
      }
      guard sides.count == 2, sides[0].id == branch.id else { return nil }
      let buttons = sides.compactMap { only(in: $0, view) }
      guard buttons.count == 2 else { return nil }
      let elements = buttons.compactMap { view.element(of: $0) }
      let targets = buttons.map { button in
        Set(view.handlers(at: button.span, button.frames).flatMap(\.assigned))
      }
      guard elements.count == 2,
        let name = targets[0].union(targets[1]).sorted().first(where: { condition.mentions($0) && !Words.isBusy($0) })
      else { return nil }
      return (name, buttons[0], elements)
    }
  }

  /// The button that is all there is on one side.
  private static func only(in branch: AuditedNode, _ view: AuditedView) -> AuditedNode? {
    let controls = view.content(of: branch.id).filter { $0.kind == .control && !$0.isInLabel && !$0.isStack }
    return controls.count == 1 && controls[0].name == "Button" ? controls[0] : nil
  }
}
