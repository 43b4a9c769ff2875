/// How many terminal columns a character takes: none for marks that sit on others, two for wide ones and emoji.
func displayWidth(_ character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  let properties = first.properties
  if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) || properties.isEmojiPresentation { return 2 }
  switch properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  switch first.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}

func displayWidth(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + displayWidth($1) } }

/// A text that takes exactly so many columns: filled with spaces, or cut with an ellipsis.
func padded(_ text: String, to width: Int) -> String {
  let own = displayWidth(text)
  if own <= width { return text + String(repeating: " ", count: width - own) }
  var cut = ""
  var used = 0
  for character in text {
    let next = displayWidth(character)
    if used + next > width - 1 { break }
    cut.append(character)
    used += next
  }
  return cut + "…" + String(repeating: " ", count: max(0, width - 1 - used))
}

/// Breaks a text at spaces into lines of at most so many columns. A word that is longer has a line of its own.
func wrapped(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: true) {
    let next = displayWidth(word)
    if used > 0 && used + 1 + next > width {
      lines.append(line)
      line = ""
      used = 0
    }
    if used > 0 {
      line += " "
      used += 1
    }
    line += word
    used += next
  }
  if used > 0 || lines.isEmpty { lines.append(line) }
  return lines
}
