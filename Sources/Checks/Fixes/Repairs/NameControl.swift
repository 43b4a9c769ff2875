import ScreenModel

/// Names a control after the text beside it, its placeholder, or what it changes. The words are a guess.
public struct NameControl: Repair {
  public static let rules = ["control-without-label", "field-named-by-placeholder"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, site.isCertain, let node = site.node, let file = site.source,
      let view = file.view(at: site.finding.span), let place = ModifierPlace(file, view),
      view.modifier("accessibilityLabel") == nil
    else { return nil }
    guard let (source, words) = name(of: node, view, file, site) else { return nil }
    return Proposal(
      "names it ‘\(words)’",
      place.edits(adding: [AddedModifier(".accessibilityLabel(\(source))", isGuess: true)]), isGuess: true,
      file: file.path, region: view.range)
  }

  private func name(of node: AuditedNode, _ view: WrittenView, _ file: WrittenFile, _ site: RepairSite)
    -> (source: String, words: String)?
  {
    // The placeholder, as it is written.
    for label in [nil, "prompt"] as [String?] {
      guard let title = view.base.argument(label), title.isPlainText,
        let words = Ternary.words(file.source(title.value)),
        words.contains(where: \.isLetter)
      else { continue }
      return (file.source(title.value), words)
    }
    if let words = textBeside(node, site.view) { return (SpokenLiteral.source(words, site), words) }
    for argument in node.arguments {
      guard case .binding(let name, _) = argument.value else { continue }
      var words = Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
      if let first = words.first, ["is", "should", "shows", "show", "has"].contains(first), words.count > 1 {
        words.removeFirst()
      }
      let empty: Set<String> = ["value", "selection", "selected", "text", "input", "date", "progress", "current", "on"]
      guard !words.isEmpty, !(words.count == 1 && empty.contains(words[0])) else { continue }
      let guess = NameGuess.sentence(words)
      return (SpokenLiteral.source(guess, site), guess)
    }
    return nil
  }

  /// The only text in the row.
  private func textBeside(_ node: AuditedNode, _ view: AuditedView) -> String? {
    guard let stack = view.container(of: node), stack.name == "HStack" else { return nil }
    let texts = view.texts(in: stack).filter { !$0.isInLabel }
    guard texts.count == 1, let words = texts[0].elements.first?.label?.known, words.count < 60 else { return nil }
    return words
  }
}
