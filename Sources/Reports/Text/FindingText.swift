import Checks
import ScreenModel

/// One finding as a person would explain it: what, where, the line as written, expected and heard, why, help.
struct FindingText {
  let options: ReportOptions
  var paint: Paint { Paint(isOn: options.usesColor) }

  /// Longer lines are cut around the place.
  private static let longestLine = 400

  func text(_ finding: Finding) -> String {
    let head = paint.severity(finding.severity, "\(finding.severity.rawValue)[\(finding.rule)]") + ": "
    var lines = [head + paint.bold(Escaping.plain(finding.message))]
    let written = finding.span.flatMap { span in options.line(span).map { (span, $0) } }
    let margin = String(repeating: " ", count: max(1, written.map { String($0.0.line).count } ?? 1))
    if let span = finding.span {
      let about = [finding.screen, finding.state?.rawValue, finding.caseName].compactMap { $0 }.map(Escaping.plain)
      let place = Escaping.plain(span.description) + (about.isEmpty ? "" : "  (\(about.joined(separator: " · ")))")
      lines.append("\(margin) ┌ \(place)")
    }
    if let (span, line) = written, span.line > 0 { lines += quoted(line, span, margin) }
    for (name, value) in rows(finding) { lines += row(name, value, margin) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(_ finding: Finding) -> [(String, String)] {
    var rows: [(String, String)] = []
    if let expected = finding.expected { rows.append(("expected", expected)) }
    if let heard = finding.heard {
      rows.append((finding.heardBy, heard))
    } else if finding.expected != nil && finding.severity == .error {
      rows.append((finding.heardBy, "nothing like it"))
    }
    rows += finding.details.map { ("·", $0) }
    rows += finding.related.map { ("see", "\($0.span) – \($0.message)") }
    if let why = finding.why { rows.append(("why", why)) }
    if let help = finding.help { rows.append(("help", help)) }
    return rows
  }

  private func row(_ name: String, _ value: String, _ margin: String) -> [String] {
    let indent = displayWidth(margin) + 3 + 11
    return wrapped(Escaping.plain(value), to: max(20, options.width - indent)).enumerated().map { index, line in
      "\(margin) │ \(index == 0 ? padded(name, to: 10) : String(repeating: " ", count: 10)) \(line)"
    }
  }

  /// The line with a caret under the place. Columns count scalars; a tab is shown as two spaces.
  private func quoted(_ line: String, _ span: SourceSpan, _ margin: String) -> [String] {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(0, span.column - 1), scalars.count)
    let last = span.endLine == span.line ? span.endColumn - 1 : scalars.count
    let end = min(max(start + 1, last), max(scalars.count, start + 1))
    let from = start > Self.longestLine / 2 ? start - Self.longestLine / 2 : 0
    let to = min(scalars.count, from + Self.longestLine)
    func shown(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      for scalar in scalars[range] {
        if scalar == "\t" { text.append(contentsOf: "  ".unicodeScalars) } else { text.append(scalar) }
      }
      return Escaping.plain(String(text))
    }
    let before = shown(from..<min(max(start, from), to))
    let marked = shown(min(max(start, from), to)..<min(max(end, from), to))
    let carets = String(repeating: "^", count: max(1, displayWidth(marked)))
    let number = padded(String(span.line), to: displayWidth(margin))
    let cut = (from > 0 ? "…" : "", to < scalars.count ? "…" : "")
    return [
      "\(margin) │", "\(number) │ \(cut.0)\(shown(from..<to))\(cut.1)",
      "\(margin) │ " + String(repeating: " ", count: displayWidth(cut.0) + displayWidth(before))
        + paint.severity(.error, carets), "\(margin) │",
    ]
  }
}
