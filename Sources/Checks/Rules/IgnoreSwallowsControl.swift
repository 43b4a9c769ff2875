import ScreenModel

/// Finds controls that are gone because a container around them ignores its children.
public struct IgnoreSwallowsControl: Rule {
  public static let notes = RuleNotes(
    summary: "controls inside an element that ignores its children cannot be reached",
    why: "the container is one stop; the controls drawn in it are no stops any more, and nothing offers what they do",
    help: "add each as .accessibilityAction(named:), give .accessibilityRepresentation, or use children: .contain",
    limits: "an action that does something else than the controls is taken for theirs",
    guidelines: [.wcag("2.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .blocks,
    examples: [
      .finds(
        """
        HStack {
          Button("Vote up") {}
          Button("Vote down") {}
        }
        .1️⃣accessibilityElement(children: .ignore)
        .accessibilityLabel("Soup")
        """, heard: "Soup"),
      .allows(
        """
        HStack {
          Button("Vote up") {}
          Button("Vote down") {}
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Soup")
        .accessibilityAction(named: "Vote up") {}
        .accessibilityAction(named: "Vote down") {}
        """),
      .allows(
        """
        VStack { Text("3"); Text("days") }
          .accessibilityElement()
          .accessibilityLabel("3 days")
        """),
    ])

  public static let missing: Missing? = .inPart

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityElement", !node.isInLabel,
        modifier.member("children") == "ignore" || modifier.arguments.isEmpty
      else { return nil }
      let controls = modifier.before.filter { $0.isOperable && !$0.element.traits.contains(.notEnabled) }
      guard !controls.isEmpty, !isOneControl(modifier), !view.hasActionsAround(node), !view.isHidden(node),
        !node.modifiers.contains(where: { $0.name == "onTapGesture" || $0.name == "gesture" })
      else { return nil }
      if view.selfAndAncestors(of: node).contains(where: { $0.modifier("allowsHitTesting")?.isOff == true }) {
        return nil
      }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "‘.ignore’ swallows \(controls.map(\.called).joined(separator: ", "))",
        heard: view.heard(of: modifier, on: node),
        after: modifier.before.heard,
        review: isStillButton(node, modifier) ? "a touch in its middle may still reach the control" : nil)
    }
  }

  /// Directly on one control, and made a button again: VoiceOver touches the middle, where the control is.
  private func isStillButton(_ node: AuditedNode, _ modifier: AuditedModifier) -> Bool {
    isOfOneControl(modifier) && node.isButtonLike
      && node.addedTraits.contains { $0.trait == "isButton" || $0.trait == "isLink" }
  }

  /// A control that ignores what is in it is still that control.
  private func isOneControl(_ modifier: AuditedModifier) -> Bool {
    isOfOneControl(modifier) && modifier.after.first?.isControl == true
  }

  /// Of one control that may be heard in several ways.
  private func isOfOneControl(_ modifier: AuditedModifier) -> Bool {
    Set(modifier.before.map(\.span)).count == 1
  }
}
