import ScreenModel

extension ErrorSilent {
  /// An error that becomes visible and is not said.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard part.kind != .cell else { return [] }
    var seen: Set<String> = []
    return part.running.flatMap { method -> [AuditFinding] in
      guard !method.flow.contains(where: { $0.isPost || $0.last == "present" }) else { return [] }
      return method.flow.compactMap { step in
        guard UIKitErrors.isError(step.object, part), let object = part.object(step.object),
          UIKitErrors.appears(step), !seen.contains(object.id), !part.isOpen(object)
        else { return nil }
        let isSure = step.shows || !method.triggers.isEmpty
        // Code that fills in a view from outside may be followed by an announcement there.
        guard isSure || !step.tests.isEmpty else { return nil }
        seen.insert(object.id)
        let calledFromPosting = part.methods.contains { other in
          other.flow.contains(where: \.isPost) && other.flow.contains { $0.span == step.span }
        }
        guard !calledFromPosting else { return nil }
        return AuditFinding(
          at: step.span, "‘\(object.name)’ appears and nothing says it", heard: "",
          after: part.heard(object.id), review: isSure ? nil : "the caller may announce it",
          help: "post .layoutChanged with it, or an announcement, a moment later")
      }
    }
  }
}

/// Views that show what went wrong.
enum UIKitErrors {
  private static let words: Set<String> = [
    "error", "errors", "warning", "invalid", "validation", "failure", "problem", "err", "warn",
  ]

  static func isError(_ id: String, _ part: UIKitPart) -> Bool {
    guard let object = part.object(id), [.label, .view, .stack].contains(object.role), id != "self" else {
      return false
    }
    return !Set(Words.ofName(object.name)).isDisjoint(with: words)
  }

  /// It comes into view or gets words.
  static func appears(_ step: UIKitStep) -> Bool {
    if step.shows { return true }
    guard step.kind == .assigns, step.name == "text", let value = step.value else { return false }
    return value.source != "nil" && value.source != "\"\"" && !value.source.contains("nil")
  }
}
