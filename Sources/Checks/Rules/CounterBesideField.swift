import ScreenModel

/// Finds character counters that are stops beside their field.
public struct CounterBesideField: Rule {
  public static let notes = RuleNotes(
    summary: "a character counter is a stop of its own instead of the field's value",
    why: "the person who types does not hear how much room is left; later a number is heard without its field",
    help: "put the count into the field's .accessibilityValue and hide the counter",
    limits: "knows a counter by its words or by ‘count’, ‘remaining’ in its names",
    guidelines: [.wcag("1.3.1"), .wcag("3.3.2"), .nutrition(.voiceOver)],
    effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var words = ""
          var body: some View {
            VStack {
              TextField("Motto", text: $words).accessibilityLabel("Motto")
              1️⃣Text("\\(words.count) of 60 characters")
            }
          }
        }
        """, heard: "<words.count> of 60 characters"),
      .allows(
        """
        struct Example: View {
          @State private var words = ""
          var body: some View {
            VStack {
              TextField("Motto", text: $words)
                .accessibilityLabel("Motto")
                .accessibilityValue("\\(words), \\(words.count) of 60 characters")
              Text("\\(words.count) of 60 characters").accessibilityHidden(true)
            }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let fields = view.controls("TextField", "TextEditor", "SecureField")
    guard !fields.isEmpty else { return [] }
    return view.controls("Text").compactMap { node in
      guard let element = node.elements.first, let label = element.label, view.isHeard(node),
        isCounter(label) || isBare(label, fields),
        let container = nearest(node, view),
        fields.contains(where: { field in view.ancestors(of: field.id).contains { $0.id == container.id } })
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "the counter ‘\(label.written)’ stands beside its field",
        heard: element.heard, after: "")
    }
  }

  /// Nothing but the length of a field's text: `160 - words.count`.
  private func isBare(_ text: SpokenText, _ fields: [AuditedNode]) -> Bool {
    guard let hole = text.holes.first, text.holes.count == 1, text.parts.count == 1, hole.contains(".count") else {
      return false
    }
    return fields.contains { field in
      if case .binding(let name, _)? = field.argument("text")?.value { return hole.contains("\(name).count") }
      return false
    }
  }

  /// The stack or section around, one level out of a row.
  func nearest(_ node: AuditedNode, _ view: AuditedView) -> AuditedNode? {
    let stacks = view.ancestors(of: node.id).filter { $0.kind == .control }
    guard let first = stacks.first else { return nil }
    return first.name == "HStack" && stacks.count > 1 ? stacks[1] : first
  }

  private func isCounter(_ text: SpokenText) -> Bool {
    let words = Set(Words.list(text.written))
    let names = text.holes.flatMap(Words.ofName)
    let counts = names.contains("count") || names.contains("remaining") || names.contains("left")
    if !text.holes.isEmpty, !words.isDisjoint(with: ["characters", "character", "letters"]) { return true }
    guard counts, text.holes.contains(where: { $0.contains("count") || $0.contains("emaining") }) else { return false }
    return text.written.contains("/") || !words.isDisjoint(with: ["left", "remaining"])
  }
}
