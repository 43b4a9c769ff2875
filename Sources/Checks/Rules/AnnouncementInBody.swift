import ScreenModel

/// Finds announcements that are posted while a view is built.
public struct AnnouncementInBody: Rule {
  public static let notes = RuleNotes(
    summary: "an announcement is posted while a view is built",
    why: "a body is run again whenever anything changes: the message is heard many times, or at a wrong moment",
    help: "post it where something happens: in .onChange, .onAppear, .task or an action",
    limits: "sees the body and properties and functions that return some View",
    guidelines: [.wcag("4.1.3"), .nutrition(.voiceOver)],
    effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          let count: Int
          var body: some View {
            VStack {
              let _ = 1️⃣AccessibilityNotification.Announcement("\\(count) results").post()
              Text("Results")
            }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          let count: Int
          var body: some View {
            VStack { Text("Results") }
              .onChange(of: count) { AccessibilityNotification.Announcement("\\(count) results").post() }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    view.remarks.filter { $0.kind == .announcementInBody }.map { remark in
      AuditFinding(at: remark.span, "this is announced every time the view is built")
    }
  }
}
