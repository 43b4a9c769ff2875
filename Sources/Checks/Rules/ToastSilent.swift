import ScreenModel

/// Finds messages that slide in and are not spoken.
public struct ToastSilent: Rule {
  public static let notes = RuleNotes(
    summary: "a message slides in and nothing speaks it",
    why: "it is seen by everybody else: the focus stays where it is and nothing is heard",
    help:
      "announce it when it appears: .onAppear { AccessibilityNotification.Announcement(…).post() }, and keep the result on the screen",
    limits:
      "knows messages in overlays, insets and stacks that a flag or text shows; bars with commands are left alone",
    guidelines: [.wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .success, effect: .blocks,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var showsThanks = false
          var body: some View {
            List { Button("Report litter") { showsThanks = true } }
              .overlay(alignment: .bottom) {
                if 1️⃣showsThanks { Text("Thank you for your report") }
              }
          }
        }
        """, heard: "Thank you for your report"),
      .allows(
        """
        struct Example: View {
          @State private var showsThanks = false
          var body: some View {
            List { Button("Report litter") { showsThanks = true } }
              .overlay(alignment: .bottom) {
                if showsThanks {
                  Text("Thank you for your report")
                    .onAppear { AccessibilityNotification.Announcement("Thank you").post() }
                }
              }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @State private var playing: String?
          var body: some View {
            List { Button("Wren") { playing = name } }
              .overlay(alignment: .bottom) {
                if let playing { HStack { Text(playing); Button("Stop") { self.playing = nil } } }
              }
          }
          let name: String
        }
        """),
    ])

  public static let missing: Missing? = .ofSpeech

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.toasts.compactMap { toast in
      guard !toast.writers.isEmpty, !view.isTold(toast.branch) else { return nil }
      let heard = view.heardElements(in: toast.branch.id)
      guard heard.contains(where: { $0.content == .text }) else { return nil }
      let isTouched = toast.writers.contains { $0.isTouch } || toast.timer != nil
      var finding = AuditFinding(
        at: toast.branch.span, via: toast.branch.frames, "the message appears and nothing speaks it",
        heard: heard.heard,
        review: isTouched ? nil : "it may be there from the beginning")
      if !(toast.branch.condition?.words.isDisjoint(with: Words.wrong) ?? true) { finding.states = [.error] }
      return finding
    }
  }
}
