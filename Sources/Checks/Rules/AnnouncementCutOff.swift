import ScreenModel

/// Finds announcements that what follows cuts off.
public struct AnnouncementCutOff: Rule {
  public static let notes = RuleNotes(
    summary: "an announcement is made in the turn that closes the screen or moves the focus",
    why: "VoiceOver starts to speak of the new place at once, and the message is not heard",
    help: "show the result on the screen that comes back, or announce with high priority once that is there",
    limits: "a closing that is handed in as a closure cannot be seen",
    guidelines: [.wcag("4.1.3"), .nutrition(.voiceOver)],
    state: .success, effect: .misleads,
    examples: [
      .finds(
        """
        struct Example: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Button("Save note") {
              1️⃣AccessibilityNotification.Announcement("Note saved").post()
              dismiss()
            }
          }
        }
        """, heard: "Save note, button"),
      .allows(
        """
        struct Example: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Button("Save note") { dismiss() }
          }
        }
        """),
      .allows(
        """
        struct Example: View {
          @Environment(\\.dismiss) private var dismiss
          let isValid: Bool
          var body: some View {
            Button("Save note") {
              if isValid { dismiss() } else { AccessibilityNotification.Announcement("Write something first").post() }
            }
          }
        }
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    let focus = view.everyFocusName
    let opening = Set(view.presentations.flatMap(\.prediction.condition.names))
    return view.handlers.flatMap { handler in
      handler.effects.enumerated().compactMap { position, effect -> AuditFinding? in
        guard effect.kind == .announces, !isUrgent(handler) else { return nil }
        let cut = handler.effects.enumerated().first { other, cutting in
          cutting.turn == effect.turn && isTogether(effect, cutting) && cuts(cutting, focus, opening)
            && !waits(handler, min(position, other), max(position, other))
        }
        guard let cut else { return nil }
        let element = view.everyElement.first { $0.span == handler.span }
        return AuditFinding(
          at: effect.span, via: handler.frames, "the announcement is cut off by \(word(cut.element, focus))",
          heard: element?.heard)
      }
    }
  }

  private func isUrgent(_ handler: AuditedHandler) -> Bool {
    handler.source.contains("riority") && handler.source.contains("high")
  }

  private func cuts(_ effect: AuditedHandler.Effect, _ focus: Set<String>, _ opening: Set<String>) -> Bool {
    switch effect.kind {
    case .dismisses, .changesScreen: return true
    case .assigns(let name, let value):
      guard value != "false", value != "nil" else { return false }
      return focus.contains { Condition.isSame($0, name) }
        || value == "true" && opening.contains { Condition.isSame($0, name) }
    case .calls(let name):
      return ["append", "removeLast", "popLast", "removeAll"].contains { end in
        name.hasSuffix("path.\(end)") || name.hasSuffix("Path.\(end)")
      }
    default: return false
    }
  }

  private func word(_ effect: AuditedHandler.Effect, _ focus: Set<String>) -> String {
    switch effect.kind {
    case .dismisses: return "the screen that closes"
    case .assigns(let name, _):
      return focus.contains { Condition.isSame($0, name) } ? "the focus that moves" : "what opens"
    default: return "the screen that changes"
    }
  }

  /// Whether both happen on one way through the code.
  private func isTogether(_ one: AuditedHandler.Effect, _ two: AuditedHandler.Effect) -> Bool {
    !one.tests.contains { test in two.tests.contains("!(\(test))") || two.tests.contains { "!(\($0))" == test } }
      && !(one.tests.contains("catch") != two.tests.contains("catch"))
      && !(one.tests.contains { $0.hasPrefix("case ") } && two.tests.contains { $0.hasPrefix("case ") }
        && one.tests != two.tests)
  }

  private func waits(_ handler: AuditedHandler, _ from: Int, _ to: Int) -> Bool {
    handler.effects[from..<to].contains { effect in
      if case .waits = effect.kind { return true }
      return false
    }
  }
}
