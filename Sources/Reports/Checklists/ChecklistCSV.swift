import Checks
import Mustache

/// A table by RFC 4180, for spreadsheets and trackers. No field is taken for a formula.
public enum ChecklistCSV: ChecklistFormat {
  public static let name = "csv"
  public static let hasTemplate = false

  static let columns = [
    "done", "screen", "what", "state", "case", "do", "listen and look for", "where", "owner", "release", "id",
  ]

  public static func text(of list: Checklist, template: ChecklistTemplate) -> String {
    var rows = [columns]
    for section in list.sections {
      for group in section.groups {
        for item in group.items {
          var places = item.places.map { "\($0.span.file):\($0.span.line) \($0.words)" }
          if let spec = item.spec { places.insert("\(spec.file):\(spec.line)", at: 0) }
          rows.append([
            item.isDone ? "x" : "", section.title, group.kind.title, item.state?.rawValue ?? "", item.caseName ?? "",
            item.text, item.lines.joined(separator: "\n"), places.joined(separator: "\n"), section.owner ?? "",
            list.release ?? "", item.id,
          ])
        }
      }
    }
    return rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Quoted where it has to be. What a spreadsheet would run gets an apostrophe in front, which it does not show.
  static func field(_ text: String) -> String {
    var text = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
      .joined(separator: "\n")
    if let first = text.first(where: { $0 != " " }), starters.contains(first) { text = "'" + text }
    guard text.unicodeScalars.contains(where: { ",\"\r\n;".unicodeScalars.contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// What begins a formula, full-width signs too.
  private static let starters: Set<Character> = [
    "=", "+", "-", "@", "\t", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  public static func earlier(_ text: String) -> EarlierChecklist {
    var rows = rows(of: text)
    guard !rows.isEmpty else { return EarlierChecklist() }
    let header = rows.removeFirst().map { $0.lowercased() }
    func value(_ column: String, _ row: [String]) -> String? {
      header.firstIndex(of: column).flatMap { row.indices.contains($0) ? row[$0] : nil }
    }
    var earlier = EarlierChecklist()
    for row in rows {
      if let release = value("release", row), !release.isEmpty, earlier.release == nil {
        earlier.release = release.hasPrefix("'") ? String(release.dropFirst()) : release
      }
      let done = (value("done", row) ?? "").lowercased()
      guard !["", "no", "false", "0"].contains(done), let id = value("id", row), !id.isEmpty else { continue }
      earlier.ticks.append(Tick(id: id, section: value("screen", row), text: value("do", row) ?? id))
    }
    return earlier
  }

  /// Fields by row. The sign between fields is the first one of `,`, `;` and tab in the header.
  private static func rows(of text: String) -> [[String]] {
    let scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    let separator = scalars.first { $0 == "," || $0 == ";" || $0 == "\t" || $0 == "\n" } ?? ","
    var rows: [[String]] = []
    var row: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var position = 0
    func end() -> String {
      defer { field = String.UnicodeScalarView() }
      return String(field)
    }
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if isQuoted {
        if scalar != "\"" {
          field.append(scalar)
        } else if position < scalars.count, scalars[position] == "\"" {
          field.append(scalar)
          position += 1
        } else {
          isQuoted = false
        }
        continue
      }
      switch scalar {
      case "\"": isQuoted = true
      case separator: row.append(end())
      case "\n":
        row.append(end())
        rows.append(row)
        row = []
      case "\r": break
      default: field.append(scalar)
      }
    }
    if !field.isEmpty || !row.isEmpty { rows.append(row + [end()]) }
    return rows
  }
}
