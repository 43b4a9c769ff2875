/// Text from files, made safe to show.
enum Escaping {
  /// For terminals: control characters and marks that turn the writing direction are written out, so that a file cannot
  /// colour, move or hide what is shown. Line breaks and tabs become spaces.
  static func plain(_ text: some StringProtocol) -> String {
    let breaks: Set<Unicode.Scalar> = ["\t", "\n", "\r", "\u{2028}", "\u{2029}"]
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { out.append(breaks.contains(scalar) ? " " : scalar) }
    return String(out).visible
  }

  /// For Markdown text: nothing in it marks anything up, links, or calls anybody.
  static func markdown(_ text: some StringProtocol) -> String {
    var out = ""
    for scalar in plain(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "@": out += "&#64;"
      case "#": out += "&#35;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "|", "~", "!": out += "\\\(scalar)"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// For Markdown outside tables: a span of code, in which nothing is marked up.
  static func code(_ text: some StringProtocol) -> String {
    let text = plain(text)
    if text.isEmpty { return "``(empty)``" }
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace = text.hasPrefix("`") || text.hasSuffix("`")
    return fence + (needsSpace ? " \(text) " : text) + fence
  }

  /// For XML text and attributes. Characters that XML cannot hold are written out.
  static func xml(_ text: some StringProtocol) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&apos;"
      case "\n": out += "&#10;"
      case "\r": out += "&#13;"
      case "\t": out += "&#9;"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
        out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
