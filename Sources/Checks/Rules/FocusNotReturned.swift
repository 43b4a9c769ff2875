import ScreenModel

/// Finds panels after which the focus does not come back to what opened them.
public struct FocusNotReturned: Rule {
  public static let notes = RuleNotes(
    summary: "the focus does not return to the control that opened the panel",
    why: "when it closes the focus lands at the top of the screen, and the place is lost",
    help:
      "bind the opener with .accessibilityFocused and set the focus in onDismiss of a sheet or onDisappear of a panel",
    limits:
      "certain for panels of one's own; a sheet returns the focus to a control that is still there, so that only those are reported for review whose opener may be gone or elsewhere by then; alerts always do",
    guidelines: [.wcag("2.4.3"), .nutrition(.voiceOver)],
    state: .modal, effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isOpen = false
          var body: some View {
            ZStack {
              Button("Actions") { isOpen = true }.accessibilityHidden(isOpen)
              if 1️⃣isOpen {
                Color.black.opacity(0.3).ignoresSafeArea().accessibilityHidden(true)
                VStack { Text("Actions"); Button("Close") { isOpen = false } }
                  .accessibilityAddTraits(.isModal)
              }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var isOpen = false
          @AccessibilityFocusState private var isOpenerFocused: Bool
          var body: some View {
            ZStack {
              Button("Actions") { isOpen = true }.accessibilityHidden(isOpen)
                .accessibilityFocused($isOpenerFocused)
              if isOpen {
                Color.black.opacity(0.3).ignoresSafeArea().accessibilityHidden(true)
                VStack { Text("Actions"); Button("Close") { isOpen = false } }
                  .accessibilityAddTraits(.isModal)
                  .onDisappear { isOpenerFocused = true }
              }
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .ofFocus

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.panels.compactMap { overlay(view, $0.branch) } + view.presentations.compactMap { sheet(view, $0) }
  }

  private func overlay(_ view: AuditedView, _ branch: AuditedNode) -> AuditFinding? {
    guard let condition = branch.condition else { return nil }
    let inside = Set(view.subtree(of: branch.id).map(\.id))
    guard let opener = opener(of: condition, view, besides: inside), !returns(condition, branch, view) else {
      return nil
    }
    return AuditFinding(
      at: branch.span, via: branch.frames, "the focus does not come back to \(opener.name)", heard: opener.element.heard
    )
  }

  private func sheet(_ view: AuditedView, _ presentation: AuditedPresentation) -> AuditFinding? {
    let condition = presentation.prediction.condition
    guard [.sheet, .fullScreenCover].contains(presentation.prediction.kind),
      let opener = openerNode(of: condition, view, besides: []), !returns(condition, nil, view),
      let reason = view.goingReason(of: opener.node, opener.element, presentation)
    else { return nil }
    let focus = view.everyFocusName
    let isReturned = view.handlers.contains { $0.kind == "onDismiss" && view.isHeard($0, focus) }
    guard !isReturned else { return nil }
    var finding = AuditFinding(
      at: presentation.prediction.span, via: presentation.frames,
      "nothing brings the focus back to \(name(of: opener))",
      heard: opener.element.heard, review: reason)
    finding.why = "where the system does not bring it back, the focus lands at the top of the screen"
    return finding
  }

  /// The control whose code opens the panel, and what to call it: by its words, else by what its code does.
  private func opener(of condition: Condition, _ view: AuditedView, besides inside: Set<Int>)
    -> (element: AuditedElement, name: String)?
  {
    openerNode(of: condition, view, besides: inside).map { ($0.element, name(of: $0)) }
  }

  private func name(of opener: (node: AuditedNode, element: AuditedElement, property: String)) -> String {
    let called = opener.element.called
    return called.hasPrefix("‘")
      ? called : "the \(opener.element.element.role ?? opener.node.name) that sets ‘\(opener.property)’"
  }

  /// The same with its node and the property it sets.
  func openerNode(of condition: Condition, _ view: AuditedView, besides inside: Set<Int>)
    -> (node: AuditedNode, element: AuditedElement, property: String)?
  {
    for (node, writes) in setting(view) where !inside.contains(node.id) {
      if let property = property(writes, condition), let element = element(of: node, view) {
        return (node, element, property)
      }
    }
    return nil
  }

  /// Every control whose code opens it.
  func openers(of condition: Condition, _ view: AuditedView) -> [AuditedElement] {
    setting(view).filter { property($0.writes, condition) != nil }.compactMap { element(of: $0.node, view) }
  }

  /// The first property written that can make the test come out true.
  private func property(_ writes: [Write], _ condition: Condition) -> String? {
    writes.first { condition.mentions($0.name) && condition.canTurnTrue(writing: $0.value, to: $0.name) }?.name
  }

  private struct Write {
    var name: String
    var value: String?
  }

  /// A button written once in a component stands for each place of the component.
  private func element(of node: AuditedNode, _ view: AuditedView) -> AuditedElement? {
    view.everyElement.first { $0.span == node.span && $0.key.frames == node.frames }
      ?? view.everyElement.first { $0.span == node.span }
  }

  /// Buttons that write something, with what they may set.
  private func setting(_ view: AuditedView) -> [(node: AuditedNode, writes: [Write])] {
    view.remembered("settingButtons") {
      view.nodes.filter(\.isButtonLike).compactMap { node -> (node: AuditedNode, writes: [Write])? in
        let writes = view.handlers(at: node.span, node.frames).flatMap(\.effects).compactMap { effect -> Write? in
          guard case .assigns(let name, let value) = effect.kind, value != "false", value != "nil" else { return nil }
          return Write(name: name, value: value)
        }
        return writes.isEmpty ? nil : (node, writes)
      }
    }
  }

  private func returns(_ condition: Condition, _ branch: AuditedNode?, _ view: AuditedView) -> Bool {
    let focus = view.everyFocusName
    return view.handlers.contains { handler in
      let moves = handler.effects.contains { effect in
        guard case .assigns(let name, let value) = effect.kind else { return false }
        return value != "false" && value != "nil" && focus.contains { Condition.isSame($0, name) }
      }
      guard moves || handler.does(.changesScreen) else { return false }
      let isInside = branch.map { node in view.code(inside: node.id).contains { $0.span == handler.span } } ?? false
      if isInside { return handler.kind == "onDisappear" || handler.isTouch }
      let closes = handler.effects.contains { effect in
        guard case .assigns(let name, let value) = effect.kind else { return false }
        return condition.mentions(name) && (value == "false" || value == "nil")
      }
      return closes || handler.kind == "onDismiss" || handler.kind == "onChange" && view.watches(handler, condition)
    }
  }
}
