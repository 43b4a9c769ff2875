import ScreenModel

/// Finds texts that are cut or made smaller where they should grow.
public struct TextShrunk: Rule {
  public static let notes = RuleNotes(
    summary: "a text is held to one line or made smaller to fit",
    why: "at a large text size it is cut off, or as small as before",
    help:
      "let it wrap: .fixedSize(horizontal: false, vertical: true) and no line limit, or one that depends on dynamicTypeSize",
    limits:
      "single short words are left alone, and widgets, names cut in the middle, and code of views that ask for the text size",
    guidelines: [.wcag("1.4.4"), .nutrition(.largerText)],
    effect: .limits,
    examples: [
      .finds(
        """
        struct Example: View {
          let conditions: String
          var body: some View { Text(conditions).1️⃣lineLimit(1) }
        }
        """, heard: "<conditions>"),
      .allows(
        """
        struct Example: View {
          let conditions: String
          var body: some View { Text(conditions).fixedSize(horizontal: false, vertical: true) }
        }
        """),
      .allows("Text(\"New\").lineLimit(1)"),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let asking = ["dynamicTypeSize", "sizeCategory"].flatMap { view.environmentReaders[$0] ?? [] }
    return view.nodes.compactMap { node in
      guard node.kind == .control, node.name == "Text", matters(node), !view.isHidden(node) || node.isInLabel else {
        return nil
      }
      let limit = node.modifiers.first { modifier in
        switch modifier.name {
        case "lineLimit":
          modifier.arguments.count == 1 && modifier.arguments.first?.value.number == 1 && modifier.condition == nil
        case "minimumScaleFactor": (modifier.arguments.first?.value.number ?? 1) < 1
        default: false
        }
      }
      guard let limit, !view.glanceFiles.contains(limit.span.file), node.modifier("truncationMode") == nil,
        !node.modifiers.contains(where: { $0.name == "dynamicTypeSize" }), !isInBar(node, view),
        !asking.contains(where: { $0.contains(limit.span) }), !isChosenBySize(node, view), !isDrawn(node)
      else {
        return nil
      }
      return AuditFinding(
        at: limit.span, via: limit.frames,
        limit.name == "lineLimit" ? "this text is cut off after one line" : "this text is made smaller to fit",
        heard: view.heard(of: [node]))
    }
  }

  /// As large as the box it is drawn in: `.font(.system(size: proxy.size.width * 0.5))` for the initials of a person.
  private func isDrawn(_ node: AuditedNode) -> Bool {
    guard let font = node.modifier("font")?.arguments.first?.source else { return false }
    return ["geometry", "proxy", ".size.", ".width", ".height"].contains(where: font.contains)
  }

  /// Another layout takes its place at a large text size.
  private func isChosenBySize(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.ancestors(of: node.id).contains { around in
      guard around.kind == .branch, let text = around.condition?.text else { return false }
      return text.contains("dynamicTypeSize") || text.contains("sizeCategory")
    }
  }

  /// Whether it may be longer than a word.
  private func matters(_ node: AuditedNode) -> Bool {
    guard let text = node.elements.first?.label ?? node.arguments.first?.value.text else { return true }
    if !text.holes.isEmpty {
      return !text.holes.allSatisfy { name in
        let words = Words.ofName(name)
        return ["count", "number", "index", "percentage", "percent", "time", "duration", "initials", "emoji", "symbol"]
          .contains {
            words.contains($0)
          }
      }
    }
    return Words.list(text.written).count > 2
  }

  private func isInBar(_ node: AuditedNode, _ view: AuditedView) -> Bool { view.isInBar(node) }
}
