import Checks
import Foundation
import Mustache

/// A task list, as GitHub and GitLab show it with boxes to tick.
public enum ChecklistMarkdown: ChecklistFormat {
  public static let name = "markdown"
  public static let hasTemplate = true

  public static func text(of list: Checklist, template: ChecklistTemplate) throws(MustacheProblem) -> String {
    try MustacheTemplate(template.text).text(
      with: ChecklistValue.value(of: list), partials: template.partials, escape: escaped)
  }

  /// Nothing in the text marks anything up, links, or calls anybody. Brackets around words stay as they are: without a
  /// link before them they mean nothing.
  static func escaped(_ text: String) -> String {
    var out = ""
    var isBehindWord = false
    let scalars = Array(Escaping.plain(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "#": out += "&#35;"
      // `anna@example.com` calls nobody.
      case "@": out += isBehindWord ? "@" : "&#64;"
      case "-", "+": out += out.isEmpty ? "\\\(scalar)" : "\(scalar)"
      // `1. ` would begin a list.
      case ".", ")":
        let isListMark = index + 1 == scalars.count || scalars[index + 1] == " "
        out += isListMark && !out.isEmpty && out.allSatisfy(\.isNumber) ? "\\\(scalar)" : "\(scalar)"
      case "\\", "`", "*", "_", "[", "]", "|", "~": out += "\\\(scalar)"
      default: out.unicodeScalars.append(scalar)
      }
      isBehindWord = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return out
  }

  public static func earlier(_ text: String) -> EarlierChecklist {
    var earlier = EarlierChecklist()
    var section: String?
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line.drop { $0 == " " || $0 == "\t" }
      if rest.hasPrefix("<!-- checklist for release ") {
        earlier.release = comment(in: &rest)?.dropping("checklist for release ")
      }
      if rest.hasPrefix("## ") {
        _ = comment(in: &rest)
        section = read(rest.dropFirst(3)).dropping(last: " (part)").dropping(last: " (journey)")
      }
      guard let bullet = rest.first, "-*+".contains(bullet) else { continue }
      rest = rest.dropFirst().drop { $0 == " " }
      guard rest.hasPrefix("[x] ") || rest.hasPrefix("[X] ") else { continue }
      rest = rest.dropFirst(4)
      let id = comment(in: &rest)
      earlier.ticks.append(Tick(id: id, section: section, text: read(rest)))
    }
    return earlier
  }

  /// The words of a comment, which is taken out.
  private static func comment(in line: inout Substring) -> String? {
    guard let start = line.range(of: "<!-- ", options: .backwards),
      let end = line.range(of: " -->", range: start.upperBound..<line.endIndex)
    else { return nil }
    let words = String(line[start.upperBound..<end.lowerBound])
    line = line[..<start.lowerBound]
    return words
  }

  /// Text without its escapes.
  private static func read(_ text: Substring) -> String {
    var out = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      out.append(character)
      isEscaped = false
    }
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&#35;", "#"), ("&#64;", "@"), ("&amp;", "&")] {
      out = out.replacingOccurrences(of: entity, with: sign)
    }
    while out.last == " " { out.removeLast() }
    return out
  }
}

extension String {
  /// Without some words at its beginning.
  fileprivate func dropping(_ words: String) -> String { hasPrefix(words) ? String(dropFirst(words.count)) : self }

  /// Without some words at its end.
  fileprivate func dropping(last words: String) -> String { hasSuffix(words) ? String(dropLast(words.count)) : self }
}
