import ScreenModel

/// Names a control that shows a picture only, and a picture without label. The words are a guess.
public struct NamePicture: Repair {
  public static let rules = ["icon-button-without-label", "image-without-label", "label-is-file-name"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses else { return nil }
    if site.finding.rule == "label-is-file-name" { return relabelled(site) }
    guard let node = site.node, let file = site.file(node.span.file) else { return nil }
    let isControl = site.finding.rule == "icon-button-without-label"
    let isPressed = isPressed(node, file)
    if !isControl, !isPressed, let hidden = illustration(node, site, file) { return hidden }
    if isControl, let made = alternating(node, site, file) { return made }
    guard var guess = isControl || isPressed ? NameGuess.control(node, in: site.view) : NameGuess.picture(node) else {
      return nil
    }
    // “Add choice” says more than “Add”; what is translated already is better still.
    if ["Add", "Done", "Remove"].contains(guess.name), let action = guess.action, Words.list(action).count > 1,
      !SpokenLiteral.isLocalized(guess.name, site)
        || site.view.languages.isEmpty && Words.list(action).first != guess.name.lowercased()
    {
      guess = NameGuess(name: action, others: [])
    }
    // The picture is handed in where the component is placed: so is its name.
    guard let (target, view, index) = isHandedIn(node, site) ? call(of: node, site) : own(node, file),
      let place = ModifierPlace(target, view), view.modifier("accessibilityLabel") == nil
    else { return nil }
    var added = [
      AddedModifier(".accessibilityLabel(\(SpokenLiteral.source(guess.name, site)))", isGuess: true)
    ]
    if !guess.others.isEmpty, guess.others.allSatisfy({ SpokenLiteral.isLocalized($0, site) }) {
      let names = ([guess.name] + guess.others).map { SpokenLiteral.source($0, site) }.joined(separator: ", ")
      added.append(AddedModifier(".accessibilityInputLabels([\(names)])", isGuess: true))
    }
    let edits = index.map { [place.insertion(of: added, behind: $0)] } ?? place.edits(adding: added)
    return Proposal(
      "names it ‘\(guess.name)’", edits, isGuess: true, file: target.path, region: view.range)
  }

  /// A button whose picture changes with what it does next.
  private func alternating(_ node: AuditedNode, _ site: RepairSite, _ file: WrittenFile) -> Proposal? {
    guard let (test, names) = NameGuess.choice(node, in: site.view, file), let view = file.view(at: node.span),
      let place = ModifierPlace(file, view), view.modifier("accessibilityLabel") == nil
    else { return nil }
    let (first, second) = (SpokenLiteral.source(names.then, site), SpokenLiteral.source(names.otherwise, site))
    return Proposal(
      "names it ‘\(names.then)’ or ‘\(names.otherwise)’",
      place.edits(adding: [AddedModifier(".accessibilityLabel(\(test) ? \(first) : \(second))", isGuess: true)]),
      isGuess: true, file: file.path, region: view.range)
  }

  /// A picture that illustrates the texts it stands with: hidden, for a person to check.
  private func illustration(_ node: AuditedNode, _ site: RepairSite, _ file: WrittenFile) -> Proposal? {
    guard let picture = NameGuess.file(of: node), !Self.isStatus(picture),
      let view = file.view(at: node.span), let place = ModifierPlace(file, view), hasTexts(around: node, site.view)
    else { return nil }
    return Proposal(
      "hides it: the text beside it says what it shows",
      place.edits(adding: [AddedModifier(".accessibilityHidden(true)", isGuess: true)]), isGuess: true,
      file: file.path, region: view.range, forgets: .all)
  }

  /// A modifier of the project may make something to press of it: `.buttonize { close() }`.
  private func isPressed(_ node: AuditedNode, _ file: WrittenFile) -> Bool {
    let signs = ["tap", "button", "press", "click", "action", "link", "menu", "gesture"]
    return file.view(at: node.span)?.modifiers.contains { modifier in
      let name = modifier.name.lowercased()
      return !name.hasPrefix("accessibility") && signs.contains(where: name.contains)
    } ?? false
  }

  /// A text is heard in the stack around, or in the one around that.
  private func hasTexts(around node: AuditedNode, _ view: AuditedView) -> Bool {
    let stacks = view.ancestors(of: node.id).filter { $0.kind == .control }.prefix { $0.isStack }
    return stacks.prefix(2).contains { stack in
      view.texts(in: stack).contains { $0.id != node.id && view.isHeard($0) }
    }
  }

  /// The name of the file tells of a state: a text beside it does not say so.
  static func isStatus(_ name: String) -> Bool {
    let states: Set<String> = [
      "alert", "warning", "error", "played", "unplayed", "success", "failed", "failure", "check", "checked", "tick",
      "status", "verified", "offline", "online", "locked", "unlocked", "downloaded", "starred",
      "muted", "selected", "done", "complete", "completed",
    ]
    return !states.isDisjoint(with: Words.ofName(name))
  }

  private typealias Target = (file: WrittenFile, view: WrittenView, modifier: Int?)

  private func own(_ node: AuditedNode, _ file: WrittenFile) -> Target? {
    file.view(at: node.span).map { (file, $0, nil) }
  }

  /// Where the component is placed; `nil`: what is placed there is more than the one.
  private func call(of node: AuditedNode, _ site: RepairSite) -> Target? {
    guard let span = node.frames.last, let file = site.file(span.file) else { return nil }
    let isRepeated = site.view.ancestors(of: node.id).contains {
      $0.frames.count >= node.frames.count
        && ($0.isRow || $0.kind == .control && ["ForEach", "List"].contains($0.name))
    }
    let placed = Set(site.view.everyElement.filter { $0.key.frames.contains(span) }.map(\.span))
    guard !isRepeated, placed.count <= 1 else { return nil }
    if let view = file.view(at: span) { return (file, view, nil) }
    return file.modifier(at: span).map { (file, $0.view, $0.index) }
  }

  /// Whether the picture, or its name, comes from outside the view that shows it.
  private func isHandedIn(_ node: AuditedNode, _ site: RepairSite) -> Bool {
    let pictures = ([node] + site.view.content(of: node.id)).filter {
      $0.name == "Image" || $0.argument("systemImage") != nil
    }
    guard let picture = pictures.first, !node.frames.isEmpty,
      let argument = picture.argument("systemName") ?? picture.argument("systemImage") ?? picture.arguments.first
    else { return false }
    // Further in, it belongs to what the control is made of.
    if picture.frames.count != node.frames.count { return picture.frames.count < node.frames.count }
    return !argument.source.hasPrefix("\"") && !argument.source.hasPrefix(".")
  }

  /// The name of a file or symbol as label, in words.
  private func relabelled(_ site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let argument = view.modifiers[index].argument(nil), argument.isPlainText,
      let name = Ternary.words(file.source(argument.value)),
      let words = SymbolPurpose.name(of: name) ?? NameGuess.words(ofFile: name)
    else { return nil }
    let end = view.modifiers[index].range.upperBound
    let text = SpokenLiteral.source(words, site) + ")" + AddedModifier.mark(before: file.restOfLine(end))
    return Proposal(
      "says ‘\(words)’", [TextEdit(file: file.path, range: argument.value.lowerBound..<end, replacement: text)],
      isGuess: true, file: file.path, region: view.range, forgets: .all)
  }
}
