import ScreenModel

/// Hides pictures and signs that only decorate.
public struct HideDecoration: Repair {
  public static let rules = ["decoration-spoken"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let view = file.view(at: site.finding.span),
      let place = ModifierPlace(file, view)
    else { return nil }
    return Proposal(
      "hides it from VoiceOver", place.edits(adding: [AddedModifier(".accessibilityHidden(true)")]), file: file.path,
      region: view.range, forgets: .all)
  }
}
