import ScreenModel

/// The line of a file as a person wrote it, the place marked; the style draws carets under it, as wide as the words are.
enum ExcerptHTML {
  /// Longer lines are cut around the place.
  private static let longest = 120

  static func html(_ line: String, _ span: SourceSpan) -> HTML {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(0, span.column - 1), scalars.count)
    let last = span.endLine == span.line ? span.endColumn - 1 : scalars.count
    let end = min(max(start + 1, last), max(scalars.count, start + 1))
    let indent = min(start, scalars.prefix { $0 == " " || $0 == "\t" }.count)
    let from = start > indent + longest / 2 ? start - longest / 2 : indent
    let to = min(scalars.count, from + longest)
    func text(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      for scalar in scalars[range] {
        if scalar == "\t" { text.append(contentsOf: "  ".unicodeScalars) } else { text.append(scalar) }
      }
      return Escaping.plain(String(text))
    }
    let head = (from > indent ? "…" : "") + text(from..<min(max(start, from), to))
    let marked = text(min(max(start, from), to)..<min(max(end, from), to))
    let rest = text(min(max(end, from), to)..<to) + (to < scalars.count ? "…" : "")
    return "<pre>\(span.line)  \(head)<mark>\(marked)</mark>\(rest)</pre>"
  }
}
