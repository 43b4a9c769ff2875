import ScreenModel

/// Finds destructive actions whose words do not say what is lost.
public struct IrreversibleWithoutHint: Rule {
  public static let notes = RuleNotes(
    summary: "a destructive action does not say what is lost",
    why: "the red of the button is not heard; who activates it does not know that something is gone for good",
    help: "say it in the label, or add .accessibilityHint(\"Every answer is lost.\"), or ask back in a dialog",
    limits: "knows English words; buttons inside a dialog are left alone, as are those that ask back",
    guidelines: [.wcag("3.3.4"), .wcag("2.4.6"), .nutrition(.voiceOver)],
    effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          let eraseAll: () -> Void
          var body: some View { 1️⃣Button("Start over", role: .destructive, action: eraseAll) }
        }
        """, heard: "Start over, button"),
      .finds(
        """
        struct Example: View {
          let eraseAll: () -> Void
          var body: some View { 1️⃣Button("Reset", role: .destructive) { eraseAll() } }
        }
        """, heard: "Reset, button"),
      .allows(
        """
        struct Example: View {
          let eraseAll: () -> Void
          var body: some View { Button("Delete all answers", role: .destructive, action: eraseAll) }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var asks = false
          var body: some View {
            Button("Start over", role: .destructive) { asks = true }
              .confirmationDialog("Start over?", isPresented: $asks) { Button("Erase", role: .destructive) {} }
          }
        }
        """),
    ])

  public init() {}

  /// Words that say what happens.
  private static let telling: Set<String> = [
    "delet", "remov", "eras", "discard", "clear", "reset", "empty", "sign", "log", "logout", "leav", "unsubscrib",
    "block", "end", "revok", "destroy", "trash", "wip", "uninstall", "disconnect", "forget", "quit", "stop", "cancel",
    "unfollow", "report", "mut", "hid", "reject", "declin", "unlink", "ban", "kick", "purg", "throw", "signout",
    "abandon", "terminat", "deactivat", "unpair", "clos", "disabl", "unfriend", "archiv", "restor", "revert", "undo",
    "mov",
    "exit", "dismiss", "restart", "choos", "select", "edit", "view", "show", "lock", "suspend", "unpublish", "unsend",
    "los",
  ]

  /// Verbs that name no object by themselves and lose more than one thing.
  private static let bare: Set<String> = ["reset", "clear", "eras", "wip"]

  private static let losing: Set<String> = [
    "delet", "remov", "eras", "wip", "clear", "reset", "discard", "destroy", "purg", "drop",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.elements.compactMap { element in
      guard element.element.role == "Button", let node = view.node(of: element),
        let label = element.label?.known, !Words.isKey(label), element.element.hint == nil, !view.isInBar(node)
      else { return nil }
      let stems = Set(Words.list(label).map(Words.stem))
      let isBare = stems.count == 1 && !stems.isDisjoint(with: Self.bare)
      guard isBare || stems.isDisjoint(with: Self.telling) else { return nil }
      let isMarked = node.argument("role")?.value.memberName == "destructive"
      let handlers = view.handlers(at: element.span, element.key.frames)
      guard !handlers.contains(where: { asksBack($0, view) }) else { return nil }
      let isLosing = handlers.contains { loses($0) }
      guard isMarked || isLosing && isLossKnown(handlers) else { return nil }
      // A verb alone on a row is about the row.
      if isBare, view.selfAndAncestors(of: node).contains(where: \.isRow) { return nil }
      return AuditFinding(
        at: element.span, via: element.key.frames, "‘\(label)’ does not say what is lost", heard: element.heard,
        review: isMarked && (!isBare || isLosing) ? nil : "whether it can be undone is not in the source")
    }
  }

  /// Whether it opens a dialog or sheet first.
  private func asksBack(_ handler: AuditedHandler, _ view: AuditedView) -> Bool {
    let asking = Set(view.presentations.flatMap(\.prediction.condition.names))
    let words: Set<String> = ["alert", "confirm", "confirmation", "dialog", "show", "ask", "presented", "present"]
    return handler.assigned.contains { name in asking.contains(name) || !words.isDisjoint(with: Words.ofName(name)) }
  }

  private func loses(_ handler: AuditedHandler) -> Bool {
    let names = handler.effects.compactMap { if case .calls(let name) = $0.kind { name } else { nil } }
    let all = names.isEmpty ? [handler.source] : names
    return all.contains { name in
      // What is marked on the screen is let go, not lost.
      let owner = name.split(separator: ".").dropLast().flatMap { Words.ofName(String($0)) }
      if owner.contains(where: { ["selected", "selection"].contains($0) }) { return false }
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return Words.ofName(last).first.map { Self.losing.contains(Words.stem($0)) } ?? false
    }
  }

  /// The code names everything: `eraseAllAnswers`.
  private func isLossKnown(_ handlers: [AuditedHandler]) -> Bool {
    handlers.contains { $0.source.contains("All") || $0.source.contains("Account") || $0.source.contains("wipe") }
  }
}
