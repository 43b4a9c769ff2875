import ScreenModel

extension ErrorWithoutRemedy {
  /// An error text that does not say what to do.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
    texts(part) + part.objects.compactMap { alert($0, part) }
  }

  /// An alert that says that something went wrong and can only be closed.
  private func alert(_ object: UIKitObject, _ part: UIKitPart) -> AuditFinding? {
    guard object.type == "UIAlertController",
      let made = part.calls("init", of: object.id).first(where: { $0.argument("preferredStyle") != nil })
    else { return nil }
    let words = ["title", "message"].compactMap { made.argument($0) }.filter { $0.source != "nil" }
    let known = words.compactMap { $0.text?.known }
    let steps = part.steps(of: object.id)
    let actions = steps.filter { $0.name == "addAction" }
    // Fields, later words and actions made elsewhere may help.
    guard known.count == words.count, !known.isEmpty, !known.contains(where: Words.isKey), saysNothing(known),
      !actions.isEmpty, actions.allSatisfy(closes),
      !steps.contains(where: { ["message", "title", "addTextField"].contains($0.name) })
    else { return nil }
    let said = known.joined(separator: ". ")
    return AuditFinding(
      at: made.span, "‘\(said)’ says that something is wrong and not what to do", heard: said,
      help: "say what to change or try, and offer the button for it")
  }

  private static let closing = ["ok", "okay", "cancel", "close", "dismiss", "done", "got it", "common.ok", "ok_button"]

  /// `UIAlertAction(title: "OK", style: .default)`
  private func closes(_ step: UIKitStep) -> Bool {
    let source = step.source
    guard source.contains("UIAlertAction("), source.contains("title: ") else { return false }
    let parts = source.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 1 && Self.closing.contains(parts[1].lowercased())
  }

  private func texts(_ part: UIKitPart) -> [AuditFinding] {
    part.steps.compactMap { step in
      guard step.kind == .assigns, step.name == "text", UIKitErrors.isError(step.object, part),
        let words = step.value?.text?.known, isEmptyOfHelp(words)
      else { return nil }
      return AuditFinding(
        at: step.span, "‘\(words)’ says that something is wrong and not what to do", heard: part.heard(step.object),
        help: "say what to change or try")
    }
  }

  private func isEmptyOfHelp(_ text: String) -> Bool {
    let words = Words.list(text)
    guard let first = words.first, words.count < 5, !text.dropLast().contains(".") else { return false }
    return words.joined(separator: " ").hasPrefix("something went wrong") || first == "invalid" || words == ["error"]
      || words == ["an", "error", "occurred"] || words == ["unknown", "error"]
  }
}
