import ScreenModel

/// Errors that are told by what is always there: a text that gets words, one that is faded in, a list that is filled.
extension ErrorSilent {
  /// A text that is always there and gets words when something went wrong.
  func changing(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Text", "Label").compactMap { node in
      guard !node.isInLabel, let text = node.argument(nil)?.value.text, view.isHeard(node),
        let condition = appearance(of: text), isSilent(node, condition, view)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "this text says what went wrong if \(condition.text), and nothing tells of it",
        heard: node.elements.heard)
    }
  }

  /// `isWrong ? "Enter a number." : ""`: what has to hold for the words.
  private func appearance(of text: SpokenText) -> Condition? {
    guard text.parts.count == 1, case .varies(let ways)? = text.parts.first, ways.count == 2,
      ways.contains(where: { $0.text.isEmpty }), let way = ways.first(where: { !$0.text.isEmpty })
    else { return nil }
    return isAboutError(way.condition) ? way.condition : nil
  }

  /// A text that is there and cannot be seen until something went wrong: `.opacity(isWrong ? 1 : 0)`.
  func faded(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Text", "Label").compactMap { node in
      guard !node.isInLabel, view.isHeard(node),
        let condition = view.selfAndAncestors(of: node).lazy.compactMap({ self.appearance(of: $0) }).first,
        isSilent(node, condition, view)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "this text appears if ‘\(condition.text)’, and nothing tells of it",
        heard: node.elements.heard)
    }
  }

  /// What has to hold that a view is not faded to nothing.
  private func appearance(of node: AuditedNode) -> Condition? {
    guard let modifier = node.modifier("opacity"), case .choice(let ways)? = modifier.arguments.first?.value,
      ways.count == 2, ways.contains(where: { $0.value.number == 0 }),
      let way = ways.first(where: { ($0.value.number ?? 0) > 0 })
    else { return nil }
    return isAboutError(way.condition) ? way.condition : nil
  }

  private func isAboutError(_ condition: Condition) -> Bool {
    condition.affirmed.map { !$0.words.isDisjoint(with: Words.wrong) } ?? false
  }

  /// Texts for each of several errors, which a touch fills in: `ForEach(errors, id: \\.self) { Text($0) }`.
  func listed(_ view: AuditedView) -> [AuditFinding] {
    view.controls("ForEach").compactMap { list in
      guard let source = list.argument(nil)?.source,
        let name = Words.identifiers(source).sorted().first(where: { !Words.wrong.isDisjoint(with: Words.ofName($0)) }),
        let text = view.content(of: list.id).first(where: { ["Text", "Label"].contains($0.name) && view.isHeard($0) }),
        isSilent(text, Condition("!\(name).isEmpty", names: [name]), view)
      else { return nil }
      let isSure = !Words.errors.isDisjoint(with: Words.ofName(name))
      return AuditFinding(
        at: list.span, via: list.frames, "errors appear if !\(name).isEmpty, and nothing says so",
        heard: text.elements.heard, review: isSure ? nil : "they may be something else than errors")
    }
  }

  /// Code that puts something into a collection the condition is about: `errors.append(…)`.
  private func adders(to condition: Condition, _ view: AuditedView) -> [AuditedHandler] {
    view.handlers.filter { handler in
      handler.effects.contains { effect in
        guard case .calls(let name) = effect.kind else { return false }
        return [".append", ".insert"].contains { end in
          name.hasSuffix(end) && condition.mentions(String(name.dropLast(end.count)))
        }
      }
    }
  }

  /// Whether a touch makes it hold, and nothing is said or focused then.
  private func isSilent(_ node: AuditedNode, _ condition: Condition, _ view: AuditedView) -> Bool {
    let focus = view.everyFocusName
    return !view.ancestors(of: node.id).contains(where: { view.isErrorBranch($0) })
      && !view.code(inside: node.id).contains(where: { view.isHeard($0, focus) })
      && (view.writers(of: condition) + adders(to: condition, view)).contains(where: \.isTouch)
      && !view.handlers.contains { handler in
        view.isHeard(handler, focus)
          && (handler.assigned.contains { condition.mentions($0) } || view.watches(handler, condition))
      }
  }
}
