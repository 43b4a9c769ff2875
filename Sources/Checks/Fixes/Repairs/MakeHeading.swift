import ScreenModel

/// Gives a text that is drawn as a title the trait of a heading.
public struct MakeHeading: Repair {
  public static let rules = ["heading-without-trait"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    guard site.isWorthChecking, let file = site.source, let view = file.view(at: site.finding.span),
      let place = ModifierPlace(file, view), isItsOwn(site, view, file), site.isCertain || mayBeTitle(site)
    else { return nil }
    return Proposal(
      "makes it a heading",
      place.edits(adding: [AddedModifier(".accessibilityAddTraits(.isHeader)", isGuess: site.needsChecking)]),
      isGuess: site.needsChecking, file: file.path, region: view.range)
  }

  /// In a part that is handed text and style, only what is always drawn as a title is one.
  private func isItsOwn(_ site: RepairSite, _ view: WrittenView, _ file: WrittenFile) -> Bool {
    if site.finding.frames.isEmpty { return true }
    return view.modifiers.filter { $0.name == "font" }.contains { font in
      let source = file.source(font.range)
      return source.contains("headline") || source.contains("size:")
        || HeadingWithoutTrait.styles.contains { source.contains(".\($0)") }
    }
  }

  /// Amounts and dates are drawn large as well.
  private func mayBeTitle(_ site: RepairSite) -> Bool {
    guard let node = site.node, !NumberReadAsDigits().isMonospaced(node) else { return false }
    let names = node.elements.first?.label?.holes.flatMap(Words.ofName) ?? []
    let values: Set<String> = [
      "amount", "balance", "count", "date", "day", "duration", "index", "number", "percent", "percentage", "price",
      "score", "size", "state", "status", "time", "total", "value", "version", "year",
    ]
    return values.isDisjoint(with: names)
  }
}
