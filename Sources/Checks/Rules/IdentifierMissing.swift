import ScreenModel

/// Finds controls that UI tests cannot address.
public struct IdentifierMissing: Rule {
  public static let notes = RuleNotes(
    summary: "a control has no accessibility identifier",
    why: "a test has to find it by its words, which change with language and wording",
    help: "add .accessibilityIdentifier(\"category_context_element\")",
    limits: "controls in bars, menus and dialogs of the system are left alone",
    guidelines: [], effect: .slows, fix: .safe, isOptIn: true,
    examples: [
      .finds("1️⃣Button(\"Save\") {}", heard: "Save, button"),
      .allows("Button(\"Save\") {}.accessibilityIdentifier(\"technique_editor_save_button\")"),
    ])

  public init() {}

  private static let kinds: Set<String> = [
    "Button", "NavigationLink", "Link", "Menu", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "TextField",
    "SecureField", "TextEditor", "ColorPicker", "ShareLink", "PhotosPicker",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard node.kind == .control, Self.kinds.contains(node.name), !node.isInLabel,
        let element = view.everyElement.first(where: { $0.span == node.span && $0.key.frames == node.frames }),
        element.element.identifier == nil, !isInSystem(node, view)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "\(element.called) has no identifier", heard: element.heard)
    }
  }

  private func isInSystem(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    view.ancestors(of: node.id).contains { around in
      around.kind == .presentation && ["alert", "confirmationDialog"].contains(around.name)
        || around.kind == .layer && ["contextMenu", "swipeActions"].contains(around.name)
        || around.modifiers.contains { $0.name == "accessibilityIdentifier" } && around.elements.count == 1
    }
  }
}
