import ScreenModel

extension ErrorSilent {
  /// An error that becomes visible and is not said.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    guard part.kind != .cell else { return [] }
    var seen: Set<String> = []
    return part.running.flatMap { method -> [AuditFinding] in
      guard !method.flow.contains(where: { $0.isPost || $0.last == "present" || UIKitErrors.speaks($0) }) else {
        return []
      }
      return method.flow.compactMap { step in
        let isNamed = UIKitErrors.isError(step.object, part)
        guard isNamed || UIKitErrors.tells(step, part), let object = part.object(step.object),
          UIKitErrors.appears(step), !seen.contains(object.id), !part.isOpen(object)
        else { return nil }
        let isTouched = part.running.contains { other in
          !other.triggers.isEmpty && other.flow.contains { $0.span == step.span }
        }
        let isSure = isNamed && step.shows || isTouched
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

  /// A label that gets a sentence where code found that something failed.
  static func tells(_ step: UIKitStep, _ part: UIKitPart) -> Bool {
    guard let object = part.object(step.object), object.role == .label, object.id != "self", !object.isOwnType,
      step.kind == .assigns, step.name == "text", let value = step.value, step.tests.contains(where: failed)
    else { return false }
    if value.source.contains("error") || value.source.contains(".message") { return true }
    let words = Words.list(value.text?.written ?? value.source)
    return words.count > 2 && !Words.isKey(value.text?.known ?? "")
      || !Words.wrong.union(["again", "retry", "failed"]).isDisjoint(with: words)
  }

  /// `catch`, `case .failure`, `guard case .success`, `if let error`.
  private static func failed(_ test: String) -> Bool {
    let isDenied = test.hasPrefix("!(")
    if test.contains(".success") { return isDenied && test.contains("case") }
    return !isDenied
      && (test == "catch" || test.contains(".failure") || test == "let error" || test.hasPrefix("let error =")
        || test.hasSuffix("rror != nil"))
  }

  /// A helper of the project's own says it.
  static func speaks(_ step: UIKitStep) -> Bool {
    guard step.kind == .calls else { return false }
    return !Set(Words.ofName(step.name)).isDisjoint(with: [
      "announce", "announcement", "announcer", "speak", "voiceover", "accessibility",
    ])
  }

  /// It comes into view or gets words.
  static func appears(_ step: UIKitStep) -> Bool {
    if step.shows { return true }
    guard step.kind == .assigns, step.name == "text", let value = step.value else { return false }
    return value.source != "nil" && value.source != "\"\"" && !value.source.contains("nil")
  }
}
