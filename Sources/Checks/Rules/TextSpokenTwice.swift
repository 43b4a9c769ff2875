import ScreenModel

/// Finds texts that are heard twice in a row.
public struct TextSpokenTwice: Rule {
  public static let notes = RuleNotes(
    summary: "a text is repeated by its group, its picture or its row",
    why: "the same words are heard twice on the way through the screen",
    help: "take the words out of one of the two, or hide the one that adds nothing",
    limits: "compares words, or the same value; words that differ a little are not found",
    guidelines: [.wcag("1.3.1"), .nutrition(.voiceOver)],
    effect: .slows, fix: .unsafe,
    examples: [
      .finds(
        """
        VStack {
          Text("Library")
          Button("Open the page") {}
        }
        .accessibilityElement(children: .contain)
        .1️⃣accessibilityLabel("Library")
        """, heard: "Library | Open the page, button"),
      .finds(
        """
        HStack {
          Image("owl").1️⃣accessibilityLabel("Night owl")
          Text("Night owl")
        }
        """),
      .allows(
        """
        VStack {
          Text("Library")
          Button("Open the page") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Services near you")
        """),
    ])

  public init() {}

  public func check(_ view: AuditedView) -> [AuditFinding] {
    groups(view) + pictures(view) + combined(view) + headers(view) + neighbours(view)
  }

  /// The header of a section that a row repeats.
  private func headers(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Section").compactMap { node in
      guard let header = header(of: node, view), header.hasLetters else { return nil }
      let rows = view.content(of: node.id).filter { row in
        row.kind == .control && row.name == "Text" && view.isHeard(row) && !isHeader(row, of: node, view)
      }
      guard let twin = rows.first(where: { $0.elements.first?.label?.written == header.written }) else { return nil }
      return AuditFinding(
        at: twin.span, via: twin.frames, "the header of the section says ‘\(header.written)’ already",
        heard: "\(header.written), heading | \(header.written)", after: "\(header.written), heading")
    }
  }

  private func header(of node: AuditedNode, _ view: AuditedView) -> SpokenText? {
    if let title = node.argument(nil)?.value.text { return title }
    let slot = node.children.first { view.nodes[$0].kind == .slot && view.nodes[$0].name == "header" }
    return slot.flatMap { view.subtree(of: $0).first { $0.kind == .control && $0.name == "Text" } }?.elements.first?
      .label
  }

  private func isHeader(_ row: AuditedNode, of node: AuditedNode, _ view: AuditedView) -> Bool {
    view.ancestors(of: row.id).prefix { $0.id != node.id }.contains {
      $0.kind == .slot && ["header", "footer"].contains($0.name)
    }
  }

  /// A text, and right after it an element that begins with the same words.
  private func neighbours(_ view: AuditedView) -> [AuditFinding] {
    zip(view.elements, view.elements.dropFirst()).compactMap { one, two in
      if isTwin(one, two) {
        return AuditFinding(
          at: two.span, via: two.key.frames, "‘\(one.label?.written ?? "")’ is heard right before and again here",
          heard: [one, two].heard, after: one.heard)
      }
      guard one.content == .text, two.element.role == "Group", two.hasOwnLabel, let first = one.label?.written,
        let second = two.label?.written, first.filter(\.isLetter).count > 2, one.presence == two.presence,
        second == first || second.hasPrefix(first + ", "), one.key.frames == two.key.frames
      else { return nil }
      return AuditFinding(
        at: two.span, via: two.key.frames, "‘\(first)’ is heard right before and again here",
        heard: [one, two].heard)
    }
  }

  /// Two texts in a row that say the same and always do.
  private func isTwin(_ one: AuditedElement, _ two: AuditedElement) -> Bool {
    guard one.content == .text, two.content == .text, let words = one.label?.known, words == two.label?.known else {
      return false
    }
    return words.filter(\.isLetter).count > 2 && one.presence.isEmpty && two.presence.isEmpty && one.span != two.span
      && one.key.frames == two.key.frames && !isGiven(one, two)
  }

  /// One modifier on a stack gave both their words: another rule's.
  private func isGiven(_ one: AuditedElement, _ two: AuditedElement) -> Bool {
    guard let first = one.element.origins[.label]?.span else { return false }
    return one.hasOwnLabel && two.hasOwnLabel && first == two.element.origins[.label]?.span
  }

  /// A group named like its first text.
  private func groups(_ view: AuditedView) -> [AuditFinding] {
    view.nodes.compactMap { node in
      guard let contain = node.modifiers.firstIndex(where: { $0.isContain }),
        let label = node.modifiers[(contain + 1)...].first(where: { $0.name == "accessibilityLabel" }),
        let words = label.text?.written, !words.isEmpty,
        let twin = node.modifiers[contain].before.first(where: { $0.label?.written == words && !$0.isControl })
      else { return nil }
      return AuditFinding(
        at: label.span, via: label.frames, "the group is named ‘\(words)’, and a text in it says so again",
        heard: node.modifiers[contain].before.heard, after: twin.heard)
    }
  }

  /// A picture labelled with the text beside it.
  private func pictures(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Image").compactMap { node in
      guard let label = node.modifier("accessibilityLabel"), let words = label.text?.written, !words.isEmpty,
        view.isHeard(node) || node.isInLabel && view.speaks(withoutOwnLabel: node),
        let stack = view.container(of: node), stack.isStack,
        view.texts(in: stack).contains(where: {
          $0.elements.first?.label?.written == words && (node.isInLabel || view.isHeard($0))
        })
      else { return nil }
      return AuditFinding(
        at: label.span, via: label.frames, "the picture says ‘\(words)’, as does the text beside it",
        heard: "\(words), image | \(words)", after: words)
    }
  }

  /// A combined row in which two parts say the same.
  private func combined(_ view: AuditedView) -> [AuditFinding] {
    view.appliedModifiers.compactMap { node, modifier in
      guard modifier.isCombine, !node.modifiers.contains(where: { $0.name == "accessibilityLabel" }) else { return nil }
      var seen: [String: AuditedElement] = [:]
      for element in modifier.before where !element.isUnnamedImage && element.presence.isEmpty {
        guard let words = element.label?.known, words.count > 2 else { continue }
        if seen[words] != nil {
          return AuditFinding(
            at: modifier.span, via: modifier.frames, "‘\(words)’ is said twice in one element",
            heard: modifier.after.heard)
        }
        seen[words] = element
      }
      return nil
    }
  }
}
