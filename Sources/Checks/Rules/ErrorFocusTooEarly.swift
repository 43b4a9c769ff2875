import ScreenModel

/// Finds a focus that is set before the view it goes to is there.
public struct ErrorFocusTooEarly: Rule {
  public static let notes = RuleNotes(
    summary: "the focus is set in the same turn in which the error view is inserted",
    why: "what is to be focused is not there yet, so the focus stays where it was and nothing is heard",
    help: "set the focus when the view has appeared: .onAppear { isErrorFocused = true } on the error text",
    limits: "sees code of the view and of the project's own types",
    guidelines: [.wcag("3.3.1"), .wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .error, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var showsError = false
          @AccessibilityFocusState private var isErrorFocused: Bool
          var body: some View {
            VStack {
              if showsError { Text("Enter your email.").accessibilityFocused($isErrorFocused) }
              Button("Continue") {
                showsError = true
                1️⃣isErrorFocused = true
              }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var showsError = false
          @AccessibilityFocusState private var isErrorFocused: Bool
          var body: some View {
            VStack {
              if showsError {
                Text("Enter your email.").accessibilityFocused($isErrorFocused)
                  .onAppear { isErrorFocused = true }
              }
              Button("Continue") { showsError = true }
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var showsError = false
          @AccessibilityFocusState private var isErrorFocused: Bool
          var body: some View {
            VStack {
              if showsError { Text("Enter your email.").accessibilityFocused($isErrorFocused) }
              Button("Continue") {
                showsError = true
                Task {
                  try? await Task.sleep(for: .milliseconds(100))
                  isErrorFocused = true
                }
              }
            }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    var found: [AuditFinding] = []
    for branch in view.nodes where branch.kind == .branch {
      guard let condition = branch.condition, !branch.isAboutRow else { continue }
      let inside = view.content(of: branch.id).flatMap(\.modifiers).filter { $0.name == "accessibilityFocused" }
      for modifier in inside {
        guard let argument = modifier.arguments.first, case .binding(let focus, _) = argument.value else { continue }
        let setsItself = view.code(inside: branch.id).contains { handler in
          handler.kind != "Button" && handler.assigned.contains { Condition.isSame($0, focus) }
        }
        guard !setsItself else { continue }
        for handler in view.handlers {
          guard let early = early(handler, focus, condition) else { continue }
          found.append(
            AuditFinding(
              at: early.span, via: handler.frames, "‘\(focus)’ is set in the turn that inserts what it focuses",
              heard: view.heardElements(in: branch.id).heard))
        }
      }
    }
    return found
  }

  private func early(_ handler: AuditedHandler, _ focus: String, _ condition: Condition) -> AuditedHandler.Effect? {
    let effects = handler.effects
    guard
      let set = effects.firstIndex(where: { effect in
        guard case .assigns(let name, let value) = effect.kind, value != "false", value != "nil" else { return false }
        return Condition.isSame(name, focus)
      })
    else { return nil }
    guard
      let shown = effects.firstIndex(where: { effect in
        guard case .assigns(let name, let value) = effect.kind, value != "false", value != "nil" else { return false }
        return condition.mentions(name) && !Condition.isSame(name, focus)
      })
    else { return nil }
    guard effects[set].turn == effects[shown].turn else { return nil }
    let waits = effects[min(set, shown)..<max(set, shown)].contains { effect in
      if case .waits = effect.kind { return true }
      return false
    }
    return waits ? nil : effects[set]
  }
}
