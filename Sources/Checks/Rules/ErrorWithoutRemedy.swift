import ScreenModel

/// Finds error texts that say what is wrong and not what to do.
public struct ErrorWithoutRemedy: Rule {
  public static let notes = RuleNotes(
    summary: "an error says what is wrong, not what to do",
    why: "one hears that it failed and has nothing to try next",
    help: "say what to do: “Enter a house number, for example 12 Oak Street.”, and offer the button for it",
    limits: "knows English phrases; an error with a button of its own or a text from the run is left alone",
    guidelines: [.wcag("3.3.1"), .wcag("3.3.3"), .nutrition(.voiceOver)],
    state: .error, effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          let failed: Bool
          var body: some View {
            if failed { 1️⃣Text("Something went wrong") } else { Text("High water at noon") }
          }
        }
        """, heard: "Something went wrong"),
      .allows(
        """
        struct Example: View {
          let failed: Bool
          var body: some View {
            if failed { Text("The tides could not be loaded. Check your connection and load again.") }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let failed: Bool
          var onLoad: () -> Void
          var body: some View {
            if failed {
              Text("Something went wrong")
              Button("Load again", action: onLoad)
            }
          }
        }
        """),
    ])

  public init() {}

  private static let phrases = [
    "something went wrong", "an error occurred", "an error has occurred", "unknown error", "unexpected error", "oops",
    "error", "failed", "failure", "invalid", "not valid", "incorrect", "wrong", "could not", "couldn't", "couldn’t",
    "can't", "can’t", "unable", "cannot", "not allowed", "problem",
  ]
  private static let remedies: Set<String> = [
    "try", "check", "enter", "choose", "retry", "reload", "again", "use", "add", "remove", "type", "write", "pick",
    "select", "correct", "please", "later", "go", "open", "turn", "contact", "call", "must", "should", "need", "needs",
    "example", "allow", "sign", "log", "update", "make", "give", "set", "change", "fill", "provide", "wait", "connect",
    "ask", "move", "between", "least", "most", "than", "shorter", "longer", "already", "settings", "visit", "tap",
    "restart",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    var found: [AuditFinding] = []
    for branch in view.errorBranches {
      let inside = view.content(of: branch.id)
      guard !inside.contains(where: { $0.kind == .opaque || $0.isButtonLike }),
        !view.ancestors(of: branch.id).contains(where: { $0.isRow })
      else { continue }
      let heard = view.heardElements(in: branch.id)
      let texts = heard.filter { $0.content == .text }
      guard let first = texts.first, let told = remark(texts) else { continue }
      found.append(
        AuditFinding(
          at: first.span, via: first.key.frames, "‘\(told)’ says what is wrong, not what to do", heard: texts.heard))
    }
    return found + view.presentations.compactMap { alert(view, $0) }
  }

  /// An alert that says so and can only be closed.
  private func alert(_ view: AuditedView, _ presentation: AuditedPresentation) -> AuditFinding? {
    guard presentation.prediction.kind == .alert else { return nil }
    let texts = presentation.elements.filter { $0.content == .text }
    // Beneath its title stands a text of the run.
    let hasMessage = view.appliedModifiers.contains { _, modifier in
      modifier.span == presentation.prediction.span && modifier.arguments.contains { $0.label == "message" }
    }
    if hasMessage, texts.count < 2 { return nil }
    let closing: Set<String> = ["ok", "okay", "cancel", "close", "dismiss", "done", "got it"]
    let others = presentation.elements.filter { $0.content != .text }
    guard others.allSatisfy({ $0.label?.known.map { closing.contains($0.lowercased()) } ?? false }), !texts.isEmpty,
      let told = remark(texts)
    else { return nil }
    return AuditFinding(
      at: presentation.prediction.span, "‘\(told)’ says what is wrong, not what to do", heard: texts.heard)
  }

  /// The words, where all are known and none helps.
  private func remark(_ texts: [AuditedElement]) -> String? {
    var words: [String] = []
    for text in texts {
      guard let known = text.label?.known else { return nil }
      words.append(known)
    }
    let said = words.joined(separator: " ").lowercased()
    guard Self.phrases.contains(where: said.contains), Set(Words.list(said)).isDisjoint(with: Self.remedies),
      Words.list(said).count <= 12
    else { return nil }
    return words.joined(separator: " ")
  }
}
