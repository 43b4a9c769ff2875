import ScreenModel

/// Finds things that can be moved by drag and drop only.
public struct DragWithoutAction: Rule {
  public static let notes = RuleNotes(
    summary: "something can be dragged and has no named action for it",
    why: "dragging with VoiceOver or a switch is hard to impossible; nothing else moves it",
    help: "add .accessibilityAction(named: \"Move to …\") for each place it can go",
    limits: "a drop target is reported for review: what is dropped may come from elsewhere",
    guidelines: [.wcag("2.1.1"), .wcag("2.5.7"), .nutrition(.voiceOver)],
    effect: .blocks,
    examples: [
      .finds(#"Text("Guitar").1️⃣draggable("guitar")"#, heard: "Guitar"),
      .allows(
        """
        Text("Guitar").draggable("guitar").accessibilityAction(named: "Move to the next column") {}
        """),
    ])

  public static let missing: Missing? = .inView

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      let isSource = ["draggable", "onDrag"].contains(modifier.name)
      guard isSource || ["dropDestination", "onDrop"].contains(modifier.name), !view.hasActionsAround(node),
        !view.isHidden(node),
        node.modifier("accessibilityDragPoint", "accessibilityDropPoint", "contextMenu") == nil,
        !view.subtree(of: node.id).contains(where: { part in
          part.modifiers.contains {
            ($0.name == "accessibilityActions" || $0.name == "accessibilityAction") && !view.isSwallowed($0, on: part)
          }
        })
      else { return nil }
      // A target without anything to drag on the screen takes what comes from other apps.
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        isSource
          ? "\(modifier.before.first?.called ?? "it") can be moved by dragging only" : "dropping here has no other way",
        heard: view.heard(of: modifier, on: node),
        review: isSource ? nil : "what is dropped here may be put in another way")
    }
  }
}
