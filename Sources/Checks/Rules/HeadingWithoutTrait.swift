import ScreenModel

/// Finds titles that are drawn as headings and are plain text.
public struct HeadingWithoutTrait: Rule {
  public static let notes = RuleNotes(
    summary: "text styled and placed as a title is no heading",
    why: "people who jump from heading to heading pass it by and have to walk through everything",
    help: "add .accessibilityAddTraits(.isHeader)",
    limits:
      "numbers, and titles inside one combined element, are left alone; values known only when the app runs are reported for review unless their name says title",
    guidelines: [.wcag("1.3.1"), .wcag("2.4.6"), .nutrition(.voiceOver)],
    effect: .slows, fix: .safe,
    examples: [
      .finds(
        """
        VStack {
          1️⃣Text("For the youngest").font(.title2)
          Button("Three little socks") {}
        }
        """, heard: "For the youngest"),
      .allows(
        """
        VStack {
          Text("For the youngest").font(.title2).accessibilityAddTraits(.isHeader)
          Button("Three little socks") {}
        }
        """),
      .allows(
        """
        VStack { Text("42").font(.largeTitle); Text("days") }
        """),
      .allows(
        """
        Button(action: {}) { VStack { Text("Lamp").font(.title2); Text("40 euros") } }
        """),
    ])

  public init() {}

  private static let styles: Set<String> = ["largeTitle", "title", "title2", "title3"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Text").compactMap { node in
      guard isStyled(node, view), !node.isInLabel, !view.isInBar(node), let own = node.elements.first,
        let element = view.everyElement.first(where: { $0.key == own.key }), !element.element.traits.contains(.header),
        element.element.openTraits[.header] == nil, !element.element.traits.contains(.button),
        let label = element.label, isWords(label), isFollowed(node, view)
      else { return nil }
      let isNamed = label.holes.allSatisfy { hole in
        !Set(Words.ofName(hole.split(separator: ".").last.map(String.init) ?? hole))
          .isDisjoint(with: ["title", "heading", "header", "headline"])
      }
      return AuditFinding(
        at: node.span, via: node.frames, "‘\(label.written)’ is drawn as a title and is no heading",
        heard: element.heard, after: "\(element.heard), heading",
        review: isNamed ? nil : "whether it is a title or a value, only its words can tell")
    }
  }

  private func isStyled(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    for around in [node] + view.ancestors(of: node.id).prefix(2).filter({ $0.kind != .control }) {
      guard let font = around.modifier("font")?.arguments.first else { continue }
      return font.value.alternatives.contains(where: isTitle)
    }
    return false
  }

  private func isTitle(_ value: AuditedValue) -> Bool {
    guard case .member(let name, let owner, let arguments) = value else { return false }
    if Self.styles.contains(name) { return true }
    // `.title2.weight(.semibold)`, `.system(.title, design:)`
    if let owner, Self.styles.contains(where: { owner.contains(".\($0)") || owner == $0 }) { return true }
    return name == "system" && arguments.contains { Self.styles.contains($0.value.memberName ?? "") }
  }

  private func isWords(_ text: SpokenText) -> Bool {
    let known = text.parts.compactMap { if case .known(let words) = $0 { words } else { nil } }.joined()
    if text.holes.isEmpty, text.isKnown {
      return known.filter(\.isLetter).count > 2 && !known.contains(where: \.isNumber)
    }
    // A formatted value is no title.
    return !text.holes.contains { $0.contains("ormat") || $0.contains("(") } && known.allSatisfy { !$0.isNumber }
      && (!text.isKnown)
  }

  /// Something stands below or beside it that it is the title of.
  private func isFollowed(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    guard let stack = view.container(of: node), !["HStack", "Label", "LabeledContent"].contains(stack.name) else {
      return false
    }
    let siblings = view.content(of: stack.id).filter { $0.kind == .control && $0.id > node.id }
    return siblings.contains { view.isHeard($0) }
  }
}
