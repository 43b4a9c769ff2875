import ScreenModel

/// Finds test identifiers passed as labels, and sentences passed as identifiers.
public struct IdentifierAsLabel: Rule {
  public static let notes = RuleNotes(
    summary: "an identifier is passed as label, or a sentence as identifier",
    why:
      "an identifier is made for tests: its underscores are spoken; words meant to be heard are silent as an identifier",
    help: "pass words to .accessibilityLabel and the constant to .accessibilityIdentifier",
    limits: "knows identifiers by their form and by the name of the constant",
    guidelines: [.wcag("1.1.1"), .wcag("4.1.2"), .nutrition(.voiceOver)],
    effect: .misleads, fix: .safe,
    examples: [
      .finds(
        """
        enum LoomID { static let undo = "loom_editor_button_undo" }
        struct Example: View {
          var body: some View {
            Button(action: {}) { Image(systemName: "arrow.uturn.backward") }
              .1️⃣accessibilityLabel(LoomID.undo)
          }
        }
        """, heard: "loom_editor_button_undo, button"),
      .finds(
        """
        Button(action: {}) { Image(systemName: "xmark") }
          .1️⃣accessibilityIdentifier("Closes this panel.")
        """),
      .allows(
        """
        enum LoomID { static let undo = "loom_editor_button_undo" }
        struct Example: View {
          var body: some View {
            Button("Undo") {}.accessibilityIdentifier(LoomID.undo)
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let identifiers = Set(
      view.appliedModifiers.filter { $0.modifier.name == "accessibilityIdentifier" }
        .compactMap { $0.modifier.text?.known })
    return view.appliedModifiers.compactMap { node, modifier in
      guard Self.names.contains(modifier.name), let argument = modifier.arguments.first,
        let words = modifier.text?.known
      else { return nil }
      switch modifier.name {
      case "accessibilityLabel":
        guard isIdentifier(words), isConstant(argument) || identifiers.contains(words) else { return nil }
        return AuditFinding(
          at: modifier.span, via: modifier.frames, "the identifier ‘\(words)’ is passed as label",
          heard: view.heard(of: modifier, on: node))
      case "accessibilityIdentifier":
        guard isSentence(words), !modifier.after.contains(where: \.hasOwnLabel),
          words.split(separator: " ").count > 4
            || modifier.after.contains(where: { $0.label == nil || $0.isUnnamedImage || $0.label?.isFileName == true })
        else { return nil }
        return AuditFinding(
          at: modifier.span, via: modifier.frames, "the words ‘\(words)’ are passed as identifier, which nobody hears",
          heard: view.heard(of: modifier, on: node), after: modifier.after.first?.heard(label: words))
      default: return nil
      }
    }
  }

  private static let names: Set<String> = ["accessibilityLabel", "accessibilityIdentifier"]

  /// Not written here as words, but a constant that says what it is by its name.
  private func isConstant(_ argument: AuditedArgument) -> Bool {
    guard !argument.value.isLiteralText || !argument.source.hasPrefix("\"") else { return false }
    let names = Set(Words.ofName(argument.source))
    return argument.source.contains("ID.")
      || !names.isDisjoint(with: ["identifier", "identifiers", "id", "ids", "test"])
  }

  func isIdentifier(_ words: String) -> Bool {
    words.contains { $0 == "_" || $0 == "." || $0 == "-" } && !words.contains(" ") && words.contains(where: \.isLetter)
  }

  func isSentence(_ words: String) -> Bool {
    words.split(separator: " ").count > 2 && !words.contains("_")
  }
}
