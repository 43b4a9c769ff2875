import ScreenModel

/// Names a spinner after what it waits for. The words are a guess.
public struct NameLoading: Repair {
  public static let rules = ["loading-unnamed"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    // Beside words that say it already another name would say it twice.
    guard site.allowsGuesses, !site.finding.isLeftToPeople, let node = site.node, let file = site.source,
      let view = file.view(at: site.finding.span), let place = ModifierPlace(file, view)
    else { return nil }
    let words = words(for: node, in: site.view)
    return Proposal(
      "names it ‘\(words)’",
      place.edits(adding: [
        AddedModifier(".accessibilityLabel(\(SpokenLiteral.source(words, site)))", isGuess: true)
      ]), isGuess: true, file: file.path, region: view.range,
      forgets: .words(["in", "progress", "loading"]))
  }

  /// “Saving” for `isSaving`, “Loading orders” for `isLoadingOrders`.
  private func words(for node: AuditedNode, in view: AuditedView) -> String {
    for branch in view.ancestors(of: node.id).prefix(6) {
      guard branch.kind == .branch, let condition = branch.condition else { continue }
      for name in condition.names where name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) {
        var words = Words.ofName(name.split(separator: ".").last.map(String.init) ?? name)
        if words.first == "is" || words.first == "show" || words.first == "should" { words.removeFirst() }
        if let start = words.firstIndex(where: Words.isGoingOn),
          start == 0, words.count < 5
        {
          return NameGuess.sentence(words)
        }
      }
    }
    return "Loading"
  }
}
