import ScreenModel

/// Hides a picture in a button whose texts say what it is: else the name of its file is heard among them.
public struct HideThumbnail: GapRepair {
  public static let rule = "image-without-label"

  public init() {}

  private static let arrows: Set<String> = [
    "chevron.right", "chevron.forward", "chevron.compact.right", "chevron.up.chevron.down",
  ]

  public func proposals(in site: GapSite) -> [(finding: AuditFinding, proposal: Proposal)] {
    site.view.controls("Image").compactMap { node in
      guard node.isInLabel, !node.modifiers.contains(where: { $0.name.hasPrefix("accessibility") }),
        !site.view.isHidden(node), site.view.speaks(node), let control = control(around: node, site.view),
        control.frames == node.frames, hasText(control, site.view), let file = site.file(node.span.file),
        let written = file.view(at: node.span), let place = ModifierPlace(file, written),
        written.modifier("accessibilityHidden") == nil, let isArrow = isArrow(node)
      else { return nil }
      let finding = AuditFinding.gap(
        Self.rule, at: node.span, via: node.frames, in: site.view,
        isArrow ? "the arrow is heard among the words of the button" : "the picture is heard among the words beside it")
      return (
        finding,
        Proposal(
          "hides it: the texts beside it say what it is",
          place.edits(adding: [AddedModifier(".accessibilityHidden(true)", isGuess: !isArrow)]), isGuess: !isArrow,
          isSafe: false, file: file.path, region: written.range, forgets: .all)
      )
    }
  }

  /// `nil`: a symbol that may tell something, or a picture of a state.
  private func isArrow(_ node: AuditedNode) -> Bool? {
    if let symbol = node.argument("systemName")?.value.text?.known { return Self.arrows.contains(symbol) ? true : nil }
    guard let argument = node.arguments.first, argument.label == nil, argument.value.text != nil,
      NamePicture.isStatus(argument.source) == false
    else { return nil }
    if case .choice = argument.value { return nil }
    return false
  }

  private func control(around node: AuditedNode, _ view: AuditedView) -> AuditedNode? {
    guard let control = view.ancestors(of: node.id).first(where: \.isButtonLike),
      ["Button", "NavigationLink"].contains(control.name), control.modifier("accessibilityLabel") == nil
    else { return nil }
    // Shown only under a test it tells of a state.
    return view.ancestors(of: node.id).prefix(while: { $0.id != control.id }).contains { $0.kind == .branch }
      ? nil : control
  }

  private func hasText(_ control: AuditedNode, _ view: AuditedView) -> Bool {
    view.content(of: control.id).contains { part in
      part.kind == .control && part.name == "Text" && part.elements.first?.label?.hasLetters == true
    }
  }
}
