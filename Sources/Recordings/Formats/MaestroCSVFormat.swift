import ScreenModel

/// The compact lists of Maestro as CSV: `maestro hierarchy --compact`, and the one of its MCP server.
public struct MaestroCSVFormat: RecordingFormat {
  public init() {}

  public var name: String { "maestro-csv" }
  public var summary: String { "maestro hierarchy --compact" }

  public func recognition(of input: RecordingInput) -> Recognition {
    guard input.json == nil, let first = input.head.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return .no }
    return first.begins(with: "element_num,depth,") || first.begins(with: "id,depth,bounds,") ? .certain : .no
  }

  public func read(_ input: RecordingInput) -> Result<Recording, Problems> {
    let rows = CSVRows.read(input.text, limit: RecordingReader.entryLimit)
    guard let head = rows.first, rows.count > 1 else {
      let hint = "record again while the app is in front"
      return .failure(Problems([Problem("\(input.path) holds no element below its first line", hint: hint)]))
    }
    var builder = XCUITreeBuilder()
    for row in rows.dropFirst() {
      var cells: [String: String] = [:]
      for (key, cell) in zip(head.cells, row.cells) where !cell.isEmpty { cells[key] = cell }
      if let attributes = cells["attributes"] { cells.merge(Self.attributes(attributes)) { _, new in new } }
      builder.add(Self.node(cells, line: row.line), indent: cells["depth"].flatMap { Int($0) } ?? 0)
    }
    let tree = XCUIRecording(
      format: name, input: input, carries: MaestroFormat.carries, notes: MaestroFormat.notes,
      partNote: MaestroFormat.filtered)
    return .success(tree.recording(builder.finish(), isWhole: false))
  }

  private static let keys = [
    "accessibilityText", "bounds", "checked", "enabled", "focused", "hintText", "resource-id", "selected", "text",
    "title", "value", "clickable",
  ]

  /// `key=value; key=value`; a value may hold a semicolon, so the next key has to be a known one.
  static func attributes(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    var last: String?
    for part in text.components(separatedAt: "; ") {
      if let sign = part.firstIndex(of: "="), keys.contains(String(part[..<sign])) {
        let key = String(part[..<sign])
        found[key] = String(part[part.index(after: sign)...])
        last = key
      } else if let last {
        found[last, default: ""] += "; " + part
      }
    }
    return found
  }

  private static func node(_ cells: [String: String], line: Int) -> XCUINode {
    var node = MaestroFormat.node(
      label: cells["accessibilityText"] ?? cells["accessibility"], text: cells["text"], value: cells["value"],
      title: cells["title"], placeholder: cells["hintText"] ?? cells["hint"],
      identifier: cells["resource-id"] ?? cells["resource_id"], bounds: cells["bounds"])
    node.line = line
    // The long list writes what is off; in the other `false` is dropped, and `enabled` alone says nothing then.
    if cells["enabled"] == "0" || cells["enabled"] == "false" { node.flags.insert(.disabled) }
    if cells["selected"] == "1" || cells["selected"] == "true" { node.flags.insert(.selected) }
    return node
  }
}
