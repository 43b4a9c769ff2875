import ScreenModel

/// Makes the height of a box that holds text the least it has, so that larger text fits.
public struct GrowHeight: Repair {
  public static let rules = ["text-in-fixed-height"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    // What is seen may change: a person has to want it.
    guard site.allowsGuesses || site.isNamed, site.isCertain, let file = site.source,
      let (view, index) = file.modifier(at: site.finding.span), view.modifiers[index].name == "frame",
      let height = view.modifiers[index].argument("height")
    else { return nil }
    let written = view.modifiers[index]
    let edit: TextEdit
    switch written.arguments.compactMap(\.label) {
    case ["height"], ["height", "alignment"]:
      let label = height.range.lowerBound..<(height.range.lowerBound + "height".utf8.count)
      edit = TextEdit(file: file.path, range: label, replacement: "minHeight")
    case ["width", "height"]:
      guard let width = written.argument("width") else { return nil }
      edit = TextEdit(
        file: file.path, range: written.range,
        replacement: ".frame(width: \(file.source(width.value))).frame(minHeight: \(file.source(height.value)))")
    default: return nil
    }
    return Proposal("lets it grow with the text", [edit], isSafe: false, file: file.path, region: view.range)
  }
}
