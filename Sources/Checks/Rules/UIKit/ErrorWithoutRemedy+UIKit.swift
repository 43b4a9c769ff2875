import ScreenModel

extension ErrorWithoutRemedy {
  /// An error text that does not say what to do.
  public func check(_ part: UIKitPart) -> [AuditFinding] {
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
