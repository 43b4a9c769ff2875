import ScreenModel

/// Hides from VoiceOver what is faded to nothing, under the test that fades it.
public struct HideInvisible: Repair {
  public static let rules = ["invisible-yet-focusable"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let argument = view.modifiers[index].argument(nil), let place = ModifierPlace(file, view),
      view.modifier("accessibilityHidden") == nil, view.modifiers[index].name == "opacity",
      let choice = Ternary(file.source(argument.value))
    else { return nil }
    let test: String
    if Double(choice.then) == 0 {
      test = choice.condition
    } else if Double(choice.otherwise) == 0 {
      test = Ternary.not(choice.condition)
    } else {
      return nil
    }
    let edit = place.insertion(of: [AddedModifier(".accessibilityHidden(\(test))")], behind: index)
    return Proposal("hides it while it cannot be seen", [edit], file: file.path, region: view.range)
  }
}
