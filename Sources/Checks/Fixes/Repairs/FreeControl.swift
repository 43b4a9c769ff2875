import ScreenModel

/// Keeps controls out of a combined element: what was one element becomes a group whose parts stay what they are.
public struct FreeControl: Repair {
  public static let rules = ["combine-swallows-control"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      let argument = view.modifiers[index].argument("children")
    else { return nil }
    let source = file.source(argument.value)
    guard source == ".combine" || source == "AccessibilityChildBehavior.combine" else { return nil }
    var edits = [
      TextEdit(
        file: file.path, range: argument.value,
        replacement: String(source.dropLast("combine".count)) + "contain")
    ]
    // What was said of the one element is not said of a group: roles, hints and actions of controls are their own.
    let later = view.modifiers[(index + 1)...]
    let words = later.filter { ["accessibilityHint", "accessibilityValue"].contains($0.name) }
    guard words.isEmpty, !later.contains(where: { Self.acting.contains($0.name) }) else { return nil }
    for trait in later where trait.name == "accessibilityAddTraits" {
      guard let added = trait.argument(nil), file.source(added.value) == ".isButton" else { return nil }
      edits.append(Removal.edit(of: trait, in: file))
    }
    return Proposal(
      "keeps the controls in it reachable", edits, file: file.path, region: view.range)
  }

  private static let acting: Set<String> = ["accessibilityAction", "accessibilityAdjustableAction", "onTapGesture"]
}
