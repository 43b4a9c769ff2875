import Checks
import Foundation
import Mustache

/// A page of its own: no network, and a box for each item. A page that is saved keeps what was ticked in it.
public enum ChecklistHTML: ChecklistFormat {
  public static let name = "html"
  public static let hasTemplate = true

  public static func text(of list: Checklist, template: ChecklistTemplate) throws(MustacheProblem) -> String {
    try MustacheTemplate(template.text).text(
      with: ChecklistValue.value(of: list), partials: template.partials, escape: { htmlEscaped($0.visible) })
  }

  /// Reads boxes: `<input type="checkbox" id="…" checked>`.
  public static func earlier(_ text: String) -> EarlierChecklist {
    var earlier = EarlierChecklist()
    var rest = text[...]
    while let start = rest.range(of: "<") {
      rest = rest[start.upperBound...]
      let name = rest.prefix { $0.isLetter }.lowercased()
      guard name == "input" || name == "meta" else { continue }
      rest = rest.dropFirst(name.count)
      let attributes = attributes(&rest)
      if attributes["name"] == "checklist-release", let release = attributes["content"] { earlier.release = release }
      guard attributes["type"]?.lowercased() == "checkbox", attributes["checked"] != nil, let id = attributes["id"]
      else { continue }
      earlier.ticks.append(Tick(id: id, text: attributes["aria-label"] ?? id))
    }
    return earlier
  }

  /// The attributes of a tag, up to its end.
  private static func attributes(_ rest: inout Substring) -> [String: String] {
    var found: [String: String] = [:]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard let first = rest.first, first != ">" else { return found }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      rest = rest.dropFirst(max(1, name.count))
      guard rest.first == "=" else {
        found[name.lowercased()] = ""
        continue
      }
      rest = rest.dropFirst()
      var value = rest.prefix { !$0.isWhitespace && $0 != ">" }
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest = rest.dropFirst()
        value = rest.prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 1)
      } else {
        rest = rest.dropFirst(value.count)
      }
      found[name.lowercased()] = read(value)
    }
  }

  private static func read(_ text: Substring) -> String {
    var out = String(text)
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
      out = out.replacingOccurrences(of: entity, with: sign)
    }
    return out
  }
}
