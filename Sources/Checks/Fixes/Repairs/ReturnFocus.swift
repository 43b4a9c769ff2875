import ScreenModel

/// Brings VoiceOver's focus back to the control that opened a panel or sheet: a property, its binding, and where it is
/// set.
public struct ReturnFocus: Repair {
  public static let rules = ["focus-not-returned"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses || site.isNamed else { return nil }
    if let branch = site.branch { return overlay(branch, site) }
    return sheet(site)
  }

  private func overlay(_ branch: AuditedNode, _ site: RepairSite) -> Proposal? {
    guard let condition = branch.condition, let panel = Overlays.panel(of: branch, in: site.view),
      let opener = opener(of: condition, site, besides: Set(site.view.subtree(of: branch.id).map(\.id))),
      panel.span.file == opener.file.path, let view = opener.file.view(at: panel.span), view.range != opener.view.range,
      view.modifier("onDisappear") == nil, let place = ModifierPlace(opener.file, view)
    else { return nil }
    let code = AddedModifier(".onDisappear { \(opener.property.name) = true }")
    return proposal(opener, place.edits(adding: [code]), site)
  }

  private func sheet(_ site: RepairSite) -> Proposal? {
    guard let presentation = site.view.presentations.first(where: { $0.prediction.span == site.finding.span }),
      let opener = opener(of: presentation.prediction.condition, site, besides: []),
      let (view, index) = opener.file.modifier(at: site.finding.span)
    else { return nil }
    let call = view.modifiers[index]
    guard call.argument("onDismiss") == nil, let first = call.arguments.first(where: { !$0.isTrailing }),
      ["isPresented", "item"].contains(first.label ?? "")
    else { return nil }
    let edit = TextEdit.insert(
      ", onDismiss: { \(opener.property.name) = true }", at: first.range.upperBound, in: opener.file.path)
    return proposal(opener, [edit], site)
  }

  private struct Opener {
    var file: WrittenFile
    var view: WrittenView
    var property: AddedProperty
    var declaration: TextEdit
  }

  /// The control that opens it, where a property can be declared for it.
  private func opener(of condition: Condition, _ site: RepairSite, besides inside: Set<Int>) -> Opener? {
    guard let node = FocusNotReturned().openerNode(of: condition, site.view, besides: inside)?.node,
      let file = site.file(node.span.file), let view = file.view(at: node.span),
      view.modifier("accessibilityFocused") == nil,
      // One property for all rows would name none of them.
      !site.view.isInRow(node),
      let type = file.type(around: view.range.lowerBound),
      let here = site.file(site.finding.span.file), here.path == file.path,
      let place = here.start(of: site.finding.span), here.type(around: place)?.name == type.name,
      // In a bar or menu the focus may not find it.
      !site.needsChecking || !site.view.isInBar(node)
    else { return nil }
    var words = Words.ofName(
      condition.names.first.flatMap { $0.split(separator: ".").last.map(String.init) } ?? "panel")
    words.removeAll { ["is", "show", "shows", "showing", "presented", "presenting", "visible", "open"].contains($0) }
    let name = (words + ["opener", "focused"]).enumerated().map { number, word in
      number == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let property = AddedProperty.focus(name)
    guard let declaration = property.edit(in: type, of: file) else { return nil }
    return Opener(file: file, view: view, property: property, declaration: declaration)
  }

  private func proposal(_ opener: Opener, _ edits: [TextEdit], _ site: RepairSite) -> Proposal? {
    guard let place = ModifierPlace(opener.file, opener.view) else { return nil }
    let focused = place.edits(adding: [
      AddedModifier(".accessibilityFocused($\(opener.property.name))", isGuess: site.needsChecking)
    ])
    return Proposal(
      "brings the focus back", [opener.declaration] + focused + edits, isGuess: site.needsChecking, isSafe: false,
      file: opener.file.path,
      region: opener.view.range)
  }
}
