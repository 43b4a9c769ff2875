import ScreenModel

/// Keeps controls out of a combined element: what only informs stays one element and the controls stand beside it; where
/// the two cannot be told apart, the element becomes a group whose parts stay what they are.
public struct FreeControl: Repair {
  public static let rules = ["combine-swallows-control"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let (view, index) = file.modifier(at: site.finding.span),
      // Inside the label of a button all is one element in any case.
      let (node, modifier) = site.applied, !node.isInLabel,
      let edits = Self.edits(of: index, on: view, modifier, of: node, site)
    else { return nil }
    return Proposal(
      "keeps the controls in it reachable", edits, file: file.path, region: view.range)
  }

  public func refusal(for site: RepairSite) -> (what: String, reason: String)? {
    guard site.isCertain, site.applied?.node.isInLabel == false else { return nil }
    return (
      "keeps the controls in it reachable",
      "what is said of the combined element belongs to its texts alone: combine those in a stack of their own, and leave the control beside it"
    )
  }

  /// What frees the controls of a combined element; `nil`: what is said of the one would be lost.
  static func edits(
    of index: Int, on view: WrittenView, _ modifier: AuditedModifier, of node: AuditedNode, _ site: RepairSite
  ) -> [TextEdit]? {
    guard let file = site.source else { return nil }
    var part = InformingPart(
      file: file, audited: site.view, stack: node, combine: modifier, view: view, index: index)
    let leavesOut = LabelHidesChildren().check(site.view).first { finding in
      node.modifiers.contains { $0.span == finding.span && $0.frames == finding.frames }
    }
    // A label that leaves something out would still do so: it is completed, or all of it is heard of a group.
    if let leavesOut {
      guard let (owner, place) = file.modifier(at: leavesOut.span), owner.range == view.range,
        let label = owner.modifiers[place].argument(nil)
      else { return group(index, view, file) }
      part.missing = CompleteLabel.missing(file.source(label.value), leavesOut, node, site.view, file)
      if part.missing.isEmpty, !site.allowsGuesses { return group(index, view, file) }
    }
    if let edits = part.edits() { return edits }
    return group(index, view, file)
  }

  /// Makes a group of the element.
  private static func group(_ index: Int, _ view: WrittenView, _ file: WrittenFile) -> [TextEdit]? {
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

  static let acting: Set<String> = ["accessibilityAction", "accessibilityAdjustableAction", "onTapGesture"]
}
