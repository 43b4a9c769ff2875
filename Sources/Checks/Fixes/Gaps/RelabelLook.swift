import ScreenModel

/// Puts right a label that says how something is drawn, or what it is called in the code: “Blue circle”, “TickerText”.
/// What it means instead is a guess.
public struct RelabelLook: GapRepair {
  public static let rule = "label-is-file-name"

  public init() {}

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    site.view.appliedModifiers.compactMap { node, modifier in
      guard modifier.name == "accessibilityLabel", let words = modifier.text?.known,
        let file = site.file(modifier.span.file), let (view, index) = file.modifier(at: modifier.span),
        view.modifiers[index].argument(nil)?.isPlainText == true,
        let proposal = look(node, words, site, file, view, index) ?? typeName(node, words, site, file, view, index)
      else { return nil }
      let finding = AuditFinding.gap(
        Self.rule, at: modifier.span, via: modifier.frames, in: site.view, "‘\(words)’ does not say what it means")
      return (finding, proposal)
    }
  }

  // MARK: How it is drawn

  private static let shapes: Set<String> = [
    "circle", "dot", "rectangle", "square", "oval", "ellipse", "capsule", "line", "shape", "bubble", "ring",
  ]

  private static let looks: Set<String> = [
    "red", "green", "blue", "yellow", "orange", "purple", "pink", "gray", "grey", "black", "white", "coloured",
    "colored", "small", "large", "big", "little", "round", "rounded", "filled", "a", "the", "light", "dark", "status",
  ]

  private func look(
    _ node: AuditedNode, _ words: String, _ site: GapSite, _ file: WrittenFile, _ view: WrittenView, _ index: Int
  ) -> Proposal? {
    let list = Words.list(words)
    guard let shape = list.last, Self.shapes.contains(shape), list.dropLast().allSatisfy(Self.looks.contains) else {
      return nil
    }
    let call = view.modifiers[index]
    if node.isButtonLike {
      guard let name = NameGuess.control(node, in: site.view)?.name, site.view.languages.isEmpty else { return nil }
      return relabelled(call, SwiftLiteral.text(name), "says ‘\(name)’", words, file, view)
    }
    guard ["Circle", "Rectangle", "RoundedRectangle", "Ellipse", "Capsule"].contains(node.name),
      node.kind == .control, !node.modifiers.contains(where: { $0.name == "onTapGesture" || $0.name == "gesture" }),
      view.modifier("accessibilityHidden") == nil, view.modifier("accessibilityValue") == nil
    else { return nil }
    // A colour that changes tells of a state.
    if let fill = view.modifiers.first(where: { ["fill", "foregroundStyle", "foregroundColor"].contains($0.name) }),
      let argument = fill.argument(nil), let choice = Ternary(file.source(argument.value))
    {
      guard let (yes, no) = NameStatus.words(for: choice.condition), site.view.languages.isEmpty else { return nil }
      let source = "\(choice.condition) ? \(SwiftLiteral.text(yes)) : \(SwiftLiteral.text(no))"
      return relabelled(call, source, "says ‘\(yes)’ or ‘\(no)’", words, file, view)
    }
    // One colour that is always there decorates.
    guard node.modifiers.allSatisfy({ $0.condition == nil }) else { return nil }
    return edit(call, ".accessibilityHidden(true)", "hides it: it only decorates", file, view)
  }

  private func relabelled(
    _ call: WrittenCall, _ source: String, _ what: String, _ words: String, _ file: WrittenFile, _ view: WrittenView
  ) -> Proposal { edit(call, ".accessibilityLabel(\(source))", what, file, view) }

  private func edit(_ call: WrittenCall, _ text: String, _ what: String, _ file: WrittenFile, _ view: WrittenView)
    -> Proposal
  {
    let mark = AddedModifier.mark(before: file.restOfLine(call.range.upperBound))
    return Proposal(
      what, [TextEdit(file: file.path, range: call.range, replacement: text + mark)], isGuess: true, file: file.path,
      region: view.range, forgets: .all)
  }

  // MARK: What it is called in the code

  private static let kinds = ["Text", "View", "Label", "Button", "Row", "Cell", "Card", "Image", "Icon"]

  /// Taken out, it says what it shows.
  private func typeName(
    _ node: AuditedNode, _ words: String, _ site: GapSite, _ file: WrittenFile, _ view: WrittenView, _ index: Int
  ) -> Proposal? {
    guard !words.contains(" "), words.first?.isUppercase == true, words.dropFirst().contains(where: \.isUppercase),
      words.dropFirst().contains(where: \.isLowercase), words.allSatisfy(\.isLetter)
    else { return nil }
    let isType = node.kind == .component && node.name.split(separator: ".").last.map(String.init) == words
    guard isType || node.name == "Text" && Self.kinds.contains(where: { words.hasSuffix($0) && words != $0 }),
      saysSomething(node, site.view)
    else { return nil }
    return Proposal(
      "takes the label out: it says what it shows", [Removal.edit(of: view.modifiers[index], in: file)], isGuess: true,
      file: file.path, region: view.range, forgets: .all)
  }

  private func saysSomething(_ node: AuditedNode, _ view: AuditedView) -> Bool {
    ([node] + view.content(of: node.id)).contains { part in
      part.kind == .control && part.name == "Text" && part.elements.first?.label?.hasLetters == true
    }
  }
}
