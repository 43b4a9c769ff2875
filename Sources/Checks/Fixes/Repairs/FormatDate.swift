import ScreenModel

/// Lets the reader's country decide the order of a date's parts.
public struct FormatDate: Repair {
  public static let rules = ["date-format-fixed"]

  public init() {}

  public func proposal(for site: RepairSite) -> Proposal? {
    // What is seen may change: a person has to want it.
    guard site.allowsGuesses || site.isNamed, site.isCertain, let file = site.source,
      let start = file.start(of: site.finding.span),
      let end = file.offset(line: site.finding.span.endLine, column: site.finding.span.endColumn), end > start
    else { return nil }
    let source = file.source(start..<end)
    let sides = source.components(separatedBy: ".dateFormat = ")
    guard sides.count == 2, let pattern = Ternary.words(sides[1]), !pattern.contains("'"),
      sides[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    // The template names the parts; the system orders them.
    let template = pattern.filter(\.isLetter)
    guard template.allSatisfy({ "yMLdEeaHhmsjJ".contains($0) }) else { return nil }
    return Proposal(
      "lets the system order ‘\(pattern)’",
      [
        TextEdit(
          file: file.path, range: start..<end,
          replacement: "\(sides[0]).setLocalizedDateFormatFromTemplate(\"\(template)\")")
      ], isSafe: false, file: file.path, region: start..<end)
  }
}
