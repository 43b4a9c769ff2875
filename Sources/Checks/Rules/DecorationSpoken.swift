import ScreenModel

/// Finds symbols and background pictures that are stops beside the text that says everything.
public struct DecorationSpoken: Rule {
  public static let notes = RuleNotes(
    summary: "decoration is a stop of its own",
    why: "the name of a symbol or file is heard between the texts that matter",
    help: "hide it with .accessibilityHidden(true), use Image(decorative:), or let Label pair symbol and text",
    limits: "a symbol that changes with a test, or stands without text beside it, is left to other rules",
    guidelines: [.wcag("1.1.1"), .nutrition(.voiceOver)],
    effect: .slows, fix: .safe,
    examples: [
      .finds(
        """
        HStack {
          1️⃣Image(systemName: "thermometer")
          Text("Note the temperature")
        }
        """, heard: "<thermometer>, image"),
      .finds(
        """
        Text("Welcome")
          .background { 1️⃣Image("paper_texture") }
        """, heard: "paper_texture, image"),
      .allows(
        """
        HStack {
          Image(systemName: "thermometer").accessibilityHidden(true)
          Text("Note the temperature")
        }
        """),
      .allows(#"Label("Note the temperature", systemImage: "thermometer")"#),
      .allows(
        """
        HStack {
          Image(systemName: "thermometer")
          Text("Note the temperature")
        }
        .accessibilityElement(children: .combine)
        """),
    ])

  public static let dependsOnSurroundings = true

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Image").compactMap { node in
      guard let element = node.elements.first, element.isUnnamedImage, !node.isInLabel, isSpoken(node, view) else {
        return nil
      }
      let isBehind = view.ancestors(of: node.id).contains { $0.kind == .layer && $0.name == "background" }
      guard isBehind || isSymbolBesideText(node, view) || isNamedDecoration(node) else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames,
        isBehind ? "a background picture is spoken" : "\(name(node)) is decoration and is spoken",
        heard: element.heard, after: "")
    } + bullets(view)
  }

  /// Signs that only separate: a bullet, a bar, an arrow.
  private func bullets(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Text").compactMap { node in
      guard let element = node.elements.first, let words = element.label?.known, Self.signs.contains(words),
        view.isHeard(node), node.modifier("accessibilityLabel") == nil, let stack = view.container(of: node),
        view.texts(in: stack).contains(where: { $0.id != node.id && view.isHeard($0) })
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "the sign ‘\(words)’ is a stop of its own", heard: element.heard, after: "",
        why: "a sign that only separates is a stop between the texts that matter, and adds nothing")
    }
  }

  static let signs: Set<String> = [
    "•", "·", "|", "›", "»", "→", "–", "—", "‧", "●", "○", "▪", "▸", "►", ">", "/",
  ]

  /// Names of files for what only decorates.
  static let decorations: Set<String> = [
    "bullet", "divider", "separator", "background", "texture", "pattern", "decoration", "ornament", "confetti", "wave",
    "chevron", "backdrop", "bg", "stripe", "border", "squiggle", "swirl", "decorative", "shadow", "gradient",
  ]

  private func isNamedDecoration(_ node: AuditedNode) -> Bool { Self.isDecoration(node) }

  static func isDecoration(_ node: AuditedNode) -> Bool {
    guard node.argument("systemName") == nil, let name = node.argument(nil)?.value.text?.known else { return false }
    return !decorations.isDisjoint(with: Words.ofName(name))
  }

  private func name(_ node: AuditedNode) -> String {
    guard let source = (node.argument("systemName") ?? node.argument(nil))?.source, !source.contains("{") else {
      return "a picture"
    }
    return "the picture ‘\(source.filter { $0 != "\"" })’"
  }

  private func isSpoken(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.everyElement.contains {
      $0.key.span == node.span && $0.key.frames == node.frames && $0.isUnnamedImage && !$0.element.isActivatable
    }
  }

  private func isSymbolBesideText(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    guard let symbol = node.argument("systemName") else { return false }
    if case .choice = symbol.value { return false }
    if let text = symbol.value.text, text.variants.count > 1 { return false }
    if view.ancestors(of: node.id).prefix(6).contains(where: { $0.kind == .branch }), node.isConditionalMark(view) {
      return false
    }
    guard let stack = view.container(of: node), ["HStack", "VStack"].contains(stack.name) else { return false }
    return view.content(of: stack.id).contains {
      $0.kind == .control && ($0.name == "Text" || $0.name == "Label") && view.isHeard($0)
    }
  }
}

extension AuditedNode {
  /// Shown only under a test, beside what is always there: it tells something.
  func isConditionalMark(_ view: AuditedView) -> Bool {
    for around in view.ancestors(of: id) {
      if around.kind == .branch { return view.content(of: around.id).filter { $0.kind == .control }.count == 1 }
      if around.kind == .control { return false }
    }
    return false
  }
}
