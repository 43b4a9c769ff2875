import ScreenModel

/// Finds announcements on every letter.
public struct AnnouncementPerKeystroke: Rule {
  public static let notes = RuleNotes(
    summary: "something is announced on every change of a field, without a pause",
    why: "each letter cuts off what was being said, so neither the letter nor the message is heard",
    help: "wait until the typing stops: .task(id: text) with Task.sleep before the announcement",
    limits: "an announcement under a condition is reported for review",
    guidelines: [.wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .empty, effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var query = ""
          var body: some View {
            TextField("Tea", text: $query).accessibilityLabel("Tea")
              .onChange(of: query) { 1️⃣AccessibilityNotification.Announcement("Results changed").post() }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var query = ""
          var body: some View {
            TextField("Tea", text: $query).accessibilityLabel("Tea")
              .task(id: query) {
                try? await Task.sleep(for: .seconds(1))
                AccessibilityNotification.Announcement("Results changed").post()
              }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.handlers.compactMap { handler in
      guard let typed = view.typed(by: handler),
        let position = handler.effects.firstIndex(where: { $0.kind == .announces })
      else { return nil }
      let waits = handler.effects[..<position].contains { effect in
        if case .waits = effect.kind { return true }
        if case .calls(let name) = effect.kind { return name.lowercased().contains("debounce") }
        return false
      }
      guard !waits else { return nil }
      let effect = handler.effects[position]
      return AuditFinding(
        at: effect.span, via: handler.frames, "every change of ‘\(typed)’ is announced at once",
        review: effect.tests.isEmpty ? nil : "it is announced only if \(effect.tests.joined(separator: ", "))")
    }
  }
}
