import ScreenModel

/// Draws a problem for a terminal: what is wrong, its place, the line with a caret, and what to do.
///
/// ```
/// error: unknown key ‘heers’
///   ┌ specs/search.yaml:4:5
///   │
/// 4 │     heers: Results, heading
///   │     ^^^^^
///   │ help      did you mean ‘hears’?
/// ```
public func drawn(_ problem: Problem) -> String {
  var lines = ["error: \(shown(problem.message))"]
  guard let span = problem.span else {
    if let hint = problem.hint { lines.append("  help      \(shown(hint))") }
    return lines.joined(separator: "\n")
  }
  let number = String(span.line)
  let margin = String(repeating: " ", count: number.count)
  lines.append("\(margin) ┌ \(shown(span.description))")
  if let line = problem.line {
    let window = LineWindow(line, span)
    lines.append("\(margin) │")
    lines.append("\(number) │ \(window.text)")
    lines.append("\(margin) │ \(window.caret)")
  }
  if let hint = problem.hint { lines.append("\(margin) │ help      \(shown(hint))") }
  return lines.joined(separator: "\n")
}

/// Text that cannot change how a terminal behaves: control characters, and those that turn the direction of what
/// follows, are made visible.
private func shown(_ text: String) -> String { String(text.map { isControl($0) ? "�" : $0 }) }

private func isControl(_ character: Character) -> Bool {
  character != "\t"
    && character.unicodeScalars.contains {
      $0.properties.generalCategory == .control || 0x202A...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value
    }
}

/// The part of a line around a span, and the caret beneath it.
private struct LineWindow {
  var text = ""
  var caret = ""

  /// Characters shown before and behind the caret of a very long line.
  private static let reach = 100

  init(_ line: String, _ span: SourceSpan) {
    var column = 1
    let characters = line.map { character in
      defer { column += character.unicodeScalars.count }
      return (character: character, column: column)
    }
    let target = characters.firstIndex { $0.column + $0.character.unicodeScalars.count > span.column }
    let start = target ?? characters.count
    let end = span.endLine > span.line ? Int.max : max(span.endColumn, span.column + 1)
    let first = max(0, start - Self.reach)
    let last = min(characters.count, start + Self.reach)
    if first > 0 {
      text = "…"
      caret = " "
    }
    for index in first..<last {
      let (character, column) = characters[index]
      text.append(isControl(character) ? "�" : character)
      if index < start {
        // A tab is as wide beneath as above.
        caret += character == "\t" ? "\t" : String(repeating: " ", count: width(character))
      } else if column < end, !(character.isWhitespace && end == .max && index == last - 1) {
        caret += String(repeating: "^", count: max(1, width(character)))
      }
    }
    if last < characters.count { text += "…" }
    if !caret.contains("^") { caret += "^" }
  }
}

/// Cells a character takes in a terminal: two for wide letters and emoji, none for what has no form of its own.
private func width(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  if isControl(character) { return 1 }
  if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
