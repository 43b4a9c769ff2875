import ScreenModel

/// Says in a row what its command is about: “Delete” of every row becomes “Delete Oat cakes”.
public struct NameRowCommand: GapRepair {
  public static let rule = "label-repeated-on-screen"

  public init() {}

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    // Words with a value in them would have to be translated anew.
    guard site.view.languages.isEmpty else { return [] }
    return site.view.controls("Button").compactMap { node in
      guard let row = site.view.ancestors(of: node.id).first(where: isCollection), !site.view.isInBar(node),
        site.view.isHeard(node), node.modifier("accessibilityLabel") == nil,
        let words = node.argument(nil)?.value.text?.known, NameGuess.isCommand(words),
        let file = site.file(node.span.file), let written = file.view(at: node.span),
        written.modifier("accessibilityLabel") == nil, let place = ModifierPlace(file, written),
        let name = subject(of: node, in: row, site.view, site.file)
      else { return nil }
      let label = SwiftLiteral.text(words).dropLast() + " \\(\(name))\""
      let finding = AuditFinding.gap(
        Self.rule, at: node.span, via: node.frames, in: site.view, "‘\(words)’ is heard in every row")
      return (
        finding,
        Proposal(
          "says what it is about", place.edits(adding: [AddedModifier(".accessibilityLabel(\(label))", isGuess: true)]),
          isGuess: true, file: file.path, region: written.range)
      )
    }
  }

  /// `ForEach`, or a list that makes a row of each of its values.
  private func isCollection(_ node: AuditedNode) -> Bool {
    node.kind == .control && (node.name == "ForEach" || node.name == "List" && node.argument(nil) != nil)
  }

  /// The first text of the row that shows a property of what the command is handed.
  private func subject(
    of node: AuditedNode, in row: AuditedNode, _ view: AuditedView, _ file: (String) -> WrittenFile?
  ) -> String? {
    let handed = Set(view.handlers(of: node).flatMap { Words.identifiers($0.source) })
    for text in view.content(of: row.id)
    where text.kind == .control && text.name == "Text" && text.frames == node.frames && view.isHeard(text) {
      guard text.span.file == node.span.file,
        let title = file(text.span.file)?.view(at: text.span)?.base.argument(nil),
        let source = file(text.span.file)?.source(title.value)
      else { continue }
      let path = source.split(separator: ".", omittingEmptySubsequences: false)
      let isPath = source.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      if isPath, path.count == 2, path[0].first?.isLowercase == true, handed.contains(String(path[0])) { return source }
    }
    return nil
  }
}
