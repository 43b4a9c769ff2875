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
    return found + view.presentations.compactMap { alert(view, $0) } + caught(view)
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
      guard let known = text.label?.known, !Words.isKey(known) else { return nil }
      words.append(known)
    }
    return saysNothing(words) ? words.joined(separator: " ") : nil
  }

  /// Words that speak of a failure and name no way out.
  func saysNothing(_ words: [String]) -> Bool {
    let said = words.joined(separator: " ").lowercased()
    return Self.phrases.contains(where: said.contains) && Set(Words.list(said)).isDisjoint(with: Self.remedies)
      && Words.list(said).count <= 12
  }

  /// Words that a `catch` puts where the screen shows them.
  private func caught(_ view: AuditedView) -> [AuditFinding] {
    var met: Set<SourceSpan> = []
    return view.handlers.flatMap { handler in
      handler.effects.compactMap { effect -> AuditFinding? in
        guard effect.caughtIn != nil, case .assigns(let name, let value?) = effect.kind, let words = literal(value),
          !Words.isKey(words), saysNothing([words]), met.insert(effect.span).inserted, let text = shown(name, view)
        else { return nil }
        return AuditFinding(
          at: effect.span, via: handler.frames, "‘\(words)’ says what is wrong, not what to do",
          heard: text.heard(label: words))
      }
    }
  }

  /// The text that shows a property and nothing else, beside which there is nothing to activate.
  private func shown(_ name: String, _ view: AuditedView) -> AuditedElement? {
    let branches = view.errorBranches.filter { $0.condition?.mentions(name) ?? false }
    guard !branches.contains(where: { view.content(of: $0.id).contains { $0.isButtonLike || $0.kind == .opaque } }),
      !view.presentations.contains(where: { $0.prediction.condition.mentions(name) })
    else { return nil }
    return view.everyElement.first { element in
      guard element.content == .text, let label = element.label, label.known == nil else { return false }
      let isAlone = label.parts.allSatisfy { if case .known(let words) = $0 { words.isEmpty } else { true } }
      return isAlone
        && (label.holes.contains { Condition.isSame($0, name) }
          || branches.contains { view.heardElements(in: $0.id).contains { $0.key == element.key } })
    }
  }

  /// The words of `"…"`, `String(localized: "…")`.
  private func literal(_ source: String) -> String? {
    let parts = source.split(separator: "\"", omittingEmptySubsequences: false)
    let openings = ["", "String(localized: ", "NSLocalizedString("]
    guard parts.count >= 3, openings.contains(String(parts[0])), !parts[1].contains("\\") else { return nil }
    guard parts[0] != "" || parts.count == 3 && parts[2].isEmpty, !source.contains("defaultValue:") else { return nil }
    return String(parts[1])
  }
}
