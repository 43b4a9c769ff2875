import ScreenModel

/// Makes the first text of a sheet or overlay its heading. Whether it is the title a person has to say.
public struct HeadModal: Repair {
  public static let rules = ["modal-without-heading"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.allowsGuesses || site.isNamed, let first = firstText(site),
      let file = site.file(first.span.file), let view = file.view(at: first.span),
      let place = ModifierPlace(file, view)
    else { return nil }
    return Proposal(
      "makes ‘\(first.elements.first?.label?.written ?? "the first text")’ its heading",
      place.edits(adding: [AddedModifier(".accessibilityAddTraits(.isHeader)", isGuess: true)]), isGuess: true,
      file: file.path, region: view.range)
  }

  /// The first text that is heard where the finding is: a button or field before it would be in its place.
  private func firstText(_ site: RepairSite) -> AuditedNode? {
    let view = site.view
    let places = view.nodes.filter { $0.span == site.finding.span && $0.frames == site.finding.frames }
    guard let top = places.first else { return nil }
    let heard = view.subtree(of: top.id).filter { $0.kind == .control && !$0.isInLabel && view.isHeard($0) }
    // A text alone heads nothing.
    guard let first = heard.first(where: { !$0.elements.isEmpty }), first.name == "Text", heard.count > 1,
      first.frames.starts(with: top.frames)
    else { return nil }
    return first
  }
}
