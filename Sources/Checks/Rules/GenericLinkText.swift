import ScreenModel

/// Finds links whose words say nothing about where they lead.
public struct GenericLinkText: Rule {
  public static let notes = RuleNotes(
    summary: "the words of a link say nothing about where it leads",
    why:
      "met on its own, by Voice Control or among others of the same name, “here” or “more” leads anywhere",
    help: "name what is behind it: “Read the pool rules”",
    limits: "knows English words; a button is judged only where it opens a URL",
    guidelines: [.wcag("2.4.4"), .wcag("2.4.9"), .nutrition(.voiceOver)],
    effect: .slows,
    examples: [
      .finds(#"1️⃣Link("Click here", destination: URL(filePath: "/rules"))"#, heard: "Click here, button, link"),
      .finds(#"1️⃣Text("Read the rules [here](https://example.com).")"#),
      .allows(#"Link("Read the pool rules", destination: URL(filePath: "/rules"))"#),
    ])

  public init() {}

  private static let empty: Set<String> = [
    "here", "click here", "tap here", "press here", "more", "read more", "learn more", "see more", "show more", "link",
    "this link", "click", "this", "go", "details", "more info", "find out more", "open",
  ]

  /// Fine for what opens inside the app.
  private static let usualInside: Set<String> = ["details", "open", "go", "more info"]

  public func check(_ view: AuditedView) -> [AuditFinding] {
    links(view) + markdown(view)
  }

  private func markdown(_ view: AuditedView) -> [AuditFinding] {
    view.controls("Text").compactMap { node in
      guard let source = node.arguments.first?.source, source.hasPrefix("\""), let words = emptyLink(in: source),
        view.speaks(node)
      else { return nil }
      return AuditFinding(
        at: node.span, via: node.frames, "the link ‘\(words)’ does not say where it leads", heard: node.elements.heard)
    }
  }

  private func links(_ view: AuditedView) -> [AuditFinding] {
    view.everyElement.compactMap { element in
      guard let label = element.label?.known else { return nil }
      let isLink = element.element.traits.contains(.link) || opensURL(element, view)
      let leads = element.element.role == "NavigationLink" && !Self.usualInside.contains(label.lowercased())
      guard isLink || leads, Self.empty.contains(Words.list(label).joined(separator: " "))
      else { return nil }
      return AuditFinding(
        at: element.span, via: element.key.frames,
        "the \(isLink ? "link" : "button") ‘\(label)’ does not say where it leads", heard: element.heard,
        review: isLink || !isUnderHeader(element, view) ? nil : "the header right before may say it")
    }
  }

  /// In a section with a header.
  private func isUnderHeader(_ element: AuditedElement, _ view: AuditedView) -> Bool {
    guard let node = view.node(of: element),
      let section = view.ancestors(of: node.id).first(where: { $0.kind == .control && $0.name == "Section" })
    else { return false }
    return section.argument(nil)?.value.text != nil
      || section.children.contains { view.nodes[$0].kind == .slot && view.nodes[$0].name == "header" }
  }

  private func opensURL(_ element: AuditedElement, _ view: AuditedView) -> Bool {
    element.element.role == "Button"
      && view.handlers(at: element.span, element.key.frames).contains { $0.does(.opensURL) }
  }

  /// `[here](https://…)` in a text.
  private func emptyLink(in text: String) -> String? {
    guard text.contains("](") else { return nil }
    for part in text.components(separatedBy: "](").dropLast() {
      guard let open = part.lastIndex(of: "[") else { continue }
      let words = String(part[part.index(after: open)...])
      if Self.empty.contains(Words.list(words).joined(separator: " ")) { return words }
    }
    return nil
  }
}

extension String {
  /// The parts between a separator.
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.range(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
