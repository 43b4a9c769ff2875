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
      guard modifier.name == "font", let font = modifier.arguments.first?.value, let size = size(font) else {
        return nil
      }
      let texts = [node] + view.content(of: node.id)
      guard let text = texts.first(where: { isText($0, view) }) ?? styled(node, texts, view),
        text.id == node.id || !texts.contains(where: { $0.id == text.id }) || !hasOwnFont(text, below: node, view)
      else { return nil }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "this text stays at \(Int(size)) points", heard: text.elements.heard,
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

  private func size(_ font: AuditedValue) -> Double? {
    guard case .member(let name, let owner, let arguments) = font else { return nil }
    // `.system(size: 13).bold()`
    if !["system", "custom"].contains(name) {
      guard let owner, owner.contains(".system(size:"), let start = owner.range(of: "size:") else { return nil }
      return Double(owner[start.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }
    if arguments.contains(where: { $0.label == "relativeTo" }) { return nil }
    if name == "custom" { return arguments.first { $0.label == "fixedSize" }?.value.number }
    return arguments.first { $0.label == "size" }?.value.number
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
