import ScreenModel

/// Hides a picture that says what the text beside it says, and a text that repeats the one before it or its header.
public struct HideTwin: Repair {
  public static let rules = ["text-spoken-twice"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source else { return nil }
    if let (view, index) = file.modifier(at: site.finding.span) { return picture(view, index, file) }
    guard let view = file.view(at: site.finding.span), view.base.name == "Text",
      view.modifier("accessibilityHidden") == nil, let place = ModifierPlace(file, view)
    else { return nil }
    return Proposal(
      "hides the repetition", place.edits(adding: [AddedModifier(".accessibilityHidden(true)")]), file: file.path,
      region: view.range, forgets: .all)
  }

  private func picture(_ view: WrittenView, _ index: Int, _ file: WrittenFile) -> Proposal? {
    guard view.base.name == "Image", view.modifiers[index].name == "accessibilityLabel",
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
