import ScreenModel

/// Gives a dialog's button words of its own, where a button beneath has the same: what the title asks, or what its code
/// does. The words are a guess.
public struct RenameAnswer: Repair {
  public static let rules = ["dialog-repeats-button"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, let node = site.node, node.name == "Button", let file = site.source,
      let view = file.view(at: site.finding.span), let title = view.base.argument(nil), title.isPlainText,
      let words = Ternary.words(file.source(title.value)),
      let answer = asked(by: node, words, site) ?? done(by: node, words, site), !isTaken(answer, site.view),
      SpokenLiteral.isLocalized(answer, site)
    else { return nil }
    let end = view.base.range.upperBound
    return Proposal(
      "says ‘\(answer)’ in place of ‘\(words)’",
      [
        TextEdit(file: file.path, range: title.value, replacement: SpokenLiteral.source(answer, site)),
        .insert(AddedModifier.mark(before: file.restOfLine(end)), at: end, in: file.path),
      ], isGuess: true, file: file.path, region: view.range, forgets: .words(Set(Words.list(words))))
  }

  public func refusal(for site: RepairSite) -> (what: String, reason: String)? {
    (
      "gives the dialog’s button words of its own",
      "neither the dialog’s title nor its code tells them: write what the button does, “Delete all notes” in place of “Delete”"
    )
  }

  /// “Lock this plan” for “Lock it in” under the question “Lock this plan?”; “Yes, lock it in” under another question.
  private func asked(by node: AuditedNode, _ words: String, _ site: RepairSite) -> String? {
    let view = site.view
    let dialog = view.presentations.first { dialog in
      dialog.elements.contains { $0.span == node.span && $0.key.frames == node.frames }
    }
    guard let dialog,
      let presenter = view.appliedModifiers.first(where: { $0.modifier.span == dialog.prediction.span })?.modifier,
      let title = presenter.arguments.first?.value.text?.known, title.hasSuffix("?")
    else { return nil }
    let question = String(title.dropLast())
    let list = Words.list(question)
    if let verb = list.first, verb == Words.list(words).first, (2...6).contains(list.count),
      list != Words.list(words), !question.contains(where: { ".!?".contains($0) })
    {
      return question
    }
    return words.first.map { "Yes, \($0.lowercased())\(words.dropFirst())" }
  }

  /// “Delete all notes” for “Delete”, of `deleteAllNotes()`.
  private func done(by node: AuditedNode, _ words: String, _ site: RepairSite) -> String? {
    guard let action = NameGuess.action(of: node, in: site.view), Words.list(action) != Words.list(words),
      Words.list(action).first == Words.list(words).first
    else { return nil }
    return action
  }

  private func isTaken(_ words: String, _ view: AuditedView) -> Bool {
    view.everyElement.contains { $0.isControl && $0.label?.written.lowercased() == words.lowercased() }
  }
}
