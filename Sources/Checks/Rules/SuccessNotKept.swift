import ScreenModel

/// Finds results that are announced or flashed and nowhere to be found afterwards.
public struct SuccessNotKept: Rule {
  public static let notes = RuleNotes(
    summary: "a toast or an announcement is the only confirmation",
    why: "it is spoken once; who missed it finds nothing on the screen that says it is done",
    help: "keep the result on the screen, and let the announcement only point at it",
    limits: "knows words like paid, saved and sent; a toast beside which nothing else changes is reported for review",
    guidelines: [.wcag("2.2.1"), .wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .success, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @State private var order: String?
          var body: some View {
            Form { Button("Pay") { order = "H7" } }
              .onChange(of: order) {
                1️⃣AccessibilityNotification.Announcement("Paid").post()
              }
          }
        }
        """),
      .finds(
        """
        struct Example: View {
          @State private var note = ""
          let send: (String) -> Void
          var body: some View {
            TextField("Note", text: $note)
            Button("Send") {
              send(note)
              note = ""
              1️⃣AccessibilityNotification.Announcement("Sent").post()
            }
          }
        }
        """, review: true),
      .allows(
        """
        struct Example: View {
          @State private var order: String?
          var body: some View {
            Form {
              Button("Pay") { order = "H7" }
              if let order { Text("Paid. Order \\(order)") }
            }
            .onChange(of: order) {
              AccessibilityNotification.Announcement("Paid").post()
            }
          }
        }
        """),
    ])

  public static let missing: Missing? = .onScreen

  public init() {}

  static let done: Set<String> = [
    "paid", "saved", "sent", "confirmed", "booked", "ordered", "submitted", "uploaded", "published", "created",
    "complete",
    "completed", "success", "successful", "successfully", "confirmation", "received", "placed", "posted", "added",
    "finished",
    "deleted", "updated", "counted", "thanks",
  ]

  public func check(_ view: AuditedView) -> [AuditFinding] { announced(view) + lost(view) + flashed(view) }

  private func announced(_ view: AuditedView) -> [AuditFinding] {
    view.handlers.compactMap { handler in
      guard handler.kind == "onChange" || handler.isTouch,
        let effect = handler.effects.first(where: { $0.kind == .announces }),
        !handler.does(.dismisses)
      else { return nil }
      var names = handler.assigned
      if handler.kind == "onChange", let watched = view.watched(by: handler) { names = [watched.source] }
      let words = Set(names.flatMap { Words.ofName($0) }).union(Words.list(handler.source))
      guard !names.isEmpty, !Self.done.isDisjoint(with: words), !names.contains(where: Words.isBusy),
        names.allSatisfy({ !Words.wrong.isDisjoint(with: Words.ofName($0)) == false }),
        !isShown(names, view, besides: nil)
      else { return nil }
      return AuditFinding(
        at: effect.span, via: handler.frames, "the announcement is all that says it is done",
        review: handler.kind == "onChange" ? nil : "the result may be shown elsewhere")
    }
  }

  /// Words that tell of something sent away, which a row that goes or comes does not show.
  private static let sent = done.subtracting(["added", "created", "deleted", "placed", "updated"])
  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "toggle", "formUnion", "union",
  ]

  /// A touch that announces that something was sent and leaves at most an emptied field.
  private func lost(_ view: AuditedView) -> [AuditFinding] {
    view.handlers.compactMap { handler in
      guard handler.isTouch,
        let effect = handler.effects.first(where: { $0.kind == .announces && !$0.tests.contains("catch") }),
        !handler.does(.dismisses), !handler.does(.opensURL), isDone(effect, handler),
        handler.effects.allSatisfy({ leavesNothing($0) }),
        !isToldBySomeText(view)
      else { return nil }
      return AuditFinding(
        at: effect.span, via: handler.frames, "the announcement is all that says it is done",
        review: "the result may be shown elsewhere")
    }
  }

  /// It says that something was sent away, by its words or by the code it stands in.
  private func isDone(_ effect: AuditedHandler.Effect, _ handler: AuditedHandler) -> Bool {
    let said = Words.list(effect.source ?? "")
    guard Words.wrong.isDisjoint(with: said) else { return false }
    if !Self.sent.isDisjoint(with: said) { return true }
    let code = Words.list(handler.source)
    return !Self.sent.isDisjoint(with: code) && Words.wrong.isDisjoint(with: code)
  }

  /// A text of the screen says that something is done, and not that it could not be.
  private func isToldBySomeText(_ view: AuditedView) -> Bool {
    view.everyElement.contains {
      let words = Words.list($0.label?.written ?? "")
      return $0.content == .text && !Self.done.isDisjoint(with: words) && !words.contains("not")
        && Words.wrong.isDisjoint(with: words)
    }
  }

  private func leavesNothing(_ effect: AuditedHandler.Effect) -> Bool {
    // What is done where it failed is no sign that it is done.
    if effect.tests.contains("catch") { return true }
    switch effect.kind {
    case .assigns(let name, let value):
      return ["\"\"", "nil", "[]", "String()"].contains(value ?? "") || Words.isBusy(name)
    case .calls(let name): return !Self.changing.contains(name.split(separator: ".").last.map(String.init) ?? name)
    default: return true
    }
  }

  /// A text that comes, waits and goes.
  private func flashed(_ view: AuditedView) -> [AuditFinding] {
    view.toasts.compactMap { toast in
      guard let condition = toast.branch.condition, let handler = toast.timer,
        condition.words.isDisjoint(with: Words.wrong)
      else { return nil }
      let inside = view.subtree(of: toast.branch.id)
      let heard = view.heardElements(in: toast.branch.id)
      let said = Words.list(heard.heard)
      guard Words.wrong.isDisjoint(with: said), !said.contains("copied"),
        !inside.contains(where: { $0.kind == .opaque })
      else { return nil }
      // What the same code wrote for good.
      let kept = handler.assigned.filter { !condition.mentions($0) && !Words.isBusy($0) }
      guard !isShown(kept, view, besides: toast.branch) else { return nil }
      let isDone = !Self.done.isDisjoint(with: said)
      return AuditFinding(
        at: toast.branch.span, via: toast.branch.frames, "the message goes by itself and is the only confirmation",
        heard: heard.heard, review: isDone ? nil : "it may not confirm anything")
    }
  }

  /// Whether any of the properties is seen or heard on the screen or in what it opens.
  private func isShown(_ names: [String], _ view: AuditedView, besides branch: AuditedNode?) -> Bool {
    guard !names.isEmpty else { return false }
    let left = branch.map { Set(view.subtree(of: $0.id).map(\.id)) } ?? []
    if view.presentations.contains(where: { presentation in
      names.contains(where: presentation.prediction.condition.mentions)
    }) {
      return true
    }
    return view.nodes.contains { node in
      guard !left.contains(node.id) else { return false }
      if node.kind == .branch, let condition = node.condition, names.contains(where: condition.mentions) { return true }
      if node.arguments.contains(where: { view.mentions($0.value, names) }) { return true }
      return node.modifiers.contains { modifier in
        !["onChange", "task", "disabled"].contains(modifier.name)
          && modifier.arguments.contains { view.mentions($0.value, names) }
      }
    }
  }
}
