import ScreenModel

/// Finds buttons of alerts and dialogs that are named like one on the screen beneath.
public struct DialogRepeatsButton: Rule {
  public static let notes = RuleNotes(
    summary: "a button of a dialog is named like one on the screen beneath",
    why: "the same words mean two things: asking and doing; a test finds two elements of that name",
    help: "name the outcome with the thing it happens to, as the title of the dialog does",
    limits:
      "Cancel, OK and Close are left alone; one verb under a title that says what it is about is reported for review, because it is how the system names such buttons",
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
      grouping: view.elements.filter { $0.isControl && !($0.label?.isEmpty ?? true) }, by: { $0.label?.written ?? "" })
    return view.presentations.filter { [.alert, .confirmationDialog].contains($0.prediction.kind) }.flatMap { dialog in
      let openers = FocusNotReturned().openers(of: dialog.prediction.condition, view)
      return dialog.elements.compactMap { element -> AuditFinding? in
        guard element.isControl, let words = element.label?.written, !Self.usual.contains(words.lowercased()),
          let twins = beneath[words]?.filter({ twin in
            twin.span != element.span
              && (openers.isEmpty || openers.contains { !twin.presence.excludes($0.presence) })
          }), let first = twins.first
        else { return nil }
        let opener = twins.first { twin in openers.contains { $0.key == twin.key } }
        let twin = opener ?? first
        var finding = AuditFinding(
          at: element.span, via: element.key.frames, "the dialog's ‘\(words)’ is named like a button beneath",
          heard: element.heard,
          review: isVerb(words, of: dialog) ? "the title of the dialog says what it is about" : nil,
          help: outcome(of: dialog, words).map { "name what the dialog's button does: “\($0)”" },
          why: openers.isEmpty || opener != nil
            ? nil : "the same words mean two things; a test finds two elements of that name")
        finding.places = [.init(twin.span, "the one beneath")]
        return finding
      }
    }
  }

  /// One word that the title has as well: “Delete” under “Delete the photo?”.
  private func isVerb(_ words: String, of dialog: AuditedPresentation) -> Bool {
    let title = Words.list(title(of: dialog) ?? "")
    return Words.list(words).count == 1 && title.count > 1 && title.contains(words.lowercased())
  }

  /// What the title asks for, as the name of a button: “Delete the photo?” → “Delete the photo”.
  private func outcome(of dialog: AuditedPresentation, _ words: String) -> String? {
    guard let title = title(of: dialog), title.hasSuffix("?"), title.lowercased().hasPrefix(words.lowercased() + " "),
      Words.list(title).count < 7
    else { return nil }
    return title.dropLast().trimmingCharacters(in: .whitespaces)
  }

  private func title(of dialog: AuditedPresentation) -> String? {
    dialog.elements.first { $0.content == .text }?.label?.known
  }
}
