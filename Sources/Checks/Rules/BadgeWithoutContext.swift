import ScreenModel

/// Finds bare numbers that are drawn over a control.
public struct BadgeWithoutContext: Rule {
  public static let notes = RuleNotes(
    summary: "a bare number over a control does not say what it counts",
    why: "“3” is heard as a stop of its own, before or after the control it belongs to",
    help: "hide the number and say it as the control's value: .accessibilityValue(\"3 unread\")",
    limits: "numbers beside a control in a row are not judged; badges of the system have their own words",
    guidelines: [.wcag("1.3.1"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          let unreadCount: Int
          var body: some View {
            Button("Inbox") {}
              .overlay(alignment: .topTrailing) { 1️⃣Text("\\(unreadCount)") }
          }
        }
        """, heard: "<unreadCount>"),
      .allows(
        """
        struct Example: View {
          let unreadCount: Int
          var body: some View {
            Button("Inbox") {}
              .overlay(alignment: .topTrailing) { Text("\\(unreadCount)").accessibilityHidden(true) }
              .accessibilityValue("\\(unreadCount) unread")
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Text").compactMap { node in
      guard let element = node.elements.first, let label = element.label, isNumber(label, view), view.isHeard(node),
        view.everyElement.contains(where: { $0.key == element.key && !$0.hasOwnLabel }), isOverControl(node, view)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "the number ‘\(label.written)’ does not say what it counts",
        heard: element.heard)
    }
  }

  /// No wording of it has words of its own: “1 bookmark” says what it counts.
  private func isNumber(_ text: SpokenText, _ view: AuditedView) -> Bool {
    guard
      text.variants.allSatisfy({
        !$0.parts.contains { if case .known(let words) = $0 { words.contains(where: \.isLetter) } else { false } }
      })
    else { return false }
    let known = text.parts.compactMap { if case .known(let words) = $0 { words } else { nil } }.joined()
    guard known.allSatisfy({ $0.isNumber || $0 == "+" || $0 == " " }) else { return false }
    if text.holes.isEmpty { return known.contains(where: \.isNumber) }
    let types = view.properties.filter { text.holes.contains($0.name) }.map(\.type)
    if !types.isEmpty, types.count == text.holes.count, types.allSatisfy({ ["Int", "UInt"].contains($0 ?? "") }) {
      return true
    }
    let names = Set(text.holes.flatMap(Words.ofName))
    return !names.isDisjoint(with: ["count", "badge", "number", "unread", "total", "amount", "quantity"])
  }

  private func isOverControl(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    for around in view.ancestors(of: node.id) {
      if around.kind == .layer, around.name == "overlay", let owner = around.parent.map({ view.nodes[$0] }) {
        return owner.isButtonLike
          || owner.modifiers.contains { $0.content.contains(around.id) && $0.before.contains(where: \.isControl) }
      }
      if around.kind == .control, around.name == "ZStack" {
        return view.content(of: around.id).contains { $0.isButtonLike && view.isHeard($0) }
      }
      if around.kind == .control, around.name == "HStack" {
        let inside = view.content(of: around.id).filter { $0.kind == .control && view.isHeard($0) }
        return inside.count == 2 && inside.contains(where: \.isButtonLike)
      }
      if around.kind == .control, around.name != "Group" { return false }
    }
    return false
  }
}
