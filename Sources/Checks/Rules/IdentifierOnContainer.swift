import ScreenModel

/// Finds identifiers on stacks that shadow those of the children.
public struct IdentifierOnContainer: Rule {
  public static let notes = RuleNotes(
    summary: "an identifier on a stack without ‘.contain’ is handed down and shadows the children's own",
    why: "a test or agent that asks for a child finds the name of the stack instead, and several elements answer to it",
    help: "put .accessibilityElement(children: .contain) in front of the identifier",
    limits: "lists, forms and scroll views take an identifier themselves and are left alone",
    guidelines: [.wcag("4.1.2")],
    effect: .slows, fix: .unsafe,
    examples: [
      .finds(
        """
        VStack {
          Button("Start") {}.accessibilityIdentifier("start")
          Button("Plan") {}.accessibilityIdentifier("plan")
        }
        .1️⃣accessibilityIdentifier("panel")
        """),
      .allows(
        """
        VStack {
          Button("Start") {}.accessibilityIdentifier("start")
          Button("Plan") {}.accessibilityIdentifier("plan")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("panel")
        """),
      .allows(
        """
        HStack { Button("Start") {} }.accessibilityIdentifier("start")
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityIdentifier", node.isStack, !node.isInLabel, modifier.before.most > 1,
        !isScrolling(view, node)
      else { return nil }
      let reached = modifier.after.filter { $0.element.origins[.identifier]?.span == modifier.span }
      let shadowed = modifier.before.filter { $0.element.identifier != nil }
      guard reached.count > 1, !shadowed.isEmpty || reached.filter(\.isControl).most > 1 else { return nil }
      let name = modifier.text.map { "‘\($0.written)’" } ?? "the identifier"
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        shadowed.isEmpty
          ? "\(name) goes to \(reached.count) elements, not to the stack"
          : "\(name) shadows \(shadowed.compactMap { $0.element.identifier.map { "‘\($0.written)’" } }.joined(separator: ", "))"
      )
    }
  }

  /// A component whose outermost view is a real container of UIKit.
  private func isScrolling(_ view: AuditedView, _ node: AuditedNode) -> Bool {
    var current = node
    while current.kind != .control {
      guard let first = current.children.first, view.nodes[first].kind != .layer else { return false }
      current = view.nodes[first]
    }
    return [
      "List", "Form", "ScrollView", "NavigationStack", "NavigationView", "TabView", "NavigationSplitView",
    ].contains(current.name)
  }
}
