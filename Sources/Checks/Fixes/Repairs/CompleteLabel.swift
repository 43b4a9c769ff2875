import ScreenModel

/// Adds to the label of a combined element what its parts show and the label leaves out.
public struct CompleteLabel: Repair {
  public static let rules = ["label-hides-children"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, site.isCertain, let file = site.source,
      let (view, index) = file.modifier(at: site.finding.span), let argument = view.modifiers[index].argument(nil),
      let (node, _) = site.applied
    else { return nil }
    let added = Self.missing(file.source(argument.value), site.finding, node, site.view, file)
    guard !added.isEmpty else { return nil }
    return Proposal(
      "adds what it leaves out",
      [.insert(added, at: argument.value.upperBound - 1, in: file.path)], isSafe: false, file: file.path,
      region: view.range)
  }

  /// What a literal leaves out, as it is written into it; empty: nothing that can be written for certain.
  static func missing(
    _ label: String, _ finding: AuditFinding, _ node: AuditedNode, _ view: AuditedView, _ file: WrittenFile
  ) -> String {
    guard label.hasPrefix("\""), label.hasSuffix("\""), !label.hasPrefix("\"\"\""), label.count > 1 else { return "" }
    let missing = quoted(finding.message)
    var added = ""
    for text in view.content(of: node.id) where text.kind == .control && text.name == "Text" {
      guard text.frames == node.frames, text.span.file == file.path, let words = text.elements.first?.label?.written,
        missing.contains(words), let part = file.view(at: text.span)?.base.argument(nil)
      else { continue }
      let source = file.source(part.value)
      if source.hasPrefix("\""), source.hasSuffix("\""), !source.hasPrefix("\"\"\"") {
        added += ", " + source.dropFirst().dropLast()
      } else if source.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) {
        added += ", \\(\(source))"
      } else if let choice = Ternary(source), Ternary.words(choice.then) != nil, Ternary.words(choice.otherwise) != nil,
        view.languages.isEmpty
      {
        added += ", \\(\(source))"
      }
    }
    return added
  }

  /// What a message names in quotes.
  static func quoted(_ message: String) -> Set<String> {
    Set(message.split(separator: "‘").dropFirst().compactMap { $0.split(separator: "’").first.map(String.init) })
  }
}
