import ScreenModel

/// Puts words into the label and names for tests into the identifier, where they were mixed up.
public struct SwapIdentifier: Repair {
  public static let rules = ["identifier-as-label"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span)
    else { return nil }
    let written = view.modifiers[index]
    let other = written.name == "accessibilityLabel" ? "accessibilityIdentifier" : "accessibilityLabel"
    guard view.modifier(other) == nil || written.name == "accessibilityLabel" else { return nil }
    let edit: TextEdit
    if view.modifier(other) != nil {
      edit = Removal.edit(of: written, in: file)
    } else {
      edit = TextEdit(
        file: file.path, range: written.nameOffset..<(written.nameOffset + written.name.utf8.count), replacement: other)
    }
    return Proposal(
      written.name == "accessibilityLabel" ? "makes it the identifier it is" : "makes the words the label",
      [edit], file: file.path, region: view.range, forgets: .all)
  }
}
