import ScreenModel

/// Disables a control that only looks disabled, under the test that makes it look so.
public struct DisableControl: Repair {
  public static let rules = ["disabled-by-look-only"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    // What can be done changes: a person has to want it.
    guard site.allowsGuesses, site.isCertain, let file = site.source,
      let (view, index) = file.modifier(at: site.finding.span), let argument = view.modifiers[index].argument(nil),
      ["Button", "NavigationLink", "Toggle"].contains(view.base.name), view.modifier("disabled") == nil
    else { return nil }
    let source = file.source(argument.value)
    let test: String
    if view.modifiers[index].name == "allowsHitTesting" {
      test = Ternary.not(source)
    } else if let choice = Ternary(source), view.modifiers[index].name == "opacity", let first = Double(choice.then),
      let second = Double(choice.otherwise)
    {
      test = first < second ? choice.condition : Ternary.not(choice.condition)
    } else {
      return nil
    }
    guard let place = ModifierPlace(file, view) else { return nil }
    let edit = place.insertion(of: [AddedModifier(".disabled(\(test))")], behind: index)
    return Proposal("disables it", [edit], isSafe: false, file: file.path, region: view.range)
  }
}
