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
      .finds(
        """
        VStack {
          Text("e2 e4")
            .1️⃣contextMenu { Button("Offer a draw") {} }
            .accessibilityActions { Button("Offer a draw") {} }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("The game against Ada")
        """, heard: "The game against Ada"),
    ])

  public static let missing: Missing? = .inView

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
      let done = actions(of: node, modifier, view)
      let lost = commands.filter { command in
        !command.code(in: view).contains { code in done.contains { $0 == code || code.count > 6 && $0.contains(code) } }
      }
      .compactMap { $0.elements.first?.label }.filter { !offered.contains($0.written) }.map(resting)
      guard !lost.isEmpty else { return nil }
      let isOpen = modifier.content.flatMap { view.subtree(of: $0) }.contains { $0.kind == .opaque }
      let owner = view.swallowing(node)
      var finding = AuditFinding(
        at: modifier.span, via: modifier.frames,
        "the menu's commands are offered nowhere else: \(listed(lost))",
        heard: view.heard(of: modifier, on: node), review: isOpen ? "part of the menu could not be read" : nil,
        help: owner.map {
          "add .accessibilityActions { … } with the same buttons behind \($0.modifier.placedElement): that is the element, and no action inside it reaches anybody"
        })
      finding.isLeftToPeople = owner != nil
      return finding
    }
  }

  /// The words of a command while it does nothing yet.
  private func resting(_ label: SpokenText) -> String {
    let ways = label.variants
    let still = ways.filter { !$0.written.lowercased().contains("in progress") }
    guard ways.count > 1, still.count < ways.count, !still.isEmpty else { return label.written }
    var words: [String] = []
    for way in still.map(\.written) where !words.contains(way) && !way.isEmpty { words.append(way) }
    return words.count == 1 ? words[0] : "<\(words.joined(separator: " | "))>"
  }

  private func listed(_ commands: [String]) -> String {
    let shown = commands.prefix(8).map { "‘\($0)’" }.joined(separator: ", ")
    return commands.count > 8 ? "\(shown) and \(commands.count - 8) more" : shown
  }

  /// What activating the element itself does.
  private func actions(of node: AuditedNode, _ modifier: AuditedModifier, _ view: AuditedView) -> Set<String> {
    let own = [node] + view.content(of: node.id) + view.ancestors(of: node.id).filter(\.isButtonLike)
    let menu = Set(modifier.content.flatMap { view.subtree(of: $0) }.map(\.id))
    return own.filter { !menu.contains($0.id) }.reduce(into: []) { $0.formUnion($1.code(in: view)) }
  }

  /// Commands of menus that can be seen.
  private func menus(_ view: AuditedView, but modifier: AuditedModifier) -> [String] {
    view.controls("Menu").flatMap { view.content(of: $0.id) }.filter(\.isButtonLike)
      .compactMap { $0.elements.first?.label?.written }
  }
}

extension AuditedNode {
  /// The code that a touch runs, without blanks.
  fileprivate func code(in view: AuditedView) -> Set<String> {
    Set(
      view.handlers(of: self).filter { $0.isTouch && !$0.effects.isEmpty }.map { handler in
        let code = handler.source.filter { !$0.isWhitespace }
        return code.hasPrefix("{") && code.hasSuffix("}") ? String(code.dropFirst().dropLast()) : code
      })
  }
}
