import ScreenModel

/// Makes the area that takes a touch at least 44 by 44 points.
public struct GrowTarget: Repair {
  public static let rules = ["target-too-small"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let view = file.view(at: site.finding.span),
      let node = site.node, node.isButtonLike
    else { return nil }
    // A control is as large as its label: the room is made there.
    let label =
      view.base.argument("label")
      ?? (view.base.argument("action") != nil || view.base.name != "Button" ? view.base.trailingClosure : nil)
    guard let label, let body = label.body, label.statements == 1,
      let inner = file.views[body.lowerBound], inner.isStatement, inner.range == body,
      let place = ModifierPlace(file, inner)
    else { return nil }
    let edit = place.insertion(
      of: [AddedModifier(".frame(minWidth: 44, minHeight: 44)"), AddedModifier(".contentShape(Rectangle())")],
      behind: inner.modifiers.count - 1)
    return Proposal(
      "makes the area 44 by 44 points", [edit], file: file.path, region: view.range)
  }
}
