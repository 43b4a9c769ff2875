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
      guard let title = view.base.argument(label), let known = Self.source(of: title, in: file) else { continue }
      return known
    }
    if let text = textBeside(node, site) { return text }
    for argument in node.arguments {
      guard case .binding(let name, _) = argument.value, argument.source.hasPrefix("$") else { continue }
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

  /// Words in quotes, or a constant or property, as written.
  private static func source(of argument: WrittenArgument, in file: WrittenFile) -> (source: String, words: String)? {
    let source = file.source(argument.value)
    if argument.isPlainText {
      guard let words = Ternary.words(source), words.contains(where: \.isLetter) else { return nil }
      return (source, words)
    }
    let isPath = source.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    guard isPath, source.first?.isLetter == true, argument.body == nil, !["true", "false", "nil"].contains(source)
    else {
      return nil
    }
    return (source, source)
  }

  /// The only text in the row.
  private func textBeside(_ node: AuditedNode, _ site: RepairSite) -> (source: String, words: String)? {
    guard let stack = site.view.container(of: node), stack.name == "HStack" else { return nil }
    let texts = site.view.texts(in: stack).filter { !$0.isInLabel }
    guard texts.count == 1, let text = texts.first else { return nil }
    // In the same code the text is taken as it is written there.
    if text.name == "Text", text.frames == node.frames, let file = site.file(text.span.file),
      let title = file.view(at: text.span)?.base.argument(nil), let known = Self.source(of: title, in: file)
    {
      return known
    }
    guard let words = text.elements.first?.label?.known, words.count < 60 else { return nil }
    return (SpokenLiteral.source(words, site), words)
  }
}
