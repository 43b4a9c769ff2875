import ScreenModel

/// Finds buttons that stay as they are while the work they started goes on.
public struct BusyControlLive: Rule {
  public static let notes = RuleNotes(
    summary: "the control that started the work stays active and unchanged",
    why: "it sounds as if nothing had happened, so it is activated again, and the work is done twice",
    help: "disable it while the work goes on and say so in its value or hint",
    limits:
      "sees work whose progress is a property of this screen; code that guards against a second run is left alone",
    guidelines: [.wcag("4.1.2"), .wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .loading, effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var isPublishing = false
          var body: some View {
            VStack {
              1️⃣Button("Publish") { isPublishing = true }
              if isPublishing { ProgressView("Publishing") }
            }
          }
        }
        """, heard: "Publish, button"),
      .allows(
        """
        struct Example: View {
          @State private var isPublishing = false
          var body: some View {
            VStack {
              Button("Publish") { isPublishing = true }.disabled(isPublishing)
              if isPublishing { ProgressView("Publishing") }
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .onScreen

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Button").compactMap { node in
      guard !node.isInLabel,
        let element = view.element(of: node),
        let name = started(view.handlers(at: node.span, node.frames), node, view),
        !changes(node, element, name, view)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "\(element.called) stays active while ‘\(name)’", heard: element.heard,
        after: element.heardDimmed)
    }
  }

  /// The property that the code sets for the time of its work, and that the screen shows by a spinner.
  private func started(_ handlers: [AuditedHandler], _ node: AuditedNode, _ view: AuditedView) -> String? {
    // A dialog is gone once one of its buttons was touched, and what a sheet covers is not seen from it.
    let presented = view.presentation(around: node)
    for effect in handlers.flatMap(\.effects) {
      guard case .assigns(let name, "true") = effect.kind, Words.isBusy(name),
        !effect.tests.contains(where: {
          Words.identifiers($0).contains(name.split(separator: ".").last.map(String.init) ?? name)
        })
      else { continue }
      let isShown = view.nodes.contains { branch in
        branch.kind == .branch && branch.condition?.mentions(name) == true
          && view.presentation(around: branch) == presented
          && view.content(of: branch.id).contains { $0.name == "ProgressView" }
      }
      // A guard at the beginning.
      let isGuarded =
        handlers.flatMap(\.effects).contains { effect in
          effect.tests.contains { $0.contains(name.split(separator: ".").last.map(String.init) ?? name) }
        } || handlers.contains { $0.source.contains("guard !") }
      if isShown, !isGuarded { return name }
    }
    return nil
  }

  /// Whether it is disabled, gone, or sounds otherwise meanwhile.
  private func changes(_ node: AuditedNode, _ element: AuditedElement, _ name: String, _ view: AuditedView) -> Bool {
    if element.presence.contains(where: { $0.mentions(name) }) { return true }
    if element.element.openTraits.values.contains(where: { $0.mentions(name) }) { return true }
    let around = view.selfAndAncestors(of: node)
    if around.contains(where: { $0.kind == .branch && $0.condition?.mentions(name) == true }) { return true }
    let parts = around + view.subtree(of: node.id)
    return parts.contains { part in
      part.kind == .branch && part.condition?.mentions(name) == true
        || part.arguments.contains { view.mentions($0.value, [name]) }
        || part.modifiers.contains { modifier in
          !["onChange", "sheet", "task", "alert", "overlay", "animation"].contains(modifier.name)
            && modifier.arguments.contains {
              view.mentions($0.value, [name]) || $0.source.contains(name.split(separator: ".").last ?? "")
            }
        }
    }
  }
}
