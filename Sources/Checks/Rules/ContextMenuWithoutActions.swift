import ScreenModel

/// Finds context menus whose commands are offered nowhere else.
public struct ContextMenuWithoutActions: Rule {
  public static let notes = RuleNotes(
    summary: "the commands of a context menu are no accessibility actions and stand nowhere else",
    why: "nothing says that there is a menu; its commands are behind a long press that few will try",
    help: "add .accessibilityActions { … } with the same buttons",
    limits: "a command counts as offered elsewhere where a control or action of the same name is on the screen",
    guidelines: [.wcag("2.1.1"), .wcag("2.5.1"), .nutrition(.voiceOver)],
    effect: .misleads, fix: .unsafe,
    examples: [
      .finds(
        """
        Text("Against Ada").1️⃣contextMenu { Button("Offer a draw") {} }
        """, heard: "Against Ada"),
      .allows(
        """
        Text("Against Ada")
          .contextMenu { Button("Offer a draw") {} }
          .accessibilityActions { Button("Offer a draw") {} }
        """),
      .allows(
        """
        HStack { Text("Against Ada"); Button("Offer a draw") {} }
          .contextMenu { Button("Offer a draw") {} }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "contextMenu", !view.hasActionsAround(node), !view.isHidden(node) else { return nil }
      let commands = modifier.content.flatMap { view.subtree(of: $0) }.filter {
        $0.kind == .control && $0.isButtonLike && !$0.elements.isEmpty
      }
      guard !commands.isEmpty else { return nil }
      let offered = Set(
        view.everyElement.filter(\.isControl).compactMap { $0.label?.written }
          + view.everyElement.flatMap { $0.element.actions.map(\.written) } + menus(view, but: modifier))
      let lost = commands.compactMap { $0.elements.first?.label?.written }.filter { !offered.contains($0) }
      guard !lost.isEmpty else { return nil }
      let isOpen = modifier.content.flatMap { view.subtree(of: $0) }.contains { $0.kind == .opaque }
      return AuditFinding(
        at: modifier.span, via: modifier.frames,
        "the menu's commands are offered nowhere else: \(lost.map { "‘\($0)’" }.joined(separator: ", "))",
        heard: view.heard(of: modifier, on: node), review: isOpen ? "part of the menu could not be read" : nil)
    }
  }

  /// Commands of menus that can be seen.
  private func menus(_ view: AuditedView, but modifier: AuditedModifier) -> [String] {
    view.controls("Menu").flatMap { view.content(of: $0.id) }.filter(\.isButtonLike)
      .compactMap { $0.elements.first?.label?.written }
  }
}
