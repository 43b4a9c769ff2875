import ScreenModel

/// Gives a text that is drawn as a title the trait of a heading.
public struct MakeHeading: Repair {
  public static let rules = ["heading-without-trait"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isWorthChecking, let file = site.source, let view = file.view(at: site.finding.span),
      let place = ModifierPlace(file, view)
    else { return nil }
    return Proposal(
      "makes it a heading",
      place.edits(adding: [AddedModifier(".accessibilityAddTraits(.isHeader)", isGuess: site.needsChecking)]),
      isGuess: site.needsChecking, file: file.path, region: view.range)
  }
}
