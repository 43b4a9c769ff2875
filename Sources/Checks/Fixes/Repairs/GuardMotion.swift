import ScreenModel

/// Lets a movement that never ends stand still where people have asked for less motion.
public struct GuardMotion: Repair {
  public static let rules = ["motion-unguarded"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isCertain, let file = site.source, let offset = file.start(of: site.finding.span),
      let type = file.type(around: offset)
    else { return nil }
    var call: WrittenCall?
    var region: Range<Int>?
    if let (view, index) = file.modifier(at: site.finding.span) {
      call = view.modifiers[index]
      region = view.range
    } else if let view = file.view(at: site.finding.span), view.base.name == "withAnimation" {
      call = view.base
      region = view.range
    }
    guard let call, let region, ["animation", "withAnimation"].contains(call.name),
      let argument = call.argument(nil), argument.body == nil
    else { return nil }
    guard let (name, declaration) = ReduceMotion.property(in: type, of: file) else { return nil }
    let edits = declaration + [.insert("\(name) ? nil : ", at: argument.value.lowerBound, in: file.path)]
    return Proposal("stands still with Reduce Motion", edits, file: file.path, region: region)
  }
}
