import ScreenModel

/// Finds fields and pickers that navigate or close as soon as something is chosen.
public struct InputChangesContext: Rule {
  public static let notes = RuleNotes(
    summary: "choosing or typing navigates or closes at once",
    why: "moving through the options with VoiceOver already chooses: the screen is gone before the last one was heard",
    help: "wait for a button, or say before that choosing moves on",
    limits: "sees changes of a property that a control on the screen sets",
    guidelines: [.wcag("3.2.2"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var size = "S"
          var body: some View {
            Picker("Size", selection: $size) { Text("S").tag("S"); Text("M").tag("M") }
              .1️⃣onChange(of: size) { dismiss() }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var size = "S"
          var body: some View {
            VStack {
              Picker("Size", selection: $size) { Text("S").tag("S"); Text("M").tag("M") }
              Button("Done") { dismiss() }
            }
          }
        }
        """),
    ])

  public init() {}

  private static let inputs: Set<String> = [
    "Picker", "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "DatePicker",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let chosen = Set(
      view.nodes.filter { $0.kind == .control && Self.inputs.contains($0.name) }.flatMap(\.arguments)
        .compactMap { if case .binding(let name, _) = $0.value { name } else { nil } })
    guard !chosen.isEmpty else { return [] }
    let opening = Set(view.presentations.flatMap(\.prediction.condition.names)).union(pushing(view))
    return view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "onChange", let subject = modifier.argument("of"), chosen.contains(name(subject)) else {
        return nil
      }
      let effects = view.handlers(at: modifier.span, modifier.frames).flatMap(\.effects)
      guard let change = effects.first(where: { leaves($0, opening) }) else { return nil }
      let isChosen = change.tests.contains { test in
        !Set(Words.ofName(test)).isDisjoint(with: [
          "auto", "automatic", "automatically", "setting", "settings", "preferences",
        ])
      }
      return AuditFinding(
        at: modifier.span, via: modifier.frames, "changing ‘\(name(subject))’ leaves the screen or opens another",
        heard: modifier.before.heard,
        review: isChosen ? "people may have asked for it" : nil)
    }
  }

  /// Properties that push a screen when they are set.
  private func pushing(_ view: AuditedView) -> [String] {
    view.appliedModifiers.filter { $0.modifier.name == "navigationDestination" }.flatMap(\.modifier.arguments)
      .compactMap { if case .binding(let name, _) = $0.value { name } else { nil } }
  }

  private func name(_ argument: AuditedArgument) -> String {
    if case .symbol(let name, _) = argument.value { return name }
    return argument.source.hasPrefix("self.") ? String(argument.source.dropFirst(5)) : argument.source
  }

  private func leaves(_ effect: AuditedHandler.Effect, _ opening: Set<String>) -> Bool {
    switch effect.kind {
    case .dismisses: return true
    case .assigns(let name, let value): return opening.contains(name) && value != "false" && value != "nil"
    case .calls(let name):
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let owner = Words.ofName(name)
      return ["push", "navigate", "popToRoot"].contains(last)
        || last == "append" && (owner.contains("path") || owner.contains("navigation"))
    default: return false
    }
  }
}
