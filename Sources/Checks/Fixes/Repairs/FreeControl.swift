import ScreenModel

/// Keeps controls out of a combined element: what was one element becomes a group whose parts stay what they are.
public struct FreeControl: Repair {
  public static let rules = ["combine-swallows-control"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      // Inside the label of a button all is one element in any case.
      site.applied?.node.isInLabel == false, let edits = Self.edits(of: index, on: view, in: file)
    else { return nil }
    return Proposal(
      "keeps the controls in it reachable", edits, file: file.path, region: view.range)
  }

  /// What makes a group of a combined element; `nil`: what is said of the one would be lost.
  static func edits(of index: Int, on view: WrittenView, in file: WrittenFile) -> [TextEdit]? {
    guard let argument = view.modifiers[index].argument("children") else { return nil }
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
    guard words.isEmpty, !later.contains(where: { acting.contains($0.name) }) else { return nil }
    for trait in later where trait.name == "accessibilityAddTraits" {
      guard let added = trait.argument(nil), file.source(added.value) == ".isButton" else { return nil }
      edits.append(Removal.edit(of: trait, in: file))
    }
    return edits
  }

  private static let acting: Set<String> = ["accessibilityAction", "accessibilityAdjustableAction", "onTapGesture"]
}
