import ScreenModel

/// Names a control after the text beside it, its placeholder, or what it changes. The words are a guess.
public struct NameControl: Repair {
  public static let rules = ["control-without-label", "field-named-by-placeholder"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses, let node = site.node, let file = site.source,
      let view = file.view(at: site.finding.span), let place = ModifierPlace(file, view),
      view.modifier("accessibilityLabel") == nil, site.view.dialog(around: node) == nil
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
    if let text = site.view.textBefore(node), let known = source(of: text, beside: node, site) { return known }
    // The placeholder, as it is written; an instruction or an example is no name where there is a better one.
    var longer: (source: String, words: String)?
    let isOwnText = site.view.element(of: node)?.showsOwnTextAsPlaceholder == true
    for label in isOwnText ? [] : [nil, "prompt"] as [String?] {
      guard let title = view.base.argument(label), let known = Self.source(of: title, in: file) else { continue }
      if FieldName.isShort(known.words) { return known }
      longer = longer ?? known
    }
    if let closure = view.base.argument("label") ?? view.base.trailingClosure,
      let known = Self.onlyText(in: closure, file)
    {
      return known
    }
    if let text = textBeside(node, site) ?? header(over: node, site) ?? longer { return text }
    for argument in node.arguments {
      guard case .binding(let name, _) = argument.value, argument.source.hasPrefix("$"), !argument.source.contains("[")
      else { continue }
      var words = Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
      if let first = words.first, ["is", "should", "shows", "show", "has"].contains(first), words.count > 1 {
        words.removeFirst()
      }
      if words.count > 1, let last = words.last, ["text", "string", "value", "input", "field"].contains(last) {
        words.removeLast()
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
      guard let words = Ternary.words(source), FieldName.isName(words) else { return nil }
      return (source, words)
    }
    // With a value in it, it is the same text as the placeholder's.
    if source.hasPrefix("\""), source.hasSuffix("\""), !source.hasPrefix("\"\"\""), source.contains("\\("),
      source.dropFirst().prefix(while: { $0 != "\\" }).contains(where: \.isLetter)
    {
      return (source, String(source.dropFirst().dropLast()))
    }
    let isPath = source.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    guard isPath, source.first?.isLetter == true, argument.body == nil, !["true", "false", "nil"].contains(source)
    else {
      return nil
    }
    return (source, source)
  }

  /// The one text of a label or prompt.
  private static func onlyText(in closure: WrittenArgument, _ file: WrittenFile) -> (source: String, words: String)? {
    guard let body = closure.body, closure.statements == 1, let text = file.views[body.lowerBound],
      text.base.name == "Text", let words = text.base.argument(nil) ?? text.base.argument("verbatim")
    else { return nil }
    return source(of: words, in: file)
  }

  /// The header of a section that holds nothing but the one control.
  private func header(over node: AuditedNode, _ site: RepairSite) -> (source: String, words: String)? {
    let around = site.view.ancestors(of: node.id).filter { $0.kind == .control }
    guard let section = around.first, section.name == "Section", section.frames == node.frames,
      let file = site.file(section.span.file), let base = file.view(at: section.span)?.base,
      site.view.content(of: section.id).filter({ $0.isButtonLike || $0.name.contains("Field") }).count < 2
    else { return nil }
    if let title = base.argument(nil) { return Self.source(of: title, in: file) }
    return base.argument("header").flatMap { Self.onlyText(in: $0, file) }
  }

  /// The only text in the row.
  private func textBeside(_ node: AuditedNode, _ site: RepairSite) -> (source: String, words: String)? {
    guard let stack = site.view.container(of: node), stack.name == "HStack" else { return nil }
    let texts = site.view.texts(in: stack).filter { !$0.isInLabel }
    guard texts.count == 1, let text = texts.first else { return nil }
    return source(of: text, beside: node, site)
  }

  private func source(of text: AuditedNode, beside node: AuditedNode, _ site: RepairSite)
    -> (source: String, words: String)?
  {
    // In the same code the text is taken as it is written there.
    if text.name == "Text", text.frames == node.frames, let file = site.file(text.span.file),
      let call = file.view(at: text.span)?.base, let title = call.argument(nil) ?? call.argument("verbatim"),
      let known = Self.source(of: title, in: file)
    {
      return known
    }
    guard let words = text.elements.first?.label?.known, words.count < 60 else { return nil }
    return (SpokenLiteral.source(words, site), words)
  }
}
