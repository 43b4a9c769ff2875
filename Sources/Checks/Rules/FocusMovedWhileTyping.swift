import ScreenModel

/// Finds a focus that is taken from a field while somebody types.
public struct FocusMovedWhileTyping: Rule {
  public static let notes = RuleNotes(
    summary: "the focus is taken from a field on a change of its text",
    why: "after one letter the focus is elsewhere, and the rest of the word is typed into nothing",
    help: "move the focus when the field is submitted, or announce instead of moving",
    limits: "a move under a condition, like a code that is complete, is reported for review",
    guidelines: [.wcag("3.2.2"), .wcag("2.4.3"), .nutrition(.voiceOver)],
    effect: .blocks,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var query = ""
          @AccessibilityFocusState private var isResultFocused: Bool
          var body: some View {
            List {
              TextField("Tea", text: $query).accessibilityLabel("Tea")
                .onChange(of: query) { 1️⃣isResultFocused = true }
              Text("Sencha").accessibilityFocused($isResultFocused)
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var query = ""
          @AccessibilityFocusState private var isResultFocused: Bool
          var body: some View {
            List {
              TextField("Tea", text: $query).accessibilityLabel("Tea")
                .onSubmit { isResultFocused = true }
              Text("Sencha").accessibilityFocused($isResultFocused)
            }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let focus = view.everyFocusName
    return view.handlers.compactMap { handler in
      guard let typed = view.typed(by: handler) else { return nil }
      let move = handler.effects.first { effect in
        switch effect.kind {
        case .changesScreen: return true
        case .assigns(let name, _): return focus.contains { Condition.isSame($0, name) }
        default: return false
        }
      }
      guard let move, !isOnReturn(move, handler) else { return nil }
      let isCounted = move.tests.contains { test in
        ["count", "isEmpty", "hasSuffix", "last", "newline"].contains { test.contains($0) }
      }
      // One character and on: that is every key.
      let isEach = move.tests.contains { test in
        ["count == 1", "count >= 1", "count > 0"].contains { test.hasSuffix($0) }
      }
      let isReturn = ["isNewline", "\\n", "isNewLine"].contains { handler.source.contains($0) }
      return AuditFinding(
        at: move.span, via: handler.frames, "typing into ‘\(typed)’ moves the focus",
        review: isReturn
          ? "it may move only when a line is ended"
          : isCounted && !isEach ? "it moves only if \(move.tests.joined(separator: ", "))" : nil)
    }
  }

  /// Past a test for the end of a line: the return key of a field of several lines, which sends as `onSubmit` does.
  private func isOnReturn(_ move: AuditedHandler.Effect, _ handler: AuditedHandler) -> Bool {
    let ends = ["isNewline", "\"\\n\""]
    if move.tests.contains(where: { test in !test.hasPrefix("!") && ends.contains { test.contains($0) } }) {
      return true
    }
    return ends.contains { handler.source.contains("\($0) else") || handler.source.contains("\($0)) else") }
  }
}
