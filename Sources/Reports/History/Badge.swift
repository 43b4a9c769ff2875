import Checks

/// A small picture with the state of the specs, for a README.
public enum Badge {
  /// The picture as SVG, without fonts or anything else from elsewhere.
  /// - Parameter label: What stands on its left: `VoiceOver specs`.
  public static func svg(of summary: CheckSummary, label: String) -> String {
    let label = String(Escaping.plain(label).prefix(60))
    let (words, color) = message(summary)
    let (left, right) = (width(label) + 12, width(words) + 12)
    let title: HTML = "\(label): \(words)"
    let picture: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img" aria-label="\(title)">
        <title>\(title)</title>
        <rect width="\(left + right)" height="20" rx="3" fill="#3c4249"/>
        <path d="M\(left) 0h\(right - 3)a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-\(right - 3)z" fill="\(color)"/>
        <g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
          <text x="6" y="14" textLength="\(left - 12)" lengthAdjust="spacingAndGlyphs">\(label)</text>
          <text x="\(left + 6)" y="14" textLength="\(right - 12)" lengthAdjust="spacingAndGlyphs">\(words)</text>
        </g>
      </svg>

      """
    return picture.text
  }

  /// What it says, the worst first, and a colour on which white is legible.
  private static func message(_ summary: CheckSummary) -> (String, HTML) {
    func count(_ verdicts: Verdict...) -> Int { verdicts.reduce(0) { $0 + (summary.states[$1] ?? 0) } }
    let failing = count(.contradicted, .notHeard)
    let undesigned = count(.undesigned)
    if failing + undesigned > 0 {
      let parts = [(failing, "failing"), (undesigned, "not designed")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return (parts.joined(separator: ", "), "#b3261e")
    }
    if summary.errors > 0 { return (SummaryWords.count(summary.errors, "error"), "#b3261e") }
    let parts = [
      (count(.heard, .heardInPart), "heard"), (count(.predicted), "predicted"), (count(.possible), "possible"),
      (count(.unproved), "unproved"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let isOpen = count(.possible, .unproved) > 0
    return (parts.isEmpty ? "no states" : parts.joined(separator: ", "), isOpen ? "#7a5200" : "#1a6f34")
  }

  /// About what a text takes in Verdana at 11; the picture then sets it to exactly that.
  private static func width(_ text: String) -> Int {
    max(8, text.reduce(0) { $0 + max(1, displayWidth(String($1))) } * 66 / 10)
  }
}
