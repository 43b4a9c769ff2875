import ScreenModel

/// Hides a picture that says what the text beside it says.
public struct HideTwin: Repair {
  public static let rules = ["text-spoken-twice"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      view.base.name == "Image", view.modifiers[index].name == "accessibilityLabel",
      view.modifier("accessibilityHidden") == nil
    else { return nil }
    return Proposal(
      "hides the picture",
      [
        TextEdit(
          file: file.path, range: view.modifiers[index].range, replacement: ".accessibilityHidden(true)")
      ], file: file.path, region: view.range, forgets: .all)
  }
}
