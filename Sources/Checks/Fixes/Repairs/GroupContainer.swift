import ScreenModel

/// Makes a group of a stack that has words of its own, so that they name the group and not each part.
public struct GroupContainer: Repair {
  public static let rules = ["identifier-on-container", "label-on-container"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let place = ModifierPlace(file, view), view.modifier("accessibilityElement") == nil,
      ["accessibilityLabel", "accessibilityIdentifier"].contains(view.modifiers[index].name)
    else { return nil }
    let edit = place.insertion(
      of: [AddedModifier(".accessibilityElement(children: .contain)")], behind: index - 1)
    return Proposal("makes it a group", [edit], file: file.path, region: view.range, forgets: .all)
  }
}
