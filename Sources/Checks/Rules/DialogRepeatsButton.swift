import ScreenModel

/// Finds buttons of alerts and dialogs that are named like one on the screen beneath.
public struct DialogRepeatsButton: Rule {
  public static let notes = RuleNotes(
    summary: "a button of a dialog is named like one on the screen beneath",
    why: "the same words mean two things: asking and doing; a test finds two elements of that name",
    help: "name what the dialog's button does: “Lock for this season”",
    limits: "Cancel, OK and Close are left alone",
    guidelines: [.wcag("2.4.6"), .wcag("4.1.2")],
    state: .modal, effect: .slows,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var asks = false
          var body: some View {
            Button("Lock the plan") { asks = true }
              .confirmationDialog("Lock it?", isPresented: $asks) {
                1️⃣Button("Lock the plan") {}
              }
          }
        }
        """, heard: "Lock the plan, button"),
      .allows(
        """
        struct Example: View {
          @State private var asks = false
          var body: some View {
            Button("Lock the plan") { asks = true }
              .confirmationDialog("Lock it?", isPresented: $asks) {
                Button("Lock for this season") {}
              }
          }
        }
        """),
    ])

  public init() {}

  private static let usual: Set<String> = ["cancel", "ok", "close", "done", "yes", "no"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let beneath = Dictionary(
      view.elements.filter(\.isControl).compactMap { element in
        element.label.flatMap { $0.isEmpty ? nil : ($0.written, element) }
      }, uniquingKeysWith: { first, _ in first })
    return view.presentations.filter { [.alert, .confirmationDialog].contains($0.prediction.kind) }.flatMap { dialog in
      dialog.elements.compactMap { element -> AuditFinding? in
        guard element.isControl, let words = element.label?.written, let twin = beneath[words],
          !Self.usual.contains(words.lowercased()), twin.span != element.span
        else { return nil }
        var finding = AuditFinding(
          at: element.span, via: element.key.frames, "the dialog's ‘\(words)’ is named like a button beneath",
          heard: element.heard)
        finding.places = [.init(twin.span, "the one beneath")]
        return finding
      }
    }
  }
}
