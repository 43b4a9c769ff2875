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
    let label = file.source(argument.value)
    guard label.hasPrefix("\""), label.hasSuffix("\""), !label.hasPrefix("\"\"\""), label.count > 1 else { return nil }
    let missing = Self.quoted(site.finding.message)
    var added = ""
    for text in site.view.content(of: node.id) where text.kind == .control && text.name == "Text" {
      guard text.frames == node.frames, text.span.file == file.path, let words = text.elements.first?.label?.written,
        missing.contains(words), let part = file.view(at: text.span)?.base.argument(nil)
      else { continue }
      let source = file.source(part.value)
      if source.hasPrefix("\""), source.hasSuffix("\""), !source.hasPrefix("\"\"\"") {
        added += ", " + source.dropFirst().dropLast()
      } else if source.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) {
        added += ", \\(\(source))"
      } else if let choice = Ternary(source), Ternary.words(choice.then) != nil, Ternary.words(choice.otherwise) != nil,
        site.view.languages.isEmpty
      {
        added += ", \\(\(source))"
      }
    }
    guard !added.isEmpty else { return nil }
    return Proposal(
      "adds what it leaves out",
      [.insert(added, at: argument.value.upperBound - 1, in: file.path)], isSafe: false, file: file.path,
      region: view.range)
  }

  /// What a message names in quotes.
  static func quoted(_ message: String) -> Set<String> {
    Set(message.split(separator: "‘").dropFirst().compactMap { $0.split(separator: "’").first.map(String.init) })
  }
}
