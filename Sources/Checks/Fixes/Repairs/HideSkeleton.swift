import ScreenModel

/// Hides placeholders for content that is not there yet.
public struct HideSkeleton: Repair {
  public static let rules = ["skeleton-read"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isWorthChecking, let file = site.source else { return nil }
    // Redacted only sometimes: hidden then, too.
    var test = "true"
    if let (view, index) = file.modifier(at: site.finding.span) {
      let argument = view.modifiers[index].argument("reason") ?? view.modifiers[index].argument("active")
      if let source = argument.map({ file.source($0.value) }), source != ".placeholder", source != "true" {
        guard let choice = Ternary(source), choice.then == ".placeholder", choice.otherwise == "[]" else { return nil }
        test = choice.condition
      }
    }
    let written: WrittenView? =
      file.view(at: site.finding.span)
      ?? file.modifier(at: site.finding.span).map { $0.view }
    guard let view = written, let place = ModifierPlace(file, view) else { return nil }
    return Proposal(
      "hides the placeholders",
      place.edits(adding: [AddedModifier(".accessibilityHidden(\(test))", isGuess: site.needsChecking)]),
      isGuess: site.needsChecking, file: file.path, region: view.range, forgets: .all)
  }
}
