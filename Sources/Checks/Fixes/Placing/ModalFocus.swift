import ScreenModel

/// Makes a dialog of a panel that asks something: VoiceOver stays inside, and begins at its first text; where it has none
/// before its controls, at the first control. What is asked is heard before it is answered.
struct ModalFocus {
  var view: AuditedView
  var file: @Sendable (String) -> WrittenFile?

  /// - Parameter panel: The stack, or the component that is made of it.
  func proposal(for panel: AuditedNode) -> Proposal? {
    guard let stack = stack(of: panel), let file = file(stack.span.file), let outer = file.view(at: stack.span),
      let first = view.content(of: stack.id).first(where: { $0.kind == .control && view.isHeard($0) }),
      first.name == "Text" || first.name == "Button", first.frames == stack.frames,
      let text = file.view(at: first.span),
      text.modifier("accessibilityFocused") == nil, outer.modifier("onAppear") == nil,
      outer.modifier("accessibilityAddTraits") == nil, let type = file.type(around: outer.range.lowerBound),
      let declaration = property(first).edit(in: type, of: file), let around = ModifierPlace(file, outer),
      let inside = ModifierPlace(file, text)
    else { return nil }
    let property = property(first)
    var added = [
      AddedModifier(".accessibilityAddTraits(.isModal)"),
      AddedModifier(".onAppear { \(property.name) = true }"),
    ]
    if outer.modifier("accessibilityElement") == nil {
      added.append(AddedModifier(".accessibilityElement(children: .contain)"))
    }
    let focused = AddedModifier(".accessibilityFocused($\(property.name))")
    return Proposal(
      "keeps VoiceOver inside it and begins with its \(first.name == "Text" ? "text" : "first button")",
      [declaration] + inside.edits(adding: [focused]) + around.edits(adding: added), isSafe: false, file: file.path,
      region: outer.range)
  }

  private func property(_ first: AuditedNode) -> AddedProperty {
    .focus(first.name == "Text" ? "isMessageFocused" : "isAnswerFocused")
  }

  /// Down through the component to the one stack it is made of.
  private func stack(of panel: AuditedNode) -> AuditedNode? {
    var current = panel
    for _ in 0..<8 {
      if current.kind == .control { return current.isStack ? current : nil }
      let parts = current.children.map { view.nodes[$0] }.filter { $0.kind != .layer && $0.kind != .presentation }
      guard let only = parts.first, parts.count == 1 else { return nil }
      current = only
    }
    return nil
  }
}
