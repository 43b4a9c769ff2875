import ScreenModel

/// Finds texts that keep their size when somebody makes text larger.
public struct TextSizeFixed: Rule {
  public static let notes = RuleNotes(
    summary: "a text has a fixed point size",
    why: "who has set a larger text size reads this one as small as before",
    help: "use a text style: .font(.body), or a size that follows one: @ScaledMetric, .custom(_:size:relativeTo:)",
    limits: "pictures, and sizes that are worked out when the app runs, are left alone",
    guidelines: [.wcag("1.4.4"), .nutrition(.largerText)],
    effect: .limits, fix: .safe,
    examples: [
      .finds("Text(\"Conditions\").1️⃣font(.system(size: 13))", heard: "Conditions"),
      .finds(
        """
        struct Big: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.1️⃣font(.system(size: 15)) }
        }
        struct Example: View {
          var body: some View { Button("Conditions") {}.buttonStyle(Big()) }
        }
        """, heard: "Conditions, button"),
      .allows("Text(\"Conditions\").font(.footnote)"),
      .allows("Image(systemName: \"leaf\").font(.system(size: 40)).accessibilityHidden(true)"),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "font", let size = modifier.arguments.first?.fixedFontSize else {
        return nil
      }
      let texts = [node] + view.content(of: node.id)
      guard let text = texts.first(where: { isText($0, view) }) ?? styled(node, texts, view) else { return nil }
      let isWithin = text.id != node.id && texts.contains { $0.id == text.id }
      if isWithin, hasOwnFont(text, below: node, view) { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "this text stays at \(Int(size)) points",
        heard: view.heard(of: [text]),
        review: view.glanceFiles.contains(modifier.span.file) ? "a widget has a fixed space" : nil)
    }
  }

  /// The button whose title a style draws: `configuration.label.font(…)`.
  private func styled(_ node: AuditedNode, _ inside: [AuditedNode], _ view: AuditedView) -> AuditedNode? {
    guard node.kind == .list, !inside.contains(where: { $0.kind == .control || $0.kind == .opaque }),
      let button = view.ancestors(of: node.id).first(where: { $0.kind == .control && $0.name == "Button" }),
      button.argument("systemImage") == nil, button.argument("image") == nil, !view.isHidden(button),
      !view.ancestors(of: node.id).prefix(while: { $0.id != button.id }).contains(where: { $0.name == "Label" })
    else { return nil }
    return isText(button, view) ? button : nil
  }

  private func isText(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    guard node.kind == .control,
      ["Text", "Label", "TextField", "Button", "SecureField", "TextEditor"].contains(node.name)
    else {
      return false
    }
    if node.name == "Button", !view.content(of: node.id).contains(where: { ["Text", "Label"].contains($0.name) }) {
      return node.argument(nil)?.value.text != nil
    }
    let words = node.elements.first?.label?.written ?? node.arguments.first?.value.text?.written ?? "text"
    // An emoji or a sign is a picture.
    return words.contains { $0.isLetter || $0.isNumber } && !view.isHidden(node)
  }

  private func hasOwnFont(_ text: AuditedNode, below node: AuditedNode, _ view: AuditedView) -> Bool {
    var chain = [text]
    for around in view.ancestors(of: text.id) {
      if around.id == node.id { break }
      chain.append(around)
    }
    return chain.contains { $0.modifiers.contains { $0.name == "font" } }
  }
}
