import ScreenModel

/// Hides placeholders for content that is not there yet.
public struct HideSkeleton: Repair {
  public static let rules = ["skeleton-read"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source else { return nil }
    let written: WrittenView? =
      file.view(at: site.finding.span)
      ?? file.modifier(at: site.finding.span).map { $0.view }
    guard let view = written, let place = ModifierPlace(file, view) else { return nil }
    return Proposal(
      "hides the placeholders", place.edits(adding: [AddedModifier(".accessibilityHidden(true)")]), file: file.path,
      region: view.range, forgets: .all)
  }
}
